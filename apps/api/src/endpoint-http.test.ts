import { keysOf } from '@signet/rulebook/core/keys-of';
import { ENDPOINT_PATHS } from '@signet/rulebook/endpoint-paths';
import { endpointRow } from '@signet/rulebook/endpoints';
import { expect, test } from 'vitest';
import { onPostgres } from './testing/for-each-database.ts';
import { completedApplication, testApi } from './testing/test-api.ts';
import { TEST_PORTAL } from './testing/test-sandboxes-setup.ts';

const CHANGING = keysOf(ENDPOINT_PATHS).filter((key) => ENDPOINT_PATHS[key][0] !== 'GET');
const UNKNOWN_ID = 'urn:app:0000-0000-0000-0000-0000';

onPostgres('HTTP as generated clients speak it', (open) => {
  const at = testApi(open);

  test.each(CHANGING.filter((key) => endpointRow(key).body === undefined))(
    '%s has no body, and needs no type of one',
    async (key) => {
      const [method, path] = ENDPOINT_PATHS[key];
      const url = path.replace('{id}', UNKNOWN_ID).replaceAll(/\{\w+\}/g, 'x');
      const ours = { 'x-requested-with': 'signet', origin: TEST_PORTAL };
      const replies = await Promise.all([
        at.app.inject({ method, url, headers: ours }),
        at.app.inject({ method, url, headers: { ...ours, 'content-type': 'application/json' } }),
      ]);
      for (const { statusCode } of replies) expect([400, 415]).not.toContain(statusCode);
    },
  );

  test.each([
    '/api/openapi.json',
    '/api/v2/categories',
    '/api/docs/try/static/swagger-ui-bundle.js',
  ])('%s is compressed, and sent once', async (url) => {
    const headers = { 'accept-encoding': 'br, gzip' };
    const first = await at.app.inject({ url, headers });
    expect([first.statusCode, first.headers['content-encoding']]).toEqual([200, 'br']);
    expect(String(first.headers.vary).toLowerCase()).toContain('accept-encoding');
    const etag = String(first.headers.etag);
    const again = await at.app.inject({ url, headers: { ...headers, 'if-none-match': etag } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  test.each([
    ['any version', '*', 200],
    ['the current one of a list', '"0", "CURRENT"', 200],
    ['one that a proxy made weak', 'W/"CURRENT"', 200],
    ['an older one', '"0"', 412],
    ['none that is ours', '"abc"', 412],
  ])('If-Match with %s', async (_what, tag, status) => {
    const { visitor, view } = await completedApplication(at, 'ana');
    const headers = { 'if-match': tag.replace('CURRENT', String(view.version)) };
    const body = { company: { dba: 'Ana Bakes More' } };
    const path = `/api/v2/applications/${view.id}`;
    expect((await visitor.send('PUT', path, body, { headers })).status).toBe(status);
  });
});
