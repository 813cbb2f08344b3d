import { keysOf } from '@signet/rulebook/core/keys-of';
import { DECISION_LIMITS } from '@signet/rulebook/decision/limits';
import {
  type REVIEW_ACTIONS,
  type ReviewAction,
  reviewActionsOf,
} from '@signet/rulebook/decision/review-actions';
import {
  isOwnerCase,
  type OwnerCase,
  REVIEW_CASES,
  type ReviewCase,
} from '@signet/rulebook/decision/review-queue';
import { beforeAll, expect, test } from 'vitest';
import { sql } from '../platform/sql/sql.ts';
import { forEachDatabase } from '../testing/for-each-database.ts';
import { owedMonth } from '../testing/owed-month.ts';
import { jobsOf, loseJobs } from '../testing/test-jobs.ts';
import {
  loadOrThrow,
  openStore,
  runConcurrently,
  type StoreUnderTest,
  submittedTestApplication,
} from '../testing/test-store.ts';
import type { Reviewer } from './new-decision.ts';

const PENDING_BANK = {
  kind: 'manual',
  accountType: 'CHECKING',
  routing: '021000021',
  accountNumber: '000123456789',
  last4: '6789',
  status: 'PENDING',
} as const;
const job = (kind: string, attempts = 12) => ({ kind, attempts });

/** Owner cases are covered in `owner-review-store.test.ts`. */
type OwnCase = Exclude<ReviewCase, OwnerCase>;
const OWN_CASES = REVIEW_CASES.filter((row): row is OwnCase => !isOwnerCase(row));

/** For each action, a query and the rows it must return once the case is settled. */
const AFTER: {
  readonly [Case in OwnCase]: Readonly<
    Record<keyof (typeof REVIEW_ACTIONS)[Case], readonly [query: string, rows: unknown]>
  >;
} = {
  decision: {},
  'check.stuck': { tryAgain: ['jobs', [{ kind: 'decide', attempts: 0, isDue: true }]] },
  'job.failing': { tryAgain: ['jobs', [{ kind: 'sync-inquiry', attempts: 0, isDue: true }]] },
  'message.undelivered': {
    sendAgain: ['outbox', [{ state: 'waiting', isKept: true, jobs: 1 }]],
    giveUp: ['outbox', [{ state: 'dropped', isKept: false, jobs: 0 }]],
  },
  'approval.stalled': { tryAgain: ['jobs', [{ kind: 'decide', attempts: 0, isDue: true }]] },
  'bank.nameMismatch': {
    confirm: ['bank', [{ status: 'VERIFIED', checkResult: 'confirmed' }]],
    askForAnother: ['bank', [{ status: 'FAILED', checkResult: 'replaceAsked' }]],
    decline: ['bank', [{ status: 'FAILED', checkResult: 'refused' }]],
  },
  'bank.depositsFailed': {
    confirm: ['bank', [{ status: 'VERIFIED', checkResult: 'confirmed' }]],
    askForAnother: ['bank', [{ status: 'FAILED', checkResult: 'replaceAsked' }]],
    decline: ['bank', [{ status: 'FAILED', checkResult: 'refused' }]],
  },
  'bank.voidCheck': {
    confirm: ['bank', [{ status: 'VERIFIED', checkResult: 'confirmed' }]],
    askForAnother: ['bank', [{ status: 'FAILED', checkResult: 'replaceAsked' }]],
    decline: ['bank', [{ status: 'FAILED', checkResult: 'refused' }]],
  },
  'bank.unanswered': {
    tryAgain: ['jobs', [{ kind: 'recheck-bank', attempts: 0, isDue: true }]],
    confirm: ['bank', [{ status: 'VERIFIED', checkResult: 'confirmed' }]],
    askForAnother: ['bank', [{ status: 'FAILED', checkResult: 'replaceAsked' }]],
    decline: ['bank', [{ status: 'FAILED', checkResult: 'refused' }]],
  },
  'order.owed': {
    tryAgain: ['months', [{ state: 'unpaid', isRefused: false, jobs: 1 }]],
    close: ['months', [{ state: 'closed', isRefused: true, jobs: 0 }]],
  },
  'changes.overdue': {},
  'reopening.proposed': {
    reopen: ['decision', [{ decision: 'PENDING', reason: 'review.reopened', isChecking: true }]],
    keepDeclined: [
      'decision',
      [{ decision: 'DECLINED', reason: 'person.fraud', isChecking: false }],
    ],
  },
  'watchList.hit': {
    clearHit: ['watchList', [{ hits: [], cleared: ['per_1'], isOpen: false }]],
    handOnHit: ['watchList', [{ hits: [], cleared: [], isOpen: false }]],
  },
  'photoId.expired': {
    keepVerified: ['documents', [{ mails: 1, isSettled: true }]],
    handOnPhotoId: ['documents', [{ mails: 1, isSettled: true }]],
  },
  'review.requested': {
    answered: ['requests', [{ outcome: 'answered' }]],
    close: ['requests', [{ outcome: 'request.repeated' }]],
  },
};
/** These cases stay open until the retry succeeds. */
const STAYS: readonly ReviewCase[] = ['check.stuck', 'bank.unanswered', 'order.owed'];
const ROWS = OWN_CASES.flatMap(
  (reviewCase) =>
    keysOf(reviewActionsOf(reviewCase)).map((action) => ({
      reviewCase,
      action,
    })), // Object.keys widens to string
);

