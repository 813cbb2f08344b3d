import { INDUSTRIES } from '@signet/industries/industries';
import { expect, test } from 'vitest';
import { CONTRACT_ENTITIES } from './contract-entities.ts';
import type { ValidationContext } from './core/field.ts';
import { defaultFlags } from './core/flags.ts';
import { textAt } from './core/records.ts';
import { FIELDS, fieldRow } from './fields.ts';
import { ISSUED_RANGES } from './reference/issued-ranges.ts';
import {
  droppedValues,
  prefillOfDraft,
  prefillOver,
  readStartupValues,
  STARTUP_PARAMETERS,
  type StartupParameterRow,
} from './startup-parameters.ts';

const US: ValidationContext = { market: 'US', today: '2026-11-20', issued: ISSUED_RANGES };
const CA: ValidationContext = { ...US, market: 'CA' };
const read = (query: Record<string, string>, context = US) =>
  readStartupValues(`?${new URLSearchParams(query)}`, context);
const answersOf = (query: Record<string, string>, context = US) => read(query, context).answers;

test.each([
  [
    { name: ' Ana  de la Cruz' },
    { 'applicant.name.firstName': 'Ana', 'applicant.name.lastName': 'de la Cruz' },
  ],
  [{ name: 'Ana' }, { 'applicant.name.firstName': 'Ana' }],
  [{ name: 'Ana R2' }, { 'applicant.name.firstName': 'Ana' }],
  [
    { name: '\u200bAna\u00ad Test' },
    { 'applicant.name.firstName': 'Ana', 'applicant.name.lastName': 'Test' },
  ],
  [{ email: ' ana@example.com ' }, { 'applicant.email.emailAddress': 'ana@example.com' }],
  [{ email: 'Ana <ana@example.com>' }, {}],
  [{ email: 'ana' }, {}],
  [{ phone: '+1 (415) 555-0123 77' }, {}],
  [{ phone: '+1 (415) 555-2671' }, { 'applicant.phone.localPhoneNumber': '4155552671' }],
  [{ phone: '+65 9223 4567' }, {}],
  [{ companyPhone: '41555526719999' }, { 'company.phone.localPhoneNumber': '4155552671' }],
  [
    { companyAddressLine1: 'PO Box 12', companyCity: 'Austin' },
    { 'company.address.city': 'Austin' },
  ],
  [
    { companyAddressLine1: ' 12 Main St ', companyAddressLine2: 'NULL' },
    { 'company.address.line1': '12 Main St' },
  ],
  [{ companyTerritory: 'tx', companyState: 'CA' }, { 'company.address.territory': 'TX' }],
  [{ companyState: 'CA' }, { 'company.address.territory': 'CA' }],
  [{ companyZip: '78701-1234' }, { 'company.address.zip': '78701' }],
  [{ companyCity: 'Austin', companyCountryCode: 'us' }, { 'company.address.city': 'Austin' }],
  [
    { companyCity: 'Toronto', companyCountryCode: 'CA', applicantCity: 'Austin' },
    { 'applicant.address.city': 'Austin' },
  ],
  [{ companyIdentificationType: 'BUSINESS' }, { 'company.registered': true }],
  [{ companyIdentificationType: 'INDIVIDUAL' }, { 'company.registered': false }],
  [{ companyIdentificationType: 'BOTH' }, {}],
  [
    { companyName: 'Webb LLC', companyDba: 'Webb’s' },
    { 'company.name': 'Webb LLC', 'company.dba': "Webb's" },
  ],
  [{ companyWebsite: 'webb.example' }, { 'company.site': 'webb.example' }],
])('%j is read as %j', (query, answers) => expect(answersOf(query)).toEqual(answers));

test('a plus in an email parameter is kept as a plus', () => {
  const emailOf = (search: string) =>
    readStartupValues(search, US).answers['applicant.email.emailAddress'];
  expect(emailOf('?email=ana+shop@example.com')).toBe('ana+shop@example.com');
  expect(emailOf('?email=ana%2Bshop@example.com&name=Ana+Ruiz')).toBe('ana+shop@example.com');
  expect(emailOf('?email=+ana@example.com')).toBe('ana@example.com');
  expect(emailOf('?email=first%20last@example.com')).toBeUndefined();
});

test('names the values that are dropped, with the error', () => {
  const values = {
    name: '\u200bAna Ruiz',
    email: 'ana',
    companyZip: '9410',
    companyAddressLine1: 'PO Box 12',
    mcc: '0000',
    companyDba: 'Test',
  };
  expect(droppedValues(values, US)).toEqual({
    email: 'email.format',
    companyZip: 'zip.format',
    companyAddressLine1: 'street.poBox',
    mcc: 'field.invalid',
  });
  expect(droppedValues({ companyCity: 'Toronto', companyCountryCode: 'CA' }, US)).toEqual({
    companyCity: 'field.invalid',
  });
});

test('an MCC preselects an industry, and the restaurant segment means 5812', () => {
  const mccOf = (answers: object) =>
    INDUSTRIES.find(({ id }) => String(id) === textAt(answers, 'company.mccDetails.id'))?.mcc;
  expect(mccOf(answersOf({ mcc: '5812' }))).toBe('5812');
  expect(mccOf(answersOf({ companySegment: 'RESTAURANT' }))).toBe('5812');
  expect(mccOf(answersOf({ mcc: '5462', companySegment: 'RESTAURANT' }))).toBe('5462');
  expect(answersOf({ companySegment: 'RETAIL' })).toEqual({});
  expect(answersOf({ mcc: '0000' })).toEqual({});
});

