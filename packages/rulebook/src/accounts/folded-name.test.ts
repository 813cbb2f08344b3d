import { expect, test } from 'vitest';
import { foldName } from './folded-name.ts';

test.each([
  ['Café', 'Cafe'],
  ['CAFÉ', 'cafe'],
  ['Cafe\u0301', 'café'],
  ['Terry’s', "Terry's"],
  ['Terryʼs', "TERRY'S"],
  ['L’Œuvre', "l'oeuvre"],
  ['Straße 12', 'STRASSE 12'],
  ['Łódź Deli', 'lodz deli'],
  ['Smørrebrød', 'Smorrebrod'],
  ['Sqé7Θem', 'Sqe7θem'],
  ['Jean–Paul', 'jean-paul'],
  ['ﬁne', 'fine'],
])('%s is found by %s', (name, typed) => expect(foldName(name)).toBe(foldName(typed)));

test.each([
  ['Café', 'Cafes'],
  ['Mill Road', 'MillRoad'],
])('%s stays another name than %s', (name, other) =>
  expect(foldName(name)).not.toBe(foldName(other)),
);
