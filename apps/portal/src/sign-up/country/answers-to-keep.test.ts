import { expect, test } from 'vitest';
import { answersToKeep, droppedAnswerKinds, keptAnswerKinds } from './answers-to-keep.ts';

const answers = {
  'applicant.name.firstName': 'Chloé',
  'applicant.email.emailAddress': 'chloe@example.com',
  'applicant.phone.localPhoneNumber': '',
  'applicant.address.line1': '25, rue Laurier',
  'company.registered': true,
  'company.governmentIdentification.value': '',
};

test('name, e-mail and phone go along, and nothing else', () => {
  expect(answersToKeep({ ...answers, 'applicant.phone.localPhoneNumber': '5145550123' })).toEqual({
    'applicant.name.firstName': 'Chloé',
    'applicant.email.emailAddress': 'chloe@example.com',
    'applicant.phone.localPhoneNumber': '5145550123',
  });
});

test('only what was given is said to be kept', () => {
  expect(keptAnswerKinds(answers)).toEqual(['name', 'email']);
  expect(keptAnswerKinds({})).toEqual([]);
});

test('only what was given is said to be left behind', () => {
  expect(droppedAnswerKinds(answers)).toEqual(['business', 'address']);
  expect(droppedAnswerKinds({}, ['applicant.dob'])).toEqual(['numbers']);
  expect(droppedAnswerKinds({ 'applicant.name.firstName': 'Ana' })).toEqual([]);
});
