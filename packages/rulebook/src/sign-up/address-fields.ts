import type { AnswerRows } from '../core/answers.ts';
import {
  digitsRule,
  exactLength,
  type FieldRow,
  type LengthRange,
  maxLengthRule,
  normalisePunctuation,
  normaliseText,
  stripSeparators,
} from '../core/field.ts';
import { LIMITS } from '../core/limits.ts';
import { TERRITORIES } from '../reference/territories.ts';
import { isPoBox } from './po-box.ts';

/** Trims, and drops the NULL that an upstream system writes as a placeholder. */
const line = (typed: string): string => normalisePunctuation(typed).replace(/^NULL$/i, '');

const NUMBER_WORDS: readonly (readonly string[])[] = [
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  ),
  'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt'.split(
    ' ',
  ),
];
/** Words that continue a number: "One Hundred Main St" is not 1. */
const NUMBER_CONTINUATIONS = /^(hundred|thousand|and|cents?|mille|et)$/i;

/** "1 Main St" for "One Main St"; undefined unless the first word is a number. docs/readings.md 48. */
export function streetWithDigits(street: string): string | undefined {
  const [first = '', ...rest] = street.split(' ');
  const [, word = '', comma = ''] = /^(.*?)(,?)$/.exec(first.toLowerCase()) ?? [];
  const number = Math.max(...NUMBER_WORDS.map((words) => words.indexOf(word)));
  return number > 0 && rest.length > 0 && !NUMBER_CONTINUATIONS.test(rest[0] ?? '') ? [`${number}${comma}`, ...rest].join(' ') : undefined;
}

// What may precede the building number, without accents. docs/decisions/0015.
const UNIT_WORDS =
  'units?|unites?|suites?|ste|apt|apartment|app(?:artement)?|bureau|bur|local|porte|bay|bldg|building|room|rm|level|floor|etage|shop|store|office|studio|rr|r\\.r';
