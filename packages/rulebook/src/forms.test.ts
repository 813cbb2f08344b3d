import { expect, test } from 'vitest';
import type { Answers } from './answer-rows.ts';
import { defaultFlags } from './core/flags.ts';
import { visibleFields } from './core/form.ts';
import { type FormId, firstIncompleteForm, formFields } from './forms.ts';
import { DRAFT_FORMS, SIGN_UP_FORMS } from './reference/enumerations.ts';
import type { Market } from './reference/locales.ts';

const context = (market: Market, changed = {}) => ({ market, flags: defaultFlags(changed) });
const fieldsOf = (form: FormId, answers: Answers, market: Market, changed = {}) =>
  visibleFields(formFields(form), answers, context(market, changed)).map(({ field }) => field);
const REGISTERED = { 'company.registered': true };
const ALONE = { 'company.registered': false };

test.each<[string, FormId, Answers, Market, object, string[]]>([
  [
    'a person gives name and e-mail',
    'applicant',
    {},
    'US',
    {},
    ['firstName', 'lastName', 'hasOneName', 'email'],
  ],
  [
    'somebody with one name gives no last name',
    'applicant',
    { 'applicant.name.hasOneName': true },
    'US',
    {},
    ['firstName', 'hasOneName', 'email'],
  ],
  [
    'somebody alone is asked no legal name and no partners',
    'business',
    ALONE,
    'US',
    {},
    ['registered', 'dba', 'salesRange'],
  ],
  [
    'before that is said, partners are asked',
    'business',
    {},
    'US',
    {},
    ['registered', 'dba', 'salesRange', 'hasPartners'],
  ],
  [
    'in Canada somebody alone is asked of partners',
    'business',
    ALONE,
    'CA',
    {},
    ['registered', 'dba', 'salesRange', 'hasPartners'],
  ],
  [
    'a registered business is asked its legal name',
    'business',
    REGISTERED,
    'US',
    {},
    ['registered', 'legalName', 'dba', 'salesRange', 'hasPartners'],
  ],
  [
    'partners are not asked where that is off',
    'business',
    REGISTERED,
    'US',
    { beneficiaryOwnerEnabled: false },
    ['registered', 'legalName', 'dba', 'salesRange'],
  ],
  [
    'the US switch does not touch Canada',
    'business',
    ALONE,
    'CA',
    { beneficiaryOwnerEnabled: false },
    ['registered', 'dba', 'salesRange', 'hasPartners'],
  ],
  [
    'a website is asked where that is on',
    'category',
    {},
    'US',
    { enableWebsiteCollection: true },
    ['industry', 'website'],
  ],
  [
    'an EIN in the US',
    'address',
    REGISTERED,
    'US',
    {},
    ['ein', 'street', 'apartment', 'city', 'territory', 'zip'],
  ],
  [
    'a corporation number in Canada',
    'address',
    REGISTERED,
    'CA',
    {},
    ['registeredIn', 'corporationNumber', 'street', 'apartment', 'city', 'territory', 'postalCode'],
  ],
  [
    'no number of somebody alone',
    'address',
    ALONE,
    'US',
    {},
    ['street', 'apartment', 'city', 'territory', 'zip'],
  ],
  [
    'no home address in the US',
    'ownerIdentity',
    ALONE,
    'US',
    {},
    ['dob', 'ssn4', 'phone', 'businessPhone'],
  ],
  [
    'nine digits where the full SSN is on',
    'ownerIdentity',
    ALONE,
    'US',
    { fullSsnEnabled: true },
    ['dob', 'ssn', 'phone', 'businessPhone'],
  ],
  [
    'no birth date where that is off in the US',
    'ownerIdentity',
    ALONE,
    'US',
    { dateOfBirthForUSAEnabled: false },
    ['ssn4', 'phone', 'businessPhone'],
  ],
  [
    'SIN and home address in Canada',
    'ownerIdentity',
    ALONE,
    'CA',
    { dateOfBirthForUSAEnabled: false },
    [
      'dob',
      'sin',
      'phone',
      'businessPhone',
      'homeStreet',
      'apartment',
      'city',
      'homeTerritory',
      'postalCode',
    ],
  ],
  [
    'a routing number in the US',
    'bank',
    {},
    'US',
    {},
    ['accountHolderFullName', 'accountType', 'routingNumber', 'bankAccount', 'bankAccountConfirm'],
  ],
  [
    'transit and institution in Canada',
    'bank',
    {},
    'CA',
    {},
    [
      'accountHolderFullName',
      'accountType',
      'transitNumber',
      'institutionNumber',
      'bankAccount',
      'bankAccountConfirm',
    ],
  ],
])('%s', (_what, form, answers, market, changed, fields) =>
  expect(fieldsOf(form, answers, market, changed)).toEqual(fields),
);

