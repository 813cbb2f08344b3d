import { expect, test } from 'vitest';
import { canaries, canaryOf } from './canaries.ts';

const findsIn = (text: string, value: string) => {
  const { words, anywhere } = canaryOf('it', value);
  return [...words, ...anywhere].some((form) => text.includes(form));
};

test.each([
  ['raw', '842917365'],
  ['dashed', '84-2917365'],
  ['spaced', '842 917 365'],
  ['backwards', '563719248'],
  ['in base64', Buffer.from('842917365').toString('base64')],
  ['in base64 with more behind it', Buffer.from('842917365!').toString('base64')],
  ['in hex', Buffer.from('842917365').toString('hex')],
  ['URL encoded', encodeURIComponent('842 917 365')],
])('a tax id is known when it is written %s', (_how, text) => expect(findsIn(text, '842917365')).toBe(true));

test.each(['1987-09-23', '09/23/1987', '19870923', '9 23 1987'])('a birth date is known when it is written %s', (text) => {
  expect(findsIn(text, '1987-09-23')).toBe(true);
});

test('every persona has a birth date and a number of the person among the canaries', () => {
  const names = canaries().map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining(['ana applicant.dob', 'marcus company.governmentIdentification.value', 'chloe applicant.dob']),
  );
});
