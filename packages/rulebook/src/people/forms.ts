import type { Answers, AskedForms } from '../answer-rows.ts';
import { always, type FormContext, inCanada, inUs } from '../core/form.ts';
import { addressFields, isRegistered } from '../sign-up/forms.ts';

const isNot = (flag: 'noAddressOrDob' | 'noSsn') => (answers: Answers) => answers[flag] !== true;
/** True where exactly one person must be named who controls the business: registered, in the US. docs/readings.md 82. */
export const requiresController = (answers: Answers, context: FormContext) => isRegistered(answers) && inUs(answers, context);
const isControllerHere = (answers: Answers, context: FormContext) => requiresController(answers, context) && answers.isController === true;

/** The owners of a business. */
export const PEOPLE_FORMS = {
  /** The applicant's own row in the list of owners: who they are is known. docs/readings.md 82. */
  ownShare: [
    { path: 'ownershipPercentage', field: 'controllerPercentage' },
    { path: 'isController', field: 'isController', yesNo: true, visibleWhen: requiresController },
  ],
  /** Another owner: who it is. Whoever controls the business may hold less than a quarter. docs/readings.md 82. */
  owner: [
    { path: 'firstName', field: 'firstName' },
    { path: 'lastName', field: 'lastName' },
    { path: 'isController', field: 'isController', yesNo: true, visibleWhen: requiresController },
    { path: 'ownershipPercentage', field: 'ownershipPercentage', visibleWhen: (...asking) => !isControllerHere(...asking) },
    { path: 'ownershipPercentage', field: 'controllerPercentage', visibleWhen: isControllerHere },
    { path: 'email', field: 'email' },
    { path: 'phone', field: 'phone' },
    // Where a market has two languages; without an answer we write in the applicant's.
    { path: 'communicationLanguage', field: 'communicationLanguage', visibleWhen: inCanada, optional: always },
  ],
  /** What proves who the other owner is, unless they give it themselves. */
  ownerDetails: [
    { path: 'noAddressOrDob', field: 'noAddressOrDob', yesNo: true, optional: always },
    { path: 'dob', field: 'dob', visibleWhen: isNot('noAddressOrDob') },
    ...addressFields('address', isNot('noAddressOrDob')),
    { path: 'noSsn', field: 'noSsn', yesNo: true, visibleWhen: inUs, optional: always },
    {
      path: 'governmentIdentification.value',
      field: 'ssn4',
      visibleWhen: (answers, context) => inUs(answers, context) && isNot('noSsn')(answers) && !context.flags.fullSsnEnabled,
    },
    {
      path: 'governmentIdentification.value',
      field: 'ssn',
      visibleWhen: (answers, context) => inUs(answers, context) && isNot('noSsn')(answers) && context.flags.fullSsnEnabled,
    },
    { path: 'governmentIdentification.value', field: 'sin', visibleWhen: inCanada, optional: always },
  ],
  /** The same of themselves, by an owner who was invited: they know all of it. */
  partnerDetails: [
    { path: 'firstName', field: 'firstName' },
    { path: 'lastName', field: 'lastName' },
    { path: 'phone', field: 'phone' },
    { path: 'dob', field: 'dob' },
    ...addressFields('address'),
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
    { path: 'governmentIdentification.value', field: 'sin', visibleWhen: inCanada, optional: always },
  ],
} as const satisfies AskedForms;

export type OwnerForm = keyof typeof PEOPLE_FORMS;
