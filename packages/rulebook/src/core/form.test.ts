import { describe, expect, test } from 'vitest';
import { FIELDS, type FieldId, fieldRow } from '../fields.ts';
import { FORMS, type FormId, formFields } from '../forms.ts';
import { SIGN_UP_FORMS } from '../reference/enumerations.ts';
import { ISSUED_RANGES } from '../reference/issued-ranges.ts';
import { FIELD_TEXTS as EN_US } from '../texts.en-US.ts';
import { FIELD_TEXTS as FR_CA } from '../texts.fr-CA.ts';
import type { AnswersByPath } from './answers.ts';
import type { FieldRow } from './field.ts';
import { defaultFlags } from './flags.ts';
import { isIncomplete, validateFields, validateForm, visibleFields } from './form.ts';
import { keysOf } from './keys-of.ts';
import { textAt } from './records.ts';

const IDS = keysOf(FIELDS);
const CONTEXT = {
  market: 'US',
  flags: defaultFlags(),
  today: '2026-11-20',
  issued: ISSUED_RANGES,
} as const;
const validate = (form: FormId, typed: AnswersByPath, given: string[] = []) =>
  validateForm(FORMS[form], FIELDS, typed, new Set(given), CONTEXT);

test('returns cleaned answers and nothing else', () => {
  const typed = {
    'applicant.name.firstName': ' Ana ',
    'applicant.name.lastName': 'O’Neil',
    'applicant.email.emailAddress': 'ana@example.com',
    'company.name': 'not asked here',
  };
  expect(validate('applicant', typed)).toEqual({
    answers: {
      'applicant.name.firstName': 'Ana',
      'applicant.name.lastName': "O'Neil",
      'applicant.email.emailAddress': 'ana@example.com',
    },
    confirmed: {},
    fieldErrors: [],
  });
});

test('an unlikely answer is asked about until the same value is confirmed', () => {
  const typed = {
    'applicant.name.firstName': 'Ana',
    'applicant.name.lastName': 'Test ',
    'applicant.email.emailAddress': 'ana@example.com',
  };
  const question = { code: 'lastName.unlikely', field: 'applicant.name.lastName', kind: 'confirm' };
  const confirming = (confirmed: string) =>
    validate('applicant', { ...typed, 'confirmed.applicant.name.lastName': confirmed });
  expect(validate('applicant', typed).fieldErrors).toEqual([question]);
  expect(confirming('Owner').fieldErrors).toEqual([question]);
  expect(confirming(' Test')).toMatchObject({
    answers: { 'applicant.name.lastName': 'Test', 'confirmed.applicant.name.lastName': 'Test' },
    confirmed: { 'applicant.name.lastName': ['lastName.unlikely'] },
    fieldErrors: [],
  });
});

test('a confirmation does not make an impossible answer valid', () => {
  const typed = {
    'applicant.name.lastName': 'Do not contact',
    'confirmed.applicant.name.lastName': 'Do not contact',
  };
  expect(validate('applicant', typed).fieldErrors).toContainEqual({
    code: 'lastName.placeholder',
    field: 'applicant.name.lastName',
  });
});

test('reports every invalid answer by code and path, in the form’s order', () => {
  expect(
    validate('applicant', {
      'applicant.name.firstName': 'R2',
      'applicant.email.emailAddress': 'ana',
    }).fieldErrors,
  ).toEqual([
    { code: 'firstName.digits', field: 'applicant.name.firstName' },
    { code: 'lastName.required', field: 'applicant.name.lastName' },
    { code: 'email.format', field: 'applicant.email.emailAddress' },
  ]);
});

test('an error carries the correction when the rule knows one', () => {
  const typed = {
    'applicant.name.firstName': 'José, Jr',
    'applicant.name.lastName': 'St.John Jr.',
    'applicant.email.emailAddress': 'ana@example.com',
  };
  expect(validate('applicant', typed).fieldErrors).toEqual([
    { code: 'firstName.stop', field: 'applicant.name.firstName', data: { suggestion: 'José Jr' } },
    { code: 'lastName.stop', field: 'applicant.name.lastName', data: { suggestion: 'St John Jr' } },
  ]);
  expect(
    validate('address', { 'company.address.line1': 'One Main St' }).fieldErrors[0]?.data,
  ).toEqual({ suggestion: '1 Main St' });
});

