import { ERROR_CAUSES } from '@signet/rulebook/core/error-causes';
import { keysOf } from '@signet/rulebook/core/keys-of';
import type { Problem } from '@signet/rulebook/core/problem';
import { expect, test } from 'vitest';
import { onPostgres } from '../testing/for-each-database.ts';
import { newVisitor, testApi } from '../testing/test-api.ts';
import { openApiDocument } from './openapi.ts';

test('every error that a published call answers has its cause, and no other', () => {
  const { components } = openApiDocument({ publicUrl: 'https://onboarding.invalid' });
  // Made by openApiDocument.
  const { properties } = components.schemas.Problem as { properties: { code: { enum: string[] } } };
  expect(keysOf(ERROR_CAUSES).toSorted()).toEqual(properties.code.enum);
});

onPostgres('pages of errors', (open) => {
  const at = testApi(open);

  test('the type of a problem leads to a page with its cause and remedy', async () => {
    const { body } = await newVisitor(at).get<Problem>('/api/v2/partners/applications');
    expect(body).toMatchObject({
      code: 'auth.keyInvalid',
      detail: ERROR_CAUSES['auth.keyInvalid'].cause,
    });
    const { pathname, origin } = new URL(body.type);
    expect(origin).toBe(at.deps.config.publicUrl);
    const page = await newVisitor(at).get(pathname);
    expect([page.status, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(page.text).toContain('401 Unauthorized');
    expect(page.text).toContain('Authorization: Bearer partner_…');
    expect(page.text).toContain('href="/api/docs/calls/listPartnerApplications"');
    expect(page.text).not.toContain('`');
    expect(page.text.match(/<script[^>]*>/g)).toEqual([
      '<script type="module" src="/api/docs/reference.js">',
    ]);
  });

  test('one page lists them all, and its links lead to pages', async () => {
    const { text } = await newVisitor(at).get('/api/docs/errors');
    const links = [...text.matchAll(/href="(\/api\/docs\/errors\/[^".]+\.[^".]+)"><code>/g)].map(
      ([, path = '']) => path,
    );
    expect(links).toHaveLength(keysOf(ERROR_CAUSES).length);
    for (const path of links) expect((await newVisitor(at).get(path)).status, path).toBe(200);
    for (const [, path = ''] of text.matchAll(/href="(\/api\/docs\/[^"]+\.(?:css|svg))"/g))
      expect((await newVisitor(at).get(path)).status, path).toBe(200);
  });

  test.each(['nothing', 'review.notClaimed', '__proto__'])(
    'answers 404 for the page of %s',
    async (code) => expect((await newVisitor(at).get(`/api/docs/errors/${code}`)).status).toBe(404),
  );
});
