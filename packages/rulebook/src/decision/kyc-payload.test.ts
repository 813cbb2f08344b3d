import { expect, test } from 'vitest';
import { APPLICANT_TAX_ID_PATH, COMPANY_TAX_ID_PATH } from '../core/answers.ts';
import { fieldRow } from '../fields.ts';
import { isWithinComplimentaryLimit, licenceCountWarning } from '../orders/order-errors.ts';
import { duplicateEmailErrors, ownershipTotal } from '../people/ownership.ts';
import { ISSUED_RANGES } from '../reference/issued-ranges.ts';
import { displayNameOf, legalNameOf } from '../sign-up/display-names.ts';
import { answersOfName, prefilledAddressLine, prefilledPhone } from '../sign-up/prefill.ts';
import { classifyCorporationNumber } from '../tax-id/corporation-number.ts';
import { buildKycPayload, kycBusiness, type SourceTypes } from './kyc-payload.ts';

const ANA = {
  'applicant.name.firstName': ' Ana ',
  'applicant.name.lastName': 'Ruiz',
  'applicant.email.emailAddress': 'ana@example.com',
  'applicant.dob': '1987-09-23',
  'applicant.phone.localPhoneNumber': '4155550123',
  'applicant.governmentIdentification.value': '7294',
  'applicant.address.line1': '12 Elm St',
  'applicant.address.zip': '94105',
  'company.address.line1': '500 Howard St',
  'company.address.zip': '94105',
};
const REGISTERED = {
  ...ANA,
  'company.registered': true,
  'company.name': ' Ruiz LLC ',
  'company.governmentIdentification.value': '842917365',
};
const TYPES: SourceTypes = { [APPLICANT_TAX_ID_PATH]: 'SSN4', [COMPANY_TAX_ID_PATH]: 'FEIN' };
const TYPES_CA: SourceTypes = { [APPLICANT_TAX_ID_PATH]: 'SIN', [COMPANY_TAX_ID_PATH]: 'CN' };

test.each([
  ['a company without a name bears the applicant’s', ANA, 'Ana Ruiz', 'Ana Ruiz'],
  ['a company with a name bears it, trimmed', REGISTERED, 'Ruiz LLC', 'Ruiz LLC'],
  [
    'customers know its DBA',
    { ...REGISTERED, 'company.dba': ' Ana Bakes ' },
    'Ruiz LLC',
    'Ana Bakes',
  ],
  ['nobody has no name', {}, '', ''],
])('%s', (_what, answers, legal, trade) =>
  expect([legalNameOf(answers), displayNameOf(answers)]).toEqual([legal, trade]),
);

test('sends the applicant’s answers, trimmed, without empty ones', () => {
  expect(buildKycPayload(ANA, 'US', TYPES).applicant).toEqual({
    firstName: 'Ana',
    lastName: 'Ruiz',
    emailAddress: 'ana@example.com',
    dob: '1987-09-23',
    phone: { localPhoneNumber: '4155550123', countryCode: '1' },
    governmentIdentification: { type: 'INDIVIDUAL', sourceType: 'SSN4', value: '7294' },
  });
  expect(buildKycPayload({}, 'US', {})).toEqual({ applicant: {}, company: {} });
});

test('uses the SSN of an unregistered US business, and looks up no business', () => {
  const { company } = buildKycPayload(ANA, 'US', TYPES);
  expect(company.governmentIdentification).toEqual({
    type: 'INDIVIDUAL',
    sourceType: 'SSN4',
    value: '7294',
  });
  expect(kycBusiness(company)).toBeUndefined();
});

test('uses the EIN of a registered US business', () => {
  const { company } = buildKycPayload(REGISTERED, 'US', TYPES);
  expect(company.governmentIdentification).toEqual({
    type: 'BUSINESS',
    sourceType: 'FEIN',
    value: '842917365',
  });
  expect(kycBusiness(company)).toEqual({ name: 'Ruiz LLC', taxId: '842917365' });
});

test('does not send a leftover EIN of an unregistered business', () =>
  expect(
    buildKycPayload({ ...REGISTERED, 'company.registered': false }, 'US', TYPES).company
      .governmentIdentification?.sourceType,
  ).toBe('SSN4'));

test('sends the home address only outside the US', () => {
  expect(buildKycPayload(ANA, 'US', TYPES).applicant.address).toBeUndefined();
  expect(buildKycPayload(ANA, 'CA', TYPES_CA).applicant.address).toEqual({
    line1: '12 Elm St',
    zip: '94105',
    countryCode: 'CA',
  });
});

test('sends a Canadian id only when it has a value', () => {
  const { 'applicant.governmentIdentification.value': _sin, ...noSin } = ANA;
  const sent = buildKycPayload({ ...noSin, [COMPANY_TAX_ID_PATH]: '' }, 'CA', TYPES_CA);
  expect(
    [sent.applicant, sent.company].filter((party) => 'governmentIdentification' in party),
  ).toEqual([]);
});

