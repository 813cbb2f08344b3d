import { expect, test } from 'vitest';
import { checkTexts } from './check-texts.ts';
import { productTexts, type TextTable } from './product-texts.ts';

const screen = 'apps/portal/src/bank/bank/texts';
const using = [{ path: 'apps/portal/src/bank/bank/screen.tsx', text: 'texts.title' }];
const errors = (english: string, french: string, table = screen) => {
  const words: TextTable = { table, 'en-US': { title: english }, 'fr-CA': { title: french } };
  return checkTexts([words], using);
};

test.each([
  ['an empty text', 'Link your bank', ''],
  ['a banned word', 'Please link your bank', 'Liez votre compte'],
  ['a banned word in French', 'Link your bank', 'Veuillez lier votre compte'],
  ['other places', 'Link {bank}', 'Liez {banque}'],
  ['a straight apostrophe', 'Link it', "Lien vers l'institution"],
  ['a colon with an ordinary space', 'Bank: this one', 'Banque : celle-ci'],
  ['a percent sign with an ordinary space', '25%', '25 % ou plus'],
  ['a quotation mark with an ordinary space', 'Type “bread”', 'Tapez «\u00a0pain »'],
  ['a space before a question mark', 'Ready?', 'C’est fait ?'],
  ['English left in French', 'Link your bank', 'Link votre compte de bank'],
])('%s is found', (_what, english, french) => expect(errors(english, french)).toHaveLength(1));

test.each([
  ['good French', 'Bank: 25% of “it”?', 'Banque\u00a0: 25\u00a0% de «\u00a0cela\u00a0»?'],
  [
    'a plural',
    '{count, plural, one {# try} other {# tries}}',
    '{count, plural, one {# essai} other {# essais}}',
  ],
  ['an address that begins with https://', 'No https:// needed', 'Sans https://'],
  ['validation as a part of another word', 'The validity ends', 'La validité prend fin'],
])('%s passes', (_what, english, french) => expect(errors(english, french)).toEqual([]));

test('a key that only one language has is found', () => {
  const words: TextTable = {
    table: screen,
    'en-US': { title: 'Bank' },
    'fr-CA': { title: 'Banque', more: 'Encore' },
  };
  expect(checkTexts([words], using)).toEqual([`${screen} fr-CA has more, which English has not`]);
});

test('words that a whole language lacks are found', () =>
  expect(checkTexts([{ table: screen, 'en-US': {} }], using)).toEqual([`${screen} has no fr-CA`]));

test('a text that the screen never uses is found', () => {
  const words: TextTable = {
    table: screen,
    'en-US': { title: 'Bank', hint: 'Yours' },
    'fr-CA': { title: 'Banque', hint: 'La vôtre' },
  };
  expect(checkTexts([words], using)).toEqual([`${screen}: no file of the portal uses hint`]);
});

test('a text that the specification quotes may say please', () => {
  const words: TextTable = {
    table: 'packages/rulebook/src/core/error-texts',
    'en-US': { 'form.invalid': 'Please fill it' },
    'fr-CA': { 'form.invalid': 'Veuillez remplir' },
  };
  expect(checkTexts([words], [])).toEqual([]);
});

test('a text that only another screen names is found', () => {
  const elsewhere = [
    ...using,
    { path: 'apps/portal/src/bank/other/screen.tsx', text: 'texts.hint' },
  ];
  const words: TextTable = {
    table: screen,
    'en-US': { title: 'Bank', hint: 'Yours' },
    'fr-CA': { title: 'Banque', hint: 'La vôtre' },
  };
  expect(checkTexts([words], elsewhere)).toHaveLength(1);
});

test('the texts of fields, errors, mails and screens are all read', async () => {
  const tables = (await productTexts()).map(({ table }) => table);
  for (const folder of [
    'packages/rulebook/src/core/',
    'packages/rulebook/src/sign-up/',
    'apps/api/src/messages/',
    'apps/portal/src/bank/bank/',
  ])
    expect(
      tables.filter((table) => table.startsWith(folder)),
      folder,
    ).not.toEqual([]);
});
