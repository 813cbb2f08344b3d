import { expect, test } from 'vitest';
import { productTexts, type TextTable } from './product-texts.ts';
import { textEchoes } from './text-echoes.ts';

const table = (name: string, english: Record<string, string>): TextTable => ({
  table: name,
  'en-US': english,
});
const FIELDS = 'packages/rulebook/src/texts';
const STEPS = 'apps/portal/src/platform/texts/texts';
const OWNERS = 'apps/portal/src/people/owners/texts';

test.each([
  ['a hint of the same words', 'ein.label', 'Your EIN number', 'ein.hint', 'Your EIN number'],
  [
    'a hint with fewer of them',
    'street.label',
    'Street address of the business',
    'street.hint',
    'The street address',
  ],
  ['a lead of the same words', 'title', 'Check your answers', 'lead', 'Check your answers.'],
])('%s is found', (_what, label, above, hint, text) => {
  expect(textEchoes([table(FIELDS, { [label]: above, [hint]: text })])).toEqual([
    `${FIELDS} en-US ${hint} repeats “${above}”`,
  ]);
});

test('a page’s own hint is compared with the label of its field', () => {
  const fields = table(FIELDS, { 'lastName.label': 'Last name' });
  expect(
    textEchoes([fields, table(OWNERS, { 'fields.lastName.hint': 'Their last name' })]),
  ).toEqual([]);
  expect(textEchoes([fields, table(OWNERS, { 'fields.lastName.hint': 'The last name' })])).toEqual([
    `${OWNERS} en-US fields.lastName.hint repeats “Last name”`,
  ]);
});

test.each([
  ['an example', 'ein.label', 'Employer number', 'ein.hint', '9 digits, like 12-3456789'],
  ['a new fact', 'title', 'Check your answers', 'lead', 'Check your answers, then submit.'],
  ['a hint of another field', 'dob.label', 'Date of birth', 'email.hint', 'Date of birth'],
])('%s is no echo', (_what, label, above, hint, text) => {
  expect(textEchoes([table(FIELDS, { [label]: above, [hint]: text })])).toEqual([]);
});

test('the name of a step that is the heading of its page is found', () => {
  const steps = table(STEPS, { 'sections.0': 'About you', 'sections.1': 'Kind of business' });
  expect(textEchoes([steps, table(OWNERS, { title: 'About You' })])).toEqual([
    `${STEPS} en-US sections.0 is the heading of ${OWNERS}: “About you”`,
  ]);
  expect(textEchoes([steps, table(OWNERS, { titleRegistered: 'Kind of business' })])).toHaveLength(
    1,
  );
  expect(
    textEchoes([steps, table(OWNERS, { title: 'Who owns it?', termsTitle: 'About you' })]),
  ).toEqual([]);
});

test('the names of the steps, labels with hints and titles with leads are found in the product', async () => {
  const tables = await productTexts();
  const keys = (name: string) =>
    Object.keys(tables.find((one) => one.table === name)?.['fr-CA'] ?? {});
  expect(keys(STEPS).filter((key) => key.startsWith('sections.')).length).toBeGreaterThan(5);
  expect(keys(FIELDS).filter((key) => key.endsWith('.hint')).length).toBeGreaterThan(20);
  expect(
    tables.filter(({ 'en-US': texts }) => 'title' in texts && 'lead' in texts).length,
  ).toBeGreaterThan(10);
});
