import { expect, expectTypeOf, test } from 'vitest';
import type { Answers, AskedField, FormPath, SealedColumn } from './answer-rows.ts';
import type { ApplicationView } from './application-view.ts';
import { keysOf } from './core/keys-of.ts';
import { FORMS, formFields, readAnswers } from './forms.ts';

test('a mistyped path does not compile, in rules and forms', () => {
  expectTypeOf<'applicant.name.firstName'>().toExtend<FormPath>();
  expectTypeOf<'applicant.name.fristName'>().not.toExtend<FormPath>();
  expectTypeOf<{ path: 'company.dbaa'; field: 'dba' }>().not.toExtend<AskedField>();
});

test('yes and no are booleans, everything else is text', () => {
  expectTypeOf<Answers['company.registered']>().toEqualTypeOf<boolean | '' | undefined>();
  expectTypeOf<Answers['company.dba']>().toEqualTypeOf<string | undefined>();
  expectTypeOf<{ path: 'company.registered'; field: 'registered' }>().not.toExtend<AskedField>();
  expectTypeOf<{ path: 'company.dba'; field: 'dba'; yesNo: true }>().not.toExtend<AskedField>();
});

test('a reply has the rows’ types, and of a secret only that it is on file', () => {
  expectTypeOf<ApplicationView['company']['registered']>().toEqualTypeOf<string | undefined>();
  expectTypeOf<NonNullable<ApplicationView['applicant']['dob']>['onFile']>().toEqualTypeOf<true>();
  expectTypeOf<ApplicationView['company']>().not.toHaveProperty('founded');
  expectTypeOf<SealedColumn>().toEqualTypeOf<'birth_date_sealed' | 'tax_id_sealed'>();
});

test('reads YES and NO only for yes-or-no answers', () =>
  expect(
    readAnswers({
      'company.registered': 'YES',
      'company.dba': 'YES',
      noSsn: 'NO',
      'company.hasPartners': '',
    }),
  ).toEqual({
    'company.registered': true,
    'company.dba': 'YES',
    noSsn: false,
    'company.hasPartners': '',
  }));

test('every form is found by its id', () => {
  for (const form of keysOf(FORMS)) expect(formFields(form)).toBe(FORMS[form]); // keys of FORMS
});