const APPLICANT = {
  'applicant.name.firstName': 'Ana',
  'applicant.name.lastName': 'Ruiz',
  'applicant.email.emailAddress': 'ana@example.com',
};
const BUSINESS = { ...APPLICANT, ...ALONE, 'company.gpv': 'band1' };
const CATEGORY = { ...BUSINESS, 'company.mccDetails.id': '31' };
const ADDRESS = {
  ...CATEGORY,
  'company.address.line1': '500 Howard St',
  'company.address.city': 'San Francisco',
  'company.address.territory': 'CA',
  'company.address.zip': '94105',
};
const IDENTITY = { ...ADDRESS, 'applicant.phone.localPhoneNumber': '4155550123' };
const SECRETS = new Set(['applicant.dob', 'applicant.governmentIdentification.value']);
const NONE = new Set<string>();

test.each<[string, Answers, ReadonlySet<string>, string | undefined]>([
  ['nothing yet: the applicant', {}, NONE, 'applicant'],
  [
    'a name without e-mail: the applicant',
    { 'applicant.name.firstName': 'Ana' },
    NONE,
    'applicant',
  ],
  ['then the business', APPLICANT, NONE, 'business'],
  [
    'registered without a legal name: the business',
    { ...BUSINESS, ...REGISTERED, 'company.hasPartners': false },
    NONE,
    'business',
  ],
  [
    'registered without a word on partners: the business',
    { ...BUSINESS, ...REGISTERED, 'company.name': 'Ruiz LLC' },
    NONE,
    'business',
  ],
  ['then the category', BUSINESS, NONE, 'category'],
  ['then the address', CATEGORY, NONE, 'address'],
  [
    'a registered business without its number: the address',
    { ...ADDRESS, ...REGISTERED, 'company.name': 'Ruiz LLC', 'company.hasPartners': false },
    NONE,
    'address',
  ],
  ['then who it is', ADDRESS, NONE, 'ownerIdentity'],
  ['secrets that nobody gave: who it is', IDENTITY, NONE, 'ownerIdentity'],
  ['secrets that the server holds: nothing', IDENTITY, SECRETS, undefined],
  ['an empty text is no answer', { ...IDENTITY, 'company.address.city': '' }, SECRETS, 'address'],
])('%s', (_what, answers, given, form) =>
  expect(firstIncompleteForm(SIGN_UP_FORMS, answers, given, context('US'))).toBe(form),
);

test('a Canadian may leave the SIN out', () => {
  const home = {
    'applicant.address.line1': '4200, rue Saint-Denis',
    'applicant.address.city': 'Montréal',
    'applicant.address.territory': 'QC',
    'applicant.address.zip': 'H2J 2K8',
  };
  expect(
    firstIncompleteForm(
      SIGN_UP_FORMS,
      { ...IDENTITY, 'company.hasPartners': false, ...home },
      new Set(['applicant.dob']),
      context('CA'),
    ),
  ).toBeUndefined();
});

test('no draft form asks a secret', () => {
  const markets: Market[] = ['US', 'CA'];
  const asked = markets.flatMap((market) =>
    DRAFT_FORMS.flatMap((form) =>
      fieldsOf(form, REGISTERED, market, { enableWebsiteCollection: true }),
    ),
  );
  expect(asked.filter((field) => /ssn|sin|ein|dob|Number|bankAccount|code/.test(field))).toEqual(
    [],
  );
});
