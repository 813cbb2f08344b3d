import { keysOf } from '@signet/rulebook/core/keys-of';
import type { Problem } from '@signet/rulebook/core/problem';
import { ENDPOINT_PATHS, type EndpointKey } from '@signet/rulebook/endpoint-paths';
import { ENDPOINTS, endpointRow } from '@signet/rulebook/endpoints';
import { describe, expect, test } from 'vitest';
import { onPostgres } from './testing/for-each-database.ts';
import {
  completedApplication,
  newVisitor,
  signInPersona,
  TEST_TERMS,
  testApi,
} from './testing/test-api.ts';

/** Those of the console have a listener of their own. */
const KEYS = keysOf(ENDPOINT_PATHS).filter((key) => ENDPOINTS[key].who !== 'console');
const UNKNOWN_ID = 'urn:app:0000-0000-0000-0000-0000';

onPostgres('calls', (open) => {
  const at = testApi(open);

  const ask = (
    visitor: ReturnType<typeof newVisitor>,
    key: EndpointKey,
    id: string,
    headers = {},
  ) => {
    const [method, path] = ENDPOINT_PATHS[key];
    const address = path.replace('{id}', id);
    return method === 'GET'
      ? visitor.get<Problem>(address, headers)
      : visitor.send<Problem>(method, address, {}, { version: 1, headers });
  };

  describe('whose application it is', () => {
    test('an id of any length gets the same 404', async () => {
      const { visitor } = await signInPersona(at, 'marcus');
      const [unknown, long] = await Promise.all(
        [UNKNOWN_ID, `urn:app:${'x'.repeat(5_000)}`].map((id) =>
          ask(visitor, 'getApplication', id),
        ),
      );
      expect([unknown?.status, unknown?.body.code]).toEqual([404, 'application.notFound']);
      expect(long?.text).toBe(unknown?.text);
    });

    test('a session that has ended says so, and its calls stop at once', async () => {
      const { visitor, view } = await completedApplication(at, 'ana');
      await visitor.send('POST', '/auth/sign-out');
      visitor.cookies.set('sid', 'x'.repeat(43));
      expect((await visitor.get<Problem>(`/api/v2/applications/${view.id}`)).body.code).toBe(
        'auth.sessionExpired',
      );
    });
  });

  describe('where a change comes from', () => {
    const CHANGING = KEYS.filter((key) => ENDPOINT_PATHS[key][0] !== 'GET');
    const isPartners = (key: EndpointKey) => endpointRow(key).who === 'partner';
    const isBeacon = (key: EndpointKey) => endpointRow(key).beacon === true;
    test.each(CHANGING.filter(isPartners))(
      '%s takes no session, from any page: 401 without a key',
      async (key) => {
        const { visitor } = await signInPersona(at, 'ana');
        const replies = await Promise.all(
          [{ origin: 'https://evil.test' }, {}].map((headers) =>
            ask(visitor, key, UNKNOWN_ID, headers),
          ),
        );
        expect(replies.map(({ status, body }) => [status, body.code])).toEqual([
          [401, 'auth.keyInvalid'],
          [401, 'auth.keyInvalid'],
        ]);
      },
    );

    test.each(CHANGING.filter((key) => !isPartners(key)))(
      '%s from another page is 403',
      async (key) => {
        const { visitor } = await signInPersona(at, 'ana');
        const foreign = [
          { origin: 'https://evil.test' },
          { origin: 'http://localhost:3000.evil.test' },
          { origin: 'null' },
          ...(isBeacon(key) ? [] : [{ 'x-requested-with': '' }]),
        ];
        const replies = await Promise.all(
          foreign.map((headers) => ask(visitor, key, UNKNOWN_ID, headers)),
        );
        expect(replies.map(({ status, body }) => [status, body.code])).toEqual(
          foreign.map(() => [403, 'request.crossOrigin']),
        );
      },
    );

    test.each([
      'text/plain',
      'multipart/form-data; boundary=x',
      'application/json ,x',
      'application/json; charset=latin1',
      'application/jsonx',
      '',
    ])('a body of type "%s" is 415', async (type) => {
      const { visitor } = await signInPersona(at, 'ana');
      expect(
        (
          await visitor.send<Problem>(
            'POST',
            '/api/v2/applications',
            {},
            { headers: { 'content-type': type } },
          )
        ).status,
      ).toBe(415);
    });

    const ASKING = KEYS.filter(
      (key) => ENDPOINT_PATHS[key][0] === 'GET' && typeof endpointRow(key).limit === 'string',
    );
    test.each(ASKING)(
      '%s, which asks a vendor, is 403 for a page of another site and for a visit',
      async (key) => {
        const { visitor } = await signInPersona(at, 'ana');
        const foreign = [
          { 'sec-fetch-site': 'cross-site' },
          { 'sec-fetch-site': 'same-site' },
          { 'sec-fetch-mode': 'navigate' },
        ];
        for (const headers of foreign)
          expect((await ask(visitor, key, UNKNOWN_ID, headers)).status).toBe(403);
        expect(
          (await ask(visitor, key, UNKNOWN_ID, { 'sec-fetch-site': 'same-origin' })).status,
        ).not.toBe(403);
      },
    );

    const WITHOUT_BODY = CHANGING.filter(
      (key) => endpointRow(key).body === undefined && !isPartners(key),
    );
    test.each(WITHOUT_BODY)('%s needs no content type when nothing is sent', async (key) => {
      const [method, path] = ENDPOINT_PATHS[key];
      const headers = {
        host: 'localhost:3000',
        origin: 'http://localhost:3000',
        'x-requested-with': 'signet',
      };
      const url = path.replace(/\{\w+\}/g, 'x');
      expect([404, 401]).toContain(
        (await at.app.inject({ method: method as 'POST', url, headers })).statusCode,
      );
    });

    test('a method that a path does not know is 405 with those it knows', async () => {
      const reply = await newVisitor(at).send<Problem>('PUT', '/api/v2/analytics');
      expect([reply.status, reply.body.code, reply.headers.allow]).toEqual([
        405,
        'request.methodNotAllowed',
        'POST, OPTIONS',
      ]);
      const others = await Promise.all(
        (['TRACE', 'PATCH'] as const).map((method) =>
          at.app.inject({ method: method as 'PATCH', url: '/api/v2/analytics' }),
        ),
      );
      expect(others.map(({ statusCode }) => statusCode)).toEqual([405, 405]);
    });

    test.each(['a b', '', 'x'.repeat(201)])(
      'an Idempotency-Key "%s" is refused by its name',
      async (key) => {
        const { visitor } = await signInPersona(at, 'ana');
        const reply = await visitor.send<Problem>(
          'POST',
          '/api/v2/applications',
          {},
          { headers: { 'idempotency-key': key } },
        );
        expect([reply.status, reply.body.code]).toEqual([400, 'idempotency.keyMalformed']);
        expect(reply.body.message).toContain('Idempotency-Key');
      },
    );

    test('an unknown address answers a problem document too', async () => {
      const reply = await newVisitor(at).get<Problem>('/api/v2/nothing');
      expect([reply.status, reply.body.code, reply.headers['content-type']]).toEqual([
        404,
        'route.notFound',
        'application/problem+json; charset=utf-8',
      ]);
    });
  });

  describe('what a body may hold', () => {
    const change = async (body: unknown) => {
      const { visitor, view } = await completedApplication(at, 'ana');
      return visitor.send<Problem>('PUT', `/api/v2/applications/${view.id}`, body, {
        version: view.version,
      });
    };

    test.each([
      [
        'a fact that no document names',
        { application: { isApproved: true } },
        'application.isApproved',
      ],
      ['another spelling', { Applicant: {} }, 'Applicant'],
      [
        'a field beside ours',
        { applicant: { name: { firstName: 'Ana', middleName: 'X' } } },
        'applicant.name.middleName',
      ],
    ])('%s is an unknown field and changes nothing', async (_what, body, field) => {
      const reply = await change(body);
      expect([reply.status, reply.body.errors?.[0]?.code, reply.body.errors?.[0]?.field]).toEqual([
        422,
        'field.unknown',
        field,
      ]);
      expect(reply.body.errors?.[0]?.message).toContain(`“${field}”`);
    });

    test.each([
      ['a list for a text', { applicant: { name: { firstName: ['Ana'] } } }],
      ['an object for a text', { applicant: { name: { firstName: { $ne: 1 } } } }],
      ['a number for a text', { company: { gpv: 1 } }],
      ['a NUL', { applicant: { name: { firstName: 'A\u0000na' } } }],
      ['half a surrogate pair', { applicant: { name: { firstName: '\ud800' } } }],
    ])('%s is refused at its field', async (_what, body) =>
      expect((await change(body)).status).toBe(422),
    );

    test.each([
      ['a prototype', '{"__proto__":{"decision":"APPROVED"}}'],
      ['a constructor', '{"constructor":{"prototype":{"polluted":true}}}'],
      ['half a document', '{"applicant":'],
      ['a list', '[]'],
      ['a deep nest', `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`],
    ])('%s is malformed', async (_what, payload) => {
      const { visitor, view } = await completedApplication(at, 'ana');
      const headers = {
        host: 'localhost:3000',
        'content-type': 'application/json',
        'x-requested-with': 'signet',
        origin: 'http://localhost:3000',
        'if-match': '"1"',
        cookie: `sid=${visitor.cookies.get('sid')}`,
      };
      const reply = await at.app.inject({
        method: 'PUT',
        url: `/api/v2/applications/${view.id}`,
        headers,
        payload,
      });
      expect([reply.statusCode, reply.json().code]).toEqual([400, 'request.malformed']);
      expect({}).not.toHaveProperty('polluted');
    });

    test('a body above the limit is 413', async () => {
      expect(
        (await change({ applicant: { name: { firstName: 'A'.repeat(70_000) } } })).status,
      ).toBe(413);
    });

    test('each fault stands at its field in the reader’s language, and never repeats a secret', async () => {
      const { visitor, view } = await completedApplication(at, 'ana');
      visitor.cookies.set('locale', 'fr-CA');
      const body = {
        applicant: {
          name: { firstName: 'José J.R.' },
          governmentIdentification: { value: '72a4' },
        },
      };
      const reply = await visitor.send<Problem>('PUT', `/api/v2/applications/${view.id}`, body, {
        version: view.version,
      });
      expect(reply.body.errors?.map(({ code, field }) => [code, field])).toEqual([
        ['firstName.stop', 'applicant.name.firstName'],
        ['ssn4.digits', 'applicant.governmentIdentification.value'],
      ]);
      expect(reply.body.errors?.[0]?.message).toMatch(/«\s?José J R\s?»/);
      expect(reply.text).not.toContain('72a4');
    });

    test('an empty text clears an optional answer, and is refused for another', async () => {
      const { visitor, view } = await completedApplication(at, 'ana');
      const cleared = await visitor.send(
        'PUT',
        `/api/v2/applications/${view.id}`,
        { company: { dba: '' } },
        { version: view.version },
      );
      expect(cleared.body.company.dba).toBeUndefined();
      const refused = await visitor.send<Problem>(
        'PUT',
        `/api/v2/applications/${view.id}`,
        { applicant: { name: { lastName: '' } } },
        { version: cleared.body.version },
      );
      expect(refused.body.errors?.[0]?.code).toBe('lastName.required');
    });
  });

  describe('versions', () => {
    test('a change without a version is 428, with an old one 412, and the answer names the new one', async () => {
      const { visitor, view } = await completedApplication(at, 'ana');
      const path = `/api/v2/applications/${view.id}`;
      const body = { applicant: { name: { firstName: 'Eva' } } };
      expect((await visitor.send<Problem>('PUT', path, body)).body.code).toBe(
        'application.versionRequired',
      );
      const first = await visitor.send('PUT', path, body, { version: view.version });
      expect(first.etag).toBe(`"${view.version + 1}"`);
      expect(
        (await visitor.send<Problem>('PUT', path, body, { version: view.version })).status,
      ).toBe(412);
    });
  });

  describe('repeated requests', () => {
    test('one key is one application and one answer, with another body 422', async () => {
      const { visitor } = await signInPersona(at, 'ana');
      const create = (currency: string) =>
        visitor.send<{ id: string; code?: string }>(
          'POST',
          '/api/v2/applications',
          { application: { currency } },
          { key: 'once' },
        );
      const replies = await Promise.all(Array.from({ length: 8 }, () => create('USD')));
      expect(new Set(replies.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
      expect([(await create('CAD')).status, (await create('CAD')).body.code]).toEqual([
        422,
        'idempotency.keyReused',
      ]);
    });

    test('twenty creates at once without a key are one application', async () => {
      const { visitor } = await signInPersona(at, 'ana');
      const replies = await Promise.all(
        Array.from({ length: 20 }, () => visitor.send('POST', '/api/v2/applications')),
      );
      expect(new Set(replies.map(({ body }) => body.id)).size).toBe(1);
    });

    test('starts one onboarding when twenty requests come at once', async () => {
      const { visitor, view } = await completedApplication(at, 'ana');
      const replies = await Promise.all(
        Array.from({ length: 20 }, () =>
          visitor.send('POST', `/api/v2/applications/${view.id}/onboard`, TEST_TERMS),
        ),
      );
      expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([202]));
      expect(new Set(replies.map(({ body }) => body.applicant.terms?.signedAt)).size).toBe(1);
    });
  });

  describe('before it may be sent', () => {
    test('a missing answer names its page', async () => {
      const { visitor } = await signInPersona(at, 'ana');
      const { body } = await visitor.send('POST', '/api/v2/applications');
      const reply = await visitor.send<Problem>(
        'POST',
        `/api/v2/applications/${body.id}/onboard`,
        TEST_TERMS,
      );
      expect([reply.status, reply.body.code, reply.body.data]).toEqual([
        409,
        'application.incomplete',
        { page: 'application-applicant' },
      ]);
    });

    test('requires agreement at its field, and a new reading when the terms changed', async () => {
      const { visitor, view } = await completedApplication(at, 'ana');
      const path = `/api/v2/applications/${view.id}/onboard`;
      const none = await visitor.send<Problem>('POST', path, {
        terms: { ...TEST_TERMS.terms, signed: false },
      });
      expect(none.body.errors?.[0]).toMatchObject({
        code: 'terms.missing',
        field: 'applicant.terms.signed',
      });
      expect(
        (
          await visitor.send<Problem>('POST', path, {
            terms: { ...TEST_TERMS.terms, version: '2020-01-01' },
          })
        ).body.code,
      ).toBe('terms.changed');
    });

    test('a bank cannot be linked before approval', async () => {
      const { visitor, view, who } = await completedApplication(at, 'ana');
      const { accountNumberConfirm: _typedTwice, ...bank } = who.bank;
      const reply = await visitor.send<Problem>(
        'POST',
        `/api/v2/applications/${view.id}/financial-instruments/manual`,
        bank,
      );
      expect([reply.status, reply.body.code]).toEqual([409, 'application.notApproved']);
    });
  });

  test('the industries come in the reader’s language, in 21 groups', async () => {
    const visitor = newVisitor(at);
    visitor.cookies.set('locale', 'fr-CA');
    const path = '/api/v2/categories';
    const {
      body,
      headers,
      etag = '',
    } = await visitor.get<{ categories: { label: string; industries: { type: string }[] }[] }>(
      path,
    );
    expect([headers['cache-control'], headers.vary]).toEqual([
      'public, max-age=3600',
      'accept-language, cookie, accept-encoding',
    ]);
    const again = await visitor.get(path, { 'if-none-match': etag });
    expect([again.status, again.text, again.etag]).toEqual([304, '', etag]);
    expect((await newVisitor(at).get(path, { 'if-none-match': etag })).status).toBe(200);
    expect(body.categories).toHaveLength(21);
    expect(body.categories[0]?.label).toBe('Restaurants et bars');
    expect(
      new Set(body.categories.flatMap(({ industries }) => industries.map(({ type }) => type))),
    ).toEqual(new Set(['REGULAR', 'PROHIBITED', 'SUPER_PROHIBITED']));
  });

  test('a list shows little of an application', async () => {
    const { visitor, view } = await completedApplication(at, 'ana');
    const { body } = await visitor.get<object>(`/api/v2/applications/${view.id}/basic-information`);
    expect(body).toEqual({
      id: view.id,
      companyName: 'Ana Bakes',
      decision: 'PENDING',
      applicationLevel: 'FULL',
      currency: 'USD',
    });
  });

  test('analytics take only what the catalogue names', async () => {
    const send = (body: unknown) => newVisitor(at).send<Problem>('POST', '/api/v2/analytics', body);
    expect((await send({ type: 'screen.shown', params: { screen: 'bank' } })).status).toBe(200);
    expect(
      (await send({ type: 'screen.shown', params: { ssn: '1' } })).body.errors?.[0]?.field,
    ).toBe('params.ssn');
    const typed = { field: '900-10-7294', errorCode: '900-10-7294', screen: 'Ana Silva' };
    const refused = await send({ type: 'signup.error', params: typed });
    expect(refused.body.errors?.map(({ code, field }) => [code, field])).toEqual(
      Object.keys(typed).map((name) => ['field.invalid', `params.${name}`]),
    );
    expect(
      (
        await send({
          type: 'signup.error',
          params: { field: 'company.dba', errorCode: 'firstName.digits', screen: 'business' },
        })
      ).status,
    ).toBe(200);
    const kept = await at.database.run({ texts: ['select params from analytics'], values: [] });
    expect(JSON.stringify(kept)).not.toMatch(/7294|Silva/);
    expect((await send({ type: 'nothing' })).status).toBe(422);
  });
});
