import type { AskedForms } from '../answer-rows.ts';
import { always, inCanada } from '../core/form.ts';
import {
  addressFields,
  COMPANY_TAX_ID_FIELDS,
  homeAddressFields,
  isRegistered,
  NAME_QUESTIONS,
} from '../sign-up/forms.ts';

export const IDENTITY_FORMS = {
  ownerIdentity: [
    {
      path: 'applicant.dob',
      field: 'dob',
      visibleWhen: (_answers, { market, flags }) =>
        market === 'CA' || flags.dateOfBirthForUSAEnabled,
    },
    {
      path: 'applicant.governmentIdentification.value',
      field: 'ssn4',
      visibleWhen: (_answers, { market, flags }) => market === 'US' && !flags.fullSsnEnabled,
    },
    {
      path: 'applicant.governmentIdentification.value',
      field: 'ssn',
      visibleWhen: (_answers, { market, flags }) => market === 'US' && flags.fullSsnEnabled,
    },
    {
      path: 'applicant.governmentIdentification.value',
      field: 'sin',
      visibleWhen: inCanada,
      optional: always,
    },
    { path: 'applicant.phone.localPhoneNumber', field: 'phone' },
    { path: 'company.phone.localPhoneNumber', field: 'businessPhone', optional: always },
    ...homeAddressFields('applicant.address', inCanada),
  ],
  fullSsn: [
    ...NAME_QUESTIONS,
    { path: 'applicant.governmentIdentification.value', field: 'ssn', ignoresOnFile: true },
  ],
  /**
   * Asks for the business details again; correcting and confirming both count. docs/readings.md 74.
   */
  businessInfo: [
    { path: 'company.name', field: 'legalName', visibleWhen: isRegistered },
    ...COMPANY_TAX_ID_FIELDS,
    { path: 'company.dba', field: 'dba', optional: always },
    ...addressFields('company.address'),
    { path: 'company.registered', field: 'registered', yesNo: true },
  ],
} as const satisfies AskedForms;
