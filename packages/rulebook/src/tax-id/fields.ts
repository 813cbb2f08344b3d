import type { AnswerRows } from '../core/answers.ts';
import {
  digitsRule,
  exactLength,
  type FieldRow,
  groupDigits,
  isRepeatedDigit,
  isSequential,
  isWithin,
  type LengthRange,
  normaliseText,
  stripSeparators,
} from '../core/field.ts';
import type { Forms } from '../core/form.ts';
import type { IssuedRanges } from '../reference/issued-ranges.ts';
import type { SourceType } from '../reference/tax-id-types.ts';
import { REGISTRIES } from '../reference/territories.ts';
import { TAX_ID_LIMITS } from './limits.ts';

const secretNumber = {
  control: 'secret',
  inputMode: 'numeric',
  autocomplete: 'off',
  spellcheck: false,
  secret: true,
  normalise: stripSeparators,
} as const;

/**
 * A business number is public on every letterhead, so it is not masked; it is still never shown
 * again.
 */
const businessSecret = { ...secretNumber, unmasked: true } as const;

function isIssuedSsn(ssn: string, { ssnAreaRefused, ssnPublished }: IssuedRanges): boolean {
  const area = Number(ssn.slice(0, 3));
  if (ssnAreaRefused.some(([from, to]) => area >= from && area <= to)) return false;
  return ssn.slice(3, 5) !== '00' && ssn.slice(5) !== '0000' && !ssnPublished.includes(ssn);
}

function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, at) => {
    const doubled = at % 2 === 1 ? Number(digit) * 2 : Number(digit);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}

const NINE = exactLength(TAX_ID_LIMITS.taxIdFullDigits);
const notNine = digitsRule(NINE);
const LAST = exactLength(TAX_ID_LIMITS.taxIdLastDigits);
const notLast = digitsRule(LAST);
/** A business number is understood too. */
const FEDERAL_CHARS: LengthRange = [
  TAX_ID_LIMITS.federalCompanyNumberDigits,
  TAX_ID_LIMITS.taxIdFullDigits,
];
const CORPORATION_CHARS: LengthRange = [
  TAX_ID_LIMITS.corporationNumberMinChars,
  TAX_ID_LIMITS.corporationNumberMaxChars,
];
/**
 * ITINs look like SSNs: 9, and in the fourth and fifth place one of these ranges; the numbers of
 * advertisements are neither. docs/readings.md 278.
 */
const isItin = (digits: string): boolean =>
  /^(?!98765432)9\d{2}(?:5\d|6[0-5]|7\d|8[0-8]|9[0-24-9])\d{4}$/.test(digits);

/**
 * Campus prefixes that the IRS has never assigned; other unassigned ones may be from tomorrow on.
 */
const isUnassignedEin = (ein: string): boolean => /^0[07]/.test(ein);

