import type { FieldTexts } from './fields.ts';
import { FIELD_TEXTS as US } from './texts.en-US.ts';

/** Canadian English: only what differs from US English. */
export const FIELD_TEXTS: FieldTexts = {
  ...US,
  phone: {
    ...US.phone,
    hint: 'A Canadian or US number we can text a code to',
    errors: {
      ...US.phone.errors,
      digits: 'Enter a 10-digit Canadian or US mobile number',
      mobile: 'Enter a Canadian or US mobile number that gets texts',
    },
  },
  businessPhone: {
    ...US.businessPhone,
    errors: {
      ...US.businessPhone.errors,
      digits: 'Enter a 10-digit Canadian or US business phone number',
      mobile: 'Enter a Canadian or US business phone number',
    },
  },
  routingNumber: { ...US.routingNumber, hint: 'The first 9 digits at the bottom of a cheque' },
  accountType: {
    ...US.accountType,
    hint: 'Not sure? Most business accounts are chequing',
    errors: { required: 'Choose chequing or savings', unknown: 'Choose chequing or savings' },
    options: { CHECKING: { label: 'Chequing' }, SAVINGS: { label: 'Savings' } },
  },
  bankAccount: { ...US.bankAccount, hint: 'The last digits at the bottom of a cheque' },
  institutionNumber: {
    ...US.institutionNumber,
    errors: {
      ...US.institutionNumber.errors,
      unknown:
        'No bank has this institution number. Compare the 3 digits with a cheque or statement',
    },
  },
  shippingCountry: {
    ...US.shippingCountry,
    errors: { ...US.shippingCountry.errors, unknown: 'Choose Canada or the United States' },
  },
  licenceQuantity: {
    ...US.licenceQuantity,
    label: 'Number of software licences',
    errors: {
      required: 'Enter the number of software licences',
      notWholeNumber: 'Enter the number of software licences as a whole number, like 2',
      tooHigh: 'Enter 99 software licences or fewer. For more, contact us',
      tooLow: 'Enter at least 1 software licence',
    },
  },
};
