import type { Answers, AskedForms } from '../answer-rows.ts';
import { always, type FormContext, inCanada, inUs } from '../core/form.ts';
import { homeAddressFields, isRegistered, OWNER_NAME_QUESTIONS } from '../sign-up/forms.ts';

const isNot = (flag: 'noAddressOrDob' | 'noSsn') => (answers: Answers) => answers[flag] !== true;
/**
 * True when exactly one controller must be named: a registered business in the US. docs/readings.md
 * 82.
 */
export const requiresController = (answers: Answers, context: FormContext) =>
  isRegistered(answers) && inUs(answers, context);
const isControllerHere = (answers: Answers, context: FormContext) =>
  requiresController(answers, context) && answers.isController === true;

/** A trust names its trustee, who holds no share of it. */
const isNoTrust = ({ companyKind }: Answers) => companyKind !== 'trust';

export const PEOPLE_FORMS = {
  /** The applicant's own row: their identity is known already. docs/readings.md 82. */
  ownShare: [
    { path: 'ownershipPercentage', field: 'controllerPercentage' },
    { path: 'isController', field: 'isController', yesNo: true, visibleWhen: requiresController },
  ],
  /** Another owner's identity. A controller may own less than 25 %. docs/readings.md 82. */
  owner: [
    ...OWNER_NAME_QUESTIONS,
    { path: 'isController', field: 'isController', yesNo: true, visibleWhen: requiresController },
    {
      path: 'ownershipPercentage',
      field: 'ownershipPercentage',
      visibleWhen: (...asking) => !isControllerHere(...asking),
    },
    { path: 'ownershipPercentage', field: 'controllerPercentage', visibleWhen: isControllerHere },
    { path: 'email', field: 'email' },
    { path: 'phone', field: 'phone' },
    // Only in the market with two languages; without an answer we write in the applicant's
    // language.
    {
      path: 'communicationLanguage',
      field: 'communicationLanguage',
      visibleWhen: inCanada,
      optional: always,
    },
  ],
  /**
   * A person behind a company: what they hold of it, and of the business itself if anything.
   * docs/readings.md 259.
   */
  ownerBehind: [
    ...OWNER_NAME_QUESTIONS,
    { path: 'companyShare', field: 'companyShare', visibleWhen: isNoTrust },
    { path: 'isController', field: 'isController', yesNo: true, visibleWhen: requiresController },
    { path: 'ownershipPercentage', field: 'controllerPercentage', optional: always },
    { path: 'email', field: 'email' },
    { path: 'phone', field: 'phone' },
    {
      path: 'communicationLanguage',
      field: 'communicationLanguage',
      visibleWhen: inCanada,
      optional: always,
    },
  ],
  /** A company or trust of the list, with its share of the business or of another company. */
  ownerCompany: [
    { path: 'companyKind', field: 'ownerCompanyKind' },
    { path: 'companyName', field: 'ownerCompanyName' },
    { path: 'companyShare', field: 'companyShare' },
    { path: 'companyNumber', field: 'ownerCompanyNumber' },
    { path: 'companyCountry', field: 'ownerCompanyCountry' },
  ],
  /** Somebody already on the list, as a holder of a company. */
  ownerHolding: [
    { path: 'holder', field: 'holder' },
    { path: 'companyShare', field: 'companyShare', visibleWhen: isNoTrust },
  ],
  /** Why the people behind a company cannot be named. */
  unnamedOwners: [{ path: 'unnamed', field: 'unnamedReason' }],
  /** Details that verify another owner, unless the owner provides them. */
  ownerDetails: [
    { path: 'noAddressOrDob', field: 'noAddressOrDob', yesNo: true, optional: always },
    { path: 'dob', field: 'dob', visibleWhen: isNot('noAddressOrDob') },
    ...homeAddressFields('address', isNot('noAddressOrDob')),
    { path: 'noSsn', field: 'noSsn', yesNo: true, visibleWhen: inUs, optional: always },
    {
      path: 'governmentIdentification.value',
      field: 'ssn4',
      visibleWhen: (answers, context) =>
        inUs(answers, context) && isNot('noSsn')(answers) && !context.flags.fullSsnEnabled,
    },
    {
      path: 'governmentIdentification.value',
      field: 'ssn',
      visibleWhen: (answers, context) =>
        inUs(answers, context) && isNot('noSsn')(answers) && context.flags.fullSsnEnabled,
    },
    {
      path: 'governmentIdentification.value',
      field: 'sin',
      visibleWhen: inCanada,
      optional: always,
    },
  ],
  /**
   * An invited owner's own details: nothing can be left for later, and only the SIN and the second
   * address line are optional.
   */
  partnerDetails: [
    ...OWNER_NAME_QUESTIONS,
    { path: 'phone', field: 'phone' },
    { path: 'dob', field: 'dob' },
    ...homeAddressFields('address'),
    {
      path: 'governmentIdentification.value',
      field: 'ssn4',
      visibleWhen: (_answers, { market, flags }) => market === 'US' && !flags.fullSsnEnabled,
    },
    {
      path: 'governmentIdentification.value',
      field: 'ssn',
      visibleWhen: (_answers, { market, flags }) => market === 'US' && flags.fullSsnEnabled,
    },
    {
      path: 'governmentIdentification.value',
      field: 'sin',
      visibleWhen: inCanada,
      optional: always,
    },
  ],
} as const satisfies AskedForms;

export type OwnerForm = keyof typeof PEOPLE_FORMS;