describe('an error for a forbidden character', () => {
  const NAMED = [
    ['firstName', 'Ana#', 'characters', '#'],
    ['firstName', 'Ana & Bo', 'characters', '&'],
    ['firstName', 'A\u200bna_', 'characters', '_'],
    ['firstName', 'Ana ❤\ufe0f', 'characters', '❤'],
    ['firstName', 'Ana 👍🏽', 'characters', '👍🏽'],
    ['firstName', 'Ana 🇨🇦', 'characters', '🇨🇦'],
    ['lastName', 'CA:Tremblay@', 'characters', '@'],
    ['lastName', 'Kahnawà:ke', 'characters', ':'],
    ['lastName', 'θem', 'alphabet', 'θ'],
    ['firstName', 'Аna', 'alphabet', 'А'],
    ['firstName', 'CA:李', 'alphabet', '李'],
    ['firstName', 'की', 'alphabet', 'की'],
    ['legalName', 'Shop <b>', 'characters', '<'],
    ['legalName', '李记', 'alphabet', '李'],
    ['dba', '«Chez Zoé»', 'characters', '«'],
    ['dba', 'CA:Chez {Zoé}', 'characters', '{'],
    ['storeName', '"Shop"', 'characters', '"'],
    ['storeName', 'CA:Shop @ Main', 'characters', '@'],
    ['storeName', 'Бар 5', 'alphabet', 'Б'],
    ['accountHolderFullName', 'Ana #1', 'characters', '#'],
    ['accountHolderFullName', 'CA:Ana*', 'characters', '*'],
  ] as const satisfies readonly (readonly [FieldId, string, string, string])[];

  test.each(NAMED)('%s "%s": %s, %s', (field, typed, code, character) => {
    const { fieldErrors } = validateFields(
      [{ path: 'x', field }],
      FIELDS,
      { x: typed.replace(/^CA:/, '') },
      new Set(),
      { ...CONTEXT, market: typed.startsWith('CA:') ? 'CA' : 'US' },
    );
    expect(fieldErrors).toMatchObject([
      { code: `${field}.${code}`, field: 'x', data: { character } },
    ]);
    expect(fieldErrors).toHaveLength(1);
  });

  test.each([
    ['en-US', EN_US],
    ['fr-CA', FR_CA],
  ])('by each text of such a rule in %s', (_locale, texts) => {
    const named = IDS.flatMap((id) =>
      fieldRow(id)
        .rules.filter(({ character }) => character !== undefined)
        .map(({ code }) => textAt(texts[id].errors, code)),
    );
    expect(named.length).toBeGreaterThan(NAMED.length / 2);
    expect(named.filter((text) => !text?.includes('{character}'))).toEqual([]);
  });

  test('has its own code at the start of a name', () =>
    expect(
      validate('applicant', { 'applicant.name.firstName': '-Ana-Maria' }).fieldErrors,
    ).toContainEqual({ code: 'firstName.start', field: 'applicant.name.firstName' }));

  test('never occurs for a secret', () =>
    expect(IDS.map(fieldRow).filter((r) => r.secret && r.rules.some((x) => x.character))).toEqual(
      [],
    ));
});

test('no secret field suggests a correction', () =>
  expect(
    Object.values<FieldRow>(FIELDS).filter(
      (row) => row?.secret && row.rules.some(({ suggest }) => suggest),
    ),
  ).toEqual([]));

test('an optional answer may be empty, and is validated when given', () => {
  const typed = {
    'company.registered': false,
    'company.gpv': 'band1',
    'company.hasPartners': false,
  };
  expect(validate('business', typed).fieldErrors).toEqual([]);
  expect(validate('business', { ...typed, 'company.dba': 'X' }).fieldErrors).toEqual([
    { code: 'dba.short', field: 'company.dba' },
  ]);
});

test('a secret on file may be empty, and is validated when changed', () => {
  const held = ['applicant.dob', 'applicant.governmentIdentification.value'];
  expect(
    validate('ownerIdentity', { 'applicant.phone.localPhoneNumber': '4155550123' }, held)
      .fieldErrors,
  ).toEqual([]);
  expect(
    validate(
      'ownerIdentity',
      { 'applicant.phone.localPhoneNumber': '4155550123', 'applicant.dob': '2020-01-01' },
      held,
    ).fieldErrors,
  ).toEqual([{ code: 'dob.young', field: 'applicant.dob' }]);
});

