import { QUEUE_SORTS } from '@signet/rulebook/decision/queue-views';
import type { ReviewAction } from '@signet/rulebook/decision/review-actions';
import type { OwnerCase, ReviewCase } from '@signet/rulebook/decision/review-queue';
import type { Reviewer } from '../decision/new-decision.ts';
import { sql } from '../platform/sql/sql.ts';
import { owedMonth } from './owed-month.ts';
import { doDuties } from './test-duties.ts';
import { loadOrThrow, type StoreUnderTest, submittedTestApplication } from './test-store.ts';

const MAIL = { channel: 'email', template: 'wayBack', to: 'ana@example.com', text: 'x' } as const;
const ACCOUNT = {
  kind: 'manual',
  accountType: 'CHECKING',
  routing: '021000021',
  accountNumber: '000123456789',
  last4: '6789',
  status: 'PENDING',
  checkResult: 'voidCheck',
} as const;
const OWNER_ACTIONS: readonly [OwnerCase, ReviewAction][] = [
  ['owner.failed', 'askOwnerAgain'],
  ['owner.failed', 'declineOwner'],
  ['owner.replaced', 'acceptReplacement'],
  ['owner.failed', 'confirmOwner'],
];

type Settle = (
  reviewCase: ReviewCase,
  action: ReviewAction,
  by: Reviewer,
  more?: { isProposal?: boolean },
) => Promise<void>;

/** Of an application that is approved. */
async function settleOngoingCases(
  { database }: StoreUnderTest,
  id: string,
  settle: Settle,
  { first, second }: { first: Reviewer; second: Reviewer },
): Promise<void> {
  for (const action of ['clearHit', 'handOnHit'] as const) {
    await database.run(sql`insert into ongoing_checks (application_id, due_at, hits, hit_at)
      values (${id}, 9, '{nobody}', 9) on conflict (application_id) do update
      set hits = excluded.hits, hit_at = excluded.hit_at`);
    if (action === 'clearHit') await settle('watchList.hit', action, first, { isProposal: true });
    await settle('watchList.hit', action, second);
  }
  await database.run(sql`insert into identity_documents
    (person_id, application_id, inquiry_id, expires_on, asked_at, mails)
    select id, ${id}::text, 'inq_statements', '2020-05-04', 5, 1 from people
      where application_id = ${id} and role = 'applicant'`);
  await settle('photoId.expired', 'keepVerified', first);
}

