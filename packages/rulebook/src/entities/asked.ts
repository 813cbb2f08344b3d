import type { FieldId } from '../fields/fields.ts';
import type { Flags } from '../flags.ts';
import type { Market } from '../reference/markets.ts';

/** Answers by their dotted path, which is also the form field's name and the place in the request body. */
export type Answers = Readonly<Record<string, string>>;

export type AskedContext = { market: Market; flags: Flags };

/** One question of a form: where its answer stands, which field judges it, and when it is asked or may stay empty. */
export type Asked = {
  path: string;
  field: FieldId;
  when?: (answers: Answers, context: AskedContext) => boolean;
  optional?: (answers: Answers, context: AskedContext) => boolean;
  /** True for what is checked in the browser and never sent. */
  local?: true;
};

const always = () => true;
const isRegistered = (answers: Answers) => answers['company.registered'] === 'YES';
const inUs = (_answers: Answers, { market }: AskedContext) => market === 'US';
const inCanada = (_answers: Answers, { market }: AskedContext) => market === 'CA';

/** The five parts of an address below a path; unit is optional. Document 1, section 3, Address. */
const addressAt = (at: string, when: Asked['when'] = always): Asked[] => [
  { path: `${at}.line1`, field: 'street', when },
  { path: `${at}.line2`, field: 'apartment', when, optional: always },
  { path: `${at}.city`, field: 'city', when },
  { path: `${at}.territory`, field: 'territory', when },
  { path: `${at}.zip`, field: 'zip', when: (answers, context) => when(answers, context) && inUs(answers, context) },
  { path: `${at}.zip`, field: 'postalCode', when: (answers, context) => when(answers, context) && inCanada(answers, context) },
];

/**
 * What each form asks, in order. Documents 1, section 2, and 2, section 3; decisions.md, section 3 and row 33: what a page asks, and
 * that in the US the home address is not asked at all.
 */
export const ASKED = {
  applicant: [
    { path: 'applicant.name.firstName', field: 'firstName' },
    { path: 'applicant.name.lastName', field: 'lastName' },
    { path: 'applicant.email.emailAddress', field: 'email' },
  ],
  business: [
    { path: 'company.registered', field: 'registered' },
    { path: 'company.name', field: 'legalName', when: isRegistered },
    { path: 'company.dba', field: 'dba', optional: always },
    { path: 'company.gpv', field: 'salesRange' },
    {
      path: 'company.hasPartners',
      field: 'hasPartners',
      when: (_answers, { market, flags }) => (market === 'US' ? flags.beneficiaryOwnerEnabled : flags.beneficiaryOwnerCadEnabled),
    },
  ],
  category: [
    { path: 'company.mccDetails.id', field: 'industry' },
    { path: 'company.site', field: 'website', when: (_answers, { flags }) => flags.enableWebsiteCollection, optional: always },
  ],
  address: [
    {
      path: 'company.governmentIdentification.value',
      field: 'ein',
      when: (answers, context) => isRegistered(answers) && inUs(answers, context),
    },
    {
      path: 'company.governmentIdentification.value',
      field: 'corporationNumber',
      when: (answers, context) => isRegistered(answers) && inCanada(answers, context),
    },
    ...addressAt('company.address'),
  ],
  ownerIdentity: [
    { path: 'applicant.dob', field: 'dob', when: (_answers, { market, flags }) => market === 'CA' || flags.dateOfBirthForUSAEnabled },
    {
      path: 'applicant.governmentIdentification.value',
      field: 'ssn4',
      when: (_answers, { market, flags }) => market === 'US' && !flags.fullSsnEnabled,
    },
    {
      path: 'applicant.governmentIdentification.value',
      field: 'ssn',
      when: (_answers, { market, flags }) => market === 'US' && flags.fullSsnEnabled,
    },
    { path: 'applicant.governmentIdentification.value', field: 'sin', when: inCanada, optional: always },
    { path: 'applicant.phone.localPhoneNumber', field: 'phone' },
    { path: 'company.phone.localPhoneNumber', field: 'businessPhone', optional: always },
    ...addressAt('applicant.address', inCanada),
  ],
  terms: [{ path: 'applicant.terms.signed', field: 'termsAgreed' }],
  bank: [
    { path: 'fullName', field: 'accountHolderFullName' },
    { path: 'accountType', field: 'accountType' },
    { path: 'routingNumber', field: 'routingNumber', when: inUs },
    { path: 'transitNumber', field: 'transitNumber', when: inCanada },
    { path: 'institutionNumber', field: 'institutionNumber', when: inCanada },
    { path: 'accountNumber', field: 'bankAccount' },
    { path: 'accountNumberConfirm', field: 'bankAccountConfirm', local: true },
  ],
  otp: [{ path: 'code', field: 'code' }],
} as const satisfies Record<string, readonly Asked[]>;

export type FormId = keyof typeof ASKED;

/** The forms of the sign-up, in the order in which they are asked; the first three make the local draft. decisions.md, section 3. */
export const SIGN_UP_FORMS = ['applicant', 'business', 'category', 'address', 'ownerIdentity'] as const satisfies readonly FormId[];
export const DRAFT_FORMS = ['applicant', 'business', 'category'] as const satisfies readonly FormId[];
export type SignUpForm = (typeof SIGN_UP_FORMS)[number];

/** The questions of a form that are asked for these answers. */
export const askedIn = (form: FormId, answers: Answers, context: AskedContext): Asked[] =>
  (ASKED[form] as readonly Asked[]).filter(({ when }) => when === undefined || when(answers, context)); // literal rows, read as rows

/** True when an asked question of the form has no answer; `given` names secret answers that the server holds. */
export const lacksAnswer = (form: FormId, answers: Answers, given: ReadonlySet<string>, context: AskedContext): boolean =>
  askedIn(form, answers, context).some(
    ({ path, optional }) => !(optional?.(answers, context) ?? false) && (answers[path] ?? '') === '' && !given.has(path),
  );

/** The first form of the list that lacks an answer. decisions.md, section 3. */
export const firstLacking = <Form extends FormId>(
  forms: readonly Form[],
  answers: Answers,
  given: ReadonlySet<string>,
  context: AskedContext,
): Form | undefined => forms.find((form) => lacksAnswer(form, answers, given, context));
