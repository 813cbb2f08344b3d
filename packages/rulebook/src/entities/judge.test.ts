import { expect, test } from 'vitest';
import { FIELDS } from '../fields/fields.ts';
import { flagsWith } from '../flags.ts';
import { ISSUED_RANGES } from '../reference/issued-ranges.ts';
import type { FormId } from './asked.ts';
import { judgeForm } from './judge.ts';

const CONTEXT = { market: 'US', flags: flagsWith(), today: '2026-11-20', issued: ISSUED_RANGES } as const;
const judge = (form: FormId, typed: Record<string, string>, given: string[] = []) =>
  judgeForm(form, FIELDS, typed, new Set(given), CONTEXT);

test('answers come back clean and nothing else comes back', () => {
  const typed = {
    'applicant.name.firstName': ' Ana ',
    'applicant.name.lastName': 'O’Neil',
    'applicant.email.emailAddress': 'ana@example.com',
    'company.name': 'not asked here',
  };
  expect(judge('applicant', typed)).toEqual({
    answers: { 'applicant.name.firstName': 'Ana', 'applicant.name.lastName': "O'Neil", 'applicant.email.emailAddress': 'ana@example.com' },
    faults: [],
  });
});

test('every wrong answer is named by its code and path, in the order of the form', () => {
  expect(judge('applicant', { 'applicant.name.firstName': 'R2', 'applicant.email.emailAddress': 'ana' }).faults).toEqual([
    { code: 'firstName.digits', field: 'applicant.name.firstName' },
    { code: 'lastName.required', field: 'applicant.name.lastName' },
    { code: 'email.format', field: 'applicant.email.emailAddress' },
  ]);
});

test('an optional answer may stay empty, and is judged when it is given', () => {
  const typed = { 'company.registered': 'NO', 'company.gpv': 'band1', 'company.hasPartners': 'NO' };
  expect(judge('business', typed).faults).toEqual([]);
  expect(judge('business', { ...typed, 'company.dba': 'X' }).faults).toEqual([{ code: 'dba.short', field: 'company.dba' }]);
});

test('a secret that the server holds may stay empty, and is judged when it is changed', () => {
  const held = ['applicant.dob', 'applicant.governmentIdentification.value'];
  expect(judge('ownerIdentity', { 'applicant.phone.localPhoneNumber': '4155550123' }, held).faults).toEqual([]);
  expect(judge('ownerIdentity', { 'applicant.phone.localPhoneNumber': '4155550123', 'applicant.dob': '2020-01-01' }, held).faults).toEqual([
    { code: 'dob.young', field: 'applicant.dob' },
  ]);
});

const BANK = { fullName: 'Ana Ruiz', accountType: 'CHECKING', routingNumber: '011000138', accountNumber: '0001-2345-6789' };

test.each([
  ['the same digits written otherwise agree', '000123456789', []],
  ['other digits differ', '000123456788', [{ code: 'bankAccountConfirm.differs', field: 'accountNumberConfirm' }]],
  ['nothing is asked again', '', [{ code: 'bankAccountConfirm.required', field: 'accountNumberConfirm' }]],
])('the account number twice: %s', (_what, again, faults) =>
  expect(judge('bank', { ...BANK, accountNumberConfirm: again }).faults).toEqual(faults),
);

test('a form that is handed too few rows says which one is missing', () =>
  expect(() => judgeForm('applicant', {}, {}, new Set(), CONTEXT)).toThrow(/firstName/));
