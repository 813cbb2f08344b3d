import type { FieldTexts } from './fields.ts';
import { FIELD_TEXTS as US } from './texts.en-US.ts';

/** Labels, hints and errors in Canadian English: only what differs from US English is written here. */
export const FIELD_TEXTS: FieldTexts = {
  ...US,
  routingNumber: { ...US.routingNumber, hint: 'The first 9 digits at the bottom of a cheque' },
  accountType: {
    ...US.accountType,
    hint: 'Not sure? Most business accounts are chequing',
    errors: { required: 'Choose chequing or savings', unknown: 'Choose chequing or savings' },
    options: { CHECKING: { label: 'Chequing' }, SAVINGS: { label: 'Savings' } },
  },
  bankAccount: { ...US.bankAccount, hint: 'The last digits at the bottom of a cheque' },
  licenceQuantity: {
    ...US.licenceQuantity,
    label: 'How many software licences',
    errors: { ...US.licenceQuantity.errors, tooLow: 'You need at least 1 software licence' },
  },
};
