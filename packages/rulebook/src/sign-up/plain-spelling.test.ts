import anyAscii from 'any-ascii';
import { expect, test } from 'vitest';
import { lastNameForSources, nameForSources } from './plain-spelling.ts';

test.each([
  ['José', 'Jose', 'José'],
  ['Chloé Œuvrard', 'Chloe Oeuvrard', 'Chloé Œuvrard'],
  ['ŒUVRARD', 'OEUVRARD', 'ŒUVRARD'],
  ['Əli', 'Eli', 'Eli'],
  ['Neʔa', "Ne'a", "Ne'a"],
  ['ﬁona', 'fiona', 'fiona'],
  ['Nguyễn', 'Nguyen', 'Nguyen'],
  ['Łucja Đặng', 'Lucja Dang', 'Lucja Dang'],
  ['Þórdís', 'Thordis', 'Þórdís'],
  ['Kaʻimi Kaʼimi', "Ka'imi Ka'imi", "Ka'imi Ka'imi"],
  ['Gal·la', 'Gal-la', 'Gal-la'],
  ['ᐊᓂ', 'ani', 'ani'],
  ['Ana', 'Ana', 'Ana'],
])('%s goes to sources as %s in the US and as %s in Canada', (name, us, ca) =>
  expect([nameForSources(name, 'US'), nameForSources(name, 'CA')]).toEqual([us, ca]),
);

test('every Latin letter has a plain spelling, and it is that of the library', () => {
  const letters = Array.from({ length: 0x20000 }, (_one, code) =>
    code >= 0xd800 && code < 0xe000 ? '' : String.fromCodePoint(code),
  );
  const latin = letters.filter(
    (letter) =>
      /[\p{Script=Latin}\p{Script=Canadian_Aboriginal}]/u.test(letter) && /\p{L}/u.test(letter),
  );
  const library = (letter: string) =>
    anyAscii(letter)
      .replaceAll('`', "'")
      .replace(/[^A-Za-z' -]/g, '')
      .toLowerCase();
  const differing = latin.filter(
    (letter) => nameForSources(letter, 'US').toLowerCase() !== library(letter),
  );
  expect(latin.filter((letter) => !/^[\x20-\x7e]*$/.test(nameForSources(letter, 'US')))).toEqual(
    [],
  );
  expect(differing.length).toBeLessThan(latin.length * 0.05);
});

test('sends a dash as last name for a person with a single name', () => {
  expect(lastNameForSources('', true, 'US')).toBe('-');
  expect(lastNameForSources('', false, 'US')).toBe('');
  expect(lastNameForSources('Ruíz', true, 'US')).toBe('Ruiz');
});
