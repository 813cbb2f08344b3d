import type { AnswerRows } from '../core/answers.ts';
import {
  type FieldRow,
  type LengthRange,
  maxLengthRule,
  minLengthRule,
  normalisePunctuation,
  normaliseText,
  withoutAccents,
} from '../core/field.ts';
import { LIMITS } from '../core/limits.ts';
import type { Market } from '../reference/locales.ts';

/** Placeholders that are nobody's name. docs/readings.md 44. */
const PLACEHOLDER_NAMES = new Set(
  'TEST TEST|DO NOT CONTACT|DO NOT CALL|N A|NO NAME|NO LAST NAME|NOT APPLICABLE|ASDF|QWERTY|FIRST NAME|LAST NAME'.split('|'),
);

/** Placeholders that some people really bear; asked about, as is a single letter. docs/readings.md 44. */
const UNLIKELY_NAMES = new Set('TEST|TESTING|NONE|NULL|UNKNOWN|XX|XXX|OWNER'.split('|'));

/** Whole words that mark a business name rather than a person's. docs/readings.md 44. */
const BUSINESS_WORDS = /(^|[\s,.])(INC|LLC|LLP|LTD|LTEE|LTÉE|CORP|CORPORATION|INCORPORATED|PLLC|DBA)([\s,.]|$)/;

const PLACEHOLDER_BUSINESSES = new Set('TEST TEST|N/A|BUSINESS NAME|COMPANY NAME|DO NOT CONTACT'.split('|'));
const UNLIKELY_BUSINESSES = new Set('TEST|TESTING|NONE|NA|UNKNOWN|BUSINESS|MY BUSINESS|COMPANY|NULL'.split('|'));

// A leading apostrophe is allowed ('t Hooft), and so is every accented Latin letter: Chloé, but also Nguyễn, Šimić and Łucja.
const PERSON = /^'?\p{Script=Latin}[\p{Script=Latin}\p{M}' -]*$/u;
const US_BUSINESS = /^[\p{Script=Latin}\p{M}0-9 &',.\-/()!#+@:"$%*?]+$/u;
const CA_BUSINESS = /^[\p{Script=Latin}\p{M}0-9 &',.\-/()!#+@:"$%*?«»]+$/u;
const STORE = /^[\p{Script=Latin}\p{M}0-9 ,.\-&()!'#/+]+$/u;

/** Normalizes punctuation and removes symbols (®, ™) that are not part of a registered name. */
const asBusinessName = (typed: string): string => normaliseText(normalisePunctuation(typed).replace(/[®©™℠]/g, ''));

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
  normalise: normalisePunctuation,
  rules: [
    maxLengthRule(PERSON_CHARS),
    { code: 'digits', rejects: (name) => /\d/.test(name) },
    { code: 'placeholder', rejects: (name) => PLACEHOLDER_NAMES.has(name.toUpperCase()) },
    { code: 'business', rejects: (name) => BUSINESS_WORDS.test(name.toUpperCase()) },
    {
      code: 'stop',
      rejects: (name) => withoutStops(name) !== name && PERSON.test(withoutStops(name)),
      suggest: (name) => withoutStops(name),
    },
    { code: 'characters', rejects: (name) => !PERSON.test(name) },
    { code: 'unlikely', asks: true, rejects: (name) => UNLIKELY_NAMES.has(name.toUpperCase()) || [...name].length === 1 },
  ],
});

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
    { code: 'punctuation', rejects: (name) => /^[^\p{L}]+$/u.test(name) },
    { code: 'characters', rejects: (name, { market }) => !(market === 'US' ? US_BUSINESS : CA_BUSINESS).test(name) },
    { code: 'unlikely', asks: true, rejects: (name) => UNLIKELY_BUSINESSES.has(name.toUpperCase()) },
  ],
};

/** Name sent to external sources: in the US without accents, in Canada as typed. docs/readings.md 45. */
export const nameForSources = (name: string, market: Market): string => (market === 'US' ? withoutAccents(name) : name);

/** Removes periods and commas, which IDs do not print: St. John becomes St John, J.R. becomes J R. */
const withoutStops = (name: string): string =>
  name
    .replace(/[.,]+(?=\p{L})/gu, ' ')
    .replace(/[.,]+/g, '')
    .replace(/ {2,}/g, ' ')
    .trim();

export const NAME_FIELDS = {
  firstName: person('given-name'),
  lastName: person('family-name'),
  legalName: business,
  dba: business,
  storeName: {
    ...business,
    autocomplete: 'off',
    length: STORE_CHARS,
    rules: [minLengthRule(STORE_CHARS), maxLengthRule(STORE_CHARS), { code: 'characters', rejects: (name) => !STORE.test(name) }],
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
  legalName: { subject: 'business', fields: ['legalName'], column: 'name', wire: { company: 'company.name' } },
  dba: { subject: 'business', fields: ['dba'], column: 'dba', wire: { company: 'company.dba' } },
} as const satisfies AnswerRows<keyof typeof NAME_FIELDS>;
