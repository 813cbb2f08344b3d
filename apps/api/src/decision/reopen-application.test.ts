import type { Problem } from '@signet/rulebook/core/problem';
import { DECISION_LIMITS } from '@signet/rulebook/decision/limits';
import type { ReplyOf } from '@signet/rulebook/endpoints';
import { STAFF_LIMITS } from '@signet/rulebook/staff/limits';
import { expect, test } from 'vitest';
import { sql } from '../platform/sql/sql.ts';
import { onPostgres } from '../testing/for-each-database.ts';
import { deliverAll, partnerRow, partnerServer, seedPartners } from '../testing/partner-servers.ts';
import {
  approvedApplication,
  completedApplication,
  mailSubjects,
  submittedApplication,
  TEST_TERMS,
  testApi,
  waitForDecision,
} from '../testing/test-api.ts';
import { type StaffVisitor, staffVisitor, testDesk } from '../testing/test-desk.ts';
import { decideByHand, settleByHand } from '../testing/test-reviews.ts';

const SSN = 'applicant.governmentIdentification.value';
const PROPOSED = { reason: 'reopening.newFacts', note: 'They sent the deed of sale.' };

onPostgres('taking a refusal back', (open) => {
  const at = testApi(open);
  const desk = testDesk(at);
  type Explained = ReplyOf<'explainApplication'>;
  type Review = ReplyOf<'reopenApplication'> & Problem;
  const advance = (ms: number) => at.clock.moveTo(at.clock.offsetMs() + ms);

  /** An application that somebody of ours has declined, and its applicant. */
  async function declined() {
    const made = await approvedApplication(at, 'ana', { [SSN]: '0004' });
    await decideByHand(at, made.view.id, { decision: 'DECLINED', reason: 'review.refused' });
    return made;
  }
  const versionOf = async ({ call }: StaffVisitor, id: string) =>
    (await call<Explained>('explainApplication', { id })).body.review.version;
  const propose = async (by: StaffVisitor, id: string, body: object = PROPOSED) =>
    by.call<Review>('reopenApplication', { id, body, version: await versionOf(by, id) });
  const settle = async (by: StaffVisitor, id: string, said: object) => {
    await by.call('claimReview', { id });
    const body = { case: 'reopening.proposed', ...said };
    return by.call<Review>('settleReviewCase', { id, body, version: await versionOf(by, id) });
  };

  test('a senior proposes, another confirms, and the applicant no longer sees the decline', async () => {
    const { view, visitor, who } = await declined();
    const [priya, robin] = [await staffVisitor(desk, 'priya'), await staffVisitor(desk, 'robin')];
    const seen = async () => (await visitor.get(`/api/v2/applications/${view.id}`)).body;
    const [before, mailsBefore] = [await seen(), await mailSubjects(at, who)];
    const proposed = await propose(priya, view.id);
    expect(proposed.body.review.cases).toMatchObject([
      {
        case: 'reopening.proposed',
        reopening: { proposedBy: { name: 'Priya Nair' }, reason: { code: PROPOSED.reason } },
      },
    ]);
    const { version: _before, ...sameAsBefore } = before;
    expect(await seen()).toMatchObject({ ...sameAsBefore, serverNow: expect.anything() });
    expect(await mailSubjects(at, who)).toEqual(mailsBefore);
    const second = await robin.call<ReplyOf<'listReviews'>>('listReviews', {
      query: '?view=second',
    });
    expect(second.body.reviews.map(({ id }) => id)).toContain(view.id);

    expect((await settle(priya, view.id, { action: 'reopen' })).body.code).toBe(
      'review.ownProposal',
    );
    await priya.call('releaseReview', { id: view.id });
    expect((await settle(robin, view.id, { action: 'reopen' })).status).toBe(200);
    const after = await waitForDecision(at, visitor, view.id);
    expect(after).toMatchObject({ decision: 'PENDING', status: { id: 'inReview' } });
    expect(JSON.stringify(after)).not.toMatch(/notApproved|DECLINED/);
    expect((await mailSubjects(at, who))[0]).toContain('looking at your application again');
    expect(await at.deps.store.audit.verify(view.id)).toMatchObject({ ok: true });
    const approved = await decideByHand(at, view.id, {
      decision: 'APPROVED',
      reason: 'review.passed',
    });
    expect(approved.body.review.decision).toBe('APPROVED');
  });

  test('the partner receives the new status without a reason', async () => {
    await seedPartners(at, [
      partnerRow('ledger', ['ledger'], {
        webhookEndpoints: [{ url: 'https://hooks.ledger.example/' }],
      }),
    ]);
    const { visitor, view } = await completedApplication(at, 'ana', {
      'applicant.name.lastName': 'Watchlisted',
    });
    const { id } = view;
    await at.database.run(sql`update applications set referral_url_id = 'ledger' where id = ${id}`);
    await visitor.send('POST', `/api/v2/applications/${id}/onboard`, TEST_TERMS);
    await waitForDecision(at, visitor, id);
    await decideByHand(at, id, { decision: 'DECLINED', reason: 'person.fraud' });
    const [priya, robin] = [await staffVisitor(desk, 'priya'), await staffVisitor(desk, 'robin')];
    const told = async () => {
      await deliverAll(at);
      return at.database.run<{ type: string; body: string }>(
        sql`select type, body from partner_events where application_id = ${id} order by sequence`,
      );
    };
    const typesOf = (events: readonly { type: string }[]) => events.map(({ type }) => type);
    expect(typesOf(await told()).at(-1)).toBe('application.declined');
    await propose(priya, id);
    expect(typesOf(await told()).at(-1)).toBe('application.declined');
    await settle(robin, id, { action: 'reopen' });
    await waitForDecision(at, visitor, id);
    const events = await told();
    const since = typesOf(events).slice(typesOf(events).lastIndexOf('application.declined') + 1);
    expect(since.at(-1)).toBe('application.inReview');
    expect(since).not.toContain('application.declined');
    const said = JSON.stringify(events).replaceAll('Watchlisted', '');
    expect(said).not.toMatch(/watch.?list|fraud|reopen|newFacts|deed of sale|Priya|Robin/i);
    const last = JSON.parse(events.at(-1)?.body ?? '{}');
    const ledger = await partnerServer(at, 'ledger');
    const read = await ledger.get<object>(`/api/v2/partners/applications/${id}`);
    expect(read.body).toMatchObject({ application: { status: last.data.status } });
    await ledger.revoke();
  });

  test('a reopened application goes to review even if the rules would decline it', async () => {
    const { view, visitor } = await submittedApplication(at, 'ana', {
      [SSN]: '0001', // the source reports fraud, which the rules decline at once
    });
    const before = await waitForDecision(at, visitor, view.id);
    expect(before.decision).toBe('DECLINED');
    const [priya, robin] = [await staffVisitor(desk, 'priya'), await staffVisitor(desk, 'robin')];
    expect((await propose(priya, view.id)).status).toBe(200);
    expect((await settle(robin, view.id, { action: 'reopen' })).status).toBe(200);
    const after = await waitForDecision(at, visitor, view.id);
    expect(after).toMatchObject({ decision: 'PENDING', status: { reason: { code: 'review' } } });
    const { decisions } = await at.deps.store.reviews.story(view.id);
    expect(decisions.map(({ outcome, reason }) => [outcome, reason])).toEqual([
      ['DECLINED', expect.any(String)],
      ['PENDING', 'review.reopened'],
    ]);
  });

  test('needs a recent sign-in, a senior, a note, and two different people', async () => {
    const { view } = await declined();
    const [priya, robin] = [await staffVisitor(desk, 'priya'), await staffVisitor(desk, 'robin')];
    expect((await propose(robin, view.id)).status).toBe(404);
    expect((await propose(priya, view.id, { ...PROPOSED, note: ' ' })).body.code).toBe(
      'note.empty',
    );
    await advance(STAFF_LIMITS.recentSignInMs + 60_000);
    expect((await propose(priya, view.id)).body.code).toBe('auth.reauthRequired');
    const again = await staffVisitor(desk, 'priya');
    expect((await propose(again, view.id)).status).toBe(200);
    expect((await propose(again, view.id)).body.code).toBe('review.caseSettled');
    const byKey = { case: 'reopening.proposed', action: 'reopen' };
    expect((await settleByHand(at, view.id, byKey)).status).toBe(404);
  });

  test('ends when a reviewer keeps the decline, and after its last day', async () => {
    const { view, visitor } = await declined();
    const [priya, robin] = [await staffVisitor(desk, 'priya'), await staffVisitor(desk, 'robin')];
    await propose(priya, view.id);
    const kept = { action: 'keepDeclined', note: 'The deed names somebody else.' };
    expect((await settle(robin, view.id, kept)).status).toBe(200);
    expect((await visitor.get(`/api/v2/applications/${view.id}`)).body.decision).toBe('DECLINED');
    expect((await propose(priya, view.id)).status).toBe(200);
    await advance(DECISION_LIMITS.reopenWithinMs);
    const late = await staffVisitor(desk, 'robin');
    expect((await settle(late, view.id, { action: 'reopen' })).status).toBe(409);
    expect((await late.call<Explained>('explainApplication', { id: view.id })).body).toMatchObject({
      review: { decision: 'DECLINED' },
    });
  });
});
