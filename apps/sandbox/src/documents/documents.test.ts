import { expect, test } from 'vitest';
import { testSandbox } from '../testing/start-sandbox.ts';

const sandbox = testSandbox();

test.each([
  ['agreement/US/en', 'en-US', 'Merchant Agreement', 'Refunds and disputes'],
  ['agreement/CA/fr', 'fr-CA', 'Entente de commerçant', 'Remboursements et contestations'],
  ['fees/US/en', 'en-US', 'Fees', '2.7% + $0.30'],
  ['fees/CA/en', 'en-CA', 'Fees', '2.9% + $0.30'],
  ['fees/CA/fr', 'fr-CA', 'Frais', 'Il n’y a pas de frais mensuels.'],
  ['help/US/en', 'en-US', 'Help', 'About 5 minutes'],
  ['help/CA/fr', 'fr-CA', 'Aide', 'cote de crédit'],
])('/documents/%s serves a sample', async (path, lang, title, line) => {
  const answer = await sandbox.get(`/documents/${path}`);
  expect(answer.headers.get('content-type')).toContain('text/html');
  const page = await answer.text();
  expect(page).toContain(`<html lang="${lang}">`);
  expect(page).toContain(`<h1>${title}</h1>`);
  expect(page).toContain(line);
});

test.each(['agreement/US/xx', 'agreement/MX/en', 'toString/US/en'])(
  '/documents/%s is not found',
  async (path) => expect((await sandbox.get(`/documents/${path}`)).status).toBe(404),
);
