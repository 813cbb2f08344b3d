import type { Boot } from '@signet/rulebook/boot';
import type { Problem } from '@signet/rulebook/core/problem';
import { RETENTION } from '@signet/rulebook/reference/retention';
import { SESSION_LIMITS } from '@signet/rulebook/session/limits';
import { beforeAll, expect, test } from 'vitest';
import { sql } from '../platform/sql/sql.ts';
import { onPostgres } from '../testing/for-each-database.ts';
import { completedApplication, type TestVisitor, testApi } from '../testing/test-api.ts';
import { sweep } from '../testing/test-duties.ts';
import { pathOf } from '../testing/test-partners.ts';
import { REVIEWER_HEADERS, supportVisitor } from '../testing/test-reviews.ts';
import { newExitToken } from './exit-token.ts';

type Answer = Problem & { noted?: boolean };
/** A beacon carries no custom header. */
const BEACON = { 'x-requested-with': '' };

onPostgres('leaving a page', (open) => {
  const at = testApi(open);
  let ana: Awaited<ReturnType<typeof completedApplication>>;
  let ben: Awaited<ReturnType<typeof completedApplication>>;
  beforeAll(async () => {
    ana = await completedApplication(at, 'ana');
    ben = await completedApplication(at, 'ana');
    await at.database.run(sql`update applications set application_level = 'FULL'`);
  });

  const tokenOf = ({ cookies }: TestVisitor, now = at.clock.now()) =>
    newExitToken(now, { sessionToken: cookies.get('sid') ?? '', sealer: at.deps.sealer });
  const leave = (
    visitor: TestVisitor,
    id: string,
    token: unknown,
    headers: Record<string, string> = {},
  ) =>
    visitor.send<Answer>(
      'POST',
      pathOf('noteExit', id),
      { token },
      { headers: { ...BEACON, ...headers } },
    );
  const exits = () => at.database.run(sql`select token_hash from page_exits order by left_at`);
  const stored = async (id: string) =>
    (
      await at.database.run(sql`select version, decision, saved_at, (select count(*)::integer from audit where application_id = ${id}) as lines,
      (select count(*)::integer from outbox where application_id = ${id}) as mails from applications where id = ${id}`)
    )[0];

  test('is stored once, as a time only', async () => {
    const { visitor, view } = ana;
    const before = await stored(view.id);
    const token = tokenOf(visitor);
    expect((await leave(visitor, view.id, token)).body).toEqual({ noted: true });
    const again = await leave(visitor, view.id, token);
    expect([again.status, again.body.code]).toEqual([403, 'request.crossOrigin']);
    expect(await exits()).toEqual([{ tokenHash: expect.not.stringContaining(token) }]);
    expect(await stored(view.id)).toEqual(before);
    expect(at.clock.now() - ((await at.deps.store.pageExits.lastOf(view.id)) ?? 0)).toBeLessThan(
      60_000,
    );
  });

  test('ten beacons with one token count once', async () => {
    const { visitor, view } = ana;
    const before = (await exits()).length;
    const token = tokenOf(visitor);
    const sent = await Promise.all(
      Array.from({ length: 10 }, () => leave(visitor, view.id, token)),
    );
    expect(sent.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await exits()).toHaveLength(before + 1);
  });

  test('a token of another page, session or time records nothing', async () => {
    const { visitor, view } = ana;
    const good = tokenOf(visitor);
    const [page = '', until = '', mark = ''] = good.split('.');
    const before = await exits();
    const refused: [string, Promise<{ status: number; body: Answer }>][] = [
      ['of another session', leave(visitor, view.id, tokenOf(ben.visitor))],
      [
        'run out',
        leave(visitor, view.id, tokenOf(visitor, at.clock.now() - SESSION_LIMITS.exitTokenMs)),
      ],
      ['with a later end', leave(visitor, view.id, `${page}.${Number(until) + 1}.${mark}`)],
      ['with another page', leave(visitor, view.id, `x${page}.${until}.${mark}`)],
      ['without its mark', leave(visitor, view.id, `${page}.${until}`)],
      ['with more marks', leave(visitor, view.id, `${page}.${until}.${'é'.repeat(mark.length)}`)],
      ['empty', leave(visitor, view.id, '')],
      ['from another site', leave(visitor, view.id, good, { origin: 'https://evil.test' })],
      ['without an origin', leave(visitor, view.id, good, { origin: '' })],
      ['as a simple form', leave(visitor, view.id, good, { 'content-type': 'text/plain' })],
      ['as a number', leave(visitor, view.id, 1)],
      ['too long', leave(visitor, view.id, 'x'.repeat(10_000))],
      ['for somebody else’s application', leave(visitor, ben.view.id, good)],
    ];
    const statuses = await Promise.all(
      refused.map(async ([name, reply]) => [name, (await reply).status]),
    );
    expect(Object.fromEntries(statuses)).toEqual({
      'of another session': 403,
      'run out': 403,
      'with a later end': 403,
      'with another page': 403,
      'without its mark': 403,
      'with more marks': 403,
      empty: 403,
      'from another site': 403,
      'without an origin': 403,
      'as a simple form': 415,
      'as a number': 422,
      'too long': 422,
      'for somebody else’s application': 404,
    });
    expect(await exits()).toEqual(before);
  });

  test('is not stored for a settled or basic application, and keeps its token', async () => {
    const { visitor, view } = ben;
    const token = tokenOf(visitor);
    await at.database.run(
      sql`update applications set application_level = 'BASIC' where id = ${view.id}`,
    );
    expect((await leave(visitor, view.id, token)).body).toEqual({ noted: false });
    await at.database.run(
      sql`update applications set application_level = 'FULL' where id = ${view.id}`,
    );
    expect((await leave(visitor, view.id, token)).body).toEqual({ noted: true });
  });

  test('each page of a session has its own token; anonymous pages and support views have none', async () => {
    const boot = async (visitor: TestVisitor, path: string): Promise<Boot> =>
      JSON.parse(
        /<script[^>]*id="boot"[^>]*>(.*?)<\/script>/s.exec(
          (await visitor.get<string>(path)).text,
        )?.[1] ?? '{}',
      ) as Boot; // our own page
    const { visitor, view } = ana;
    const [first, second] = [await boot(visitor, `/${view.id}/address`), await boot(visitor, '/')];
    expect(first.exitToken).not.toBe(second.exitToken);
    for (const { exitToken } of [first, second])
      expect((await leave(visitor, view.id, exitToken)).body).toEqual({ noted: true });
    const support = await supportVisitor(at, view.id);
    expect([
      (await boot(support, `/${view.id}/address`)).application?.id,
      (await boot(support, '/')).exitToken,
    ]).toEqual([view.id, undefined]);
    expect((await leave(support, view.id, tokenOf(visitor))).body.code).toBe('support.readOnly');
  });

  test('is shown to reviewers and deleted after its retention', async () => {
    const { view } = ana;
    await at.database.run(
      sql`update applications set onboarded_at = ${at.clock.now()}::bigint where id = ${view.id}`,
    );
    const story = await ana.visitor.get<{ leftAt?: number }>(
      pathOf('explainApplication', view.id),
      REVIEWER_HEADERS.Robin,
    );
    expect(story.body.leftAt).toBe(await at.deps.store.pageExits.lastOf(view.id));
    await at.database.run(
      sql`update page_exits set left_at = ${at.clock.now() - RETENTION.pageExits.keepMs - 1}::bigint`,
    );
    await sweep(at.deps.store);
    expect(await exits()).toEqual([]);
  });
});
