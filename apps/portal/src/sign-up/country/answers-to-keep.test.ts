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

test('keeps only name, e-mail and phone', () => {
  expect(answersToKeep({ ...answers, 'applicant.phone.localPhoneNumber': '5145550123' })).toEqual({
    'applicant.name.firstName': 'Chloé',
    'applicant.email.emailAddress': 'chloe@example.com',
    'applicant.phone.localPhoneNumber': '5145550123',
  });
});

test('lists as kept only what was given', () => {
  expect(keptAnswerKinds(answers)).toEqual(['name', 'email']);
  expect(keptAnswerKinds({})).toEqual([]);
});

test('lists as dropped only what was given', () => {
  expect(droppedAnswerKinds(answers)).toEqual(['business', 'address']);
  expect(droppedAnswerKinds({}, ['applicant.dob'])).toEqual(['numbers']);
  expect(droppedAnswerKinds({ 'applicant.name.firstName': 'Ana' })).toEqual([]);
});
