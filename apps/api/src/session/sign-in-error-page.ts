import type { Locale } from '@signet/rulebook/reference/locales';
import { textsByLocale } from '../platform/texts-by-locale.ts';
import type { SIGN_IN_ERROR_TEXTS } from './texts.en-US.ts';

const TEXTS = await textsByLocale<{ SIGN_IN_ERROR_TEXTS: typeof SIGN_IN_ERROR_TEXTS }>(import.meta.resolve('./texts.en-US.ts'));

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** A page that stands without any script or style, because it is for the moment when things do not work. */
export function signInErrorPage(what: 'down' | 'refused', { locale, path }: { locale: Locale; path: string }): string {
  const { title, text, again } = TEXTS[locale].SIGN_IN_ERROR_TEXTS[what];
  const href = escaped(`/auth/start?path=${encodeURIComponent(path)}`);
  return `<!doctype html>
<html lang="${locale}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>${title}</title></head>
<body><main><h1>${title}</h1><p>${text}</p><p><a href="${href}">${again}</a></p><p><a href="/">←</a></p></main></body>
</html>`;
}