const BANK = {
  fullName: 'Ana Ruiz',
  accountType: 'CHECKING',
  routingNumber: '011000138',
  accountNumber: '0001-2345-6789',
};

test.each([
  ['the same digits written otherwise agree', '000123456789', []],
  [
    'other digits differ',
    '000123456788',
    [{ code: 'bankAccountConfirm.mismatch', field: 'accountNumberConfirm' }],
  ],
  [
    'nothing is asked again',
    '',
    [{ code: 'bankAccountConfirm.required', field: 'accountNumberConfirm' }],
  ],
])('the account number twice: %s', (_what, again, fieldErrors) =>
  expect(validate('bank', { ...BANK, accountNumberConfirm: again }).fieldErrors).toEqual(
    fieldErrors,
  ),
);

const ALL_ON_ONE_PAGE = {
  'applicant.name.firstName': 'Ana',
  'applicant.name.lastName': 'Ruiz',
  'applicant.email.emailAddress': 'ana@example.com',
  'applicant.email.emailAddressConfirm': 'ana@example.com',
  'company.registered': false,
  'company.gpv': 'band1',
  'company.hasPartners': false,
  'company.mccDetails.id': '31',
  'company.address.line1': '500 Howard St',
  'company.address.city': 'San Francisco',
  'company.address.territory': 'CA',
  'company.address.zip': '94105',
  'applicant.dob': '1987-09-23',
  'applicant.governmentIdentification.value': '7294',
  'applicant.phone.localPhoneNumber': '4155550123',
};
const AGAIN = 'applicant.email.emailAddressConfirm';

test.each([
  ['the same', 'ana@example.com', []],
  ['the same with a space and in capitals', ' Ana@Example.com ', []],
  ['another', 'anna@example.com', [{ code: 'emailConfirm.mismatch', field: AGAIN }]],
  ['no e-mail at all', 'ana', [{ code: 'emailConfirm.format', field: AGAIN }]],
  ['nothing', '', [{ code: 'emailConfirm.required', field: AGAIN }]],
])('the update form asks the e-mail again: %s', (_what, again, fieldErrors) =>
  expect(validate('update', { ...ALL_ON_ONE_PAGE, [AGAIN]: again }).fieldErrors).toEqual(
    fieldErrors,
  ),
);

test('an invalid first e-mail has one error, at its own field', () =>
  expect(
    validate('update', { ...ALL_ON_ONE_PAGE, 'applicant.email.emailAddress': 'ana' }).fieldErrors,
  ).toEqual([{ code: 'email.format', field: 'applicant.email.emailAddress' }]));

test('the update form asks what the sign-up asks, with the same conditions', () => {
  const registered = { ...ALL_ON_ONE_PAGE, 'company.registered': true };
  expect(validate('update', registered).fieldErrors).toEqual([
    { code: 'legalName.required', field: 'company.name' },
    { code: 'ein.required', field: 'company.governmentIdentification.value' },
  ]);
  const asked = (answers: AnswersByPath) =>
    visibleFields(formFields('update'), answers, CONTEXT).filter(
      ({ clientOnly }) => clientOnly !== true,
    );
  for (const answers of [ALL_ON_ONE_PAGE, registered])
    expect(asked(answers)).toEqual(
      SIGN_UP_FORMS.flatMap((form) => visibleFields(formFields(form), answers, CONTEXT)),
    );
});

test('the second e-mail is never sent, and not required by the server', () => {
  const { [AGAIN]: _again, ...stored } = ALL_ON_ONE_PAGE;
  expect(
    visibleFields(formFields('update'), stored, CONTEXT)
      .filter(({ clientOnly }) => clientOnly)
      .map(({ path }) => path),
  ).toEqual([AGAIN]);
  expect(isIncomplete(FORMS.update, stored, new Set(), CONTEXT)).toBe(false);
});

test('throws the name of a missing field row', () =>
  expect(() => validateForm(FORMS.applicant, {}, {}, new Set(), CONTEXT)).toThrow(/firstName/));
