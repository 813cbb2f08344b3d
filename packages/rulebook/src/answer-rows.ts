import type { AnswerRow } from './core/answer.ts';
import type { FieldId } from './fields.ts';

/** The only place where a stored answer has its name, its column and the contract's words for it. */
export const ANSWERS = {
  firstName: {
    subject: 'person',
    fields: ['firstName'],
    column: 'first_name',
    wire: { applicant: 'applicant.name.firstName', owner: 'firstName' },
    identifies: true,
  },
  lastName: {
    subject: 'person',
    fields: ['lastName'],
    column: 'last_name',
    wire: { applicant: 'applicant.name.lastName', owner: 'lastName' },
    identifies: true,
  },
  emailAddress: {
    subject: 'person',
    fields: ['email'],
    column: 'email_address',
    wire: { applicant: 'applicant.email.emailAddress', owner: 'email' },
  },
  phone: {
    subject: 'person',
    fields: ['phone'],
    column: 'local_phone_number',
    wire: { applicant: 'applicant.phone.localPhoneNumber', owner: 'phone' },
  },
  line1: {
    subject: 'person',
    fields: ['street'],
    column: 'line1',
    wire: { applicant: 'applicant.address.line1', owner: 'address.line1' },
  },
  line2: {
    subject: 'person',
    fields: ['apartment'],
    column: 'line2',
    wire: { applicant: 'applicant.address.line2', owner: 'address.line2' },
  },
  city: {
    subject: 'person',
    fields: ['city'],
    column: 'city',
    wire: { applicant: 'applicant.address.city', owner: 'address.city' },
  },
  territory: {
    subject: 'person',
    fields: ['territory'],
    column: 'territory',
    wire: { applicant: 'applicant.address.territory', owner: 'address.territory' },
  },
  zip: {
    subject: 'person',
    fields: ['zip', 'postalCode'],
    column: 'zip',
    wire: { applicant: 'applicant.address.zip', owner: 'address.zip' },
  },
  birthDate: {
    subject: 'person',
    fields: ['dob'],
    column: 'birth_date',
    wire: { applicant: 'applicant.dob', owner: 'dob' },
    identifies: true,
  },
  personTaxId: {
    subject: 'person',
    fields: ['ssn4', 'ssn', 'sin'],
    column: 'tax_id',
    wire: { applicant: 'applicant.governmentIdentification.value', owner: 'governmentIdentification.value' },
    identifies: true,
  },
  ownershipShare: {
    subject: 'person',
    fields: ['ownershipPercentage', 'controllerPercentage'],
    column: 'ownership_basis_points',
    type: 'basisPoints',
    wire: { owner: 'ownershipPercentage' },
  },
  isController: {
    subject: 'person',
    fields: ['isController'],
    column: 'is_controller',
    type: 'boolean',
    unanswered: false,
    wire: { owner: 'isController' },
  },
  noAddressOrDob: {
    subject: 'person',
    fields: ['noAddressOrDob'],
    column: 'no_address_or_dob',
    type: 'boolean',
    unanswered: false,
    wire: { owner: 'noAddressOrDob' },
  },
  noSsn: {
    subject: 'person',
    fields: ['noSsn'],
    column: 'no_ssn',
    type: 'boolean',
    unanswered: false,
    wire: { owner: 'noSsn' },
  },
  isRegistered: {
    subject: 'business',
    fields: ['registered'],
    column: 'is_registered',
    type: 'boolean',
    wire: { company: 'company.registered' },
  },
  legalName: { subject: 'business', fields: ['legalName'], column: 'name', wire: { company: 'company.name' } },
  dba: { subject: 'business', fields: ['dba'], column: 'dba', wire: { company: 'company.dba' } },
  salesRange: {
    subject: 'business',
    fields: ['salesRange'],
    column: 'sales_range',
    wire: { company: 'company.gpv' },
  },
  hasPartners: {
    subject: 'business',
    fields: ['hasPartners'],
    column: 'has_partners',
    type: 'boolean',
    wire: { company: 'company.hasPartners' },
  },
  industryId: {
    subject: 'business',
    fields: ['industry'],
    column: 'industry_id',
    type: 'integer',
    wire: { company: 'company.mccDetails.id' },
  },
  website: { subject: 'business', fields: ['website'], column: 'website', wire: { company: 'company.site' } },
  businessPhone: {
    subject: 'business',
    fields: ['businessPhone'],
    column: 'local_phone_number',
    wire: { company: 'company.phone.localPhoneNumber' },
  },
  businessLine1: {
    subject: 'business',
    fields: ['street'],
    column: 'line1',
    wire: { company: 'company.address.line1' },
  },
  businessLine2: {
    subject: 'business',
    fields: ['apartment'],
    column: 'line2',
    wire: { company: 'company.address.line2' },
  },
  businessCity: { subject: 'business', fields: ['city'], column: 'city', wire: { company: 'company.address.city' } },
  businessTerritory: {
    subject: 'business',
    fields: ['territory'],
    column: 'territory',
    wire: { company: 'company.address.territory' },
  },
  businessZip: {
    subject: 'business',
    fields: ['zip', 'postalCode'],
    column: 'zip',
    wire: { company: 'company.address.zip' },
  },
  businessTaxId: {
    subject: 'business',
    fields: ['ein', 'corporationNumber'],
    column: 'tax_id',
    wire: { company: 'company.governmentIdentification.value' },
  },
} as const satisfies Record<string, AnswerRow<FieldId>>;

export type AnswerId = keyof typeof ANSWERS;

type Row<Id extends AnswerId> = (typeof ANSWERS)[Id];
type PathOn<Id extends AnswerId, Side extends string> =
  Row<Id> extends { wire: { readonly [Key in Side]: infer Path extends string } } ? Path : never;
type IdOf<Subject> = { [Id in AnswerId]: Row<Id>['subject'] extends Subject ? Id : never }[AnswerId];
type ValueOf<Id extends AnswerId> =
  Row<Id> extends { type: 'boolean' } ? boolean : Row<Id> extends { type: 'integer' | 'basisPoints' } ? number : string;

export type PersonAnswerId = IdOf<'person'>;
export type BusinessAnswerId = IdOf<'business'>;

/** Where an answer of a sign-up stands in its body and in the view; a mistyped one does not compile. */
export type AnswerPath = { [Id in AnswerId]: PathOn<Id, 'applicant'> | PathOn<Id, 'company'> }[AnswerId];
/** The same for what is asked of an owner. */
export type OwnerAnswerPath = { [Id in AnswerId]: PathOn<Id, 'owner'> }[AnswerId];

/** What is known of a person or of the business, as it is stored: booleans are booleans, and a share is in hundredths of a percent. */
export type PersonAnswers = { readonly [Id in PersonAnswerId]?: ValueOf<Id> };
export type BusinessAnswers = { readonly [Id in BusinessAnswerId]?: ValueOf<Id> };
