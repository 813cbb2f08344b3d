import { expect, test } from 'vitest';
import { canaries, canaryForms } from './canaries.ts';
import { persona } from './personas.ts';

const findsIn = (text: string, value: string) => {
  const { words, anywhere } = canaryForms('it', value);
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
])('a tax id is known when it is written %s', (_how, text) =>
  expect(findsIn(text, '842917365')).toBe(true),
);

test.each(['1987-09-23', '09/23/1987', '19870923', '9 23 1987'])(
  'a birth date is known when it is written %s',
  (text) => {
    expect(findsIn(text, '1987-09-23')).toBe(true);
  },
);

test('every persona has a birth date and a number of the person among the canaries', () => {
  const names = canaries().map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining([
      'ana applicant.dob',
      'marcus company.governmentIdentification.value',
      'chloe applicant.dob',
    ]),
  );
});

test.each([
  ['marcus', 'company.governmentIdentification.value', ['84-2918042', '842 918 042', '240819248']],
  ['paolo', 'company.governmentIdentification.value', ['27-3848042', '273-84-8042', '240848372']],
  ['chloe', 'applicant.governmentIdentification.value', ['046 510 429', '924015640']],
] as const)(
  'the whole number of %s the 42nd is one of a form, in every way it is written',
  (id, path, ways) => {
    const number = persona(id, 42).answers[path] ?? '';
    const { words, anywhere } = canaries().find(
      ({ name }) => name === `a number of a numbered ${id}`,
    ) ?? { words: [], anywhere: [] };
    const isWord = (text: string) =>
      words.some((form) => new RegExp(`^${form.replaceAll('#', '\\d')}$`).test(text));
    expect([number, ...ways].filter((text) => !isWord(text))).toEqual([]);
    const encoded = ['base64', 'hex'] as const;
    expect(
      encoded.filter(
        (how) => !anywhere.some((form) => Buffer.from(number).toString(how).includes(form)),
      ),
    ).toEqual([]);
  },
);

test('searches for no number that is short or incomplete', () => {
  const forms = canaries().flatMap(({ name, anywhere }) =>
    name.startsWith('a number of') ? anywhere : [],
  );
  expect(forms.length).toBeGreaterThan(0);
  expect(forms.filter((form) => form.includes('#') || /^[\d -]{1,8}$/.test(form))).toEqual([]);
});
