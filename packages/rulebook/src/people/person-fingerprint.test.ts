import { expect, test } from 'vitest';
import { type PersonIdentity, personFingerprintInput } from './person-fingerprint.ts';

const JOSE: PersonIdentity = {
  firstName: 'José',
  lastName: 'O’Neil-Núñez',
  birthDate: '1987-09-23',
  personTaxId: '900107294',
};

test.each<[string, Partial<PersonIdentity>]>([
  ['without accents', { firstName: 'Jose', lastName: 'O’Neil-Nunez' }],
  ['with accents as marks of their own', { firstName: 'José' }],
  ['in capitals', { firstName: 'JOSÉ', lastName: 'O’NEIL-NÚÑEZ' }],
  ['with other apostrophes and dashes', { lastName: "O'Neil–Núñez" }],
  [
    'without apostrophe and dash, and with spaces',
    { firstName: ' José ', lastName: 'O Neil Núñez' },
  ],
  ['with the middle name in the other field', { firstName: 'José O’Neil', lastName: 'Núñez' }],
  ['with the last four digits alone', { personTaxId: '7294' }],
  ['with the number in groups', { personTaxId: '900-10-7294' }],
])('the same person %s', (_how, typed) =>
  expect(personFingerprintInput({ ...JOSE, ...typed })).toBe(personFingerprintInput(JOSE)),
);

test.each<[string, Partial<PersonIdentity>]>([
  ['first name', { firstName: 'Josefa' }],
  ['last name', { lastName: 'O’Neil' }],
  ['birth date, as twins of one name never have', { birthDate: '1987-09-24' }],
  ['last four digits', { personTaxId: '900107295' }],
])('another %s is another person', (_what, typed) =>
  expect(personFingerprintInput({ ...JOSE, ...typed })).not.toBe(personFingerprintInput(JOSE)),
);

test.each<[string, Partial<PersonIdentity>]>([
  ['first name', { firstName: ' ' }],
  ['last name', { lastName: '-' }],
  ['birth date', { birthDate: '' }],
  ['number', { personTaxId: '' }],
  ['number of four digits', { personTaxId: '729' }],
])('nobody is known without a %s', (_what, typed) =>
  expect(personFingerprintInput({ ...JOSE, ...typed })).toBeUndefined(),
);

test('spells special letters as the sources do', () =>
  expect(personFingerprintInput({ ...JOSE, firstName: 'Søren', lastName: 'Weiß' })).toBe(
    personFingerprintInput({ ...JOSE, firstName: 'Soren', lastName: 'Weiss' }),
  ));