/** Without "NEQ" before it and the program account behind it (RC0001). docs/readings.md 77. */
const companyNumber = (typed: string): string =>
  stripSeparators(typed)
    .toUpperCase()
    .replace(/^NEQ:?#?/, '')
    .replace(/^(\d{9})(RC|RM|RP|RT)\d{4}$/, '$1');

/** Seven digits without the check digit after the dash. */
const federalNumber = (typed: string): string =>
  companyNumber(typed.replace(/^(\s*\d{7})\s?[-\u2010-\u2015]\s?\d\s*$/, '$1'));

const notZero = { code: 'allZeros', rejects: (value: string) => /^0+$/.test(value) };

/**
 * True for a Canada Revenue Agency business number, which people also enter as their corporation
 * number.
 */
const isBusinessNumber = (value: string): boolean => /^\d{9}$/.test(value) && passesLuhn(value);

const companyNumberType = (value: string): SourceType => (isBusinessNumber(value) ? 'BN' : 'CN');

const provincialNumber = {
  ...businessSecret,
  sourceType: companyNumberType,
  inputMode: undefined,
  capitalize: 'characters',
  widthCh: 14,
  length: CORPORATION_CHARS,
  normalise: companyNumber,
  rules: [
    {
      code: 'format',
      rejects: (value) => !isWithin(value, CORPORATION_CHARS) || !/^[A-Z0-9]+$/.test(value),
    },
    notZero,
  ],
} as const satisfies FieldRow;

/** docs/readings.md 73 and 77. */
export const TAX_ID_FIELDS = {
  ssn4: {
    ...secretNumber,
    sourceType: () => 'SSN4',
    widthCh: 6,
    length: LAST,
    rules: [
      { code: 'itin', rejects: isItin },
      notLast,
      { code: 'notIssued', rejects: (value) => value === '0000' }, // no SSN ends in 0000
    ],
  },
  ssn: {
    ...secretNumber,
    sourceType: () => 'SSN9',
    widthCh: 13,
    length: NINE,
    rules: [
      notNine,
      {
        code: 'notIssued',
        rejects: (value, { issued }) =>
          !isItin(value) &&
          (isRepeatedDigit(value) || isSequential(value) || !isIssuedSsn(value, issued)),
      },
      { code: 'itin', asks: true, rejects: isItin },
    ],
  },
  sin: {
    ...secretNumber,
    sourceType: () => 'SIN',
    widthCh: 13,
    length: NINE,
    rules: [
      notNine,
      {
        code: 'notIssued',
        rejects: (value, { issued }) =>
          isRepeatedDigit(value) ||
          issued.sinFirstDigitRefused.includes(value.slice(0, 1)) ||
          !passesLuhn(value),
      },
    ],
  },
  ein: {
    ...businessSecret,
    sourceType: () => 'FEIN',
    widthCh: 12,
    group: (typed) => groupDigits(typed, '##-#######'),
    length: NINE,
    rules: [
      notNine,
      { code: 'notIssued', rejects: (value) => isRepeatedDigit(value) || isUnassignedEin(value) },
      { code: 'sequence', asks: true, rejects: isSequential },
    ],
  },
  businessNumber: {
    ...businessSecret,
    sourceType: () => 'BN',
    widthCh: 12,
    group: (typed) => groupDigits(typed, '##### ####'),
    // A program account (RT0001) may be pasted after the nine digits, which alone identify the
    // business.
    normalise: (typed) =>
      stripSeparators(typed)
        .toUpperCase()
        .replace(/^(\d{9})(RC|RM|RP|RT)\d{4}$/, '$1'),
    length: NINE,
    rules: [
      notNine,
      { code: 'notIssued', rejects: (value) => isRepeatedDigit(value) || !passesLuhn(value) },
    ],
  },
  registeredIn: {
    control: 'select',
    autocomplete: 'off',
    widthCh: 24,
    values: { US: [], CA: REGISTRIES },
    likelyAs: 'company.address.territory',
    normalise: (typed) => normaliseText(typed).toUpperCase(),
    rules: [
      {
        code: 'unknown',
        rejects: (place, { market }) => market !== 'CA' || !REGISTRIES.includes(place),
      },
    ],
  },
  corporationNumber: provincialNumber,
  /** Quebec's register calls it by a name of its own. */
  neq: provincialNumber,
  federalCompanyNumber: {
    ...businessSecret,
    sourceType: companyNumberType,
    widthCh: 14,
    length: FEDERAL_CHARS,
    normalise: federalNumber,
    rules: [
      { code: 'digits', rejects: (value) => !/^\d{7}$/.test(value) && !isBusinessNumber(value) },
      notZero,
    ],
  },
} as const satisfies Record<string, FieldRow>;

/** One number per person and one per business, whichever field asked for it. */
export const TAX_ID_ANSWERS = {
  personTaxId: {
    subject: 'person',
    fields: ['ssn4', 'ssn', 'sin'],
    column: 'tax_id',
    wire: {
      applicant: 'applicant.governmentIdentification.value',
      owner: 'governmentIdentification.value',
    },
    identifies: true,
  },
  businessTaxId: {
    subject: 'business',
    fields: ['ein', 'corporationNumber', 'neq', 'federalCompanyNumber'],
    column: 'tax_id',
    wire: { company: 'company.governmentIdentification.value' },
  },
  /** Canada only: the register that the number is of. docs/readings.md 77. */
  registeredIn: {
    subject: 'business',
    fields: ['registeredIn'],
    column: 'registered_in',
    wire: { company: 'company.registeredIn' },
  },
} as const satisfies AnswerRows<keyof typeof TAX_ID_FIELDS>;

const isKind =
  (kind: SourceType) =>
  ({ sourceType }: { sourceType?: string }): boolean =>
    sourceType === kind;

export const TAX_ID_FORMS = {
  taxId: [
    { path: 'value', field: 'ssn', visibleWhen: isKind('SSN9') },
    { path: 'value', field: 'ssn4', visibleWhen: isKind('SSN4') },
    { path: 'value', field: 'ein', visibleWhen: isKind('FEIN') },
    { path: 'value', field: 'sin', visibleWhen: isKind('SIN') },
    { path: 'value', field: 'businessNumber', visibleWhen: isKind('BN') },
    { path: 'value', field: 'corporationNumber', visibleWhen: isKind('CN') },
  ],
  fullEin: [
    { path: 'value', field: 'ein' },
    { path: 'legalBusinessName', field: 'legalName' },
  ],
} as const satisfies Forms;
