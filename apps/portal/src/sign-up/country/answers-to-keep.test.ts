import { expect, test } from 'vitest';
import { keptAnswers, keptParts, leftParts } from './answers-to-keep.ts';

const answers = {
  'applicant.name.firstName': 'Chloé',
  'applicant.email.emailAddress': 'chloe@example.com',
  'applicant.phone.localPhoneNumber': '',
  'applicant.address.line1': '25, rue Laurier',
  'company.registered': 'YES',
  'company.governmentIdentification.value': '',
};

test('name, e-mail and phone go along, and nothing else', () => {
  expect(keptAnswers({ ...answers, 'applicant.phone.localPhoneNumber': '5145550123' })).toEqual({
    'applicant.name.firstName': 'Chloé',
    'applicant.email.emailAddress': 'chloe@example.com',
    'applicant.phone.localPhoneNumber': '5145550123',
  });
});

test('only what was given is said to be kept', () => {
  expect(keptParts(answers)).toEqual(['name', 'email']);
  expect(keptParts({})).toEqual([]);
});

test('only what was given is said to be left behind', () => {
  expect(leftParts(answers)).toEqual(['business', 'address']);
  expect(leftParts({}, ['applicant.dob'])).toEqual(['numbers']);
  expect(leftParts({ 'applicant.name.firstName': 'Ana' })).toEqual([]);
});
