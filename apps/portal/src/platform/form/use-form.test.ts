import { FORMS } from '@signet/rulebook/forms';
import { PHONE_FIELDS } from '@signet/rulebook/phone/phone-number-fields';
import { NAME_FIELDS } from '@signet/rulebook/sign-up/name-fields';
import { describe, expect, test } from 'vitest';
import { formattedValues, mergeNewerAnswers, remainingErrors, visibleErrors } from './use-form.ts';

const missing = (field: string) => ({ code: 'dob.missing', field });

describe('what stays in the summary of errors when an answer changes', () => {
  const everything = () => true;

  test('drops a corrected field and keeps an untouched one', () => {
    const shown = [missing('dob'), missing('address.city')];
    expect(
      remainingErrors(shown, { dob: '1985-03-27' }, [missing('address.city')], everything),
    ).toEqual([missing('address.city')]);
  });

  test('replaces the error of a field that is wrong in another way', () => {
    const younger = { code: 'dob.young', field: 'dob' };
    expect(remainingErrors([missing('dob')], { dob: '2020-03-27' }, [younger], everything)).toEqual(
      [younger],
    );
  });

  test('drops the error of a question that is no longer asked', () => {
    const shown = [
      missing('dob'),
      missing('address.city'),
      missing('governmentIdentification.value'),
    ];
    const open = (path: string) => path === 'governmentIdentification.value';
    expect(remainingErrors(shown, { noAddressOrDob: true }, [], open)).toEqual([
      missing('governmentIdentification.value'),
    ]);
  });

  test('adds nothing before the next Continue', () => {
    expect(
      remainingErrors(
        [missing('dob')],
        { dob: '1985-03-27' },
        [missing('address.city')],
        everything,
      ),
    ).toEqual([]);
  });
});

test('formats a loaded phone number in groups, but no other digits', () => {
  const rows = {
    phone: PHONE_FIELDS.phone,
    businessPhone: PHONE_FIELDS.businessPhone,
    firstName: NAME_FIELDS.firstName,
  };
  const answers = {
    'applicant.phone.localPhoneNumber': '4155550106',
    'company.phone.localPhoneNumber': '',
    'applicant.name.firstName': '4155550106',
  };
  expect(formattedValues(FORMS.ownerIdentity, rows, answers, 'en-US')).toEqual({
    ...answers,
    'applicant.phone.localPhoneNumber': '(415)\u00a0555-0106',
  });
  expect(
    formattedValues(FORMS.ownerIdentity, rows, answers, 'fr-CA')[
      'applicant.phone.localPhoneNumber'
    ],
  ).toBe('415\u00a0555-0106');
});

test('typed answers take precedence over reloaded ones', () => {
  expect(
    mergeNewerAnswers(
      { firstName: 'typed', email: 'old' },
      { firstName: 'old', email: 'old' },
      { firstName: 'new', email: 'new' },
    ),
  ).toEqual({
    firstName: 'typed',
    email: 'new',
  });
});

test('shows a missing address as one error until its parts are on the page', () => {
  const fieldErrors = ['dob', 'address.line1', 'address.city', 'address.zip'].map((field) => ({
    code: 'x',
    field,
  }));
  expect(visibleErrors(fieldErrors, new Set(['address'])).map(({ field }) => field)).toEqual([
    'dob',
    'address.line1',
  ]);
  expect(visibleErrors(fieldErrors, new Set())).toEqual(fieldErrors);
  expect(visibleErrors(fieldErrors.slice(2), new Set(['address']))).toEqual(fieldErrors.slice(2));
});
