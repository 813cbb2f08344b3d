import { ApiError } from '@signet/web/api';
import { expect, test } from 'vitest';
import { likelyAccountHolder } from './manual-account.tsx';
import { bankErrorAtField, bankErrorOf } from './use-bank-link.ts';

test.each([
  ['bank.notFound', 'accountNumber'],
  ['bank.refused', 'accountNumber'],
  ['bank.depositsSpent', 'accountNumber'],
] as const)('%s stands at %s where the server names no field', (code, field) => {
  expect(bankErrorAtField(new ApiError(code))).toMatchObject({
    code,
    fieldErrors: [{ code, field }],
  });
});

test('a field that the server named stays as it said', () => {
  const error = new ApiError('bank.notFound', [
    { code: 'bank.notFound', field: 'routingNumber', message: '' },
  ]);
  expect(bankErrorAtField(error)).toBe(error);
});

test('leaves any other failure unchanged', () => {
  const error = new ApiError('provider.unavailable');
  expect(bankErrorAtField(error)).toBe(error);
});

const applicant = {
  name: { firstName: 'Ana', lastName: 'Diaz' },
  email: {},
  phone: {},
  communicationLanguage: 'en-US' as const,
  submitted: true,
};

test.each([
  [
    'a registered business holds its account',
    { registered: 'YES', name: 'Diaz LLC', phone: {}, submitted: true },
    'Diaz LLC',
  ],
  [
    'a person who is not registered holds it in person',
    { registered: 'NO', phone: {}, submitted: true },
    'Ana Diaz',
  ],
])('%s', (_name, company, holder) =>
  expect(likelyAccountHolder({ company, applicant })).toBe(holder),
);

test.each([
  ['provider.unavailable', 'bank.linkFailed'],
  ['server.error', 'bank.linkFailed'],
  ['bank.linkRefused', 'bank.linkRefused'],
  ['network.failed', 'network.failed'],
  ['auth.sessionExpired', 'auth.sessionExpired'],
] as const)('a press that failed with %s is told as %s', (code, told) =>
  expect(bankErrorOf(new ApiError(code, [], {}, 'k3f9'))).toEqual({
    code: told,
    data: { reference: 'k3f9' },
  }),
);
