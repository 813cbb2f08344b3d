import type { TEXTS as US } from './texts.en-US.ts';

type Texts = { manual: Partial<(typeof US)['manual']>; check: Partial<(typeof US)['check']> };

export const TEXTS: Texts = {
  manual: { lead: 'Copy the numbers from a cheque or bank statement.' },
  check: {
    labelUs: 'At the bottom of a cheque, from left to right: the 9-digit routing number, the account number and the cheque number.',
    number: 'Cheque no.',
  },
};