test('no MCC preselects a prohibited industry', () => {
  const closed = INDUSTRIES.filter((one) => one.class === 'SUPER_PROHIBITED');
  const chosen = closed.map(({ mcc }) => textAt(answersOf({ mcc }), 'company.mccDetails.id'));
  expect(chosen.filter((id) => closed.some((one) => String(one.id) === id))).toEqual([]);
});

test('parameters are stored under the application’s own names', () =>
  expect(
    read({
      campaign: 'spring-26',
      lead_id: 'L1',
      user_id: 'u.9',
      showStoreSwitcher: 'true',
      channelType: 'ONLINE',
      mode: 'REGULAR',
    }).fields,
  ).toEqual({
    campaignName: 'spring-26',
    leadId: 'L1',
    userId: 'u.9',
    storeSwitcher: true,
    channelType: 'ONLINE',
    mode: 'REGULAR',
  }));

test('a postal code must be valid in the market', () => {
  expect(answersOf({ companyZip: 'm5v 3l9' }, CA)).toEqual({ 'company.address.zip': 'M5V 3L9' });
  expect(answersOf({ companyZip: '78701' }, CA)).toEqual({});
});

const flags = defaultFlags();

test('before an application exists only answers of the first pages are prefilled', () => {
  const brought = read({
    name: 'Ana Ruiz',
    companyCity: 'Austin',
    companyZip: '78701',
    companyDba: 'Webb',
    phone: '4155552671',
  });
  expect(prefillOfDraft(brought, US)).toEqual({
    'applicant.name.firstName': 'Ana',
    'applicant.name.lastName': 'Ruiz',
    'company.dba': 'Webb',
  });
});

test('an application takes only missing answers to questions that it asks', () => {
  const brought = read({
    name: 'Ana Ruiz',
    companyName: 'Webb LLC',
    companyZip: '78701',
    companyDba: 'Webb',
    applicantCity: 'Austin',
  });
  const typed = {
    'applicant.name.firstName': 'Anna',
    'company.registered': false,
    'company.dba': '',
  } as const;
  expect(prefillOver(brought.answers, typed, { ...US, flags })).toEqual({
    'applicant.name.lastName': 'Ruiz',
    'company.dba': 'Webb',
    'company.address.zip': '78701',
  });
  expect(
    prefillOver(brought.answers, { ...typed, 'company.registered': true }, { ...CA, flags }),
  ).toMatchObject({
    'company.name': 'Webb LLC',
  });
  expect(Object.keys(prefillOver(brought.answers, typed, { ...CA, flags }))).not.toContain(
    'company.address.zip',
  );
});

const HOSTILE: Readonly<Record<string, string>> = {
  empty: '',
  spaces: '   ',
  markup: '<script>alert(1)</script>',
  attribute: '" onload="alert(1)',
  nul: 'Ana\0Ruiz',
  'half a pair': 'Ana \ud800',
  'reversed direction': '\u202eanA ziuR',
  traversal: '../../../etc/passwd',
  script: 'javascript:alert(1)',
  sql: "'; drop table applications; --",
  template: '{{7*7}}',
  'a card number': '4111 1111 1111 1111',
  'line breaks': 'a\r\nset-cookie: sid=1',
  prototype: '__proto__',
  'ten kilobytes': 'a'.repeat(10_240),
  'ten kilobytes of digits': '1'.repeat(10_240),
  'ten kilobytes of spaces': `a${' '.repeat(10_240)}b`,
  object: '{"$gt":""}',
  null: 'NULL',
};
const parameters = Object.keys(STARTUP_PARAMETERS);
const nasty = /[<>\0\r\n{}\\\u202e\ud800]|4111/;

test.each(Object.keys(HOSTILE))(
  'every parameter with %s gives nothing that its own question would not take',
  (kind) => {
    const text = HOSTILE[kind] ?? '';
    for (const name of parameters) {
      for (const search of [
        `?${new URLSearchParams({ [name]: text })}`,
        `?${new URLSearchParams([
          [name, text],
          [name, 'second'],
        ])}`,
      ]) {
        const { answers, fields } = readStartupValues(search, US);
        for (const value of Object.values({ ...answers, ...fields })) {
          expect(String(value).length, name).toBeLessThanOrEqual(300);
          expect(String(value), `${name} = ${kind}`).not.toMatch(nasty);
        }
      }
    }
  },
);

test('of a repeated parameter the first value counts', () =>
  expect(readStartupValues('?companyCity=Austin&companyCity=Boston', US).answers).toEqual({
    'company.address.city': 'Austin',
  }));

test('no parameter sets a secret, and all are in the specification', () => {
  const rows = Object.entries<StartupParameterRow>(STARTUP_PARAMETERS);
  const fields = rows.flatMap(([, row]) =>
    'answers' in row
      ? typeof row.field === 'string'
        ? [row.field]
        : Object.values(row.field)
      : [],
  );
  expect(fields.filter((field) => fieldRow(field).secret === true || !(field in FIELDS))).toEqual(
    [],
  );
  expect(Object.keys(CONTRACT_ENTITIES.startup)).toEqual(rows.map(([name]) => name));
});

test.each(['javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd'])(
  'no link makes a website of %s',
  (companyWebsite) => expect(answersOf({ companyWebsite })).toEqual({}),
);
