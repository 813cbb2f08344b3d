import { LIMITS } from '@signet/rulebook/core/limits';
import type { Problem } from '@signet/rulebook/core/problem';
import { PHONE_LIMITS } from '@signet/rulebook/phone/limits';
import { beforeAll, expect, test } from 'vitest';
import { onPostgres } from '../../testing/for-each-database.ts';
import { owedMonth } from '../../testing/owed-month.ts';
import {
  approvedApplication,
  breakVendor,
  clearVendorFaults,
  submittedApplication,
  testApi,
} from '../../testing/test-api.ts';
import { addTestCard, oneTerminal } from '../../testing/test-orders.ts';
import { decideByHand } from '../../testing/test-reviews.ts';
import { scheduleDuties } from '../jobs/duty.ts';
import { sql } from '../sql/sql.ts';
import type { KeptCounts } from './kept-count-store.ts';
import { METRIC_NAMES, metricRow } from './metric-rows.ts';
import { buildMetrics } from './metrics.ts';
import { startMetricsServer } from './metrics-server.ts';
import { countInTurn, countStore, watchStore } from './watch-store.ts';

/**
 * Wrong code tried on every application; if it happens to be right for one phone, the others still
 * count.
 */
const GUESSED = '918273';

onPostgres('the metrics of a journey', (open) => {
  const at = testApi(open);
  beforeAll(async () => {
    const { metrics, store } = at.deps;
    await scheduleDuties({ duties: store.duties, store, clock: at.clock });
    watchStore(metrics, store.keptCounts, at.clock.now);
  });

  /** The metrics after a count of now. */
  async function counted(): Promise<string> {
    const { metrics, store } = at.deps;
    await store.keptCounts.claim();
    await store.keptCounts.keep(await countStore(store, at.clock.now));
    return metrics.text();
  }

  test('count its calls, vendors, decision and texts, without personal data', async () => {
    const { who, view } = await submittedApplication(at, 'ana');
    await at.queue.runDue();
    const text = await counted();
    for (const line of [
      /signet_http_request_seconds_count\{endpoint="onboardApplication",status="2\d\d"\} 1/,
      /signet_http_request_seconds_count\{endpoint="\/auth\/callback",status="303"\} 1/,
      /signet_vendor_seconds_count\{vendor="persona",outcome="ok"\} \d+/,
      /signet_vendor_seconds_count\{vendor="oidc",outcome="ok"\} \d+/,
      /signet_decisions_total\{outcome="PENDING",row="[\w-]+"\} 1/,
      /signet_texts_total\{kind="code",outcome="sent"\} 1/,
      /signet_jobs\{kind="duty",state="waiting"\} \d+/,
      /signet_job_overdue_seconds\{kind="duty"\} \d/,
      /signet_duty_age_seconds\{duty="audit.checkpoint"\} \d/,
      /signet_database_up 1/,
      /signet_live_streams 0/,
      /signet_release_info\{release="test"\} 1/,
    ])
      expect(text).toMatch(line);
    for (const secret of [
      view.id,
      view.id.slice(8),
      ...Object.values(who.answers)
        .map(String)
        .filter((answer) => answer.length > 3),
    ])
      expect(text).not.toContain(`"${secret}"`);
  });

  test('show whether texts are stopped', async () => {
    expect(await counted()).toContain('signet_text_breaker_open 0');
    await at.database.run(
      sql`insert into text_breakers (id, opened_at, cause) values ('brk_test', ${at.clock.now()}, 'allDay')`,
    );
    expect(await counted()).toContain('signet_text_breaker_open 1');
    await at.deps.store.textBreakers.reset('test');
    expect(await counted()).toContain('signet_text_breaker_open 0');
  });

  test('count reviewers’ decisions, guesses of one code across applications, and breaks in the audit log', async () => {
    const { view } = await approvedApplication(at, 'ana', {
      'applicant.governmentIdentification.value': '0004',
    });
    await decideByHand(at, view.id, { decision: 'DECLINED', reason: 'review.refused' });
    for (let turn = 0; turn < PHONE_LIMITS.sameCodeApplications; turn += 1) {
      const { visitor, view: asked } = await submittedApplication(at, 'ana');
      await visitor.send('POST', `/api/v2/applications/${asked.id}/step-ups/otp`, {
        code: GUESSED,
      });
    }
    await at.database.run(sql`alter table audit disable trigger user`);
    await at.database.run(
      sql`update audit set detail = '{}' where application_id = ${view.id} and seq = 1`,
    );
    await at.deps.store.jobs.add({
      kind: 'duty',
      id: 'duty:now',
      payload: { duty: 'audit.moved' },
      dueAt: at.clock.now(),
    });
    await at.queue.runDue();
    const text = await at.deps.metrics.text();
    expect(text).toContain('signet_decisions_total{outcome="DECLINED",row="review"} 1');
    expect(text).toMatch(/signet_code_guess_alarms_total [1-9]/);
    expect(text).toMatch(/signet_audit_breaks_total [1-9]/);
  });

  test('count orders by state and age, and charges by outcome', async () => {
    const { visitor, view } = await approvedApplication(at, 'ana');
    await addTestCard(at, { visitor, id: view.id });
    const profiles = oneTerminal('BUY', 'CARD');
    await visitor.send('POST', `/api/v2/applications/${view.id}/orders`, {
      profiles,
      feeProfiles: { totalCents: 24_900 },
    });
    expect(await counted()).toContain('signet_orders{state="paying",age="hour"} 1');
    await at.queue.runDue();
    await at.database.run(
      sql`update orders set changed_at = ${at.clock.now() - 8 * 86_400_000} where application_id = ${view.id}`,
    );
    const text = await counted();
    expect(text).toContain('signet_orders{state="placed",age="older"} 1');
    expect(text).toContain('signet_charges_total{outcome="charged"} 1');
    expect(text).toContain('signet_owing 0');
  });

  test('count the applications with a month that staff must collect', async () => {
    const { view } = await approvedApplication(at, 'ana');
    await owedMonth(at, view.id, { day: '2026-01-01', state: 'unpaid', attempts: 4 });
    expect(await counted()).toContain('signet_owing 1');
  });

  test('count bank debits unanswered for ten days, for orders, months and refunds', async () => {
    const days = (count: number) => at.clock.now() - count * 86_400_000;
    const told = async () => /signet_debits_unanswered (\d+)/.exec(await counted())?.[1];
    const insert = async (state: string, ageDays: number, charge: string | null = 'pi_1') => {
      const { view } = await submittedApplication(at, 'ana');
      await at.database.run(sql`insert into orders (id, application_id, state, type, payment_method, currency, choice, summary, total_cents, charge_id, submitted_at, changed_at, debited_at, ended_at)
        values (${`ord_${view.id}`}, ${view.id}, ${state}, 'BUY', 'BANK', 'USD', '{}', '{"upcoming":[]}', 100, ${charge}::text, ${days(ageDays)}::bigint, ${days(ageDays)}::bigint, ${days(ageDays)}::bigint,
          ${state === 'cancelled' ? days(ageDays) : null}::bigint)`);
      return view.id;
    };
    for (const [state, ageDays, charge] of [
      ['clearing', 9, 'pi_1'],
      ['placed', 11, 'pi_1'],
      ['cancelled', 9, 'pi_1'],
      ['cancelled', 11, null],
    ] as const)
      await insert(state, ageDays, charge);
    expect(await told()).toBe('0');
    await insert('clearing', 11);
    await insert('cancelled', 11);
    expect(await told()).toBe('2');
    const id = await insert('delivered', 90);
    const month = (period: number, day: string, askedAt: number | null) =>
      at.database.run(sql`insert into order_charges (order_id, application_id, trial_days, period, day, cents, state, asked_at)
        values (${`ord_${id}`}, ${id}, 30, ${period}::integer, ${day}, 1995, 'clearing', ${askedAt}::bigint)`);
    await month(0, '2026-01-01', days(3)); // retried with another account
    expect(await told()).toBe('2');
    await month(1, '2026-01-01', days(11));
    await month(2, '2026-01-01', null); // written by the previous release
    expect(await told()).toBe('4');
  });

  test('count codes that were not texted, by reason', async () => {
    const { visitor, view } = await submittedApplication(at, 'ana');
    const again = await visitor.send<Problem>(
      'POST',
      `/api/v2/applications/${view.id}/otp-code`,
      {},
    );
    expect(again.body.code).toBe('otp.resendTooSoon');
    expect(await at.deps.metrics.text()).toMatch(
      /signet_texts_refused_total\{kind="code",why="tooSoon"\} [1-9]/,
    );
  });

  test('name how a vendor call failed', async () => {
    await breakVendor(at, 'twilio', '500');
    await at.deps.providers.codes
      .start({ phone: '4155550123', locale: 'en-US', brand: 'Signet' })
      .catch(() => undefined);
    await clearVendorFaults(at);
    const text = await at.deps.metrics.text();
    expect(text).toMatch(/signet_vendor_seconds_count\{vendor="twilio",outcome="status"\} 1/);
    expect(text).toMatch(/signet_texts_total\{kind="code",outcome="failed"\} 1/);
  });
});

