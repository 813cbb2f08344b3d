import { beforeAll, expect, test } from 'vitest';
import { sql } from '../platform/sql/sql.ts';
import { forEachDatabase } from '../testing/for-each-database.ts';
import { jobsOf } from '../testing/test-jobs.ts';
import {
  applicationWithPhone,
  loadOrThrow,
  openStore,
  runConcurrently,
  type StoreUnderTest,
  submittedTestApplication,
} from '../testing/test-store.ts';
import type { NewDecision } from './new-decision.ts';

forEachDatabase('decisions', (open) => {
  let at: StoreUnderTest;
  beforeAll(async () => {
    at = await openStore(open);
  });
  const applications = () => at.store.applications;
  const decide = (id: string, round: number, more: Partial<NewDecision> = {}) =>
    applications().recordDecision({
      id,
      round,
      outcome: 'PENDING',
      rowId: '6-phone-not-proven',
      evidence: { person: 'match' },
      version: 'v1',
      decidedBy: 'rules',
      actor: 'rules',
      ...more,
    });

  test('evidence is kept per round, and a late answer keeps the reference of its request', async () => {
    const { id, round } = await submittedTestApplication(at.store);
    await applications().recordEvidence({
      id,
      round,
      source: 'person',
      answer: 'unknown',
      reference: 'inq_1',
    });
    await applications().recordEvidence({ id, round, source: 'person', answer: 'match' });
    expect(await applications().evidence(id, round)).toEqual({
      person: { source: undefined, answer: 'match', reference: 'inq_1' },
    });
    expect(await applications().evidence(id, round + 1)).toEqual({});
    expect((await loadOrThrow(at.store, id)).evidenceAnswered).toBe(1);
  });

  test('20 attempts to decide a round make one decision, one step-up and one message', async () => {
    const { id, round } = await submittedTestApplication(at.store);
    const message = {
      channel: 'sms',
      template: 'stepUp',
      to: '2125550123',
      text: 'More is needed',
    } as const;
    const recorded = await runConcurrently(20, () =>
      decide(id, round, {
        stepUp: 'OTP_SMS',
        messages: [message],
        jobs: [{ kind: 'watch', payload: { round } }],
      }),
    );
    expect(recorded.filter((one) => one.recorded)).toHaveLength(1);
    const application = await loadOrThrow(at.store, id);
    expect(application.checkingSince).toBeUndefined();
    expect(application.stepUps).toEqual([{ type: 'OTP_SMS', requestedAt: at.clock.now() }]);
    const counts =
      await at.database.run(sql`select (select count(*) from decisions where application_id = ${id}) as decisions,
      (select count(*) from outbox where application_id = ${id}) as messages`);
    expect(counts).toEqual([{ decisions: 1, messages: 1 }]);
    expect((await jobsOf(at.database, { applicationId: id })).map(({ kind }) => kind)).toEqual([
      'decide',
      'send-message',
      'watch',
    ]);
  });

  test('ignores the answer of an older round', async () => {
    const { id, round } = await submittedTestApplication(at.store);
    const recheck = { id, round, at: at.clock.now(), cause: 'recheck', actor: 'rules' };
    expect(await applications().reopen(recheck)).toEqual({ reopened: true });
    // Another job of that round was first.
    expect(await applications().reopen(recheck)).toEqual({ reopened: false });
    expect(await decide(id, round, { outcome: 'DECLINED' })).toEqual({ recorded: false });
    expect(await decide(id, round + 1, { outcome: 'APPROVED' })).toEqual({ recorded: true });
    expect((await loadOrThrow(at.store, id)).decision).toBe('APPROVED');
  });

  test('a person decides an application that is in review', async () => {
    const { id, round } = await submittedTestApplication(at.store);
    expect((await loadOrThrow(at.store, id)).decidedBy).toBeUndefined();
    await decide(id, round);
    expect((await loadOrThrow(at.store, id)).decidedBy).toBe('rules');
    const made = await at.store.reviewers.add('Robin');
    const reviewer = made?.reviewer ?? { id: '', name: '' };
    await at.store.reviews.claim(id, reviewer);
    const { version } = await loadOrThrow(at.store, id);
    expect(
      await decide(id, round, {
        outcome: 'DECLINED',
        decidedBy: { reviewer, version },
        reason: 'review',
      }),
    ).toEqual({
      recorded: true,
    });
    expect(await loadOrThrow(at.store, id)).toMatchObject({
      decision: 'DECLINED',
      reason: 'review',
      decidedBy: 'person',
    });
  });

  test('a round with the same result does not restart the waiting time', async () => {
    const { id, round, lastDecision } = await submittedTestApplication(at.store);
    expect(lastDecision).toBeUndefined();
    const first = at.clock.now();
    const again = async (next: number, more: Partial<NewDecision>) => {
      await at.clock.advance(60_000);
      await applications().reopen({
        id,
        round: next - 1,
        at: at.clock.now(),
        cause: 'x',
        actor: 'x',
      });
      await decide(id, next, more);
      return (await loadOrThrow(at.store, id)).lastDecision;
    };
    await decide(id, round, { stepUp: 'OTP_SMS' });
    expect((await loadOrThrow(at.store, id)).lastDecision).toEqual({
      stepUp: 'OTP_SMS',
      since: first,
      rechecks: 0,
    });
    expect(await again(round + 1, { reason: 'source.unavailable' })).toEqual({
      since: first + 60_000,
      rechecks: 1,
    });
    expect(await again(round + 2, { reason: 'source.unavailable' })).toEqual({
      since: first + 60_000,
      rechecks: 2,
    });
    expect(await again(round + 3, { reason: 'review' })).toEqual({
      since: first + 60_000,
      rechecks: 2,
    });
    expect(await again(round + 4, { outcome: 'ERROR' })).toEqual({
      since: first + 4 * 60_000,
      rechecks: 0,
    });
  });

  test('reopens neither an unsubmitted nor a finally decided application', async () => {
    const { id } = await applicationWithPhone(at.store);
    expect(await applications().reopen({ id, round: 0, at: 0, cause: 'x', actor: 'x' })).toEqual({
      reopened: false,
    });
    const sent = await submittedTestApplication(at.store);
    await decide(sent.id, sent.round, { outcome: 'DECLINED' });
    expect(
      await applications().reopen({
        id: sent.id,
        round: sent.round,
        at: 0,
        cause: 'x',
        actor: 'x',
      }),
    ).toEqual({ reopened: false });
  });

  test('a step-up is closed once, and opens the next round with its job', async () => {
    const { id, round } = await submittedTestApplication(at.store);
    await decide(id, round, { stepUp: 'FULL_SSN' });
    const finished = await runConcurrently(10, () =>
      applications().completeStepUp({
        id,
        type: 'FULL_SSN',
        result: 'done',
        actor: 'x',
        reopen: true,
      }),
    );
    expect(finished.filter((one) => one.finished)).toHaveLength(1);
    expect(await loadOrThrow(at.store, id)).toMatchObject({
      round: round + 1,
      checkingSince: at.clock.now(),
      stepUps: [{ type: 'FULL_SSN', result: 'done' }],
    });
    const decideJobs = await jobsOf(at.database, { applicationId: id, kind: 'decide' });
    expect(
      decideJobs.map((job) => ({ id: job.id })).sort((a, b) => a.id.localeCompare(b.id)),
    ).toEqual([{ id: `decide:${id}:${round}` }, { id: `decide:${id}:${round + 1}` }]);
  });

  test('a decision’s job runs at its due time', async () => {
    const { id, round } = await submittedTestApplication(at.store);
    await decide(id, round, { jobs: [{ kind: 'remind', dueAt: at.clock.now() + 60_000 }] });
    expect(await jobsOf(at.database, { applicationId: id, kind: 'remind' })).toMatchObject([
      { dueAt: at.clock.now() + 60_000 },
    ]);
  });
});
