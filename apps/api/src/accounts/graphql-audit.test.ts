import { serverAudits } from 'graphql-http';
import { expect, test } from 'vitest';
import { onPostgres } from '../testing/for-each-database.ts';
import { signInPersona, testApi } from '../testing/test-api.ts';

onPostgres('GraphQL over HTTP', (open) => {
  const at = testApi(open);

  test('an audit of the protocol finds nothing that must or should be otherwise', async () => {
    const { visitor } = await signInPersona(at, 'ana');
    const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    /** What the auditor sends, as a page of ours would: signed in, and from our origin. */
    const fetchFn = async (
      address: string,
      { method = 'GET', headers = {}, body }: RequestInit = {},
    ) => {
      const { pathname, search } = new URL(address);
      const response = await at.app.inject({
        method: method === 'GET' ? 'GET' : 'POST',
        url: pathname + search,
        headers: {
          host: 'localhost:3000',
          origin: at.deps.config.publicUrl,
          'x-requested-with': 'signet',
          cookie,
          ...Object.fromEntries(new Headers(headers)),
        },
        payload: body?.toString(),
      });
      const { payload, statusCode: status } = response;
      return new Response(payload, {
        status,
        headers: { 'content-type': String(response.headers['content-type']) },
      });
    };
    const audits = serverAudits({ url: `${at.deps.config.publicUrl}/v1/gql`, fetchFn });
    const failed: string[] = [];
    for (const audit of audits) {
      const result = await audit.fn();
      if (result.status !== 'ok' && !audit.name.startsWith('MAY'))
        failed.push(`${audit.name}: ${result.reason}`);
    }
    expect(audits.length).toBeGreaterThan(50);
    expect(failed).toEqual([]);
  });
});
