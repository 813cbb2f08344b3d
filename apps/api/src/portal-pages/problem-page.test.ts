import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { AppError } from '../platform/http/problem.ts';
import { onPostgres } from '../testing/for-each-database.ts';
import { completedApplication, newVisitor, testApi } from '../testing/test-api.ts';

const HTML = { accept: 'text/html,application/xhtml+xml' };

onPostgres('error pages', (open) => {
  const at = testApi(open);

  /** Makes every session lookup fail with this driver error. */
  const failing = (error: Error) => {
    const { callers, sessions } = at.deps.store;
    const before = { callers: { ...callers }, sessions: { ...sessions } };
    const fail = () => Promise.reject(error);
    Object.assign(callers, { load: fail });
    Object.assign(sessions, { load: fail });
    return () => {
      Object.assign(callers, before.callers);
      Object.assign(sessions, before.sessions);
    };
  };
  const away = () => failing(Object.assign(new Error('terminating connection'), { code: '57P01' }));

  test.each([
    [
      { 'accept-language': 'fr-CA', host: 'godaddy.localhost:3000' },
      'fr-CA',
      'GoDaddy Payments',
      'Nous revenons dans un instant',
    ],
    [{ 'accept-language': 'en' }, 'en-US', 'Poynt', 'We’ll be right back'],
  ])(
    'while the database is down, pages are a 503 in the visitor’s language and brand: %j',
    async (headers, locale, brand, title) => {
      const { visitor, view } = await completedApplication(at, 'ana');
      const back = away();
      const page = await visitor.get(`/${view.id}/check-answers`, {
        ...HTML,
        ...(headers as Record<string, string>),
      });
      back();
      expect([page.status, page.headers['retry-after'], page.headers['content-type']]).toEqual([
        503,
        '5',
        'text/html; charset=utf-8',
      ]);
      expect(page.text).toContain(`<html lang="${locale}">`);
      expect(page.text).toContain(brand);
      expect(page.text).toContain(title);
      expect(page.text).toContain('href="tel:+1800');
      expect(page.text).toContain(
        locale === 'fr-CA' ? '/documents/help/CA/fr' : '/documents/help/US/en',
      );
      const style = page.text.match(/<style>(.*?)<\/style>/s)?.[1] ?? '';
      expect(page.headers['content-security-policy']).toContain(
        createHash('sha256').update(style).digest('base64'),
      );
    },
  );

  test('an unknown address is a 404 with a link to the start', async () => {
    const page = await newVisitor(at).get('/auth/nowhere', HTML);
    expect([page.status, page.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    expect(page.text).toContain('We can’t find that page');
    expect(page.text).toContain('<a class="first" href="/">');
  });

  test('an address that cannot be decoded is a 400 page', async () => {
    const page = await newVisitor(at).get('/%E0%A4%A', { ...HTML, 'accept-language': 'fr-CA' });
    expect([page.status, page.headers['content-type']]).toEqual([400, 'text/html; charset=utf-8']);
    expect(page.text).toContain('<html lang="fr-CA">');
  });

  test('an overlong address is a 404, never a redirect', async () => {
    const path = `/${'X'.repeat(12_000)}`;
    for (const address of [
      path,
      `${path}?applicationId=1&firstName=Ana`,
      `/API${path}/${encodeURIComponent('é').repeat(500)}`,
    ]) {
      const page = await newVisitor(at).get(address, HTML);
      expect([page.status, page.headers.location]).toEqual([404, undefined]);
      expect(page.text).toContain('We can’t find that page');
    }
  });

  test('calls get a problem document with Retry-After instead of a page', async () => {
    const { visitor, view } = await completedApplication(at, 'ana');
    const back = away();
    const call = await visitor.get<{ code: string }>(`/api/v2/applications/${view.id}`, HTML);
    const inPage = await visitor.get<{ code: string }>(`/${view.id}/check-answers`, {
      ...HTML,
      'sec-fetch-mode': 'cors',
    });
    back();
    for (const { status, body, headers } of [call, inPage])
      expect([status, body.code, headers['retry-after']]).toEqual([503, 'server.busy', '5']);
  });

  test('an internal error is a 500 page without its message', async () => {
    const { visitor, view } = await completedApplication(at, 'ana');
    const back = failing(new Error('a bug'));
    const page = await visitor.get(`/${view.id}/check-answers`, HTML);
    back();
    expect([page.status, page.headers['retry-after']]).toEqual([500, undefined]);
    expect(page.text).toContain('Something went wrong on our side');
    expect(page.text).not.toContain('a bug');
  });

  test('too many visits are a 429 page', async () => {
    const back = failing(new AppError('request.rateLimited'));
    const visitor = newVisitor(at);
    visitor.cookies.set('sid', 'x'.repeat(43));
    const page = await visitor.get('/applicant', HTML);
    back();
    expect([page.status, page.text.includes('A short break')]).toEqual([429, true]);
  });
});
