import type { Problem } from '@signet/rulebook/core/problem';
import { SESSION_LIMITS } from '@signet/rulebook/session/limits';
import { beforeAll, expect, test } from 'vitest';
import { sql } from '../platform/sql/sql.ts';
import { onPostgres } from '../testing/for-each-database.ts';
import { completedApplication, newVisitor, testApi } from '../testing/test-api.ts';
import { REVIEWER_HEADERS, supportToken, supportVisitor } from '../testing/test-reviews.ts';

onPostgres('a reviewer’s view', (open) => {
  const at = testApi(open);
  let ana: Awaited<ReturnType<typeof completedApplication>>;
  beforeAll(async () => {
    ana = await completedApplication(at, 'ana');
  });

  const path = () => `/api/v2/applications/${ana.view.id}`;
  const opens = async (token: string) =>
    (await newVisitor(at).send<Problem>('POST', '/api/v2/support-sessions', { token })).body.code;
  const logged = () =>
    at.database.run<{ actor: string; action: string; detail: string }>(
      sql`select actor, action, detail from audit where application_id = ${ana.view.id} and action like 'support.%' order by seq`,
    );

  test('shows what the applicant sees, and logs each read with reviewer and ticket', async () => {
    const visitor = await supportVisitor(at, ana.view.id, 'HELP-7');
    const seen = await visitor.get<Record<string, unknown>>(path());
    expect([seen.status, seen.headers['cache-control']]).toEqual([200, 'no-store']);
    const read = async () => ana.visitor.get<Record<string, unknown>>(path());
    const { serverNow: _theirs, ...theirs } = (await read()).body;
    const { serverNow: _shown, ...shown } = seen.body;
    expect(shown).toEqual(theirs);
    const rows = (await logged()).filter(({ detail }) => detail.includes('HELP-7'));
    expect(rows.map(({ action }) => action)).toEqual([
      'support.begun',
      'support.opened',
      'support.read',
    ]);
    for (const { actor, detail } of rows) {
      expect(actor).toMatch(/^reviewer:rev_/);
      expect(JSON.parse(detail)).toMatchObject({
        ticket: 'HELP-7',
        reviewer: expect.stringMatching(/^rev_/),
      });
    }
    expect(rows.at(-1)?.detail).toContain('GET /api/v2/applications/:id');
  });

  test('changes nothing: no writing call, mail, event or new version', async () => {
    const visitor = await supportVisitor(at, ana.view.id);
    const before = (await visitor.get(path())).body.version;
    const calls = [
      visitor.send<Problem>('PUT', path(), { company: { dba: 'Other' } }, { version: before }),
      visitor.send<Problem>('POST', `${path()}/onboard`),
      visitor.send<Problem>('POST', `${path()}/otp-code`),
      visitor.send<Problem>('POST', `${path()}/step-ups/unknown-type`),
      visitor.send<Problem>('POST', '/api/v2/analytics', {
        type: 'screen.shown',
        params: { screen: 'address' },
      }),
      visitor.get<Problem>(`${path()}/financial-instruments/plaid/token`),
      visitor.get<Problem>(`${path()}/auth-code?context=x`),
    ];
    for (const { status, body } of await Promise.all(calls))
      expect([status, body.code]).toEqual([403, 'support.readOnly']);
    expect((await visitor.get(path())).body.version).toBe(before);
    const kept = await at.database.run(
      sql`select 1 as one from analytics where application_id = ${ana.view.id}`,
    );
    expect(kept).toEqual([]);
  });

  test('refuses a save, also with the applicant’s session in the same browser', async () => {
    const { version } = (await ana.visitor.get(path())).body;
    const both = await supportVisitor(at, ana.view.id);
    for (const [name, value] of ana.visitor.cookies) both.cookies.set(name, value);
    const saved = await both.send<Problem>(
      'PUT',
      path(),
      { company: { dba: 'Other' } },
      { version },
    );
    expect([saved.status, saved.body.code]).toEqual([403, 'support.readOnly']);
  });

  test('sends no mail, and shows neither hosted stores nor an owner’s own pages', async () => {
    const mails = () =>
      at.database.run(
        sql`select id, state, sent_at from outbox where application_id = ${ana.view.id} order by id`,
      );
    const before = await mails();
    const visitor = await supportVisitor(at, ana.view.id);
    const query = {
      query: 'query ($id: ID!) { stores(customerId: $id) { nodes { id } } }',
      variables: { id: 'any' },
    };
    const owner = `${path()}/owners/urn:own:0000-0000-0000-0000-0000`;
    const closed = [
      await visitor.send<Problem>('POST', '/v1/gql', query),
      await visitor.get<Problem>(owner),
      await visitor.send<Problem>('POST', `${owner}/acceptance`),
      await visitor.send<Problem>(
        'POST',
        `${path()}/notification`,
        { token: 'x' },
        { headers: { 'x-requested-with': '' } },
      ),
    ];
    expect(closed.map(({ status, body }) => [status, body.code])).toEqual(
      closed.map(() => [403, 'support.readOnly']),
    );
    const page = await visitor.get<string>(
      `/${ana.view.id}/owners/urn:own:0000-0000-0000-0000-0000`,
    );
    expect(page.text).not.toContain(ana.who.answers['applicant.name.lastName']);
    await visitor.get(`/${ana.view.id}/address`);
    expect(await mails()).toEqual(before);
  });

  test('opens at the hosting provider’s address and brand for its applicants', async () => {
    await at.database.run(
      sql`update applications set portal = 'GODADDY' where id = ${ana.view.id}`,
    );
    const { body } = await newVisitor(at).send<{ link: string }>(
      'POST',
      `${path().replace('applications', 'reviews')}/support-views`,
      { ticket: 'T-2' },
      { headers: REVIEWER_HEADERS.Robin },
    );
    expect(new URL(body.link).host).toMatch(/^godaddy\./);
    await at.database.run(sql`update applications set portal = 'POYNT' where id = ${ana.view.id}`);
  });

  test('is limited to one application', async () => {
    const marcus = await completedApplication(at, 'marcus');
    const visitor = await supportVisitor(at, ana.view.id);
    expect((await visitor.get<Problem>(`/api/v2/applications/${marcus.view.id}`)).body.code).toBe(
      'application.notFound',
    );
  });

  test('a link works once, also in parallel, and for five minutes', async () => {
    const token = await supportToken(at, ana.view.id);
    const codes = await Promise.all(Array.from({ length: 10 }, () => opens(token)));
    expect(codes.filter((code) => code === undefined)).toHaveLength(1);
    expect(new Set(codes)).toEqual(new Set([undefined, 'link.expired']));
    const late = await supportToken(at, ana.view.id);
    await at.clock.moveTo(at.clock.offsetMs() + SESSION_LIMITS.supportLinkMs);
    expect(await opens(late)).toBe('link.expired');
    expect(await opens(`${late}x`)).toBe('link.incorrect');
  });

  test('ends by the button, by time, and with the reviewer', async () => {
    const ended = await supportVisitor(at, ana.view.id);
    const cookie = ended.cookies.get('support') ?? '';
    expect((await ended.send<{ next: string }>('POST', '/auth/sign-out')).body.next).toBe(
      '/support-view',
    );
    expect(ended.cookies.has('support')).toBe(false);
    ended.cookies.set('support', cookie);
    const idle = await supportVisitor(at, ana.view.id);
    await at.clock.moveTo(at.clock.offsetMs() + SESSION_LIMITS.supportSessionMs);
    for (const visitor of [ended, idle])
      expect((await visitor.get<Problem>(path())).body.code).toBe('auth.sessionExpired');
    const revoked = await supportVisitor(at, ana.view.id);
    await at.database.run(sql`update reviewers set revoked_at = 1 where name = 'Robin'`);
    expect((await revoked.get<Problem>(path())).body.code).toBe('auth.sessionExpired');
    await at.database.run(sql`update reviewers set revoked_at = null where name = 'Robin'`);
  });

  test('its token in a session cookie opens nothing', async () => {
    const visitor = await supportVisitor(at, ana.view.id);
    const stranger = newVisitor(at);
    stranger.cookies.set('sid', visitor.cookies.get('support') ?? '');
    expect((await stranger.get<Problem>(path())).status).toBe(401);
  });

  test('needs a ticket and a reviewer', async () => {
    const begin = (body: object, headers = {}) =>
      newVisitor(at).send<Problem>('POST', `/api/v2/reviews/${ana.view.id}/support-views`, body, {
        headers,
      });
    expect((await begin({}, REVIEWER_HEADERS.Robin)).status).toBe(422);
    expect((await begin({ ticket: ' ' }, REVIEWER_HEADERS.Robin)).status).toBe(422);
    expect((await begin({ ticket: 'T-1' })).body.code).toBe('route.notFound');
  });
});
