import type { Flags } from './core/flags.ts';
import type { FieldId } from './fields.ts';
import type { Market } from './reference/markets.ts';

/** Answers by their dotted path, which is also the form field's name and the place in the request body. */
export type Answers = Readonly<Record<string, string>>;

export type FormContext = { market: Market; flags: Flags };

/** One question of a form: where its answer stands, which field judges it, and when it is asked or may stay empty. */
export type FormField = {
  path: string;
  field: FieldId;
  visibleWhen?: (answers: Answers, context: FormContext) => boolean;
  optional?: (answers: Answers, context: FormContext) => boolean;
  /** True for what is checked in the browser and never sent. */
  clientOnly?: true;
  /** The path of the answer that is asked a second time here: both must agree. */
  mustEqual?: string;
  /** True where what is on file is no answer: four digits of a number that is now asked whole. */
  ignoresOnFile?: true;
};

const always = () => true;
/** True for a business that is registered. */
export const isRegistered = (answers: Answers): boolean => answers['company.registered'] === 'YES';
const inUs = (_answers: Answers, { market }: FormContext) => market === 'US';
const inCanada = (_answers: Answers, { market }: FormContext) => market === 'CA';

const isNot = (flag: string) => (answers: Answers) => answers[flag] !== 'YES';
/** True where exactly one person must be named who controls the business: registered, in the US. decisions.md, row 25. */
export const requiresController = (answers: Answers, context: FormContext) => isRegistered(answers) && inUs(answers, context);
const isControllerHere = (answers: Answers, context: FormContext) => requiresController(answers, context) && answers.isController === 'YES';

/** The five parts of an address below a path; unit is optional. Document 1, section 3, Address. */
const addressAt = (at: string, when: FormField['visibleWhen'] = always): FormField[] => [
  { path: `${at}.line1`, field: 'street', visibleWhen: when },
  { path: `${at}.line2`, field: 'apartment', visibleWhen: when, optional: always },
  { path: `${at}.city`, field: 'city', visibleWhen: when },
  { path: `${at}.territory`, field: 'territory', visibleWhen: when },
  { path: `${at}.zip`, field: 'zip', visibleWhen: (answers, context) => when(answers, context) && inUs(answers, context) },
  { path: `${at}.zip`, field: 'postalCode', visibleWhen: (answers, context) => when(answers, context) && inCanada(answers, context) },
];

