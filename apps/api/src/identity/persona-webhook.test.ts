import { createHmac } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { sql } from '../platform/sql/sql.ts';
import { onPostgres } from '../testing/for-each-database.ts';
import { testApi, waitForDecision } from '../testing/test-api.ts';
import {
  applicationAwaitingPhotoId,
  finishAtVendor,
  postIdentification,
  postIdentificationSession,
  postWebhook,
  webhookEvent,
} from '../testing/test-inquiries.ts';
import { vendorCalls } from '../testing/vendor-calls.ts';
import { hasValidSignature } from './persona-webhook.ts';

onPostgres('webhooks of the identity vendor', (openDatabase) => {
  const at = testApi(openDatabase);
  beforeAll(async () => {
    // Finished jobs are deleted, so a trigger records every job ever queued.
    await at.database.run(sql`create table jobs_seen (id text)`);
    await at.database.run(
      sql`create function see_job() returns trigger language plpgsql as $$ begin insert into jobs_seen values (new.singleton_key); return null; end $$`,
    );
    await at.database.run(
      sql`create trigger see_jobs after insert on job_queue.job for each row execute function see_job()`,
    );
  });

  const inquiryIdOf = async (
    asked: Awaited<ReturnType<typeof applicationAwaitingPhotoId>>,
  ): Promise<string> => (await postIdentificationSession(asked)).body.inquiryId;
  /** Every job ever queued by an event about this application. */
  const jobsOf = async (id: string): Promise<string[]> =>
    (
      await at.database.run<{ id: string }>(
        sql`select id from jobs_seen where id like ${`sync-inquiry:evt%${id}`}`,
      )
    ).map((job) => job.id);
  /** Number of vendor reads of this inquiry. */
  const readsOf = async (inquiryId: string): Promise<number> => {
    const calls = await vendorCalls(at, 'persona');
    return calls.filter(({ method, path }) => method === 'GET' && path.includes(inquiryId)).length;
  };
  const statusOf = async (asked: Awaited<ReturnType<typeof applicationAwaitingPhotoId>>) =>
    (await waitForDecision(at, asked.visitor, asked.id)).status.id;

  test('answers 401 to a wrong signature and does nothing', async () => {
    const asked = await applicationAwaitingPhotoId(at);
    const inquiryId = await inquiryIdOf(asked);
    await finishAtVendor(at, inquiryId, 'pass');
    const raw = webhookEvent(inquiryId);
    const long = Math.floor(Date.now() / 1000) - 301;
    for (const signing of [
      { secret: 'wbhsec_guess' },
      { t: long },
      { t: long + 602 + 10 },
      { header: '' },
      { header: 't=1,v1=00' },
    ])
      expect((await postWebhook(at, raw, signing)).statusCode, JSON.stringify(signing)).toBe(401);
    await at.queue.runDue();
    expect((await at.deps.store.applications.loadForWork(asked.id))?.inquiries[0]?.status).toBe(
      'IN_PROGRESS',
    );
  });

  test('accepts signatures by the new and the old secret at once', async () => {
    const asked = await applicationAwaitingPhotoId(at);
    const inquiryId = await inquiryIdOf(asked);
    await finishAtVendor(at, inquiryId, 'review');
    const raw = webhookEvent(inquiryId);
    const right = createHmac('sha256', at.deps.config.persona.webhookSecret);
    const t = Math.floor(Date.now() / 1000);
    const header = `t=${t},v1=${'0'.repeat(64)} t=${t},v1=${right.update(`${t}.${raw}`).digest('hex')}`;
    expect((await postWebhook(at, raw, { header })).statusCode).toBe(202);
    expect(await statusOf(asked)).toBe('inReview');
  });

  test('repeated, late and unordered events reread the inquiry, which only moves forward', async () => {
    const asked = await applicationAwaitingPhotoId(at);
    const inquiryId = await inquiryIdOf(asked);
    await finishAtVendor(at, inquiryId, 'pass');
    const [newer, older] = [
      webhookEvent(inquiryId, { at: Date.now() }),
      webhookEvent(inquiryId, { name: 'inquiry.started', at: Date.now() - 60_000 }),
    ];
    const heard = async (raw: string) => (await postWebhook(at, raw)).statusCode;
    expect(await Promise.all([newer, newer, older, newer].map(heard))).toEqual([
      202, 202, 202, 202,
    ]);
    expect(await statusOf(asked)).toBe('approvedNoBank');
    expect(await heard(older)).toBe(202);
    expect(await statusOf(asked)).toBe('approvedNoBank');
    const { audit } = await at.deps.store.reviews.story(asked.id);
    expect(audit.filter(({ action }) => action === 'inquiry.settled')).toHaveLength(1);
  });

  test('a replayed event adds no work: one row, one job and one read of the vendor', async () => {
    const asked = await applicationAwaitingPhotoId(at);
    const inquiryId = await inquiryIdOf(asked);
    await finishAtVendor(at, inquiryId, 'pass');
    const id = `evt_replayed_${asked.id}`;
    const raw = webhookEvent(inquiryId, { id });
    const before = await readsOf(inquiryId);
    const heard = async () => (await postWebhook(at, raw)).statusCode;
    expect(await Promise.all(Array.from({ length: 10 }, heard))).toEqual(Array(10).fill(202));
    expect(await statusOf(asked)).toBe('approvedNoBank');
    expect(await jobsOf(asked.id)).toEqual([`sync-inquiry:${id}`]);
    expect(await readsOf(inquiryId)).toBe(before + 1);
    for (const _time of [1, 2, 3]) expect(await heard()).toBe(202);
    await at.queue.runDue();
    expect(await jobsOf(asked.id)).toEqual([`sync-inquiry:${id}`]);
    expect(await readsOf(inquiryId)).toBe(before + 1);
    expect(await at.database.run(sql`select subject from webhook_events where id = ${id}`)).toEqual(
      [{ subject: inquiryId }],
    );
  });

  test('stores an event older than the newest one without adding work', async () => {
    const asked = await applicationAwaitingPhotoId(at);
    const inquiryId = await inquiryIdOf(asked);
    const [newer, older] = [`evt_newer_${asked.id}`, `evt_older_${asked.id}`];
    expect(
      (await postWebhook(at, webhookEvent(inquiryId, { id: newer, at: Date.now() }))).statusCode,
    ).toBe(202);
    expect(
      (
        await postWebhook(
          at,
          webhookEvent(inquiryId, { id: older, name: 'inquiry.started', at: Date.now() - 60_000 }),
        )
      ).statusCode,
    ).toBe(202);
    await at.queue.runDue();
    expect(await jobsOf(asked.id)).toEqual([`sync-inquiry:${newer}`]);
    expect(
      await at.database.run(
        sql`select id from webhook_events where id in (${newer}, ${older}) order by id`,
      ),
    ).toHaveLength(2);
  });

  test('accepts and ignores signed events about unknown people, of other kinds or unreadable', async () => {
    const before = await at.deps.store.jobs.countOpen();
    const odd = [
      webhookEvent('inq_\0'),
      webhookEvent('inq_of_nobody', { id: 'evt_\0' }),
      webhookEvent('inq_of_nobody', { name: 'a\0' }),
    ];
    for (const raw of [webhookEvent('inq_of_nobody'), '{"data":{}}', 'not json', '[]', ...odd])
      expect((await postWebhook(at, raw)).statusCode, raw).toBe(202);
    expect(await at.deps.store.jobs.countOpen()).toBe(before);
  });

  test('a decision after the vendor’s review settles the inquiry', async () => {
    const asked = await applicationAwaitingPhotoId(at);
    const inquiryId = await inquiryIdOf(asked);
    await finishAtVendor(at, inquiryId, 'review');
    await postIdentification(asked, { inquiryId });
    expect(await statusOf(asked)).toBe('inReview');
    const { persona } = at.deps.config;
    const headers = { authorization: `Bearer ${persona.apiKey}` };
    await fetch(`${persona.url}/inquiries/${inquiryId}/approve`, { method: 'POST', headers });
    await postWebhook(at, webhookEvent(inquiryId));
    expect(await statusOf(asked)).toBe('approvedNoBank');
  });
});

