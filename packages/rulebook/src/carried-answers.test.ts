import { expect, test } from 'vitest';
import { readCarriedAnswers } from './carried-answers.ts';
import type { ValidationContext } from './core/field.ts';
import { LIMITS } from './core/limits.ts';
import { fieldRow } from './fields.ts';
import { formFields } from './forms.ts';
import { DRAFT_FORMS } from './reference/enumerations.ts';
import { ISSUED_RANGES } from './reference/issued-ranges.ts';

const US: ValidationContext = { market: 'US', today: '2026-11-20', issued: ISSUED_RANGES };
const read = (values: unknown) =>
  readCarriedAnswers(typeof values === 'string' ? values : JSON.stringify(values), US);

test('reads carried answers by their questions, yes and no as booleans', () =>
  expect(
    read({
      'applicant.name.firstName': '  Marguerite ',
      'applicant.email.emailAddress': 'marguerite@example.com',
      'company.registered': 'YES',
      'company.gpv': 'band1',
      'company.mccDetails.id': '31',
    }),
  ).toEqual({
    'applicant.name.firstName': 'Marguerite',
    'applicant.email.emailAddress': 'marguerite@example.com',
    'company.registered': true,
    'company.gpv': 'band1',
    'company.mccDetails.id': '31',
  }));

test.each<[string, unknown]>([
  ['no JSON', '{"applicant.name.firstName":'],
  ['null', 'null'],
  ['a list', ['applicant.name.firstName', 'Ana']],
  ['a number for a text', { 'applicant.name.firstName': 7 }],
  ['an object for a text', { 'applicant.name.firstName': { toString: 'Ana' } }],
  ['markup', { 'company.dba': '<b>Ana</b>' }],
  ['a control character', { 'company.dba': 'Ana\u0000' }],
  ['a Social Security number', { 'company.dba': 'Ana 123-45-6789' }],
  ['a card number', { 'company.dba': 'Ana 4242 4242 4242 4242' }],
  ['more than a field may hold', { 'company.dba': 'x'.repeat(LIMITS.fieldMaxChars + 1) }],
  ['a choice that there is not', { 'company.gpv': 'band99' }],
  ['an industry that there is not', { 'company.mccDetails.id': '9999' }],
  ['half an address of a mail', { 'applicant.email.emailAddress': 'marguerite@' }],
  [
    'a tax number',
    {
      'applicant.governmentIdentification.value': '123456789',
      'company.governmentIdentification.value': '123456789',
    },
  ],
  ['a birth date', { 'applicant.dateOfBirth': '1980-01-01' }],
  ['an account', { 'bank.accountNumber': '000123456789' }],
  ['terms', { 'applicant.terms.signed': 'YES' }],
  ['the keys of every object', { constructor: 'x', toString: 'y' }],
  ['a prototype', '{"__proto__":{"company.dba":"Ana"}}'],
])('%s is dropped', (_what, values) => expect(read(values)).toEqual({}));

test('no page of the draft asks a secret', () =>
  expect(
    DRAFT_FORMS.flatMap(formFields).filter(({ field }) => fieldRow(field).secret === true),
  ).toEqual([]));
