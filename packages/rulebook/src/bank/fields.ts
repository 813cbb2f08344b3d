import {
  digitsRule,
  exactLength,
  type FieldRow,
  isDigits,
  isRepeatedDigit,
  isWithin,
  type LengthRange,
  normaliseText,
  stripSeparators,
} from '../core/field.ts';
import { type Forms, inCanada, inUs } from '../core/form.ts';
import { LIMITS } from '../core/limits.ts';
import { centsOf } from './test-deposits.ts';

/** Routing numbers end in a check digit (weights 3-7-1). */
const passesRoutingCheck = (digits: string): boolean =>
  [...digits].reduce((sum, digit, at) => sum + Number(digit) * ([3, 7, 1][at % 3] ?? 0), 0) % 10 === 0;

const number = { control: 'text', inputMode: 'numeric', autocomplete: 'off', spellcheck: false, normalise: stripSeparators } as const;

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

export const BANK_FIELDS = {
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
    rules: [digitsRule(ROUTING_CHARS), { code: 'check', rejects: (value) => isRepeatedDigit(value) || !passesRoutingCheck(value) }],
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
  transitNumber: { ...number, widthCh: 7, length: TRANSIT_CHARS, rules: [digitsRule(TRANSIT_CHARS)] },
  institutionNumber: {
    ...number,
    widthCh: 5,
    length: INSTITUTION_CHARS,
    rules: [
      { code: 'digits', rejects: (value) => !isDigits(value, INSTITUTION_CHARS) },
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
    { path: 'accountNumberConfirm', field: 'bankAccountConfirm', clientOnly: true, mustEqual: 'accountNumber' },
  ],
  testDeposits: [
    { path: 'firstAmount', field: 'testDepositFirst' },
    { path: 'secondAmount', field: 'testDepositSecond', mustDiffer: 'firstAmount' },
  ],
} as const satisfies Forms;