const FLOORS = '(?:main|upper|lower|ground|rear|basement|first|second|third|rez-de-chaussee|sous-sol)(?: floor| level| unit)?';
const UNIT_FIRST = new RegExp(
  `^(?:(?:${UNIT_WORDS})\\b\\.?\\s?#?\\s?(?:[a-z]?-?\\d{1,5}[a-z]?|[a-z])|#\\s\\d{1,5}[a-z]?|${FLOORS})\\b[\\s,;:-]{1,3}(?=\\d)`,
  'i',
);
/** "# 12", "No. 12", and a grid number separated from its letter: "N 6543 County Rd", "S 76 W 17501 Janesville Rd". */
const NUMBER_SIGN = /^(?:#|no\b\.?|n[°º]|[nsew](?=\s\d{3,6}\s|\s\d{1,5}\s[nsew]\s\d))\s(?=\d)/i;

/** The line from its building number on: "12 Main St" of "Unit 5 - 12 Main St". docs/readings.md 48. */
const fromBuilding = (street: string): string =>
  street.normalize('NFD').replace(/\p{M}/gu, '').replace(UNIT_FIRST, '').replace(NUMBER_SIGN, '');

/** `K1A 0B1` for k1a0b1 and K1A-0B1. docs/readings.md 49. */
const asPostalCode = (typed: string): string => {
  const bare = stripSeparators(typed).toUpperCase();
  return /^[A-Z]\d[A-Z]\d[A-Z]\d$/.test(bare) ? `${bare.slice(0, 3)} ${bare.slice(3)}` : normaliseText(typed).toUpperCase();
};

/** `K1A 0B1` for K1A OB1 and KIA 0B1: a letter O, I or L in place of a digit, and the reverse. */
const withLookalikes = (code: string): string =>
  asPostalCode(
    [...stripSeparators(code).toUpperCase()]
      .map((sign, at) => (at % 2 === 1 ? sign.replace('O', '0').replace(/[IL]/, '1') : sign.replace('0', 'O').replace('1', 'L')))
      .join(''),
  );

/** Five digits for a pasted ZIP+4. docs/readings.md 49. */
const asZip = (typed: string): string => stripSeparators(typed).replace(/^(\d{5})\d{4}$/, '$1');

const LINE_CHARS: LengthRange = [1, LIMITS.addressMaxChars];
const ZIP_CHARS = exactLength(LIMITS.zipDigits);
const POSTAL_CODE_CHARS = exactLength(LIMITS.postalCodeChars);

/** Canada Post omits letters that look alike, and starts no code with W or Z. */
const POSTAL_CODE = /^[ABCEGHJKLMNPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] \d[ABCEGHJ-NPRSTV-Z]\d$/;

/** docs/readings.md 48 and 49. */
export const ADDRESS_FIELDS = {
  street: {
    control: 'address',
    autocomplete: 'address-line1',
    widthCh: 40,
    length: LINE_CHARS,
    spellcheck: false,
    capitalize: 'words',
    normalise: line,
    rules: [
      maxLengthRule(LINE_CHARS),
      { code: 'poBox', rejects: (street) => isPoBox(street) },
      {
        code: 'startsNotWithBuildingNumber',
        rejects: (street) => !/\d/.test(fromBuilding(street).split(' ')[0] ?? ''),
        suggest: streetWithDigits,
      },
      { code: 'streetName', rejects: (street) => !/\p{L}/u.test(fromBuilding(street)) || !street.includes(' ') },
    ],
  },
  apartment: {
    control: 'text',
    autocomplete: 'address-line2',
    widthCh: 16,
    length: LINE_CHARS,
    spellcheck: false,
    normalise: line,
    rules: [maxLengthRule(LINE_CHARS), { code: 'poBox', rejects: (text) => isPoBox(text) }],
  },
  city: {
    control: 'text',
    autocomplete: 'address-level2',
    widthCh: 24,
    length: LINE_CHARS,
    spellcheck: false,
    capitalize: 'words',
    normalise: normalisePunctuation, // not `line`: somebody may live in Null
    rules: [maxLengthRule(LINE_CHARS), { code: 'letters', rejects: (city) => !/\p{L}/u.test(city) }],
  },
  territory: {
    control: 'select',
    autocomplete: 'address-level1',
    widthCh: 24,
    values: { US: Object.keys(TERRITORIES.US), CA: Object.keys(TERRITORIES.CA) },
    normalise: (typed) => normaliseText(typed).toUpperCase(),
    rules: [{ code: 'unknown', rejects: (code, { market }) => !(code in TERRITORIES[market]) }],
  },
  zip: {
    control: 'text',
    inputMode: 'numeric',
    autocomplete: 'postal-code',
    widthCh: 8,
    length: ZIP_CHARS,
    spellcheck: false,
    normalise: asZip,
    rules: [digitsRule(ZIP_CHARS, 'format'), { code: 'format', rejects: (zip) => /^0+$/.test(zip) }],
  },
  postalCode: {
    control: 'text',
    autocomplete: 'postal-code',
    capitalize: 'characters',
    widthCh: 9,
    length: POSTAL_CODE_CHARS,
    spellcheck: false,
    normalise: asPostalCode,
    rules: [{ code: 'format', rejects: (code) => !POSTAL_CODE.test(code), suggest: withLookalikes }],
  },
} as const satisfies Record<string, FieldRow>;

export const ADDRESS_ANSWERS = {
  line1: {
    subject: 'person',
    fields: ['street'],
    column: 'line1',
    wire: { applicant: 'applicant.address.line1', owner: 'address.line1' },
  },
  line2: {
    subject: 'person',
    fields: ['apartment'],
    column: 'line2',
    wire: { applicant: 'applicant.address.line2', owner: 'address.line2' },
  },
  city: {
    subject: 'person',
    fields: ['city'],
    column: 'city',
    wire: { applicant: 'applicant.address.city', owner: 'address.city' },
  },
  territory: {
    subject: 'person',
    fields: ['territory'],
    column: 'territory',
    wire: { applicant: 'applicant.address.territory', owner: 'address.territory' },
  },
  zip: {
    subject: 'person',
    fields: ['zip', 'postalCode'],
    column: 'zip',
    wire: { applicant: 'applicant.address.zip', owner: 'address.zip' },
  },
  businessLine1: {
    subject: 'business',
    fields: ['street'],
    column: 'line1',
    wire: { company: 'company.address.line1' },
  },
  businessLine2: {
    subject: 'business',
    fields: ['apartment'],
    column: 'line2',
    wire: { company: 'company.address.line2' },
  },
  businessCity: { subject: 'business', fields: ['city'], column: 'city', wire: { company: 'company.address.city' } },
  businessTerritory: {
    subject: 'business',
    fields: ['territory'],
    column: 'territory',
    wire: { company: 'company.address.territory' },
  },
  businessZip: {
    subject: 'business',
    fields: ['zip', 'postalCode'],
    column: 'zip',
    wire: { company: 'company.address.zip' },
  },
} as const satisfies AnswerRows<keyof typeof ADDRESS_FIELDS>;
