import { expect, test } from 'vitest';
import { testSandbox } from '../testing/start-sandbox.ts';

const sandbox = testSandbox();

test.each([
  ['en', 'en', 'Privacy notice'],
  ['fr', 'fr-CA', 'Avis de confidentialité'],
])('/privacy/%s serves the notice in its language', async (language, lang, title) => {
  const answer = await sandbox.get(`/privacy/${language}`);
  expect(answer.headers.get('content-type')).toContain('text/html');
  const page = await answer.text();
  expect(page).toContain(`<html lang="${lang}">`);
  expect(page).toContain(`<h1>${title}</h1>`);
});

test.each([
  ['en', 'An application that was never sent, since its last change: 90 days.'],
  ['fr', 'Une demande jamais envoyée, depuis sa dernière modification\u00a0: 90\u00a0jours.'],
])('the notice in %s states how long things are kept', async (language, line) => {
  expect(await (await sandbox.get(`/privacy/${language}`)).text()).toContain(line);
});

test('other languages have no notice', async () =>
  expect((await sandbox.get('/privacy/toString')).status).toBe(404));
