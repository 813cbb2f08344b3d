import { expect, test } from 'vitest';
import { readBack, rememberToReadBack } from './use-application-step.ts';

const DOB = 'applicant.dob';
const EIN = 'company.governmentIdentification.value';
const SSN = 'applicant.governmentIdentification.value';

test('shows a birth date and an EIN that were typed on this page', () => {
  rememberToReadBack('urn:app:1', { [EIN]: '123456789' });
  rememberToReadBack('urn:app:1', { [DOB]: '1986-04-12' });
  expect([readBack('urn:app:1', DOB, undefined), readBack('urn:app:1', EIN, '6789')]).toEqual([
    '1986-04-12',
    '123456789',
  ]);
});

test('shows nothing for another application', () => {
  expect(readBack('urn:app:2', DOB, undefined)).toBeUndefined();
});

test('does not show a number that was replaced elsewhere', () => {
  rememberToReadBack('urn:app:3', { [EIN]: '123456789' });
  expect(readBack('urn:app:3', EIN, '0000')).toBeUndefined();
});

test('never remembers a person’s own tax id', () => {
  rememberToReadBack('urn:app:4', { [SSN]: '1234' });
  expect(readBack('urn:app:4', SSN, '1234')).toBeUndefined();
});
