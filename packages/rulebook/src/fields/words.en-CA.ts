import { type FieldWords, FIELD_WORDS as US } from './words.en-US.ts';

/** Labels, hints and errors in Canadian English: only what differs from US English is written here. */
export const FIELD_WORDS: FieldWords = {
  ...US,
  dob: { ...US.dob, hint: 'For example 1985 3 27' },
  territory: {
    ...US.territory,
    label: 'Province or territory',
    errors: { required: 'Choose a province or territory', unknown: 'Choose a province or territory from the list' },
  },
  routingNumber: { ...US.routingNumber, hint: 'The first 9 digits at the bottom of a cheque' },
  accountType: {
    ...US.accountType,
    hint: 'Not sure? Most business accounts are chequing',
    errors: { required: 'Choose chequing or savings', unknown: 'Choose chequing or savings' },
    options: { CHECKING: { label: 'Chequing' }, SAVINGS: { label: 'Savings' } },
  },
  registered: {
    ...US.registered,
    hint: 'Incorporated businesses have a corporation number',
    options: {
      YES: { label: 'Yes', help: 'Corporation, cooperative or nonprofit' },
      NO: { label: 'No', help: 'You work for yourself, under your own name or a trade name' },
    },
  },
  bankAccount: { ...US.bankAccount, hint: 'The last digits at the bottom of a cheque' },
};
