import type { FieldTextsRow } from '../core/field-texts.ts';
import { businessNameErrors } from '../sign-up/texts.en-US.ts';
import type { BANK_FIELDS } from './fields.ts';

export const BANK_TEXTS = {
  accountHolderFullName: {
    label: 'Name on the account',
    hint: 'As it appears on your bank statement',
    errors: businessNameErrors('Name on the account', 'the name on the account'),
  },
  accountType: {
    label: 'Type of account',
    hint: 'Not sure? Most business accounts are checking',
    errors: { required: 'Choose checking or savings', unknown: 'Choose checking or savings' },
    options: { CHECKING: { label: 'Checking' }, SAVINGS: { label: 'Savings' } },
  },
  routingNumber: {
    label: 'Routing number',
    hint: 'The first 9 digits at the bottom of a check',
    errors: {
      required: 'Enter a routing number',
      digits: 'Routing number must be 9 digits',
      check: 'Check the routing number: a digit is off',
    },
  },
  bankAccount: {
    label: 'Account number',
    hint: 'The digits after the routing number',
    byMarket: { CA: { hint: 'The last digits at the bottom of a cheque' } },
    errors: {
      required: 'Enter an account number',
      digits: 'Account number can only include digits',
      length: 'Account number must be {accountMinDigits} to {accountMaxDigits} digits',
    },
  },
  bankAccountConfirm: {
    label: 'Account number again',
    hint: 'So that your money goes to the right place',
    errors: { required: 'Enter the account number again', mismatch: 'The account numbers do not match' },
  },
  transitNumber: {
    label: 'Transit number',
    hint: '5 digits',
    errors: { required: 'Enter a transit number', digits: 'Transit number must be 5 digits' },
  },
  institutionNumber: {
    label: 'Institution number',
    hint: '3 digits',
    errors: { required: 'Enter an institution number', digits: 'Institution number must be 3 digits' },
  },
} satisfies Record<keyof typeof BANK_FIELDS | 'accountHolderFullName', FieldTextsRow>;