test.each([
  ['corporationNumber', '123456782', 'BN'], // passes the agency's check digit
  ['corporationNumber', '123456789', 'CN'],
  ['corporationNumber', 'BC0123456', 'CN'],
  ['corporationNumber', '1234567', 'CN'],
  ['businessNumber', '123456782', 'BN'],
  ['federalCompanyNumber', '1234567', 'CN'],
  ['ein', '842917365', 'FEIN'],
  ['ssn4', '7294', 'SSN4'],
  ['ssn', '665123456', 'SSN9'],
  ['sin', '130692544', 'SIN'],
  ['dob', '1985-03-27', undefined],
] as const)('a clean %s of %s is a %s', (field, value, type) =>
  expect(fieldRow(field).sourceType?.(value)).toBe(type),
);

test('the country code is 1 in both markets, and the business phone is the mobile unless given', () =>
  expect([
    buildKycPayload(ANA, 'US', TYPES).company.phone,
    buildKycPayload(ANA, 'CA', TYPES_CA).applicant.phone,
  ]).toEqual([
    { localPhoneNumber: '4155550123', countryCode: '1' },
    { localPhoneNumber: '4155550123', countryCode: '1' },
  ]));

test.each([
  ['1234567', 'numeric-only'],
  ['ABC', 'alpha-only'],
  ['BC0123456', 'alphanumeric'],
])('%s is %s', (value, numberKind) =>
  expect(classifyCorporationNumber(value, 'BC')).toEqual({
    numberKind,
    numberLength: value.length,
    province: 'BC',
  }),
);

const CONTEXT = { market: 'US', today: '2026-11-20', issued: ISSUED_RANGES } as const;

test.each([
  ['Ana Ruiz', { firstName: 'Ana', lastName: 'Ruiz' }],
  ['  Ana   de la Cruz ', { firstName: 'Ana', lastName: 'de la Cruz' }],
  ['Ana', { firstName: 'Ana' }],
  ['Ana R2', { firstName: 'Ana' }],
  ['Test Test', { firstName: 'Test', lastName: 'Test' }],
  ['', {}],
])('the name "%s" in a link', (text, names) =>
  expect(answersOfName(text, CONTEXT)).toEqual(
    Object.fromEntries(
      Object.entries(names).map(([name, value]) => [`applicant.name.${name}`, value]),
    ),
  ),
);

test.each([
  ['+1 (415) 555-0123', '4155550123'],
  ['41555501239999', '4155550123'],
  ['none', ''],
])('the phone "%s" in a link gives "%s"', (text, digits) =>
  expect(prefilledPhone(text)).toBe(digits),
);

test('drops a PO box in a link and keeps a street', () =>
  expect([prefilledAddressLine('PO Box 12'), prefilledAddressLine(' 12 Main St ')]).toEqual([
    undefined,
    '12 Main St',
  ]));

test.each([
  [['50', '50'], 100, undefined, true],
  [['33.33', '33.33', '33.34'], 100, undefined, true],
  [['60', '40.03'], 100.03, 'owners.shareTotalTooHigh', false],
  [['25'], 25, 'owners.shareTotalTooLow', true],
  [['49.99'], 49.99, 'owners.shareTotalTooLow', true],
  [['50'], 50, undefined, true],
  [[], 0, 'owners.shareTotalTooLow', true],
])('shares of %j are %d %% together: %s', (shares, percent, warning, maySend) =>
  expect(ownershipTotal(shares.map((share) => ({ share })))).toMatchObject({
    percent,
    warning,
    maySend,
  }),
);

test('reports the second owner with the same e-mail, ignoring case', () =>
  expect(
    duplicateEmailErrors([
      { id: 'a', email: 'ana@example.com' },
      { id: 'b', email: 'ANA@example.com' },
      { id: 'c', email: 'zoe@example.com' },
      { id: 'd', email: '' },
      { id: 'e', email: '' },
    ]),
  ).toEqual([{ code: 'email.notUnique', field: 'b.email' }]));

test('warns when licences and devices differ in number', () =>
  expect([licenceCountWarning(1, 2), licenceCountWarning(2, 2), licenceCountWarning(3, 2)]).toEqual(
    ['licences.fewer', undefined, 'licences.more'],
  ));

test('limits a reseller’s complimentary rentals', () =>
  expect([
    isWithinComplimentaryLimit(1, 1),
    isWithinComplimentaryLimit(2, 1),
    isWithinComplimentaryLimit(2, 2),
    isWithinComplimentaryLimit(3, 2),
  ]).toEqual([true, false, true, false]));

test('sends names without accents to US sources, and as typed to Canadian ones', () => {
  const zoe = {
    ...REGISTERED,
    'applicant.name.firstName': 'Zoé',
    'applicant.name.lastName': 'Côté',
    'company.name': 'Le Marché LLC',
    'company.dba': 'Café Zoé',
  };
  const sent = (market: 'US' | 'CA') => {
    const { applicant, company } = buildKycPayload(zoe, market, {});
    return [applicant.firstName, applicant.lastName, company.name, company.dba];
  };
  expect(sent('US')).toEqual(['Zoe', 'Cote', 'Le Marche LLC', 'Cafe Zoe']);
  expect(sent('CA')).toEqual(['Zoé', 'Côté', 'Le Marché LLC', 'Café Zoé']);
});
