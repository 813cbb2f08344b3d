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
      'What you type here stays on this machine. Nobody outside it is checked, charged or contacted.',
      'Use made-up numbers only. Resetting the sandbox erases what its vendors were told.',
    ],
    keptTitle: 'How long we keep what you tell us',
    keptByLaw:
      'If we opened an account, the law requires us to keep who it was for. You can ask for a copy of your data. You can also ask us to erase what the law doesn’t require.',
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
      'Si nous avons ouvert un compte, la loi nous oblige à garder l’identité de la personne visée. Vous pouvez demander une copie de vos données. Vous pouvez aussi demander d’effacer ce que la loi n’exige pas.',
  },
};

/** The notice of each language. */
export const NOTICES = new Map<string, Notice>(
  LANGUAGES.map((language) => [language, { ...TEXTS[language], periods: periodsIn(language) }]),
);
