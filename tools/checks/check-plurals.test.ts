import { expect, test } from 'vitest';
import { checkPlurals } from './check-plurals.ts';
import { productTexts } from './product-texts.ts';

const errors = (english: string, french: string) =>
  checkPlurals([{ table: 'tries', 'en-US': { left: english }, 'fr-CA': { left: french } }]);

const TRIES = '{count, plural, one {# try} other {# tries}}';
const ESSAIS = '{count, plural, one {# essai} many {# d’essais} other {# essais}}';

test.each([
  [
    'English without one',
    '{count, plural, other {# tries}}',
    ESSAIS,
    ['tries en-US left: a plural has the forms one, other'],
  ],
  [
    'French without many',
    TRIES,
    TRIES,
    ['tries fr-CA left: a plural has the forms many, one, other'],
  ],
  [
    'a form that the language does not know',
    ESSAIS,
    ESSAIS,
    ['tries en-US left: a plural has the forms one, other'],
  ],
  [
    'a plural that cannot be read',
    '{count, plural, one{# try}}',
    ESSAIS,
    ['tries en-US left: a plural has the forms one, other'],
  ],
  [
    'the second plural of a text',
    `${TRIES} ${TRIES.replace('one', 'two')}`,
    ESSAIS,
    ['tries en-US left: a plural has the forms one, other'],
  ],
])('%s is found', (_what, english, french, found) =>
  expect(errors(english, french)).toEqual(found),
);

test('plurals with every form of their language pass, and texts without any', () => {
  expect(errors(TRIES, ESSAIS)).toEqual([]);
  expect(errors('Try again', 'Réessayez')).toEqual([]);
});

test('the product’s texts have plurals, and each is whole', async () => {
  const texts = (await productTexts()).flatMap((table) => Object.values(table['fr-CA'] ?? {}));
  expect(texts.filter((text) => text.includes(', plural,')).length).toBeGreaterThan(5);
  expect(checkPlurals()).toEqual([]);
});
