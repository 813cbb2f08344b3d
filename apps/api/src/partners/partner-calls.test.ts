import type { Problem } from '@signet/rulebook/core/problem';
import type { ReplyOf } from '@signet/rulebook/endpoints';
import { PARTNER_SCOPE_IDS, type PartnerScope } from '@signet/rulebook/partners/partner-access';
import { PARTNER_STATUSES } from '@signet/rulebook/partners/partner-statuses';
import { beforeAll, expect, test } from 'vitest';
import { sql } from '../platform/sql/sql.ts';
import { onPostgres } from '../testing/for-each-database.ts';
import { partnerRow, partnerServer, seedPartners } from '../testing/partner-servers.ts';
import { completedApplication, TEST_TERMS, testApi, waitForDecision } from '../testing/test-api.ts';

type Page = ReplyOf<'listPartnerApplications'> & Problem;
type One = ReplyOf<'getPartnerApplication'> & Problem;

onPostgres('calls of a partner’s server', (open) => {
  const at = testApi(open);
  beforeAll(async () => {
    await seedPartners(at, [
      partnerRow('ledger', ['ledger', 'ledger-ca']),
      partnerRow('other', ['other']),
    ]);
  });

  const PATH = '/api/v2/partners/applications';
  const server = (id = 'ledger', scopes: readonly PartnerScope[] = PARTNER_SCOPE_IDS) =>
    partnerServer(at, id, scopes);
  /** An application with that referral. */
  const cameBy = async (referralUrlId: string) => {
    const { view } = await completedApplication(at, 'ana');
    await at.database.run(
      sql`update applications set referral_url_id = ${referralUrlId} where id = ${view.id}`,
    );
    return view.id;
  };

  test('shows a key once, stores its hash, and allows two valid keys at once', async () => {
    const { partnerKeys } = at.deps.store;
    const made = await partnerKeys.add({
      partnerId: 'other',
      mode: 'test',
      scopes: ['applications:read'],
      operator: 'robin',
    });
    const wish = { partnerId: 'other', mode: 'test', scopes: [], operator: 'robin' } as const;
    const rivals = await Promise.all([
      partnerKeys.add(wish),
      partnerKeys.add(wish),
      partnerKeys.add(wish),
    ]);
    expect(rivals.filter((key) => key !== undefined)).toHaveLength(1);
    expect(await partnerKeys.add({ ...wish, partnerId: 'nobody' })).toBeUndefined();
    const stored = JSON.stringify(await at.database.run(sql`select * from partner_keys`));
    expect(stored).not.toContain(made?.key);
    for (const { id } of await partnerKeys.list('other'))
      await partnerKeys.revoke({ id, operator: 'sam' });
    const acts = await at.database.run<{ act: string; actor: string }>(
      sql`select act, actor from partner_acts where partner_id = 'other' order by at, act`,
    );
    expect(acts.map(({ act, actor }) => `${act} ${actor}`)).toEqual([
      'key.made robin',
      'key.made robin',
      'key.revoked sam',
      'key.revoked sam',
    ]);
  });

  test('returns a partner’s own applicants without personal data', async () => {
    const [own, alien] = [await cameBy('ledger'), await cameBy('other')];
    const { get, revoke } = await server();
    const { body, text } = await get<Page>(PATH);
    expect(body.applications.map(({ id }) => id)).toEqual([own]);
    expect(body.applications[0]).toMatchObject({
      referralUrlId: 'ledger',
      status: 'started',
      stepsLeft: ['send'],
      market: 'US',
    });
    for (const personal of ['Ruiz', '@', '555', '1988', 'Street'])
      expect(text.replaceAll(own, '')).not.toContain(personal); // a random id may hold digits
    expect((await get<One>(`${PATH}/${own}`)).body.application).toEqual(body.applications[0]);
    for (const id of [alien, 'urn:app:0000-0000-0000-0000-0000'])
      expect([
        (await get<One>(`${PATH}/${id}`)).status,
        (await get<One>(`${PATH}/${id}`)).body.code,
      ]).toEqual([404, 'application.notFound']);
    expect((await get<Page>(`${PATH}?referralUrlId=other`)).body.applications).toEqual([]);
    await revoke();
  });

  test('the list of changes contains decisions as well as saved answers', async () => {
    const quiet = await cameBy('ledger');
    const { visitor, view } = await completedApplication(at, 'ana');
    await at.database.run(
      sql`update applications set referral_url_id = 'ledger' where id = ${view.id}`,
    );
    await visitor.send('POST', `/api/v2/applications/${view.id}/onboard`, TEST_TERMS);
    const { get, revoke } = await server();
    const seen = async (search = '') => (await get<Page>(PATH + search)).body.applications;
    const before = (await seen()).find(({ id }) => id === view.id);
    const askedAt = (before?.changedAt ?? 0) + 1;
    await waitForDecision(at, visitor, view.id);
    const changed = await seen(`?changedFrom=${askedAt}`);
    expect(changed.map(({ id }) => id)).toEqual([view.id]);
    expect(changed[0]?.changedAt).toBeGreaterThanOrEqual(askedAt);
    expect(changed[0]?.sequence).toBeGreaterThan(before?.sequence ?? 0);
    expect((await seen()).map(({ id }) => id)).toContain(quiet);
    await revoke();
  });

  test('pages follow each other by cursor through the matching applications', async () => {
    const ids = [await cameBy('ledger-ca'), await cameBy('ledger-ca'), await cameBy('ledger-ca')];
    await at.database.run(
      sql`update applications set created_at = 7 where id in (select id from applications where referral_url_id = 'ledger-ca')`,
    );
    const { get, revoke } = await server();
    const seen: string[] = [];
    let next: string | undefined = '';
    while (next !== undefined) {
      const query: string = `?referralUrlId=ledger-ca&status=started&limit=1${next === '' ? '' : `&cursor=${next}`}`;
      const { body } = await get<Page>(`${PATH}${query}`);
      seen.push(...body.applications.map(({ id }) => id));
      next = body.next;
    }
    expect(seen).toEqual(ids.toSorted().reverse());
    expect((await get<Page>(`${PATH}?status=approved`)).body).toEqual({ applications: [] });
    expect(
      (await get<Page>(`${PATH}?createdFrom=8&referralUrlId=ledger-ca`)).body.applications,
    ).toEqual([]);
    expect(
      (await get<Page>(`${PATH}?createdFrom=7&createdBefore=8`)).body.applications,
    ).toHaveLength(3);
    for (const wrong of [
      'cursor=x',
      'cursor=W10',
      'limit=0',
      'limit=51',
      'status=lost',
      'createdFrom=now',
    ])
      expect((await get<Page>(`${PATH}?${wrong}`)).body.code).toBe('request.validationFailed');
    await revoke();
  });

  test('reads in the order of changes, by several states, by name and by an id of the partner’s own', async () => {
    const [first, second] = [await cameBy('ledger'), await cameBy('ledger-ca')];
    const { get, put, revoke } = await server();
    const ids = async (search: string) =>
      (await get<Page>(PATH + search)).body.applications.map(({ id }) => id);
    const setTo = (id: string, externalId: string | null) =>
      put<One>(`${PATH}/${id}/external-id`, { externalId });
    const { body } = await setTo(first, 'M-1042');
    expect(body.application).toMatchObject({ id: first, externalId: 'M-1042' });
    expect((await get<One>(`${PATH}/${first}`)).body.application).toEqual(body.application);
    expect((await ids('?sort=changedAt')).at(-1)).toBe(first);
    expect(await ids('?sort=changedAt&externalId=M-1042')).toEqual([first]);
    expect(await ids(`?sort=changedAt&changedFrom=${body.application.changedAt}`)).toEqual([first]);
    const taken = await setTo(second, 'M-1042');
    expect([taken.status, taken.body.errors?.[0]?.field]).toEqual([422, 'externalId']);
    const rivals = await Promise.all([setTo(second, 'M-7'), setTo(first, 'M-7')]);
    expect(rivals.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    expect((await setTo(first, null)).body.application).not.toHaveProperty('externalId');
    const all = await ids('?sort=changedAt');
    const seen: string[] = [];
    for (let next: string | undefined = ''; next !== undefined; ) {
      const cursor: string = next === '' ? '' : `&cursor=${next}`;
      const page: Page = (await get<Page>(`${PATH}?sort=changedAt&limit=1${cursor}`)).body;
      seen.push(...page.applications.map(({ id }) => id));
      next = page.next;
    }
    expect(seen).toEqual(all);
    const asked = PARTNER_STATUSES.map((status) => `status=${status}`).join('&');
    expect(await ids(`?${asked}&sort=changedAt`)).toEqual(all);
    expect(await ids('?status=closed&status=approved&sort=changedAt')).toEqual([]);
    expect(await ids('?name=ANA%20b%C3%A1k&sort=changedAt')).toEqual(all);
    expect(await ids('?name=nobody')).toEqual([]);
    const { body: newest } = await get<Page>(`${PATH}?limit=1`);
    expect((await get<Page>(`${PATH}?sort=changedAt&cursor=${newest.next}`)).status).toBe(422);
    await revoke();
  });

  test('another partner reads and sets no id of a partner’s own', async () => {
    const id = await cameBy('ledger');
    const { put, revoke } = await server();
    await put<One>(`${PATH}/${id}/external-id`, { externalId: 'M-9' });
    const other = await server('other');
    const path = `${PATH}/${id}/external-id`;
    expect((await other.put<One>(path, { externalId: 'M-9' })).status).toBe(404);
    await at.database.run(sql`update applications set referral_url_id = 'other' where id = ${id}`);
    const moved = (await other.get<One>(`${PATH}/${id}`)).body.application;
    expect(moved).not.toHaveProperty('externalId');
    await other.revoke();
    await revoke();
  });

  const cursor = (of: unknown): string => Buffer.from(JSON.stringify(of)).toString('base64url');
  test.each([
    ['a cursor of somebody else’s making', `?cursor=${cursor([1, '\0'])}`, 422],
    ['a cursor that compares texts', `?cursor=${cursor([1, "' or true --"])}`, 422],
    ['a cursor of half a number', `?cursor=${cursor([0.5, 'x'])}`, 422],
    ['a cursor of another shape', `?cursor=${cursor({ length: 2, 0: 1, 1: 'x' })}`, 422],
    ['two cursors', '?cursor=a&cursor=b', 422],
    ['an id that no database keeps', '/%00', 400],
    ['an id that is no text', '/%E0%A4%A', 400],
    ['an id that climbs', '/..%2F..%2Fconfigs', 404],
  ])('%s is refused and breaks nothing', async (_what, path, status) => {
    const { get, revoke } = await server();
    expect((await get(PATH + path)).status).toBe(status);
    await revoke();
  });

  test('refuses ids of events and applications that no database can hold', async () => {
    const { get, post, revoke } = await server();
    expect((await get('/api/v2/partners/events?applicationId=%00')).status).toBe(422);
    expect((await post('/api/v2/partners/events/%00/replays', {})).status).toBe(400);
    await revoke();
  });

  test('refuses a key that is unknown, revoked, of the wrong scope or in the URL', async () => {
    const { key, get, revoke } = await server('ledger', ['prefills:write']);
    const asked = async (path: string, headers: Record<string, string>) => {
      const { status, body } = await get<Page>(path, headers);
      return [status, body.code];
    };
    const bearer = { authorization: `Bearer ${key}` };
    expect(await asked(PATH, bearer)).toEqual([403, 'auth.scopeMissing']);
    expect(await asked(PATH, { authorization: `Basic ${key}` })).toEqual([401, 'auth.keyInvalid']);
    expect(await asked(PATH, { authorization: `Bearer partner_test_${'x'.repeat(43)}` })).toEqual([
      401,
      'auth.keyInvalid',
    ]);
    for (const query of [
      `?key=${key}`,
      `?status=${key}`,
      '?access_token=x',
      '?X-Api-Key=x',
      `?cursor=${key}`,
      `?a=${key.replace('_', '%5F')}`,
    ])
      expect(await asked(PATH + query, bearer)).toEqual([400, 'auth.keyInQuery']);
    await revoke();
    expect(await asked(PATH, bearer)).toEqual([401, 'auth.keyInvalid']);
  });

  test('limits one key without limiting another', async () => {
    const [busy, quiet] = [await server(), await server()];
    await at.database.run(sql`insert into request_counts (kind, subject, minute, requests)
      select 'partnerCall', id, ${Math.floor(at.clock.now() / 60_000)}::bigint, 1000000 from partner_keys where key_hash is not null and id = ${busy.id}`);
    expect((await busy.get<Page>(PATH)).body.code).toBe('request.rateLimited');
    expect((await quiet.get<Page>(PATH)).status).toBe(200);
    const { calls, lastUsedAt } =
      (await at.deps.store.partnerKeys.list('ledger')).find(({ id }) => id === quiet.id) ?? {};
    expect(calls).toBe(1);
    expect(at.clock.now() - (lastUsedAt ?? 0)).toBeLessThan(60_000);
    await busy.revoke();
    await quiet.revoke();
  });
});
