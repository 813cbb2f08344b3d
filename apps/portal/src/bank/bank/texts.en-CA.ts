import type { TEXTS as US } from './texts.en-US.ts';

type Texts = { [Part in 'exits' | 'manual' | 'check']: Partial<(typeof US)[Part]> };

export const TEXTS: Texts = {
  exits: {
    noAccount:
      'There was no chequing or savings account to choose. Enter the numbers of the account you want to use.',
  },
  manual: {
    lead: 'Copy the numbers from a cheque or bank statement. They’re often confirmed right away. If not, two small deposits will do it in {from} to {to} business days.',
    leadCa:
      'Copy the numbers from a cheque or bank statement. Two small deposits will confirm the account in {from} to {to} business days.',
  },
  check: {
    labelUs:
      'At the bottom of a cheque, from left to right: the 9-digit routing number, the account number and the cheque number.',
    number: 'Cheque no.',
  },
};
