import { LIMITS } from '../limits.ts';
import { allSame, type FieldRow, tidy, withoutSeparators } from './field.ts';

/** Routing numbers end in a check digit (weights 3-7-1). Document 2, section 5, Bank. */
const passesRoutingCheck = (digits: string): boolean =>
  [...digits].reduce((sum, digit, at) => sum + Number(digit) * ([3, 7, 1][at % 3] ?? 0), 0) % 10 === 0;

const number = { control: 'text', inputMode: 'numeric', autocomplete: 'off', spellcheck: false, normalise: withoutSeparators } as const;

/** A bank account, by hand. Document 2, section 5, Bank. */
export const BANK = {
  accountType: {
    control: 'choice',
    autocomplete: 'off',
    values: ['CHECKING', 'SAVINGS'],
    normalise: (typed) => tidy(typed).toUpperCase(),
    rules: [{ code: 'unknown', refuses: (value) => value !== 'CHECKING' && value !== 'SAVINGS' }],
  },
  routingNumber: {
    ...number,
    widthCh: 12,
    rules: [
      { code: 'digits', refuses: (value) => !/^\d{9}$/.test(value) },
      { code: 'check', refuses: (value) => allSame(value) || !passesRoutingCheck(value) },
    ],
  },
  bankAccount: {
    ...number,
    control: 'secret',
    secret: true,
    widthCh: 20,
    rules: [
      { code: 'digits', refuses: (value) => !/^\d+$/.test(value) },
      { code: 'length', refuses: (value) => value.length < LIMITS.accountMinDigits || value.length > LIMITS.accountMaxDigits },
    ],
  },
  bankAccountConfirm: { ...number, control: 'secret', secret: true, widthCh: 20, rules: [] },
  transitNumber: { ...number, widthCh: 7, rules: [{ code: 'digits', refuses: (value) => !/^\d{5}$/.test(value) }] },
  institutionNumber: { ...number, widthCh: 5, rules: [{ code: 'digits', refuses: (value) => !/^\d{3}$/.test(value) || value === '000' }] },
} as const satisfies Record<string, FieldRow>;
