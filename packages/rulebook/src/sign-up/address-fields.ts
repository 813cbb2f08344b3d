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
  type ValidationRule,
} from '../core/field.ts';
import { LIMITS } from '../core/limits.ts';
import type { Market } from '../reference/locales.ts';
import { HOME_TERRITORIES, TERRITORIES } from '../reference/territories.ts';
import { fromBuilding, hasBuildingNumber, streetWithDigits } from './building-number.ts';
import { isPoBox, mayBePoBox } from './po-box.ts';

/** Trims, and drops the NULL that an upstream system writes as a placeholder. */
const line = (typed: string): string => normalisePunctuation(typed).replace(/^NULL$/i, '');

/** `K1A 0B1` for k1a0b1 and K1A-0B1. docs/readings.md 49. */
const asPostalCode = (typed: string): string => {
  const bare = stripSeparators(typed).toUpperCase();
  return /^[A-Z]\d[A-Z]\d[A-Z]\d$/.test(bare)
    ? `${bare.slice(0, 3)} ${bare.slice(3)}`
    : normaliseText(typed).toUpperCase();
};

/** `K1A 0B1` for K1A OB1 and KIA 0B1: a letter O, I or L in place of a digit, and the reverse. */
const withLookalikes = (code: string): string =>
  asPostalCode(
    [...stripSeparators(code).toUpperCase()]
      .map((sign, at) =>
        at % 2 === 1
          ? sign.replace('O', '0').replace(/[IL]/, '1')
          : sign.replace('0', 'O').replace('1', 'L'),
      )
      .join(''),
  );

/** Five digits for a pasted ZIP+4. docs/readings.md 49. */
const asZip = (typed: string): string => stripSeparators(typed).replace(/^(\d{5})\d{4}$/, '$1');

/** `90210` for 9O210 and `02134` for 2134, whose zero a spreadsheet dropped. */
const likelyZip = (zip: string): string =>
  zip
    .toUpperCase()
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1')
    .replace(/^\d{4}$/, '0$&');

const LINE_CHARS: LengthRange = [1, LIMITS.addressMaxChars];
const ZIP_CHARS = exactLength(LIMITS.zipDigits);
const POSTAL_CODE_CHARS = exactLength(LIMITS.postalCodeChars);

/** Canada Post omits letters that look alike, and starts no code with W or Z. */
const POSTAL_CODE = /^[ABCEGHJKLMNPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] \d[ABCEGHJ-NPRSTV-Z]\d$/;

/**
 * A box at a base or on a ship is how mail reaches a home there, and no PO box: "PSC 1234 Box 5".
 * docs/readings.md 276.
 */
const MILITARY_BOX = /^(?:psc|cmr|unit)\s?\d{1,5},?\s{1,2}box\s?\d{1,5}/i;

const possiblePoBox: ValidationRule = {
  code: 'possiblePoBox',
  asks: true,
  rejects: (text) => mayBePoBox(text),
};

const street = (isOther: (street: string) => boolean): FieldRow => ({
  control: 'address',
  autocomplete: 'address-line1',
  widthCh: 40,
  length: LINE_CHARS,
  spellcheck: false,
  capitalize: 'words',
  normalise: line,
  rules: [
    maxLengthRule(LINE_CHARS),
    { code: 'poBox', rejects: (text) => !isOther(text) && isPoBox(text) },
    {
      code: 'streetName',
      rejects: (text) => !/\p{L}/u.test(fromBuilding(text)) || !text.includes(' '),
    },
    {
      code: 'startsNotWithBuildingNumber',
      asks: true,
      rejects: (text) => !isOther(text) && !hasBuildingNumber(text),
      suggest: streetWithDigits,
    },
    { ...possiblePoBox, rejects: (text) => !isOther(text) && mayBePoBox(text) },
  ],
});

const territory = (among: Record<Market, Readonly<Record<string, unknown>>>): FieldRow => ({
  control: 'select',
  autocomplete: 'address-level1',
  widthCh: 24,
  values: { US: Object.keys(among.US), CA: Object.keys(among.CA) },
  normalise: (typed) => normaliseText(typed).toUpperCase(),
  rules: [{ code: 'unknown', rejects: (code, { market }) => !Object.hasOwn(among[market], code) }],
});

/** docs/readings.md 48 and 49. */
export const ADDRESS_FIELDS = {
  street: street(() => false),
  homeStreet: street((text) => MILITARY_BOX.test(text)),
  apartment: {
    control: 'text',
    autocomplete: 'address-line2',
    widthCh: 16,
    length: LINE_CHARS,
    spellcheck: false,
    normalise: line,
    rules: [
      maxLengthRule(LINE_CHARS),
      { code: 'poBox', rejects: (text) => isPoBox(text) },
      possiblePoBox,
    ],
  },
  city: {
    control: 'text',
    autocomplete: 'address-level2',
    widthCh: 24,
    length: LINE_CHARS,
    spellcheck: false,
    capitalize: 'words',
    normalise: normalisePunctuation, // not `line`: somebody may live in Null
    rules: [
      maxLengthRule(LINE_CHARS),
      { code: 'letters', rejects: (city) => !/\p{L}/u.test(city) },
    ],
  },
  territory: territory(TERRITORIES),
  homeTerritory: territory(HOME_TERRITORIES),
  zip: {
    control: 'text',
    inputMode: 'numeric',
    autocomplete: 'postal-code',
    widthCh: 8,
    length: ZIP_CHARS,
    spellcheck: false,
    normalise: asZip,
    rules: [
      { ...digitsRule(ZIP_CHARS, 'format'), suggest: likelyZip },
      { code: 'format', rejects: (zip) => /^0+$/.test(zip) },
    ],
  },
  postalCode: {
    control: 'text',
    autocomplete: 'postal-code',
    capitalize: 'characters',
    widthCh: 9,
    length: POSTAL_CODE_CHARS,
    spellcheck: false,
    normalise: asPostalCode,
    rules: [
      { code: 'format', rejects: (code) => !POSTAL_CODE.test(code), suggest: withLookalikes },
    ],
  },
} as const satisfies Record<string, FieldRow>;

export const ADDRESS_ANSWERS = {
  line1: {
    subject: 'person',
    fields: ['homeStreet', 'street'],
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
    fields: ['homeTerritory', 'territory'],
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
  businessCity: {
    subject: 'business',
    fields: ['city'],
    column: 'city',
    wire: { company: 'company.address.city' },
  },
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
