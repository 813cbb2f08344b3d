import type { PartnerPersonId } from '@signet/personas/partner-people';
import { type ConsoleRole, consoleScopesOf } from '@signet/rulebook/console/access';
import { CONSOLE_PARTNER_CALLS } from '@signet/rulebook/console-calls';
import { keysOf } from '@signet/rulebook/core/keys-of';
import { LIMITS } from '@signet/rulebook/core/limits';
import type { Problem } from '@signet/rulebook/core/problem';
import { ENDPOINT_PATHS, type EndpointKey } from '@signet/rulebook/endpoint-paths';
import type { EndpointRow } from '@signet/rulebook/endpoint-row';
import { ENDPOINTS, type ReplyOf } from '@signet/rulebook/endpoints';
import { PORTAL_IDS } from '@signet/rulebook/reference/portals';
import { beforeAll, describe, expect, test } from 'vitest';
import { runTellPartner } from '../partners/jobs.ts';
import { sql } from '../platform/sql/sql.ts';
import { onPostgres } from '../testing/for-each-database.ts';
import { deliverAll, partnerServer } from '../testing/partner-servers.ts';
import { completedApplication, newVisitor, testApi } from '../testing/test-api.ts';
import { consoleVisitor, testConsole } from '../testing/test-console.ts';
import type { StaffVisitor } from '../testing/test-desk.ts';

const KEYS = keysOf(ENDPOINT_PATHS);
const isAtConsole = (key: EndpointKey): boolean =>
  ENDPOINTS[key].who === 'console' || CONSOLE_PARTNER_CALLS.some((call) => call === key);

const ROLE_OF = {
  nina: 'administrator',
  theo: 'developer',
  camille: 'support',
} as const satisfies Partial<Record<PartnerPersonId, ConsoleRole>>;
const PEOPLE = keysOf(ROLE_OF);
const UNKNOWN = 'urn:app:0000-0000-0000-0000-0000';

type Session = ReplyOf<'getConsoleSession'>;
type Keys = ReplyOf<'listConsoleKeys'>;
type Made = ReplyOf<'createConsoleKey'>;
type List = ReplyOf<'listPartnerApplications'>;