/** The number of a registered business. */
const companysNumber = [
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

/**
 * What each form asks, in order. Documents 1, section 2, and 2, section 3; decisions.md, section 3 and row 33: what a page asks, and
 * that in the US the home address is not asked at all.
 */
const PAGE_FORMS = {
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
  category: [
    { path: 'company.mccDetails.id', field: 'industry' },
    { path: 'company.site', field: 'website', visibleWhen: (_answers, { flags }) => flags.enableWebsiteCollection, optional: always },
  ],
  address: [...companysNumber, ...addressAt('company.address')],
  ownerIdentity: [
    {
      path: 'applicant.dob',
      field: 'dob',
      visibleWhen: (_answers, { market, flags }) => market === 'CA' || flags.dateOfBirthForUSAEnabled,
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
    { path: 'applicant.governmentIdentification.value', field: 'sin', visibleWhen: inCanada, optional: always },
    { path: 'applicant.phone.localPhoneNumber', field: 'phone' },
    { path: 'company.phone.localPhoneNumber', field: 'businessPhone', optional: always },
    ...addressAt('applicant.address', inCanada),
  ],
  terms: [{ path: 'applicant.terms.signed', field: 'termsAgreed' }],
  bank: [
    { path: 'fullName', field: 'accountHolderFullName' },
    { path: 'accountType', field: 'accountType' },
    { path: 'routingNumber', field: 'routingNumber', visibleWhen: inUs },
    { path: 'transitNumber', field: 'transitNumber', visibleWhen: inCanada },
    { path: 'institutionNumber', field: 'institutionNumber', visibleWhen: inCanada },
    { path: 'accountNumber', field: 'bankAccount' },
    { path: 'accountNumberConfirm', field: 'bankAccountConfirm', clientOnly: true, mustEqual: 'accountNumber' },
  ],
  otp: [{ path: 'code', field: 'code' }],
  /** All nine digits, and the legal name to correct. Document 1, section 2, Full SSN. */
  fullSsn: [
    { path: 'applicant.name.firstName', field: 'firstName' },
    { path: 'applicant.name.lastName', field: 'lastName' },
    { path: 'applicant.governmentIdentification.value', field: 'ssn', ignoresOnFile: true },
  ],
  /** The business once more: corrected or confirmed, both count. decisions.md, section 4, row 12. */
  businessInfo: [
    { path: 'company.registered', field: 'registered' },
    { path: 'company.name', field: 'legalName', visibleWhen: isRegistered },
    ...companysNumber,
    { path: 'company.dba', field: 'dba', optional: always },
    ...addressAt('company.address'),
  ],
  /** A tax id by itself: a person's nine digits, or a business's. Document 1, section 7, government-identifications. */
  taxId: [
    { path: 'value', field: 'ssn', visibleWhen: ({ sourceType }) => sourceType === 'SSN9' },
    { path: 'value', field: 'ein', visibleWhen: ({ sourceType }) => sourceType === 'FEIN' },
  ],
  /** The full EIN with the legal name. Document 1, section 7, manual-entry. */
  fullEin: [
    { path: 'value', field: 'ein' },
    { path: 'legalBusinessName', field: 'legalName' },
  ],
  /** The applicant's own row in the list of owners: who they are is known. decisions.md, row 25. */
  ownShare: [
    { path: 'ownershipPercentage', field: 'controllerPercentage' },
    { path: 'isController', field: 'isController', visibleWhen: requiresController },
  ],
  /** Another owner: who it is. Document 2, section 5, Owners; whoever controls the business may hold less than a quarter. */
  owner: [
    { path: 'firstName', field: 'firstName' },
    { path: 'lastName', field: 'lastName' },
    { path: 'isController', field: 'isController', visibleWhen: requiresController },
    { path: 'ownershipPercentage', field: 'ownershipPercentage', visibleWhen: (...asking) => !isControllerHere(...asking) },
    { path: 'ownershipPercentage', field: 'controllerPercentage', visibleWhen: isControllerHere },
    { path: 'email', field: 'email' },
    { path: 'phone', field: 'phone' },
  ],
  /** What proves who the other owner is, unless they give it themselves. Document 2, section 3, Owner. */
  ownerDetails: [
    { path: 'noAddressOrDob', field: 'noAddressOrDob', optional: always },
    { path: 'dob', field: 'dob', visibleWhen: isNot('noAddressOrDob') },
    ...addressAt('address', isNot('noAddressOrDob')),
    { path: 'noSsn', field: 'noSsn', visibleWhen: inUs, optional: always },
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
} as const satisfies Record<string, readonly FormField[]>;

const emailAgain = {
  path: 'applicant.email.emailAddressConfirm',
  field: 'emailConfirm',
  clientOnly: true,
  mustEqual: 'applicant.email.emailAddress',
} as const satisfies FormField;

/** Every form with its questions; `update` asks the whole sign-up on one page, the e-mail twice. Document 2, section 3; decisions.md, section 3. */
export const FORMS = {
  ...PAGE_FORMS,
  update: [
    ...PAGE_FORMS.applicant,
    emailAgain,
    ...PAGE_FORMS.business,
    ...PAGE_FORMS.category,
    ...PAGE_FORMS.address,
    ...PAGE_FORMS.ownerIdentity,
  ],
  /** The same without the identity, where the level leaves it for later. */
  updateBasic: [...PAGE_FORMS.applicant, emailAgain, ...PAGE_FORMS.business, ...PAGE_FORMS.category, ...PAGE_FORMS.address],
} as const satisfies Record<string, readonly FormField[]>;

export type FormId = keyof typeof FORMS;

/** The forms of the sign-up, in the order in which they are asked; the first three make the local draft. decisions.md, section 3. */
export const SIGN_UP_FORMS = ['applicant', 'business', 'category', 'address', 'ownerIdentity'] as const satisfies readonly FormId[];
export const DRAFT_FORMS = ['applicant', 'business', 'category'] as const satisfies readonly FormId[];
export type SignUpForm = (typeof SIGN_UP_FORMS)[number];

/** The questions of a form that are asked for these answers. */
export const visibleFields = (form: FormId, answers: Answers, context: FormContext): FormField[] =>
  (FORMS[form] as readonly FormField[]).filter(({ visibleWhen }) => visibleWhen === undefined || visibleWhen(answers, context)); // literal rows, read as rows

/** True when an asked question of the form has no answer; `given` names secret answers that the server holds. What is never sent lacks nothing. */
export const isIncomplete = (form: FormId, answers: Answers, given: ReadonlySet<string>, context: FormContext): boolean =>
  visibleFields(form, answers, context).some(
    ({ path, optional, clientOnly }) =>
      clientOnly !== true && !(optional?.(answers, context) ?? false) && (answers[path] ?? '') === '' && !given.has(path),
  );

/** The first form of the list that lacks an answer. decisions.md, section 3. */
export const firstIncompleteForm = <Form extends FormId>(
  forms: readonly Form[],
  answers: Answers,
  given: ReadonlySet<string>,
  context: FormContext,
): Form | undefined => forms.find((form) => isIncomplete(form, answers, given, context));