const secret = 'wbhsec_1';
const now = 1_800_000_000;
const body = Buffer.from('{"a": 1}');
const pair = (key = secret, t = now, of: Buffer = body): string =>
  `t=${t},v1=${createHmac('sha256', key).update(`${t}.`).update(of).digest('hex')}`;
const check = (header: string | string[] | undefined, of: Buffer = body) =>
  hasValidSignature(header, of, { secret, nowMs: now * 1000, toleranceMs: 300_000 });

test.each([
  ['the right one', pair(), true],
  ['the right one beside that of the last secret', `${pair('wbhsec_0')} ${pair()}`, true],
  ['five minutes old', pair(secret, now - 300), true],
  ['a little of the future', pair(secret, now + 200), true],
  ['none', undefined, false],
  ['an empty one', '', false],
  ['two headers', [pair(), pair()], false],
  ['another secret', pair('wbhsec_0'), false],
  ['older than five minutes', pair(secret, now - 301), false],
  ['of the far future', pair(secret, now + 301), false],
  ['of another length', `t=${now},v1=abc`, false],
  ['of no hex', `t=${now},v1=${'z'.repeat(64)}`, false],
  ['another time in front of the right one', pair().replace(String(now), String(now - 1)), false],
  [
    'more pairs than a rotation has',
    `${pair('a')} ${pair('b')} ${pair('c')} ${pair('d')} ${pair()}`,
    false,
  ],
  ['words', 'please', false],
])('a signature: %s', (_name, header, expected) => expect(check(header)).toBe(expected));

test('verifies the raw body: the same JSON in another notation fails', () => {
  expect(check(pair(), Buffer.from('{"a":1}'))).toBe(false);
});