onPostgres('the console of partners’ people', (open) => {
  const at = testApi(open);
  const tested = testConsole(at);
  const ofReferral = async (referral: string): Promise<string> => {
    const { view } = await completedApplication(at, 'ana');
    await at.database.run(
      sql`update applications set referral_url_id = ${referral}, portal = 'POYNT' where id = ${view.id}`,
    );
    return view.id;
  };
  const acts = () =>
    at.database.run<{ partnerId: string; actor: string; act: string; about: string }>(
      sql`select partner_id, actor, act, about from partner_acts where act like 'console.%' order by at, id`,
    );

  describe('signing in', () => {
    test.each(PEOPLE)('%s is let in with the role of their group', async (person) => {
      const { landed, call } = await consoleVisitor(tested, person);
      expect(landed).toBe('/applicants');
      const { body } = await call<Session>('getConsoleSession');
      expect(body).toMatchObject({
        partner: { name: 'Northwind Bookings' },
        roles: [ROLE_OF[person]],
        scopes: consoleScopesOf([ROLE_OF[person]]),
        mode: 'test',
      });
    });

    test.each([
      ['a password alone', 'omar', 'northwind.example', 'noMfa'],
      ['no group', 'ivy', 'northwind.example', 'noGroup'],
      ['another company’s account', 'hugo', 'northwind.example', 'otherCompany'],
      ['a company that we don’t know', 'nina', 'elsewhere.example', 'unknownCompany'],
    ] as const)('%s is refused', async (_what, person, domain, refused) => {
      const start = `/auth/start?domain=${domain}`;
      if (refused === 'unknownCompany') {
        const answer = await tested.app.inject({ method: 'GET', url: start });
        expect(answer.headers.location).toBe('/sign-in?refused=unknownCompany');
        return;
      }
      const { landed, call } = await consoleVisitor(tested, person, domain);
      expect(landed).toBe(`/sign-in?refused=${refused}`);
      expect((await call('getConsoleSession')).status).toBe(401);
      expect(await acts()).toContainEqual(
        expect.objectContaining({
          partnerId: 'northwind',
          act: 'console.signInRefused',
          about: refused,
        }),
      );
    });

    test('signing in and out are acts of the partner', async () => {
      const { call } = await consoleVisitor(tested, 'hugo', 'harbor.example');
      expect((await call('endConsoleSession')).status).toBe(200);
      expect((await call('getConsoleSession')).status).toBe(401);
      const own = (await acts()).filter(({ partnerId }) => partnerId === 'harbor');
      expect(own.map(({ act }) => act)).toEqual(['console.signedIn', 'console.sessionEnded']);
      expect(own[0]?.actor).toMatch(/^person:prs/);
    });

    test('an answer for another browser’s sign-in is refused', async () => {
      const answer = await tested.app.inject({
        method: 'GET',
        url: '/auth/callback?code=x&state=0123456789012345678901',
      });
      expect(answer.headers.location).toBe('/sign-in?refused=brokenOff');
    });

    test('a session ends within the hour, whatever is pressed', async () => {
      const { call } = await consoleVisitor(tested, 'nina');
      const half = LIMITS.consoleSessionMs / 2;
      const ahead = (ms: number) =>
        at.database.run(sql`update console_sessions
          set created_at = created_at - ${ms}::bigint, last_used_at = last_used_at - ${ms / 2}::bigint`);
      await ahead(half);
      expect((await call('getConsoleSession')).status).toBe(200);
      await ahead(half);
      expect((await call('getConsoleSession')).status).toBe(401);
    });

    test('it ends at once when the company’s row no longer lets anybody in', async () => {
      const { call } = await consoleVisitor(tested, 'nina');
      const { partners } = at.deps.config;
      const rows = [...PORTAL_IDS, 'northwind', 'harbor'].flatMap(
        (id) => partners.rowById(id) ?? [],
      );
      partners.replace(rows.map((row) => ({ ...row, console: undefined })));
      expect((await call('getConsoleSession')).status).toBe(401);
      partners.replace(rows);
      expect((await call('getConsoleSession')).status).toBe(200);
    });
  });

  describe('who may call what', () => {
    const visitors = new Map<PartnerPersonId, StaffVisitor>();
    beforeAll(async () => {
      for (const person of PEOPLE) visitors.set(person, await consoleVisitor(tested, person));
    });

    test.each(KEYS.filter(isAtConsole))('%s answers only who holds its scope', async (key) => {
      const { scope }: EndpointRow = ENDPOINTS[key];
      const isEnd = key === 'endConsoleSession'; // would end the session that the next call needs
      for (const person of isEnd ? [] : PEOPLE) {
        const reply = await visitors.get(person)?.call(key, { id: UNKNOWN });
        const isOpen =
          scope === undefined || consoleScopesOf([ROLE_OF[person]]).some((held) => held === scope);
        expect([person, reply?.body.code === 'route.notFound']).toEqual([person, !isOpen]);
      }
      const anybody = await tested.app.inject({
        method: ENDPOINT_PATHS[key][0],
        url: ENDPOINT_PATHS[key][1].replaceAll(/\{\w+\}/g, UNKNOWN),
        headers: { origin: tested.url, 'x-requested-with': 'signet' },
      });
      expect(anybody.statusCode).toBe(401);
    });

    test.each(KEYS.filter((key) => !isAtConsole(key)))(
      'the console’s listener does not serve %s',
      async (key) => {
        const [method, path] = ENDPOINT_PATHS[key];
        const answer = await tested.app.inject({
          method,
          url: path.replaceAll(/\{\w+\}/g, UNKNOWN),
          headers: { ...visitors.get('nina')?.headers(), origin: tested.url },
        });
        // The path of a call may be that of one which the console has, by another method.
        expect([404, 405]).toContain(answer.statusCode);
      },
    );

    test('a partner’s key opens nothing here, and the console’s session nothing on the portals', async () => {
      const { key } = await partnerServer(at, 'northwind');
      const [, path] = ENDPOINT_PATHS.listPartnerApplications;
      const byKey = await tested.app.inject({
        method: 'GET',
        url: path,
        headers: { authorization: `Bearer ${key}` },
      });
      expect(byKey.statusCode).toBe(401);
      const { cookie = '' } = visitors.get('nina')?.headers() ?? {};
      expect((await newVisitor(at).get(path, { cookie })).status).toBe(401);
      expect((await newVisitor(at).get('/api/v2/console/session', { cookie })).status).toBe(404);
    });

    test('a page of another site can replay nothing', async () => {
      const [method] = ENDPOINT_PATHS.replayPartnerEvent;
      const answer = await tested.app.inject({
        method,
        url: '/api/v2/partners/events/evt_1/replays',
        headers: { ...visitors.get('nina')?.headers(), origin: 'https://elsewhere.example' },
      });
      expect(answer.statusCode).toBe(403);
    });
  });

  describe('applicants', () => {
    let own: string;
    let others: string;
    beforeAll(async () => {
      own = await ofReferral('northwind');
      others = await ofReferral('harbor');
    });

    test('are those of the company, the same as its server reads', async () => {
      const { call } = await consoleVisitor(tested, 'camille');
      const { body } = await call<List>('listPartnerApplications');
      expect(body.applications.map(({ id }) => id)).toEqual([own]);
      const server = await partnerServer(at, 'northwind');
      const read = await server.get<List>(ENDPOINT_PATHS.listPartnerApplications[1]);
      expect(body).toEqual(read.body);
      const [applicant] = body.applications;
      const counted = await call<ReplyOf<'countConsoleApplicants'>>('countConsoleApplicants');
      expect(counted.body.isWhole).toBe(true);
      expect(Object.entries(counted.body.counts).filter(([, count]) => count > 0)).toEqual([
        [applicant?.status, 1],
      ]);
    });

    test('of another company are the same as none', async () => {
      const { call } = await consoleVisitor(tested, 'nina');
      const replies = [];
      for (const id of [others, UNKNOWN, 'x']) {
        const { status, body } = await call('getPartnerApplication', { id });
        replies.push([status, body.code]);
      }
      expect(replies).toEqual(Array(3).fill([404, 'application.notFound']));
      expect((await call('getPartnerApplication', { id: own })).status).toBe(200);
      const hugo = await consoleVisitor(tested, 'hugo', 'harbor.example');
      expect((await hugo.call('getPartnerApplication', { id: own })).status).toBe(404);
      expect((await hugo.call('getPartnerApplication', { id: others })).status).toBe(200);
    });

    test('a replay is an act of the person who asked for it', async () => {
      const made = await at.deps.store.partnerEvents.add({
        ...{ partnerId: 'northwind', actor: 'test', urls: [] },
        ...{ type: 'endpoint.test', data: { partnerId: 'northwind' } },
      });
      const theo = await consoleVisitor(tested, 'theo');
      expect((await theo.call('replayPartnerEvent', { id: made?.id ?? '' })).status).toBe(200);
      const [act] = await at.database.run<{ actor: string }>(
        sql`select actor from partner_acts where act = 'event.replayed'`,
      );
      expect(act?.actor).toMatch(/^person:prs/);
      const hugo = await consoleVisitor(tested, 'hugo', 'harbor.example');
      expect((await hugo.call('replayPartnerEvent', { id: made?.id ?? '' })).status).toBe(404);
    });
  });

  describe('keys', () => {
    const PATH = ENDPOINT_PATHS.listPartnerApplications[1];
    const OPEN = { scopes: ['applications:read'], life: '90', addresses: [] };
    const asked = async (key: string) => {
      const { status, body } = await newVisitor(at).get<Problem>(PATH, {
        authorization: `Bearer ${key}`,
      });
      return [status, body.code];
    };
    const allow = (isOpen: boolean) =>
      at.deps.store.partnerAbilities.set({
        ...{ partnerId: 'northwind', ability: 'keys', isOpen, operator: 'robin' },
      });
    let nina: StaffVisitor;
    const keys = async () => (await nina.call<Keys>('listConsoleKeys')).body;
    const make = (body: object) => nina.call<Made & Problem>('createConsoleKey', { body });
    beforeAll(async () => {
      nina = await consoleVisitor(tested, 'nina');
      for (const { id } of (await keys()).keys) await nina.call('revokeConsoleKey', { id });
    });

    test('one is shown once, opens what it may, and is an act of who made it', async () => {
      const { status, body } = await make(OPEN);
      expect([status, body.key]).toEqual([201, expect.stringMatching(/^partner_test_/)]);
      expect((await asked(body.key))[0]).toBe(200);
      const listed = await nina.call<Keys>('listConsoleKeys');
      expect(JSON.stringify(listed.body)).not.toContain(body.key);
      expect(listed.body.keys.find(({ id }) => id === body.id)).toMatchObject({
        ...{ createdBy: 'Nina Alvarez', mode: 'test', scopes: OPEN.scopes, calls: 1 },
      });
      const [act] = await at.database.run<{ actor: string }>(
        sql`select actor from partner_acts where act = 'key.made' and about = ${body.id}`,
      );
      expect(act?.actor).toMatch(/^person:prs/);
      const hugo = await consoleVisitor(tested, 'hugo', 'harbor.example');
      await hugo.call('revokeConsoleKey', { id: body.id });
      expect((await asked(body.key))[0]).toBe(200);
      await nina.call('revokeConsoleKey', { id: body.id });
      expect(await asked(body.key)).toEqual([401, 'auth.keyInvalid']);
    });

    test('one that has expired or is used elsewhere is refused with the reason', async () => {
      const far = await make({ ...OPEN, addresses: ['203.0.113.0/24', '2001:db8::1'] });
      const near = await make({ ...OPEN, addresses: ['127.0.0.0/8'] });
      expect(await asked(far.body.key)).toEqual([403, 'auth.addressNotAllowed']);
      expect((await asked(near.body.key))[0]).toBe(200);
      await at.database.run(
        sql`update partner_keys set expires_at = ${at.clock.now()}::bigint where id = ${near.body.id}`,
      );
      expect(await asked(near.body.key)).toEqual([401, 'auth.keyExpired']);
      const unused = (await keys()).keys.find(({ id }) => id === far.body.id);
      expect(unused?.lastUsedAt).toBeUndefined();
      await nina.call('revokeConsoleKey', { id: far.body.id });
    });

    test.each([
      [{ ...OPEN, addresses: ['localhost'] }],
      [{ ...OPEN, scopes: [] }],
      [{ ...OPEN, scopes: ['keys:write'] }],
      [{ ...OPEN, life: 'ever' }],
    ])('%j makes none', async (body) => {
      expect((await make(body)).status).toBe(422);
    });

    test('the replaced one goes on for a day, beside one that may do the same', async () => {
      const first = (await make(OPEN)).body;
      const second = await nina.call<Made>('replaceConsoleKey', { id: first.id });
      expect(second.status).toBe(201);
      expect((await asked(first.key))[0]).toBe(200);
      expect((await asked(second.body.key))[0]).toBe(200);
      const listed = (await keys()).keys;
      const [old, now] = [first, second.body].map(({ id }) => listed.find((one) => one.id === id));
      expect(now?.scopes).toEqual(old?.scopes);
      expect([old?.isReplaced, now?.isReplaced]).toEqual([true, false]);
      expect((old?.expiresAt ?? 0) - at.clock.now()).toBeLessThanOrEqual(24 * 3_600_000);
      expect((now?.expiresAt ?? 0) - at.clock.now()).toBeGreaterThan(80 * 24 * 3_600_000);
      expect((await nina.call<Problem>('replaceConsoleKey', { id: first.id })).body.code).toBe(
        'partnerKey.notFound',
      );
      // Two in use are as many as there may be, but one of them may still be replaced.
      expect((await make(OPEN)).body).toMatchObject({ code: 'partnerKey.tooMany' });
      const third = await nina.call<Made>('replaceConsoleKey', { id: second.body.id });
      expect(third.status).toBe(201);
      const fourth = await nina.call('replaceConsoleKey', { id: third.body.id });
      expect(fourth.body.code).toBe('partnerKey.tooMany');
      for (const { id } of (await keys()).keys) await nina.call('revokeConsoleKey', { id });
    });

    test('are only looked at while the operator has not opened them', async () => {
      await allow(false);
      expect((await keys()).isOpen).toBe(false);
      expect((await make(OPEN)).body).toMatchObject({ code: 'ability.closed' });
      await allow(true);
      expect((await keys()).isOpen).toBe(true);
      expect((await make(OPEN)).status).toBe(201);
    });
  });

  describe('endpoints', () => {
    type Endpoints = ReplyOf<'listConsoleEndpoints'>;
    const url = 'https://hooks.northwind-bookings.com/news';
    let theo: StaffVisitor;
    let first: string;
    const listed = async () => (await theo.call<Endpoints>('listConsoleEndpoints')).body;
    const own = async () => (await listed()).endpoints.find((one) => one.url === url);
    const change = (body: object) => theo.call<Problem>('changeConsoleEndpoint', { body });
    beforeAll(async () => {
      theo = await consoleVisitor(tested, 'theo');
      first = (await listed()).endpoints[0]?.url ?? '';
    });

    test('one is added with a secret that is shown once, and known at once', async () => {
      const body = { url, events: ['application.approved'] };
      const made = await theo.call<ReplyOf<'addConsoleEndpoint'>>('addConsoleEndpoint', { body });
      expect([made.status, made.body.secret]).toEqual([201, expect.stringMatching(/^whsec_/)]);
      expect(await own()).toMatchObject({
        ...{ url, events: body.events, isPaused: false, failures: 0 },
        secrets: [{ id: made.body.id, createdBy: 'Theo Lind' }],
      });
      expect(JSON.stringify(await listed())).not.toContain(made.body.secret);
      expect(at.deps.config.partners.webhookEndpointsOf('northwind').map((one) => one.url)).toEqual(
        [first, url],
      );
      expect(at.deps.config.partners.webhookEndpointsOf('harbor')).toEqual([]);
    });

    test.each([
      'http://hooks.northwind-bookings.com/news',
      'https://169.254.169.254/',
      'https://10.0.0.1/news',
      'https://someone:else@northwind-bookings.com/',
      'ftp://northwind-bookings.com/',
      'my server',
      url,
    ])('%s is none that may be added', async (address) => {
      const { status, body } = await theo.call('addConsoleEndpoint', { body: { url: address } });
      expect([status, body.code]).toEqual([422, 'request.validationFailed']);
    });

    test('hears only what was chosen, and nothing while it is paused', async () => {
      const id = await ofReferral('northwind');
      await runTellPartner(at.deps, {
        id: 'tell',
        kind: 'tell-partner',
        applicationId: id,
        attempts: 0,
        payload: {},
      });
      const told = await at.deps.store.partnerEvents.page('northwind', {
        ...{ applicationId: id, isFailed: false },
      });
      expect(told.events[0]?.deliveries.map((one) => one.url)).toEqual([first]);
      expect((await change({ url, isPaused: true })).status).toBe(200);
      expect(await own()).toMatchObject({ isPaused: true });
      const sent = await theo.call<ReplyOf<'sendTestEvent'>>('sendTestEvent');
      await deliverAll(at);
      const state = async () => {
        const { events } = await at.deps.store.partnerEvents.page('northwind', { isFailed: false });
        return events
          .find((event) => event.id === sent.body.eventId)
          ?.deliveries.filter((one) => one.url === url)
          .map(({ state: is, lastFault }) => [is, lastFault]);
      };
      expect(await state()).toEqual([['failed', 'paused']]);
      expect((await own())?.failures).toBe(0);
      await change({ url, isPaused: false });
      const again = await theo.call<ReplyOf<'replayConsoleFailures'>>('replayConsoleFailures');
      expect(again.body.deliveries).toBe(1);
      expect((await state())?.length).toBe(2);
    });

    test('a second secret signs beside the first until that one is ended', async () => {
      const make = () => theo.call<Problem>('createConsoleSecret', { body: { url } });
      expect((await make()).status).toBe(201);
      expect((await make()).body.code).toBe('webhookSecret.tooMany');
      const [old] = (await own())?.secrets ?? [];
      const hugo = await consoleVisitor(tested, 'hugo', 'harbor.example');
      await hugo.call('endConsoleSecret', { id: old?.id ?? '' });
      expect((await own())?.secrets).toHaveLength(2);
      await theo.call('endConsoleSecret', { id: old?.id ?? '' });
      expect((await own())?.secrets).toHaveLength(1);
      const elsewhere = { body: { url: 'https://elsewhere.com/' } };
      const none = await theo.call<Problem>('createConsoleSecret', elsewhere);
      expect(none.body.code).toBe('webhookEndpoint.notFound');
    });

    test('are only looked at while the operator has not opened them', async () => {
      const set = (isOpen: boolean) =>
        at.deps.store.partnerAbilities.set({
          ...{ partnerId: 'northwind', ability: 'endpoints', isOpen, operator: 'robin' },
        });
      await set(false);
      expect((await listed()).isOpen).toBe(false);
      expect((await change({ url, isPaused: true })).body.code).toBe('ability.closed');
      await set(true);
    });

    test('one is removed with its secrets, and the operator goes back to the imported row', async () => {
      expect((await theo.call('removeConsoleEndpoint', { body: { url } })).status).toBe(200);
      expect(await own()).toBeUndefined();
      expect((await change({ url, isPaused: true })).body.code).toBe('webhookEndpoint.notFound');
      const secrets = await at.deps.store.webhookSecrets.list('northwind');
      expect(secrets.filter((one) => one.url === url && one.endedAt === undefined)).toEqual([]);
      expect((await theo.call('removeConsoleEndpoint', { body: { url: first } })).status).toBe(200);
      expect((await listed()).endpoints).toEqual([]);
      const by = { partnerId: 'northwind', operator: 'robin' };
      expect(await at.deps.store.ownEndpoints.reset(by)).toBe(true);
      expect((await listed()).endpoints.map((one) => one.url)).toEqual([first]);
      const named = await at.database.run<{ act: string }>(
        sql`select act from partner_acts where act like 'endpoint%.%' order by at, id`,
      );
      expect(new Set(named.map(({ act }) => act))).toEqual(
        new Set([...['endpoint.added', 'endpoint.changed', 'endpoint.removed', 'endpoints.reset']]),
      );
    });
  });
});
