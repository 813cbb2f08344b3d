import { LANGUAGES, type Language } from '@signet/rulebook/reference/locales';
import { RETENTION, retentionPeriod } from '@signet/rulebook/reference/retention';

type Notice = { lang: string; title: string; lines: readonly string[]; keptTitle: string; keptByLaw: string; periods: readonly string[] };

/** How long everything is kept, from the table that housekeeping runs by. */
const periodsIn = (language: Language): string[] =>
  Object.values(RETENTION).map(
    ({ what, keepMs }) => `${what[language]}${language === 'fr' ? ' :' : ':'} ${retentionPeriod(keepMs, language)}.`,
  );

/** What stands where the provider's own notice stands: true of this sandbox, and nothing is promised for anybody else. */
const TEXTS: Readonly<Record<Language, Omit<Notice, 'periods'>>> = {
  en: {
    lang: 'en',
    title: 'Privacy notice',
    lines: [
      'This is the sandbox. The payments provider’s own notice stands here in production.',
      'What you type here stays on this machine. Nobody is checked, charged or written to outside it.',
      'Please type made-up numbers only. Resetting the sandbox forgets what its vendors were told.',
    ],
    keptTitle: 'How long we keep what you tell us',
    keptByLaw:
      'Where an account was opened, the law wants us to keep who it was opened for. You can ask for a copy of your data, or for what the law does not keep to be erased.',
  },
  fr: {
    lang: 'fr-CA',
    title: 'Avis de confidentialité',
    lines: [
      'Ceci est le bac à sable. En production, l’avis du fournisseur de paiements se trouve ici.',
      'Ce que vous tapez ici reste sur cette machine. Personne n’est vérifié, facturé ni joint à l’extérieur.',
      'N’y tapez que des numéros inventés. Réinitialiser le bac à sable fait oublier ce que ses fournisseurs ont appris.',
    ],
    keptTitle: 'Combien de temps nous gardons ce que vous nous dites',
    keptByLaw:
      'Quand un compte a été ouvert, la loi nous oblige à garder l’identité de la personne pour qui il l’a été. Vous pouvez demander une copie de vos données, ou que soit effacé ce que la loi ne fait pas garder.',
  },
};

/** The notice of each language. */
export const NOTICES = new Map<string, Notice>(
  LANGUAGES.map((language) => [language, { ...TEXTS[language], periods: periodsIn(language) }]),
);
