import type { Answers } from '../core/answers.ts';
import { always, type FormContext, type FormField, type Forms, inCanada, inUs } from '../core/form.ts';
import type { ADDRESS_FIELDS } from './address-fields.ts';

export const isRegistered = (answers: Answers): boolean => answers['company.registered'] === 'YES';

type AddressField<At extends string> = FormField<keyof typeof ADDRESS_FIELDS> & {
  path: `${At}.${'line1' | 'line2' | 'city' | 'territory' | 'zip'}`;
};

export const addressFields = <At extends string>(at: At, when: FormField['visibleWhen'] = always): AddressField<At>[] => [
  { path: `${at}.line1`, field: 'street', visibleWhen: when },
  { path: `${at}.line2`, field: 'apartment', visibleWhen: when, optional: always },
  { path: `${at}.city`, field: 'city', visibleWhen: when },
  { path: `${at}.territory`, field: 'territory', visibleWhen: when },
  { path: `${at}.zip`, field: 'zip', visibleWhen: (answers, context) => when(answers, context) && inUs(answers, context) },
  { path: `${at}.zip`, field: 'postalCode', visibleWhen: (answers, context) => when(answers, context) && inCanada(answers, context) },
];

export const COMPANY_TAX_ID_FIELDS = [
  {
    path: 'company.governmentIdentification.value',
    field: 'ein',
    visibleWhen: (answers: Answers, context: FormContext) => isRegistered(answers) && inUs(answers, context),
  },
  {
    path: 'company.governmentIdentification.value',
    field: 'corporationNumber',
    visibleWhen: (answers: Answers, context: FormContext) => isRegistered(answers) && inCanada(answers, context),
  },
] as const satisfies readonly FormField[];

/** What the sign-up asks of the applicant and the business; in the US the home address is not asked at all. */
export const SIGN_UP_PAGE_FORMS = {
  applicant: [
    { path: 'applicant.name.firstName', field: 'firstName' },
    { path: 'applicant.name.lastName', field: 'lastName' },
    { path: 'applicant.email.emailAddress', field: 'email' },
  ],
  business: [
    { path: 'company.registered', field: 'registered' },
    { path: 'company.name', field: 'legalName', visibleWhen: isRegistered },
    { path: 'company.dba', field: 'dba', optional: always },
    { path: 'company.gpv', field: 'salesRange' },
    {
      path: 'company.hasPartners',
      field: 'hasPartners',
      visibleWhen: (_answers, { market, flags }) => (market === 'US' ? flags.beneficiaryOwnerEnabled : flags.beneficiaryOwnerCadEnabled),
    },
  ],
  address: [...COMPANY_TAX_ID_FIELDS, ...addressFields('company.address')],
  terms: [{ path: 'applicant.terms.signed', field: 'termsAgreed' }],
} as const satisfies Forms;
