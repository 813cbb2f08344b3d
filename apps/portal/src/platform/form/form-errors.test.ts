import { ASKED } from '@signet/rulebook/forms';
import { PHONES } from '@signet/rulebook/phone/phone-number-fields';
import { NAMES } from '@signet/rulebook/sign-up/name-fields';
import { describe, expect, test } from 'vitest';
import { asRead, corrected, newerAnswers, unfolded } from './use-form.ts';

const missing = (field: string) => ({ code: 'dob.missing', field });

describe('what stays in the summary of errors when an answer changes', () => {
  const everything = () => true;

  test('a field that is right now leaves it, a field that was not touched stays', () => {
    const shown = [missing('dob'), missing('address.city')];
    expect(corrected(shown, { dob: '1985-03-27' }, [missing('address.city')], everything)).toEqual([missing('address.city')]);
  });

  test('a field that is wrong in another way says so', () => {
    const younger = { code: 'dob.young', field: 'dob' };
    expect(corrected([missing('dob')], { dob: '2020-03-27' }, [younger], everything)).toEqual([younger]);
  });

  test('a question that is not asked any more takes its line along', () => {
    const shown = [missing('dob'), missing('address.city'), missing('governmentIdentification.value')];
    const open = (path: string) => path === 'governmentIdentification.value';
    expect(corrected(shown, { noAddressOrDob: 'YES' }, [], open)).toEqual([missing('governmentIdentification.value')]);
  });

  test('nothing new comes into it before the next Continue', () => {
    expect(corrected([missing('dob')], { dob: '1985-03-27' }, [missing('address.city')], everything)).toEqual([]);
  });
});

test('a phone number that comes back stands in its groups; other digits do not', () => {
  const rows = { phone: PHONES.phone, businessPhone: PHONES.businessPhone, firstName: NAMES.firstName };
  const answers = {
    'applicant.phone.localPhoneNumber': '4155550106',
    'company.phone.localPhoneNumber': '',
    'applicant.name.firstName': '4155550106',
  };
  expect(asRead(ASKED.ownerIdentity, rows, answers, 'en-US')).toEqual({
    ...answers,
    'applicant.phone.localPhoneNumber': '(415)\u00a0555-0106',
  });
  expect(asRead(ASKED.ownerIdentity, rows, answers, 'fr-CA')['applicant.phone.localPhoneNumber']).toBe('415\u00a0555-0106');
});

test('what was typed stands before what is loaded again', () => {
  expect(newerAnswers({ a: 'typed', b: 'old' }, { a: 'old', b: 'old' }, { a: 'new', b: 'new' })).toEqual({ a: 'typed', b: 'new' });
});

test('a forgotten address is one error until its parts are on the page', () => {
  const faults = ['dob', 'address.line1', 'address.city', 'address.zip'].map((field) => ({ code: 'x', field }));
  expect(unfolded(faults, new Set(['address'])).map(({ field }) => field)).toEqual(['dob', 'address.line1']);
  expect(unfolded(faults, new Set())).toEqual(faults);
  expect(unfolded(faults.slice(2), new Set(['address']))).toEqual(faults.slice(2));
});
