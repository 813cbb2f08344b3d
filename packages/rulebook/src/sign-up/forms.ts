import type { Answers, AskedField, AskedForms } from '../answer-rows.ts';
import { always, type FormContext, inCanada, inUs } from '../core/form.ts';
import { FEDERAL_REGISTRY } from '../reference/territories.ts';
import type { ADDRESS_FIELDS } from './address-fields.ts';
import { mayHaveOtherOwners } from './other-owners.ts';

export const isRegistered = (answers: Answers): boolean => answers['company.registered'] === true;

const ADDRESS_PLACES = ['applicant.address', 'company.address', 'address'] as const;
export type AddressPlace = (typeof ADDRESS_PLACES)[number];
export const isAddressPlace = (place: string): place is AddressPlace =>
  ADDRESS_PLACES.some((known) => known === place);
export const addressAbove = (path: string): AddressPlace | undefined =>
  ADDRESS_PLACES.find((place) => path.startsWith(`${place}.`));
type AddressField = AskedField & { field: keyof typeof ADDRESS_FIELDS };

type Visible = NonNullable<AskedField['visibleWhen']>;
type AddressKind = { street: 'street' | 'homeStreet'; territory: 'territory' | 'homeTerritory' };

const addressOf = (
  { street, territory }: AddressKind,
  at: AddressPlace,
  when: Visible,
): AddressField[] => [
  { path: `${at}.line1`, field: street, visibleWhen: when },
  { path: `${at}.line2`, field: 'apartment', visibleWhen: when, optional: always },
  { path: `${at}.city`, field: 'city', visibleWhen: when },
  { path: `${at}.territory`, field: territory, visibleWhen: when },
  {
    path: `${at}.zip`,
    field: 'zip',
    visibleWhen: (answers, context) => when(answers, context) && inUs(answers, context),
  },
  {
    path: `${at}.zip`,
    field: 'postalCode',
    visibleWhen: (answers, context) => when(answers, context) && inCanada(answers, context),
  },
];

export const addressFields = (at: AddressPlace, when: Visible = always) =>
  addressOf({ street: 'street', territory: 'territory' }, at, when);
/** Where a person lives, which may be where no business may. docs/readings.md 276. */
export const homeAddressFields = (at: AddressPlace, when: Visible = always) =>
  addressOf({ street: 'homeStreet', territory: 'homeTerritory' }, at, when);

const isRegisteredIn =
  (isOne: (registry: string) => boolean) =>
  (answers: Answers, context: FormContext): boolean =>
    isRegistered(answers) &&
    inCanada(answers, context) &&
    isOne(answers['company.registeredIn'] ?? '');

/**
 * Canada asks for the register first, because each numbers companies in its own way.
 * docs/readings.md 77.
 */
export const COMPANY_TAX_ID_FIELDS = [
  {
    path: 'company.governmentIdentification.value',
    field: 'ein',
    visibleWhen: (answers: Answers, context: FormContext) =>
      isRegistered(answers) && inUs(answers, context),
  },
  { path: 'company.registeredIn', field: 'registeredIn', visibleWhen: isRegisteredIn(() => true) },
  {
    path: 'company.governmentIdentification.value',
    field: 'federalCompanyNumber',
    visibleWhen: isRegisteredIn((registry) => registry === FEDERAL_REGISTRY),
  },
  {
    path: 'company.governmentIdentification.value',
    field: 'neq',
    visibleWhen: isRegisteredIn((registry) => registry === 'QC'),
  },
  {
    path: 'company.governmentIdentification.value',
    field: 'corporationNumber',
    visibleWhen: isRegisteredIn((registry) => registry !== FEDERAL_REGISTRY && registry !== 'QC'),
  },
] as const satisfies readonly AskedField[];

/** Somebody with one legal name ticks so, and is asked for no other. docs/readings.md 265. */
export const NAME_QUESTIONS = [
  { path: 'applicant.name.firstName', field: 'firstName' },
  {
    path: 'applicant.name.lastName',
    field: 'lastName',
    visibleWhen: (answers: Answers) => answers['applicant.name.hasOneName'] !== true,
  },
  { path: 'applicant.name.hasOneName', field: 'hasOneName', yesNo: true, optional: always },
] as const satisfies readonly AskedField[];

/** The same questions about an owner. */
export const OWNER_NAME_QUESTIONS = [
  { path: 'firstName', field: 'firstName' },
  {
    path: 'lastName',
    field: 'lastName',
    visibleWhen: (answers: Answers) => answers.hasOneName !== true,
  },
  { path: 'hasOneName', field: 'hasOneName', yesNo: true, optional: always },
] as const satisfies readonly AskedField[];

/** Sign-up forms; in the US no home address is asked. */
export const SIGN_UP_PAGE_FORMS = {
  applicant: [...NAME_QUESTIONS, { path: 'applicant.email.emailAddress', field: 'email' }],
  business: [
    { path: 'company.registered', field: 'registered', yesNo: true },
    { path: 'company.name', field: 'legalName', visibleWhen: isRegistered },
    { path: 'company.dba', field: 'dba', optional: always },
    { path: 'company.gpv', field: 'salesRange' },
    {
      path: 'company.hasPartners',
      field: 'hasPartners',
      yesNo: true,
      visibleWhen: (answers, context) =>
        mayHaveOtherOwners(answers, context) &&
        (context.market === 'US'
          ? context.flags.beneficiaryOwnerEnabled
          : context.flags.beneficiaryOwnerCadEnabled),
    },
  ],
  address: [...COMPANY_TAX_ID_FIELDS, ...addressFields('company.address')],
  terms: [{ path: 'applicant.terms.signed', field: 'termsAgreed', yesNo: true }],
  /** All that an additional store asks, on one page. docs/decisions/0084. */
  store: [
    { path: 'application.storeName', field: 'storeName' },
    { path: 'applicant.terms.signed', field: 'termsAgreed', yesNo: true, clientOnly: true },
  ],
} as const satisfies AskedForms;
