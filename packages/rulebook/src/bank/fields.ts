import {
  digitsRule,
  exactLength,
  type FieldRow,
  isDigits,
  isRepeatedDigit,
  isWithin,
  type LengthRange,
  maxLengthRule,
  normalisePunctuation,
  normaliseText,
  signsRule,
  stripSeparators,
} from '../core/field.ts';
import { type Forms, inCanada, inUs } from '../core/form.ts';
import { LIMITS } from '../core/limits.ts';
import { centsOf } from './test-deposits.ts';

/** Routing numbers end in a check digit (weights 3-7-1). */
const passesRoutingCheck = (digits: string): boolean =>
  [...digits].reduce((sum, digit, at) => sum + Number(digit) * ([3, 7, 1][at % 3] ?? 0), 0) % 10 ===
  0;

/**
 * Statements and apps drop zeros at the start; the whole number is offered, never taken in silence.
 */
const wholeNumber =
  (digits: number) =>
  (value: string): string | undefined =>
    /^\d+$/.test(value) && value.length < digits ? value.padStart(digits, '0') : undefined;

/** A Canadian branch as cheques (`01234-004`) and electronic payments (`000401234`) print it. */
const BRANCH_NOTATIONS = [
  /^(?<transit>\d{5})(?<institution>\d{3})$/,
  /^0(?<institution>\d{3})(?<transit>\d{5})$/,
];

const branchPart =
  (part: 'transit' | 'institution') =>
  (typed: string): string => {
    const digits = stripSeparators(typed);
    const branch = BRANCH_NOTATIONS.map((notation) => notation.exec(digits)?.groups).find(
      (groups) => groups !== undefined,
    );
    return branch?.[part] ?? digits;
  };

const number = {
  control: 'text',
  inputMode: 'numeric',
  autocomplete: 'off',
  spellcheck: false,
  normalise: stripSeparators,
} as const;

const HOLDER_CHARS: LengthRange = [1, LIMITS.accountHolderMaxChars];
const ROUTING_CHARS = exactLength(LIMITS.routingDigits);
const ACCOUNT_CHARS: LengthRange = [LIMITS.accountMinDigits, LIMITS.accountMaxDigits];
const TRANSIT_CHARS = exactLength(LIMITS.transitDigits);
const INSTITUTION_CHARS = exactLength(LIMITS.institutionDigits);

/** Never assigned to a financial institution; any other number may be too new for a list. */
const NEVER_ISSUED_INSTITUTIONS: readonly string[] = ['000', '999'];

/** Whole cents, 1 to 99; `centsOf` parses amounts as people copy them from a statement. */
const testDepositAmount = {
  control: 'text',
  inputMode: 'decimal',
  autocomplete: 'off',
  spellcheck: false,
  widthCh: 8,
  length: [1, 2],
  normalise: (typed) => centsOf(normaliseText(typed)),
  rules: [{ code: 'format', rejects: (value) => !/^[1-9]\d?$/.test(value) }],
} as const satisfies FieldRow;

/** A holder as banks print it: trusts, several people, numbers, dates. docs/readings.md 241. */
const HOLDER = String.raw`\p{L}\p{M}\p{N} &.,'\-/;()`;
const OTHER_SIGNS = new RegExp(`[^${HOLDER}]+`, 'gu');

/** "Webb Shop 35" for `Webb Shop #35`: a business name may hold signs that banks do not print. */
const withoutOtherSigns = (name: string): string =>
  name.replace(OTHER_SIGNS, ' ').replace(/ +/g, ' ').trim();

export const BANK_FIELDS = {
  accountHolderFullName: {
    control: 'text',
    autocomplete: 'name',
    widthCh: 40,
    length: HOLDER_CHARS,
    spellcheck: false,
    capitalize: 'words',
    normalise: normalisePunctuation,
    rules: [
      maxLengthRule(HOLDER_CHARS),
      { code: 'punctuation', rejects: (name) => !/[\p{L}\p{N}]/u.test(name) },
      { ...signsRule({ US: HOLDER, CA: HOLDER }), suggest: withoutOtherSigns },
    ],
  },
  accountType: {
    control: 'choice',
    autocomplete: 'off',
    values: ['CHECKING', 'SAVINGS'],
    normalise: (typed) => normaliseText(typed).toUpperCase(),
    rules: [{ code: 'unknown', rejects: (value) => value !== 'CHECKING' && value !== 'SAVINGS' }],
  },
  routingNumber: {
    ...number,
    widthCh: 12,
    length: ROUTING_CHARS,
    rules: [
      { ...digitsRule(ROUTING_CHARS), suggest: wholeNumber(LIMITS.routingDigits) },
      { code: 'check', rejects: (value) => isRepeatedDigit(value) || !passesRoutingCheck(value) },
    ],
  },
  bankAccount: {
    ...number,
    control: 'secret',
    secret: true,
    widthCh: 20,
    length: ACCOUNT_CHARS,
    rules: [
      { code: 'digits', rejects: (value) => !/^\d+$/.test(value) },
      { code: 'length', rejects: (value) => !isWithin(value, ACCOUNT_CHARS) },
    ],
  },
  // No length check of its own: it only has to equal the first answer.
  bankAccountConfirm: { ...number, control: 'secret', secret: true, widthCh: 20, rules: [] },
  transitNumber: {
    ...number,
    widthCh: 7,
    length: TRANSIT_CHARS,
    normalise: branchPart('transit'),
    rules: [{ ...digitsRule(TRANSIT_CHARS), suggest: wholeNumber(LIMITS.transitDigits) }],
  },
  institutionNumber: {
    ...number,
    widthCh: 5,
    length: INSTITUTION_CHARS,
    normalise: branchPart('institution'),
    rules: [
      {
        code: 'digits',
        rejects: (value) => !isDigits(value, INSTITUTION_CHARS),
        suggest: wholeNumber(LIMITS.institutionDigits),
      },
      { code: 'unknown', rejects: (value) => NEVER_ISSUED_INSTITUTIONS.includes(value) },
    ],
  },
  testDepositFirst: testDepositAmount,
  testDepositSecond: testDepositAmount,
} as const satisfies Record<string, FieldRow>;

export const BANK_FORMS = {
  bank: [
    { path: 'fullName', field: 'accountHolderFullName' },
    { path: 'accountType', field: 'accountType' },
    { path: 'routingNumber', field: 'routingNumber', visibleWhen: inUs },
    { path: 'transitNumber', field: 'transitNumber', visibleWhen: inCanada },
    { path: 'institutionNumber', field: 'institutionNumber', visibleWhen: inCanada },
    { path: 'accountNumber', field: 'bankAccount' },
    {
      path: 'accountNumberConfirm',
      field: 'bankAccountConfirm',
      clientOnly: true,
      mustEqual: 'accountNumber',
    },
  ],
  testDeposits: [
    { path: 'firstAmount', field: 'testDepositFirst' },
    { path: 'secondAmount', field: 'testDepositSecond', mustDiffer: 'firstAmount' },
  ],
} as const satisfies Forms;
