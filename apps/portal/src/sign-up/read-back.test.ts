import { expect, test } from 'vitest';
import { readBack, rememberToReadBack } from './use-application-step.ts';

const DOB = 'applicant.dob';
const EIN = 'company.governmentIdentification.value';
const SSN = 'applicant.governmentIdentification.value';

test('the birth date and the number of the business are read back to whoever typed them into this page', () => {
  rememberToReadBack('urn:app:1', { [EIN]: '123456789' });
  rememberToReadBack('urn:app:1', { [DOB]: '1986-04-12' });
  expect([readBack('urn:app:1', DOB, undefined), readBack('urn:app:1', EIN, '6789')]).toEqual([
    '1986-04-12',
    '123456789',
  ]);
});

test('nothing is known of another application', () => {
  expect(readBack('urn:app:2', DOB, undefined)).toBeUndefined();
});

test('a number that was replaced elsewhere is not shown', () => {
  rememberToReadBack('urn:app:3', { [EIN]: '123456789' });
  expect(readBack('urn:app:3', EIN, '0000')).toBeUndefined();
});

test('a person’s own number is never remembered', () => {
  rememberToReadBack('urn:app:4', { [SSN]: '1234' });
  expect(readBack('urn:app:4', SSN, '1234')).toBeUndefined();
});
