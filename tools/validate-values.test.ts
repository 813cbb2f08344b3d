import { FIELD_TEXTS as FR_CA } from '@signet/rulebook/texts.fr-CA';
import { expect, test } from 'vitest';
import { validatableFields, validateValues, valuesIn } from './validate-values.ts';

const OPTIONS = { language: 'en', today: '2026-11-20' } as const;

test('values are counted by error code and shown with the field’s messages', () => {
  const verdict = validateValues(['500 Howard St', 'PO Box 12', 'PO BX 724', 'Main St'], {
    ...OPTIONS,
    field: 'street',
    market: 'US',
  });
  expect(verdict).toEqual({
    accepted: 1,
    asked: 1,
    refused: 2,
    byCode: { 'street.poBox': 2, 'street.startsNotWithBuildingNumber': 1 },
    examples: [
      {
        value: 'PO Box 12',
        code: 'street.poBox',
        message: 'PO Box is not allowed please add a physical address.',
      },
      {
        value: 'PO BX 724',
        code: 'street.poBox',
        message: 'PO Box is not allowed please add a physical address.',
      },
    ],
    askedExamples: [
      {
        value: 'Main St',
        code: 'street.startsNotWithBuildingNumber',
        message: 'Start with the building number, like 12 Main St',
      },
    ],
  });
});

test('values that are only unlikely are counted apart from those that cannot be true', () => {
  const verdict = validateValues(['Ruiz', 'Test', 'Do not contact', 'J.R. Ruiz'], {
    ...OPTIONS,
    field: 'lastName',
    market: 'US',
  });
  expect(verdict).toMatchObject({ accepted: 1, asked: 1, refused: 2 });
  expect(verdict.askedExamples.map(({ value, code }) => ({ value, code }))).toEqual([
    { value: 'Test', code: 'lastName.unlikely' },
  ]);
  expect(verdict.examples.map(({ value, offer }) => ({ value, offer }))).toEqual([
    { value: 'Do not contact', offer: undefined },
    { value: 'J.R. Ruiz', offer: 'J R Ruiz' },
  ]);
});

test('market and language follow the options', () => {
  expect(
    validateValues(['K1A 0B1'], { ...OPTIONS, field: 'postalCode', market: 'CA' }).accepted,
  ).toBe(1);
  expect(validateValues(['«Chez Zoé»'], { ...OPTIONS, field: 'dba', market: 'US' }).byCode).toEqual(
    { 'dba.characters': 1 },
  );
  expect(validateValues(['«Chez Zoé»'], { ...OPTIONS, field: 'dba', market: 'CA' }).accepted).toBe(
    1,
  );
  expect(
    validateValues([''], { ...OPTIONS, language: 'fr', field: 'firstName', market: 'CA' })
      .examples[0]?.message,
  ).toBe(FR_CA.firstName.errors.required);
});

test('a secret value is reported by its line and never shown', () => {
  const verdict = validateValues(['665-12-3456', '666-12-3456'], {
    ...OPTIONS,
    field: 'ssn',
    market: 'US',
  });
  expect(verdict.examples).toEqual([
    {
      value: 'line 2',
      code: 'ssn.notIssued',
      message: 'Incorrect social security number provided.',
    },
  ]);
});

test('a file may end its lines in any way', () => {
  expect(valuesIn('\ufeffa\r\nb\nc\n')).toEqual(['a', 'b', 'c']);
  expect(valuesIn('a\n\nb')).toEqual(['a', '', 'b']);
  expect(valuesIn('')).toEqual([]);
});

test('every field can be validated', () =>
  expect(validatableFields()).toEqual(
    expect.arrayContaining(['street', 'ssn', 'ownershipPercentage']),
  ));
