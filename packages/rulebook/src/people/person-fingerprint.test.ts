import { expect, test } from 'vitest';
import { type KnownPerson, personKeyOf } from './person-fingerprint.ts';

const JOSE: KnownPerson = { firstName: 'José', lastName: 'O’Neil-Núñez', dob: '1987-09-23', number: '900107294' };

test.each<[string, Partial<KnownPerson>]>([
  ['without accents', { firstName: 'Jose', lastName: 'O’Neil-Nunez' }],
  ['with accents as marks of their own', { firstName: 'José' }],
  ['in capitals', { firstName: 'JOSÉ', lastName: 'O’NEIL-NÚÑEZ' }],
  ['with other apostrophes and dashes', { lastName: "O'Neil–Núñez" }],
  ['without apostrophe and dash, and with spaces', { firstName: ' José ', lastName: 'O Neil Núñez' }],
  ['with the middle name in the other field', { firstName: 'José O’Neil', lastName: 'Núñez' }],
  ['with the last four digits alone', { number: '7294' }],
  ['with the number in groups', { number: '900-10-7294' }],
])('the same person %s', (_how, typed) => expect(personKeyOf({ ...JOSE, ...typed })).toBe(personKeyOf(JOSE)));

test.each<[string, Partial<KnownPerson>]>([
  ['first name', { firstName: 'Josefa' }],
  ['last name', { lastName: 'O’Neil' }],
  ['birth date, as twins of one name never have', { dob: '1987-09-24' }],
  ['last four digits', { number: '900107295' }],
])('another %s is another person', (_what, typed) => expect(personKeyOf({ ...JOSE, ...typed })).not.toBe(personKeyOf(JOSE)));

test.each<[string, Partial<KnownPerson>]>([
  ['first name', { firstName: ' ' }],
  ['last name', { lastName: '-' }],
  ['birth date', { dob: '' }],
  ['number', { number: '' }],
  ['number of four digits', { number: '729' }],
])('nobody is known without a %s', (_what, typed) => expect(personKeyOf({ ...JOSE, ...typed })).toBeUndefined());

test('letters that bear no mark are read as the sources write them', () =>
  expect(personKeyOf({ ...JOSE, firstName: 'Søren', lastName: 'Weiß' })).toBe(
    personKeyOf({ ...JOSE, firstName: 'Soren', lastName: 'Weiss' }),
  ));
