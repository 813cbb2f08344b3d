import { expect, test } from 'vitest';
import { productTexts, type TextTable } from './product-texts.ts';
import { textDisagreements } from './text-agreement.ts';

const FIELDS = 'packages/rulebook/src/texts';
const PAGE = 'apps/portal/src/people/owners/texts';
const table = (
  name: string,
  english: Record<string, string>,
  french?: Record<string, string>,
): TextTable => ({
  table: name,
  'en-US': english,
  ...(french && { 'fr-CA': french }),
});

test('an error that calls its field by another name than its label is found, in either language', () => {
  const english = {
    'street.label': 'Street address',
    'street.errors.required': 'Enter a street address',
  };
  const french = {
    'street.label': 'Numéro et rue du domicile',
    'street.errors.required': 'Entrez une adresse municipale',
  };
  expect(textDisagreements([table(FIELDS, english, french)])).toEqual([
    `${FIELDS} fr-CA street.errors.required has no word of “Numéro et rue du domicile”`,
  ]);
});

test('a page that asks in words of its own is judged by the label of the field', () => {
  const fields = table(FIELDS, { 'dob.label': 'Date of birth' });
  expect(
    textDisagreements([
      fields,
      table(PAGE, { 'fields.dob.errors.required': 'Enter their date of birth' }),
    ]),
  ).toEqual([]);
  expect(
    textDisagreements([
      fields,
      table(PAGE, { 'fields.dob.errors.required': 'Enter when they were born' }),
    ]),
  ).toHaveLength(1);
  const own = {
    'fields.dob.label': 'Birthday',
    'fields.dob.errors.required': 'Enter their birthday',
  };
  expect(textDisagreements([fields, table(PAGE, own)])).toEqual([]);
});

test('an error may name the choices in place of the label', () => {
  const choices = {
    'type.label': 'Account type',
    'type.options.A.label': 'Checking',
    'type.errors.required': 'Choose checking',
  };
  expect(textDisagreements([table(FIELDS, choices)])).toEqual([]);
  expect(
    textDisagreements([table(FIELDS, { ...choices, 'type.options.A.label': 'Savings' })]),
  ).toHaveLength(1);
});

test.each([
  ['other days', 'It takes 2 to 3 days', 'Comptez de 2 à 5 jours'],
  ['a number that is left out', 'The code works for 10 minutes', 'Le code est valable un moment'],
])('%s in French are found', (_what, english, french) =>
  expect(textDisagreements([table(PAGE, { told: english }, { told: french })])).toHaveLength(1),
);

test.each([
  ['other signs between digits', 'Over $1,000 or 2.5%', 'Plus de 1\u00a0000\u00a0$ ou 2,5\u00a0%'],
  ['another order', 'Enter 4 digits of 9', 'Des 9 chiffres, entrez-en 4'],
  ['places, however they are named', 'In {from2} days', 'Dans {from2} jours'],
])('%s pass', (_what, english, french) =>
  expect(textDisagreements([table(PAGE, { told: english }, { told: french })])).toEqual([]),
);

test('the questions of the product have labels and errors to compare', async () => {
  const texts = (await productTexts()).find(({ table: name }) => name === FIELDS)?.['fr-CA'] ?? {};
  expect(
    Object.keys(texts).filter((key) => key.endsWith('.errors.required')).length,
  ).toBeGreaterThan(30);
});
