import { withoutPlaceholders } from '../product-texts.ts';

const SAME_IN_FRENCH = new Set([
  'EIN',
  'SSN',
  'SIN',
  'ZIP',
  'GoDaddy',
  'Payments',
  'Poynt',
  'Plaid',
  'Persona',
  'Twilio',
  'Prove',
  'Stripe',
  'Main',
  'Street',
  'English',
]);

/** English words that French lacks: any of them in a French text means an untranslated leftover. */
const ENGLISH = new Set(
  (
    'the and your you of to is are was were been has have had with without from for this that these those not but if then than when where which who what why how ' +
    'we us our they them their it its he she his her will would can could should must may might do does did done ' +
    'enter choose check send sent sign back next save saved close open help yes no please sorry error something went wrong try again later ' +
    'business owner bank account number name first last email phone mobile address city state country street birth date day month year ' +
    'money pay paid payment payments fee fees price free terms agree privacy policy learn more about show hide change edit delete remove add ' +
    'loading waiting continue submit apply approved declined pending review step steps of'
  )
    .split(' ')
    // Words that also exist in French, or mean something else there.
    .filter(
      (word) => !['date', 'mobile', 'a', 'or', 'on', 'but', 'as', 'change', 'sent'].includes(word),
    ),
);

/** Texts that list characters; their marks are not sentence punctuation. */
const LISTS_CHARACTERS = /, \. - & \(/;

const NO_BREAK = '[\\u00a0\\u202f]';

/** Quebec typography: forbidden patterns, each with its reason. docs/readings.md 36. */
const TYPOGRAPHY: readonly (readonly [pattern: RegExp, why: string])[] = [
  [/'/, 'a straight apostrophe'],
  [/"/, 'straight quotation marks'],
  [new RegExp(`(?<!${NO_BREAK}|^|https?|\\d):`), 'a colon without a no-break space before it'],
  [
    new RegExp(`(?<!${NO_BREAK}|\\})[%$]`),
    'a percent or dollar sign without a no-break space before it',
  ],
  [new RegExp(`«(?!${NO_BREAK})`), 'an opening « without a no-break space after it'],
  [new RegExp(`(?<!${NO_BREAK})»`), 'a closing » without a no-break space before it'],
  [/[\s\u00a0\u202f][;!?]/, 'a space before ; ! or ?'],
];

function typographyErrors(text: string): string[] {
  const plain = withoutPlaceholders(text);
  if (LISTS_CHARACTERS.test(plain)) return [];
  return TYPOGRAPHY.filter(([pattern]) => pattern.test(plain)).map(([, why]) => why);
}

/** Finds English in a French text: an identical text, or a word that French lacks. */
function findEnglishIn(text: string, english: string | undefined): string[] {
  const words = withoutPlaceholders(text).match(/[\p{L}]+/gu) ?? [];
  const foreign = words.filter(
    (word) => ENGLISH.has(word.toLowerCase()) && !SAME_IN_FRENCH.has(word),
  );
  if (foreign.length > 0) return [`English in it: ${[...new Set(foreign)].join(', ')}`];
  const isSame =
    text === english &&
    words.filter((word) => word.length > 3 && !SAME_IN_FRENCH.has(word)).length > 2;
  return isSame ? ['the same text as in English'] : [];
}

export const BANNED_WORDS = [
  'veuillez',
  's’il vous plaît',
  'désolé',
  'désolée',
  'oups',
  'valide',
  'invalide',
  'interdit',
  'vous avez oublié',
  'ce champ est obligatoire',
  'message texte',
  'messages textes',
  'virement',
  'virements',
  'boutique',
  'saisissez',
  'scellé',
  'scellés',
  'associé',
  'associés',
  'la loi nous demande',
];

/** French needs about a third more words than English. */
export const MAX_SENTENCE_WORDS = 24;

export const PATTERNS: readonly (readonly [pattern: RegExp, why: string])[] = [
  [/\p{L}\((?:e|ne|le|te|se|ve|fe|trice)s?\)|·e\b/u, 'a gender in brackets'],
  [
    /\bvous (?:n’)?(?:êtes|serez|étiez|soyez|avez été) (?:pas |bien |déjà |maintenant |toujours )?\p{L}+(?:[éu]|it|is|êt|ert)e?(?!\p{L})/iu,
    'a gender for the reader',
  ],
  [/(?<!\p{L})être (?:payé|averti|informé|connecté|inscrit)(?!\p{L})/iu, 'a gender for the reader'],
  [/\bune personne de (?:notre|l’)/i, '“une personne” for someone on our team'],
];

export const textErrors = (text: string, english: string | undefined): string[] => [
  ...typographyErrors(text),
  ...findEnglishIn(text, english),
];
