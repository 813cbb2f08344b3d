import type { AnswerRows } from '../core/answers.ts';
import {
  alphabetRule,
  type FieldRow,
  type LengthRange,
  maxLengthRule,
  minLengthRule,
  normalisePunctuation,
  normaliseText,
  signsRule,
  type ValidationRule,
} from '../core/field.ts';
import { LIMITS } from '../core/limits.ts';
import type { Market } from '../reference/locales.ts';
import { yesNoField } from './business-fields.ts';

/** Placeholders that are nobody's name. docs/readings.md 44. */
const PLACEHOLDER_NAMES = new Set(
  'TEST TEST|DO NOT CONTACT|DO NOT CALL|N A|NO NAME|NO LAST NAME|NOT APPLICABLE|ASDF|QWERTY|FIRST NAME|LAST NAME'.split(
    '|',
  ),
);

/**
 * Placeholders that some people really bear; asked about, as is a single letter. docs/readings.md
 * 44.
 */
const UNLIKELY_NAMES = new Set('TEST|TESTING|NONE|NULL|UNKNOWN|XX|XXX|OWNER'.split('|'));

/** Whole words that mark a business name rather than a person's. docs/readings.md 44. */
const BUSINESS_WORDS =
  /(^|[\s,.])(INC|LLC|LLP|LTD|LTEE|LTÉE|CORP|CORPORATION|INCORPORATED|PLLC|DBA)([\s,.]|$)/;

const PLACEHOLDER_BUSINESSES = new Set(
  'TEST TEST|N/A|BUSINESS NAME|COMPANY NAME|DO NOT CONTACT'.split('|'),
);
const UNLIKELY_BUSINESSES = new Set(
  'TEST|TESTING|NONE|NA|UNKNOWN|BUSINESS|MY BUSINESS|COMPANY|NULL'.split('|'),
);

/**
 * Letters of a name: Latin of every kind, and in Canada those of Indigenous languages.
 * docs/readings.md 264.
 */
const LETTERS = {
  US: '\\p{Script=Latin}',
  CA: '\\p{Script=Latin}\\p{Script=Canadian_Aboriginal}θΘχΧˀ',
} as const;
const PERSON_SIGNS = String.raw`\p{M}' ʻʼ·\-`;
const PERSON_CHARACTERS = {
  US: LETTERS.US + PERSON_SIGNS,
  CA: `${LETTERS.CA}${PERSON_SIGNS}:7`,
} as const;
const BUSINESS_SIGNS = String.raw`\p{M}0-9 &',.\-/()!#+@:"$%*?°|·ʻʼ`;
const BUSINESS_CHARACTERS = {
  US: LETTERS.US + BUSINESS_SIGNS,
  CA: `${LETTERS.CA}${BUSINESS_SIGNS}«»`,
} as const;
const STORE_SIGNS = String.raw`\p{M}0-9 ,.\-&()!'#/+ʻʼ`;
const STORE_CHARACTERS = {
  US: LETTERS.US + STORE_SIGNS,
  CA: LETTERS.CA + STORE_SIGNS,
} as const;

// A leading apostrophe is allowed ('t Hooft), and so is every accented Latin letter: Chloé, but
// also Nguyễn, Šimić and Łucja.
const personOf = (market: Market): RegExp =>
  new RegExp(`^['ʻʼ]?[${LETTERS[market]}][${PERSON_CHARACTERS[market]}]*$`, 'u');
const PERSON = { US: personOf('US'), CA: personOf('CA') } as const;

/** In Canada a 7 within a word is a letter of Indigenous languages: Sqé7tem. */
const withoutLetterSeven = (name: string, market: Market): string =>
  market === 'CA' ? name.replace(/(?<=[\p{L}\p{M}])7(?=\p{L})/gu, '') : name;

const isPersonName = (name: string, market: Market): boolean =>
  PERSON[market].test(withoutLetterSeven(name, market));

/**
 * Drops the period of an initial or an abbreviation, which IDs don't print: "François J.", "St.
 * John", "J.-F.".
 */
const asPersonName = (typed: string): string =>
  normalisePunctuation(typed).replace(/(?<=[\p{L}\p{M}])\.+(?=[ -]|$)/gu, '');

/** Normalizes punctuation and removes symbols (®, ™) that are not part of a registered name. */
const asBusinessName = (typed: string): string =>
  normaliseText(normalisePunctuation(typed).replace(/[®©™℠]/g, ''));