forEachDatabase('what a reviewer does about a case', (open) => {
  let at: StoreUnderTest;
  let [robin, sam]: Reviewer[] = [];
  beforeAll(async () => {
    at = await openStore(open);
    [robin, sam] = [await reviewer('Robin'), await reviewer('Sam')];
  });
  const reviewer = async (name: string): Promise<Reviewer> =>
    (await at.store.reviewers.add(name))?.reviewer ?? { id: '', name };

  /** A job that failed at many tries and waits for its next. */
  const failing = async (id: string, { kind, attempts }: ReturnType<typeof job>) => {
    const key = `${kind}:${id}:1`;
    await at.store.jobs.add({ id: key, kind, applicationId: id, dueAt: Date.now() + 3_600_000 });
    await at.database.run(
      sql`update job_queue.job set state = 'retry', retry_count = ${attempts} where singleton_key = ${key}`,
    );
    await at.database.run(sql`insert into failing_jobs (key, application_id, kind, since, fault)
      values (${key}, ${id}, ${kind}, 7, 'persona is down: timeout')`);
  };
  const bank = async (
    id: string,
    userId: string,
    checkResult: 'other' | 'depositsFailed' | 'voidCheck' | 'down',
  ) => {
    await at.database.run(
      sql`update applications set decision = 'APPROVED', checking_since = null where id = ${id}`,
    );
    await at.store.banks.add({ ...PENDING_BANK, id, actor: userId, checkResult });
    await at.database.run(
      sql`update bank_accounts set created_at = ${at.clock.now() - DECISION_LIMITS.checkStuckMs - 1}::bigint where application_id = ${id}`,
    );
  };

  const ARRANGE: Readonly<Record<OwnCase, (id: string, userId: string) => Promise<unknown>>> = {
    decision: (id) =>
      at.database.run(sql`update applications set checking_since = null where id = ${id}`),
    'check.stuck': async (id) => {
      await at.database.run(
        sql`update applications set checking_since = ${at.clock.now() - DECISION_LIMITS.checkStuckMs - 1}::bigint where id = ${id}`,
      );
      await failing(id, job('decide'));
    },
    'job.failing': async (id) => {
      await at.database.run(
        sql`update applications set decision = 'DECLINED', checking_since = null where id = ${id}`,
      );
      await failing(id, job('sync-inquiry'));
    },
    'message.undelivered': async (id) => {
      await at.database.run(
        sql`update applications set decision = 'DECLINED', checking_since = null where id = ${id}`,
      );
      const made = await at.store.outbox.add({
        channel: 'email',
        template: 'notApproved',
        to: 'ana@example.com',
        text: 'no',
        applicationId: id,
      });
      await at.store.outbox.failed(made.id);
      await loseJobs(at.database, { id: `send-message:${made.id}` });
    },
    'approval.stalled': (id) =>
      at.database.run(
        sql`update applications set decision = 'APPROVED_PENDING', application_level = 'FULL', checking_since = null where id = ${id}`,
      ),
    'bank.nameMismatch': (id, userId) => bank(id, userId, 'other'),
    'bank.depositsFailed': async (id, userId) => {
      await bank(id, userId, 'depositsFailed');
      await at.database.run(
        sql`update bank_accounts set status = 'FAILED' where application_id = ${id}`,
      );
    },
    'bank.voidCheck': (id, userId) => bank(id, userId, 'voidCheck'),
    'bank.unanswered': async (id, userId) => {
      await bank(id, userId, 'down');
      await failing(id, job('recheck-bank'));
    },
    'order.owed': async (id) => {
      await at.database.run(
        sql`update applications set decision = 'APPROVED', checking_since = null where id = ${id}`,
      );
      await owedMonth(at, id, { day: '2026-01-01', state: 'unpaid', attempts: 4 });
    },
    'changes.overdue': async () => undefined,
    'reopening.proposed': async (id) => {
      await at.store.applications.recordDecision({
        ...{ id, round: 1, outcome: 'DECLINED', rowId: '4-fraud', reason: 'person.fraud' },
        ...{ evidence: {}, version: 'test', decidedBy: 'rules', actor: 'rules' },
      });
      await at.store.reopenings.proposeReopening({
        ...{ id, version: (await loadOrThrow(at.store, id)).version },
        ...{
          reason: 'reopening.ourMistake',
          note: 'We mixed up two files.',
          by: sam ?? { id: '', name: '' },
        },
      });
    },
    'watchList.hit': async (id) => {
      await at.database.run(
        sql`update applications set decision = 'APPROVED', checking_since = null where id = ${id}`,
      );
      await at.database.run(sql`insert into ongoing_checks (application_id, due_at)
        values (${id}, 5)`);
      await at.database.run(sql`update ongoing_checks set hits = '{per_1}', hit_at = 7,
        proposed_by = ${sam?.id}, proposed_at = 8 where application_id = ${id}`);
    },
    'photoId.expired': async (id) => {
      await at.database.run(
        sql`update applications set decision = 'APPROVED', checking_since = null where id = ${id}`,
      );
      await at.database.run(sql`insert into identity_documents
        (person_id, application_id, inquiry_id, expires_on, asked_at, mails)
        select id, ${id}::text, 'inq_1', '2020-05-04', 5, 1 from people where application_id = ${id}
          and role = 'applicant'`);
    },
    'review.requested': async (id, userId) => {
      await at.database.run(
        sql`update applications set decision = 'DECLINED', checking_since = null where id = ${id}`,
      );
      await at.store.applications.requestReview({
        id,
        answerBy: '2026-11-24',
        actor: userId,
        messages: [],
      });
    },
  };

  /** An application in the queue for this case only. */
  const waiting = async (reviewCase: OwnCase): Promise<string> => {
    const secrets = { 'applicant.dob': { value: '1980-01-02' } };
    const { id, userId } = await submittedTestApplication(at.store, { secrets });
    await loseJobs(at.database, { applicationId: id });
    await ARRANGE[reviewCase](id, userId);
    return id;
  };
  const casesOf = async (id: string) =>
    ((await at.store.reviews.find(id))?.cases ?? []).map((row) => row.case);
  const settle = async (
    id: string,
    reviewCase: ReviewCase,
    action: ReviewAction,
    by: Reviewer = robin ?? { id: '', name: '' },
    older = 0,
  ) => {
    const { version } = await loadOrThrow(at.store, id);
    const reason = reviewActionsOf(reviewCase)[action]?.reasons?.at(0);
    return at.store.reviews.settle({
      id,
      reviewCase,
      action,
      reason,
      by: { reviewer: by, version: version - older },
      messages: [],
    });
  };
  const READS: Readonly<Record<string, (id: string) => Promise<unknown>>> = {
    jobs: async (id) =>
      (await jobsOf(at.database, { applicationId: id })).map(({ kind, attempts, isDue }) => ({
        kind,
        attempts,
        isDue,
      })),
    outbox: (id) =>
      at.database.run(sql`select o.state, o.body_sealed is not null as is_kept, (select count(*) from job_queue.job j where j.singleton_key = 'send-message:' || o.id) as jobs
        from outbox o where o.application_id = ${id}`),
    bank: (id) =>
      at.database.run(
        sql`select status, check_result from bank_accounts where application_id = ${id}`,
      ),
    months: (id) =>
      at.database.run(sql`select c.state, c.refused_instrument_id is not null as is_refused,
        (select count(*) from job_queue.job j where j.data ->> 'kind' = 'charge-month'
          and j.data -> 'payload' ->> 'orderId' = c.order_id and j.start_after <= job_queue.job_now()) as jobs
        from order_charges c where c.application_id = ${id}`),
    decision: (id) =>
      at.database.run(
        sql`select decision, reason, checking_since is not null as is_checking from applications where id = ${id}`,
      ),
    watchList: (id) =>
      at.database.run(sql`select hits, cleared, hit_at is not null as is_open
        from ongoing_checks where application_id = ${id}`),
    documents: (id) =>
      at.database.run(sql`select mails, settled_at is not null as is_settled
        from identity_documents where application_id = ${id}`),
    requests: (id) =>
      at.database.run(sql`select outcome from review_requests where application_id = ${id}`),
  };

  test.each(ROWS)('$reviewCase, $action', async ({ reviewCase, action }) => {
    const id = await waiting(reviewCase);
    expect(await casesOf(id)).toEqual([reviewCase]);
    // A release of payouts is the second reviewer's word; the others ignore what the first one
    // said.
    await at.database.run(
      sql`update bank_accounts set proposed_by = ${sam?.id}, proposed_at = ${at.clock.now()}::bigint where application_id = ${id}`,
    );
    await at.store.reviews.claim(id, robin ?? { id: '', name: '' });
    expect(await settle(id, reviewCase, action)).toBe(true);
    const after: Readonly<Partial<Record<ReviewAction, readonly [string, unknown]>>> =
      AFTER[reviewCase];
    const [read, rows] = after[action] ?? ['', []];
    expect(await READS[read]?.(id)).toEqual(rows);
    expect(await casesOf(id)).toEqual(
      action === 'tryAgain' && STAYS.includes(reviewCase) ? [reviewCase] : [],
    );
    const { audit } = await at.store.reviews.story(id);
    expect(audit.at(-1)).toMatchObject({
      actor: `reviewer:${robin?.id}`,
      action: 'review.settled',
    });
    expect(JSON.parse(audit.at(-1)?.detail ?? '')).toMatchObject({
      case: reviewCase,
      action,
      reviewer: robin?.id,
    });
    expect(await at.store.audit.verify(id)).toMatchObject({ ok: true });
    expect((await at.store.reviews.find(id))?.heldBy).toBeUndefined();
  });

  test('needs the claim, the version seen and an open case; of ten at once one succeeds', async () => {
    const id = await waiting('bank.nameMismatch');
    expect(await settle(id, 'bank.nameMismatch', 'askForAnother')).toBe(false);
    await at.store.reviews.claim(id, robin ?? { id: '', name: '' });
    expect(await settle(id, 'bank.nameMismatch', 'askForAnother', sam)).toBe(false);
    expect(await settle(id, 'bank.nameMismatch', 'askForAnother', robin, 1)).toBe(false);
    expect(await settle(id, 'bank.unanswered', 'askForAnother')).toBe(false);
    expect(await settle(id, 'bank.nameMismatch', 'tryAgain')).toBe(false);
    const { version } = await loadOrThrow(at.store, id);
    const all = await runConcurrently(10, (turn) =>
      at.store.reviews.settle({
        ...{
          id,
          reviewCase: 'bank.nameMismatch',
          action: turn % 2 === 0 ? 'askForAnother' : 'decline',
          messages: [],
        },
        by: { reviewer: robin ?? { id: '', name: '' }, version },
      }),
    );
    expect(all.filter(Boolean)).toHaveLength(1);
  });

  test.each([
    ['nobody', sql`null`, sql`null`],
    [
      'the same reviewer',
      sql`(select id from reviewers where name = 'Robin' order by id limit 1)`,
      sql`${9e15}::bigint`,
    ],
    [
      'another reviewer, before the account was checked again',
      sql`(select id from reviewers where name = 'Sam' order by id limit 1)`,
      sql`0`,
    ],
  ])('payouts are not released where %s proposed it', async (_who, by, when) => {
    const id = await waiting('bank.voidCheck');
    await at.database.run(
      sql`update bank_accounts set proposed_by = ${by}, proposed_at = ${when} where application_id = ${id}`,
    );
    await at.store.reviews.claim(id, robin ?? { id: '', name: '' });
    expect(await settle(id, 'bank.voidCheck', 'confirm')).toBe(false);
  });

  test('a stuck application can be decided by a person, and a late answer then changes nothing', async () => {
    const id = await waiting('check.stuck');
    await at.store.reviews.claim(id, robin ?? { id: '', name: '' });
    const { round, version } = await loadOrThrow(at.store, id);
    const said = { id, round, rowId: 'review', evidence: {}, version: 'v' } as const;
    const by = { reviewer: robin ?? { id: '', name: '' }, version };
    expect(
      (
        await at.store.applications.recordDecision({
          ...said,
          outcome: 'DECLINED',
          decidedBy: by,
          actor: 'r',
        })
      ).recorded,
    ).toBe(true);
    expect(
      (
        await at.store.applications.recordDecision({
          ...said,
          outcome: 'APPROVED',
          decidedBy: 'rules',
          actor: 'rules',
        })
      ).recorded,
    ).toBe(false);
    expect(await casesOf(id)).toEqual([]);
  });

  test('a draft whose email is undeliverable is in the queue too, and can be claimed', async () => {
    const { id } = await submittedTestApplication(at.store);
    await at.database.run(
      sql`update applications set onboarded_at = null, checking_since = null where id = ${id}`,
    );
    expect(await casesOf(id)).toEqual([]);
    expect(await at.store.reviews.claim(id, robin ?? { id: '', name: '' })).toBe(false);
    const made = await at.store.outbox.add({
      channel: 'email',
      template: 'wayBack',
      to: '',
      text: '',
      applicationId: id,
    });
    await at.store.outbox.failed(made.id);
    expect(await at.store.reviews.find(id)).toMatchObject({
      cases: [{ case: 'message.undelivered' }],
      isDecidable: false,
    });
    expect(await at.store.reviews.claim(id, robin ?? { id: '', name: '' })).toBe(true);
  });
});
