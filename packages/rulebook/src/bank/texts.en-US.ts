import type { FieldTextsRow } from '../core/field-texts.ts';
import type { BANK_FIELDS } from './fields.ts';

export const BANK_TEXTS = {
  accountHolderFullName: {
    label: 'Name on the account',
    hint: 'As it appears on your bank statement',
    errors: {
      required: 'Enter the name on the account',
      long: 'Shorten the name on the account to {accountHolderMaxChars} characters or fewer',
      punctuation: 'Include at least one letter or number in the name on the account',
      characters: 'Leave out “{character}” in the name on the account',
    },
  },
  accountType: {
    label: 'Account type',
    hint: 'Not sure? Most business accounts are checking',
    errors: { required: 'Choose checking or savings', unknown: 'Choose checking or savings' },
    options: { CHECKING: { label: 'Checking' }, SAVINGS: { label: 'Savings' } },
  },
  routingNumber: {
    label: 'Routing number',
    hint: 'The first 9 digits at the bottom of a check',
    errors: {
      required: 'Enter your routing number',
      digits: 'Enter all 9 digits of your routing number. If it starts with 0, include the 0',
      check: 'Check each digit of your routing number',
    },
  },
  bankAccount: {
    label: 'Account number',
    hint: 'The digits after the routing number',
    byMarket: { CA: { hint: 'The last digits at the bottom of a cheque' } },
    errors: {
      required: 'Enter your account number',
      digits: 'Enter your account number using digits only',
      length: 'Enter an account number of {accountMinDigits} to {accountMaxDigits} digits',
    },
  },
  bankAccountConfirm: {
    label: 'Confirm account number',
    hint: 'So your money goes to the right place',
    errors: {
      required: 'Enter your account number again',
      mismatch: 'The account numbers do not match. Check both',
    },
  },
  transitNumber: {
    label: 'Transit number',
    hint: '5 digits',
    errors: {
      required: 'Enter your transit number',
      digits: 'Enter all 5 digits of your transit number. If it starts with 0, include the 0',
    },
  },
  institutionNumber: {
    label: 'Institution number',
    hint: '3 digits',
    errors: {
      required: 'Enter your institution number',
      digits: 'Enter all 3 digits of your institution number. If it starts with 0, include the 0',
      unknown:
        'No bank has this institution number. Compare the 3 digits with a check or statement',
    },
  },
  testDepositFirst: {
    label: 'First amount',
    hint: 'For example 0.32, in any order',
    errors: {
      required: 'Enter the first amount',
      format: 'Enter an amount from 1 to 99 cents, like 0.32',
    },
  },
  testDepositSecond: {
    label: 'Second amount',
    errors: {
      required: 'Enter the second amount',
      format: 'Enter an amount from 1 to 99 cents, like 0.32',
      same: 'Enter two different amounts',
    },
  },
} satisfies Record<keyof typeof BANK_FIELDS, FieldTextsRow>;