onPostgres('counts that one worker makes for all processes', (open) => {
  const at = testApi(open);
  const failed: unknown[] = [];
  const inTurn = () => {
    const { store } = at.deps;
    return countInTurn({ store, now: at.clock.now, onError: (error) => failed.push(error) });
  };
  const exported = async (read: KeptCounts['read'] = at.deps.store.keptCounts.read) => {
    const metrics = buildMetrics({ release: 'r', process: false });
    watchStore(metrics, { read }, at.clock.now);
    return metrics.text();
  };

  const ageIn = (text: string) => Number(/^signet_counts_age_seconds (\S+)$/m.exec(text)?.[1]);

  test('are exported by every process with their age, and made by one at a time', async () => {
    const before = await exported();
    expect(before).toContain('signet_database_up 1');
    expect(ageIn(before)).toBeGreaterThan(1_000_000_000);
    await inTurn();
    await approvedApplication(at, 'ana');
    await at.deps.store.jobs.add({ kind: 'test', payload: {}, dueAt: at.clock.now() + 10_000_000 });
    await inTurn(); // somebody counted a moment ago
    expect(await exported()).not.toContain('signet_jobs{kind="test"');
    await at.clock.moveTo(at.clock.offsetMs() + LIMITS.countsEveryMs);
    expect(ageIn(await exported())).toBeGreaterThanOrEqual(LIMITS.countsEveryMs / 1_000);
    await Promise.all([inTurn(), inTurn(), inTurn()]);
    const text = await exported();
    expect(ageIn(text)).toBeLessThan(LIMITS.countsEveryMs / 1_000);
    expect(text).toContain('signet_jobs{kind="test",state="waiting"} 1');
    expect(failed).toEqual([]);
  });

  test('omit metrics that only another release knows', async () => {
    const { keptCounts } = at.deps.store;
    await at.database.run(sql`update kept_counts
      set counts = '[{"name":"signet_of_tomorrow","value":1},{"name":"signet_owing","value":3}]'`);
    expect((await keptCounts.read())?.samples).toEqual([{ name: 'signet_owing', value: 3 }]);
  });

  test('keep ageing while counting fails, and the error is reported', async () => {
    const { store } = at.deps;
    await at.clock.moveTo(at.clock.offsetMs() + LIMITS.countsEveryMs);
    const away = { ...store, debits: { unanswered: () => Promise.reject(new Error('away')) } };
    await countInTurn({ store: away, now: at.clock.now, onError: (error) => failed.push(error) });
    expect(failed).toHaveLength(1);
    expect(ageIn(await exported())).toBeGreaterThanOrEqual(LIMITS.countsEveryMs / 1_000);
  });

  test('are omitted while the database is down, and the export says that it is', async () => {
    const text = await exported(() => Promise.reject(new Error('away')));
    expect(text).toContain('signet_database_up 0');
    expect(text).not.toContain('signet_duty_age_seconds{');
  });
});

test('the metrics port serves every metric and nothing else', async () => {
  const metrics = buildMetrics({ release: 'r', process: true });
  const server = await startMetricsServer(metrics, {
    port: 0,
    host: '127.0.0.1',
    health: { checks: {} },
  });
  const ask = (path: string) => fetch(`http://127.0.0.1:${server.port}${path}`);
  const answer = await ask('/metrics');
  const text = await answer.text();
  expect(answer.headers.get('content-type')).toContain('text/plain');
  for (const name of METRIC_NAMES) expect(text).toContain(`# TYPE ${name} ${metricRow(name).kind}`);
  expect(text).toContain('nodejs_eventloop_lag_p99_seconds');
  expect((await ask('/')).status).toBe(404);
  await server.close();
});
