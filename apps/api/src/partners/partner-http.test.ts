import type { Problem } from '@signet/rulebook/core/problem';
import type { ReplyOf } from '@signet/rulebook/endpoints';
import { PARTNER_LIMITS } from '@signet/rulebook/partners/limits';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { onPostgres } from '../testing/for-each-database.ts';
import { partnerRow, partnerServer, seedPartners } from '../testing/partner-servers.ts';
import { completedApplication, newVisitor, testApi } from '../testing/test-api.ts';

type Page = ReplyOf<'listPartnerApplications'> & Problem;
type Prefill = ReplyOf<'createPrefill'> & Problem;

const PATH = '/api/v2/partners/applications';
const PREFILLS = '/api/v2/prefills';

onPostgres('HTTP as a partner’s program speaks it', (open) => {
  const at = testApi(open);
  let server: Awaited<ReturnType<typeof partnerServer>>;
  beforeAll(() => seedPartners(at, [partnerRow('ledger', ['ledger'])]));
  beforeEach(async () => {
    server = await partnerServer(at, 'ledger');
  });
  afterEach(() => server.revoke());
  const bearer = (more = {}) => ({ authorization: `Bearer ${server.key}`, ...more });

  test.each(['Bearer', 'bearer', 'BEARER'])('a key is shown as %s', async (scheme) => {
    const { status } = await server.get(PATH, { authorization: `${scheme} ${server.key}` });
    expect(status).toBe(200);
  });

  test('a refused key gets a WWW-Authenticate challenge', async () => {
    const missing = await newVisitor(at).get(PATH);
    expect([missing.status, missing.headers['www-authenticate']]).toEqual([
      401,
      'Bearer realm="partners"',
    ]);
    await server.revoke();
    server = await partnerServer(at, 'ledger', ['prefills:write']);
    const lacking = await server.get(PATH);
    expect([lacking.status, lacking.headers['www-authenticate']]).toEqual([
      403,
      'Bearer realm="partners", error="insufficient_scope", scope="applications:read"',
    ]);
  });

  test('the rate headers describe the key’s limit', async () => {
    const one = await server.get(PATH);
    const two = await server.get(PATH);
    const left = [one, two].map(({ headers }) => Number(headers['x-ratelimit-remaining']));
    expect((left[0] ?? 0) - (left[1] ?? 0)).toBe(1);
    expect(Number(one.headers['x-ratelimit-limit'])).toBe((left[0] ?? 0) + 1);
    const reset = Number(one.headers['x-ratelimit-reset']);
    expect(reset).toBeGreaterThan(0);
    expect(reset).toBeLessThanOrEqual(60);
  });

  test.each([
    ['stauts=approved', 'stauts', 'field.unknown', /no such name/i],
    ['limit=51', 'limit', 'field.invalid', /50/],
    ['limit=ten', 'limit', 'field.invalid', /./],
    ['status=lost', 'status.0', 'field.invalid', /approved/],
  ])('?%s gets an error that names the parameter', async (query, field, code, detail) => {
    const { status, body } = await server.get<Page>(`${PATH}?${query}`);
    expect([status, body.code]).toEqual([422, 'request.validationFailed']);
    expect(body.errors).toEqual([
      expect.objectContaining({ field, code, detail: expect.stringMatching(detail) }),
    ]);
  });

  test('a call without filters refuses query parameters', async () => {
    const { status, body } = await server.get<Problem>(`${PATH}/urn:app:0000-0000?expand=all`);
    expect([status, body.errors?.[0]?.field]).toEqual([422, 'expand']);
  });

  test('answers 304 for an unchanged list', async () => {
    const { view } = await completedApplication(at, 'ana');
    const first = await server.get(PATH);
    const etag = first.etag ?? '';
    const again = await server.get(PATH, bearer({ 'if-none-match': `"other", ${etag}` }));
    expect([again.status, again.text]).toEqual([304, '']);
    await at.database.run({
      texts: ['update applications set referral_url_id = ', ' where id = ', ''],
      values: ['ledger', view.id],
    });
    const changed = await server.get<Page>(PATH, bearer({ 'if-none-match': etag }));
    expect([changed.status, changed.body.applications.length]).toEqual([200, 1]);
  });

  test('a refused request frees its Idempotency-Key, and a replayed reply is marked', async () => {
    const send = (values: object) =>
      server.post<Prefill>(
        PREFILLS,
        { values },
        bearer({ 'content-type': 'application/json', 'idempotency-key': 'one' }),
      );
    expect((await send({ companyNmae: 'Ana Bakes' })).body.code).toBe('request.validationFailed');
    const first = await send({ companyName: 'Ana Bakes' });
    const again = await send({ companyName: 'Ana Bakes' });
    expect([first.status, first.headers['idempotency-replayed']]).toEqual([201, undefined]);
    expect([again.status, again.headers['idempotency-replayed']]).toEqual([201, 'true']);
    expect(again.body).toEqual(first.body);
    expect((await send({ companyName: 'Bo Bakes' })).body.code).toBe('idempotency.keyReused');
    await at.clock.moveTo(at.clock.offsetMs() + PARTNER_LIMITS.prefillMs);
    const later = await send({ companyName: 'Ana Bakes' });
    expect([later.status, later.headers['idempotency-replayed']]).toEqual([201, undefined]);
    expect(later.body.prefillId).not.toBe(first.body.prefillId);
  });

  test.each([
    [PATH, 'GET, HEAD, OPTIONS'],
    [PREFILLS, 'POST, OPTIONS'],
  ])('OPTIONS %s names what can be called', async (url, allow) => {
    const asked = await at.app.inject({ method: 'OPTIONS', url });
    expect([asked.statusCode, asked.headers.allow]).toEqual([204, allow]);
    expect(asked.headers['access-control-allow-origin']).toBeUndefined();
    const refused = await at.app.inject({ method: 'DELETE', url });
    expect([refused.statusCode, refused.headers.allow]).toEqual([405, allow]);
  });

  test('HEAD answers as GET without a body', async () => {
    const { statusCode, body } = await at.app.inject({
      method: 'HEAD',
      url: PATH,
      headers: bearer(),
    });
    expect([statusCode, body]).toEqual([200, '']);
  });
});
