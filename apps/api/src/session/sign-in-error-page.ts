import type { Locale } from '@signet/rulebook/reference/locales';

type Words = { title: string; text: string; again: string };

/** What a person reads when sign-in did not work: what happened, what is safe, what to do. */
const EN: Record<'down' | 'refused', Words> = {
  down: {
    title: 'Sign-in does not answer',
    text: 'We cannot reach sign-in right now. Your answers are still on this device. Try again in a moment.',
    again: 'Try again',
  },
  refused: {
    title: 'Sign-in was not finished',
    text: 'The sign-in was broken off, or took too long. Your answers are still on this device.',
    again: 'Sign in',
  },
};
const FR: typeof EN = {
  down: {
    title: 'La connexion ne répond pas',
    text: 'Nous ne pouvons pas ouvrir la connexion pour le moment. Vos réponses sont toujours sur cet appareil. Réessayez dans un instant.',
    again: 'Réessayer',
  },
  refused: {
    title: 'La connexion n’est pas terminée',
    text: 'La connexion a été interrompue ou a pris trop de temps. Vos réponses sont toujours sur cet appareil.',
    again: 'Se connecter',
  },
};
const WORDS: Record<Locale, typeof EN> = { 'en-US': EN, 'en-CA': EN, 'fr-CA': FR };

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** A page that stands without any script or style, because it is for the moment when things do not work. */
export function signInErrorPage(what: 'down' | 'refused', { locale, path }: { locale: Locale; path: string }): string {
  const { title, text, again } = WORDS[locale][what];
  const href = escaped(`/auth/start?path=${encodeURIComponent(path)}`);
  return `<!doctype html>
<html lang="${locale}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>${title}</title></head>
<body><main><h1>${title}</h1><p>${text}</p><p><a href="${href}">${again}</a></p><p><a href="/">←</a></p></main></body>
</html>`;
}