/** Runs the statements of claims, proposals, decisions by hand, and of each effect on a case. */
export async function callReviewStatements(at: StoreUnderTest): Promise<void> {
  const { store, database, clock } = at;
  await store.reviewers.seed([{ name: 'Robin', key: 'key' }]);
  await store.reviewers.byKey('key');
  const reviewer = async (name: string): Promise<Reviewer> => {
    const made = await store.reviewers.add(name);
    if (made === undefined) throw new Error('the name of a reviewer is taken');
    return made.reviewer;
  };
  const [sam, kim] = [await reviewer('Sam'), await reviewer('Kim')];
  await store.reviewers.list();
  await store.reviewers.everybody();
  const secrets = { 'applicant.dob': { value: '1980-01-02' } };
  const { id, round, userId } = await submittedTestApplication(store, { secrets });
  const claimed = async (by: Reviewer) => {
    await store.reviews.claim(id, by);
    return { reviewer: by, version: (await loadOrThrow(store, id)).version };
  };
  const settle = async (
    reviewCase: ReviewCase,
    action: ReviewAction,
    by: Reviewer = sam,
    more: { isProposal?: boolean; ownerId?: string; token?: string } = {},
  ): Promise<void> => {
    const said = { id, reviewCase, action, messages: [], ...more };
    if (!(await store.reviews.settle({ ...said, by: await claimed(by) })))
      throw new Error(`${reviewCase} was not settled by ${action}`);
  };

  await database.run(sql`update applications set checking_since = 1 where id = ${id}`);
  await settle('check.stuck', 'tryAgain');
  for (const action of ['sendAgain', 'giveUp'] as const) {
    const mail = await store.outbox.add({ ...MAIL, applicationId: id });
    await store.outbox.failed(mail.id);
    await settle('message.undelivered', action);
  }
  await store.applications.requestReview({
    id,
    answerBy: '2026-01-05',
    actor: userId,
    messages: [],
  });
  await store.applications.addToReviewRequest({ id, actor: userId, messages: [] });
  await settle('review.requested', 'answered');
  for (const action of ['tryAgain', 'close'] as const) {
    if (action === 'tryAgain')
      await owedMonth(at, id, { day: '2020-01-01', state: 'unpaid', attempts: 4 });
    await settle('order.owed', action);
  }

  await database.run(sql`update applications set checking_since = 1 where id = ${id}`);
  await store.reviews.find(id);
  await database.run(sql`delete from open_cases`);
  await doDuties(store, ['cases.compare']);

  const ownerId = `urn:own:${id}`;
  await database.run(sql`insert into people (id, application_id, role, listed_at, created_at, confirmed_at)
    values (${ownerId}, ${id}, 'owner', 1, ${clock.now()}::bigint, 1)`);
  const owner = { ownerId, token: 'a token' };
  await database.run(sql`update people set check_failure = 'failed' where id = ${ownerId}`);
  await settle('owner.failed', 'confirmOwner', kim, { ...owner, isProposal: true });
  for (const [reviewCase, action] of OWNER_ACTIONS) {
    const failure = reviewCase === 'owner.replaced' ? 'replaced' : 'failed';
    await database.run(sql`delete from owner_checks where person_id = ${ownerId}`);
    await database.run(sql`update people set check_failure = ${failure} where id = ${ownerId}`);
    await settle(reviewCase, action, sam, owner);
  }

  await database.run(
    sql`update applications set decision = 'PENDING', reason = null, checking_since = null where id = ${id}`,
  );
  const { round: now } = await loadOrThrow(store, id);
  const marks = [{ changeable: 'tradeName', reason: 'outOfDate' }] as const;
  const changes = { id, marks, by: '2099-01-01', dueAt: clock.now(), remindAt: [], messages: [] };
  if (!(await store.changeRequests.askForChanges({ ...changes, reviewer: await claimed(sam) })))
    throw new Error('no changes were asked for');
  await store.changeRequests.changeRequests(await loadOrThrow(store, id));
  if (!(await store.changeRequests.withdrawChanges(id, sam)))
    throw new Error('the request for changes was not withdrawn');
  const proposed = { id, round: now, decision: 'APPROVED', reason: 'review.passed' } as const;
  for (const isWithdrawn of [true, false]) {
    if (!(await store.reviews.propose({ ...proposed, by: await claimed(kim) })))
      throw new Error(`nothing was proposed in round ${round}`);
    if (isWithdrawn) await store.reviews.withdraw(id, kim);
  }
  if (!(await store.reviews.sendBack({ id, note: 'Look again.', by: await claimed(sam) })))
    throw new Error('the proposal was not sent back');
  await store.reviews.propose({ ...proposed, by: await claimed(kim) });
  const { recorded } = await store.applications.recordDecision({
    id,
    round: now,
    outcome: 'APPROVED',
    rowId: 'review',
    evidence: {},
    version: 'v',
    decidedBy: { ...(await claimed(sam)), confirms: kim },
    actor: 'test',
  });
  if (!recorded) throw new Error('the second reviewer decided nothing');

  await store.banks.add({ ...ACCOUNT, id, actor: userId });
  await settle('bank.voidCheck', 'confirm', kim, { isProposal: true });
  await clock.advance(1);
  await settle('bank.voidCheck', 'confirm');

  await settleOngoingCases(at, id, settle, { first: kim, second: sam });

  await database.run(
    sql`update applications set decision = 'DECLINED', checking_since = null where id = ${id}`,
  );
  for (const action of ['keepDeclined', 'reopen'] as const) {
    const { version } = await loadOrThrow(store, id);
    const said = { reason: 'reopening.ourMistake', note: 'We were wrong.' } as const;
    if (!(await store.reopenings.proposeReopening({ id, version, by: kim, ...said })))
      throw new Error('nobody could propose to take the refusal back');
    await settle('reopening.proposed', action);
  }
  await store.caseDocuments.inquiriesOf(id);
  await store.caseDocuments.recordOpening({
    ...{ id, inquiryId: 'none', side: 'front', reason: 'compareDocument', reviewer: sam },
  });
  await store.voidChecks.sent(id);
  const reader = { reviewerId: sam.id, now: clock.now(), today: clock.today('US') };
  await store.reviews.queue({ filters: { claim: 'mine', referrals: ['POYNT/ledger'] }, reader });
  for (const sort of QUEUE_SORTS) await store.reviews.queue({ filters: {}, reader, sort });
  await store.reviews.counts(reader, ['POYNT/ledger']);
  const saved = { name: 'Banks', filters: { case: 'bank.voidCheck' }, isShared: true } as const;
  const viewId = await store.savedViews.save({ ...saved, by: sam });
  await store.savedViews.counted(reader, () => ({ case: 'bank.voidCheck' }));
  await store.secretSignOffs.shownIn('2026-11-23');
  await store.secretSignOffs.weeks(['2026-11-23']);
  await store.secretSignOffs.sign({ week: '2026-11-23', shown: 1, staffId: sam.id });
  await store.auditLines.exported({});
  await store.auditLines.count({}, 1);
  const asked = { ticket: 'T-1', filters: {}, lines: 1, by: sam.id };
  await store.exportRequests.ask(asked);
  const [request] = await store.exportRequests.list();
  await store.exportRequests.decide({ id: request?.id ?? '', by: kim.id, agrees: true });
  await store.exportRequests.take({ id: request?.id ?? '', by: sam.id, isFirst: true });
  await store.audit.coveredBy(id);
  await store.staffLog.verify();
  await store.staffLog.brokenBetween(1, 1);
  await store.savedViews.remove({ id: viewId ?? '', by: sam, mayHandOut: false });
  await store.reviews.nextOf({ view: 'unclaimed' }, reader);
  await store.reviews.release(id, sam);
  const handOut = { id, by: sam, mayHandOut: true, today: clock.today('US') };
  const tried = await store.outbox.add({ ...MAIL, applicationId: id });
  await store.outbox.tried(tried.id, 'timeout');
  await store.outbox.failed(tried.id);
  const sid = 'the provider has ended another session';
  await store.staffSessions.endByProvider({ jti: 'message-1', sid, subject: undefined });
  const { staffId: to } = await store.staffSessions.enter({
    ...{ subject: 'issuer lee', name: 'Lee', roles: ['reviewer'], authenticatedAt: clock.now() },
  });
  await store.reviewers.setAway(to, undefined);
  if ((await store.handOuts.assign({ ...handOut, to, reason: 'You know it.' })) !== undefined)
    throw new Error('nothing was handed out');
  await store.handOuts.assign(handOut);
  if (!(await store.handOuts.lookAgain({ id, by: sam, on: '2099-01-01', reason: 'Waits.' })))
    throw new Error('nothing was put off');
  await store.handOuts.knowsThem(id, sam);
  await store.handOuts.recuse(id, kim);
  await store.reviews.versionsOf([id]);
  await store.reviews.find(id);
  await store.reviews.story(id);
  await store.applications.duplicatesFound(id);
  await store.reviews.duplicatesRead([id], sam);
  await store.caseAccounts.inUse(id);
  await store.outbox.recipientsOf(id);
  await store.reviewers.people();
  await store.caseNotes.addNote({ id, author: sam, text: 'Called the shop.', mentions: [kim.id] });
  await store.caseNotes.notesOf(await loadOrThrow(store, id));
  await store.caseNotes.supportNotesOf(await loadOrThrow(store, id));
}