const PERSON_CHARS: LengthRange = [1, LIMITS.personNameMaxChars];
const BUSINESS_CHARS: LengthRange = [LIMITS.businessNameMinChars, LIMITS.businessNameMaxChars];
const STORE_CHARS: LengthRange = [LIMITS.storeNameMinChars, LIMITS.storeNameMaxChars];

const person = (autocomplete: string): FieldRow => ({
  control: 'text',
  autocomplete,
  widthCh: 30,
  length: PERSON_CHARS,
  spellcheck: false,
  capitalize: 'words',
  normalise: asPersonName,
  rules: [
    maxLengthRule(PERSON_CHARS),
    { code: 'digits', rejects: (name, { market }) => /\d/.test(withoutLetterSeven(name, market)) },
    { code: 'placeholder', rejects: (name) => PLACEHOLDER_NAMES.has(name.toUpperCase()) },
    {
      code: 'business',
      rejects: (name) =>
        [name, name.replaceAll('.', '')].some((spelling) =>
          BUSINESS_WORDS.test(spelling.toUpperCase()),
        ),
    },
    {
      code: 'stop',
      rejects: (name, { market }) =>
        withoutStops(name) !== name && isPersonName(withoutStops(name), market),
      suggest: (name) => withoutStops(name),
    },
    signsRule(PERSON_CHARACTERS),
    alphabetRule(PERSON_CHARACTERS),
    { code: 'start', rejects: (name, { market }) => !isPersonName(name, market) },
    {
      code: 'unlikely',
      asks: true,
      rejects: (name) => UNLIKELY_NAMES.has(name.toUpperCase()) || [...name].length === 1,
    },
  ],
});

const hasLetterOrDigit: ValidationRule = {
  code: 'punctuation',
  rejects: (name) => !/[\p{L}\p{N}]/u.test(name),
};

const business: FieldRow = {
  control: 'text',
  autocomplete: 'organization',
  widthCh: 40,
  length: BUSINESS_CHARS,
  spellcheck: false,
  capitalize: 'words',
  normalise: asBusinessName,
  rules: [
    minLengthRule(BUSINESS_CHARS),
    maxLengthRule(BUSINESS_CHARS),
    { code: 'placeholder', rejects: (name) => PLACEHOLDER_BUSINESSES.has(name.toUpperCase()) },
    hasLetterOrDigit,
    signsRule(BUSINESS_CHARACTERS),
    alphabetRule(BUSINESS_CHARACTERS),
    {
      code: 'unlikely',
      asks: true,
      rejects: (name) => UNLIKELY_BUSINESSES.has(name.toUpperCase()),
    },
  ],
};

/**
 * Removes periods and commas, which IDs do not print: St. John becomes St John, J.R. becomes J R.
 */
const withoutStops = (name: string): string =>
  name
    .replace(/[.,]+(?=\p{L})/gu, ' ')
    .replace(/[.,]+/g, '')
    .replace(/ {2,}/g, ' ')
    .trim();

export const NAME_FIELDS = {
  firstName: person('given-name'),
  lastName: person('family-name'),
  hasOneName: { ...yesNoField, control: 'tick' },
  legalName: business,
  dba: business,
  storeName: {
    ...business,
    autocomplete: 'off',
    length: STORE_CHARS,
    rules: [
      minLengthRule(STORE_CHARS),
      maxLengthRule(STORE_CHARS),
      hasLetterOrDigit,
      signsRule(STORE_CHARACTERS),
      alphabetRule(STORE_CHARACTERS),
    ],
  },
} as const satisfies Record<string, FieldRow>;

export const NAME_ANSWERS = {
  firstName: {
    subject: 'person',
    fields: ['firstName'],
    column: 'first_name',
    wire: { applicant: 'applicant.name.firstName', owner: 'firstName' },
    identifies: true,
  },
  lastName: {
    subject: 'person',
    fields: ['lastName'],
    column: 'last_name',
    wire: { applicant: 'applicant.name.lastName', owner: 'lastName' },
    identifies: true,
  },
  hasOneName: {
    subject: 'person',
    fields: ['hasOneName'],
    column: 'has_one_name',
    type: 'boolean',
    unanswered: false,
    wire: { applicant: 'applicant.name.hasOneName', owner: 'hasOneName' },
  },
  legalName: {
    subject: 'business',
    fields: ['legalName'],
    column: 'name',
    wire: { company: 'company.name' },
  },
  dba: { subject: 'business', fields: ['dba'], column: 'dba', wire: { company: 'company.dba' } },
} as const satisfies AnswerRows<keyof typeof NAME_FIELDS>;
