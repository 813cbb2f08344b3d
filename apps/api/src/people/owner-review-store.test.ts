import { keysOf } from '@signet/rulebook/core/keys-of';
import { reviewActionsOf } from '@signet/rulebook/decision/review-actions';
import { OWNER_CASES, type OwnerCase, reviewCases } from '@signet/rulebook/decision/review-queue';
import type { OwnerCheckFailure } from '@signet/rulebook/people/invitation';
import { PEOPLE_LIMITS } from '@signet/rulebook/people/limits';
import { DECISIONS, type Decision } from '@signet/rulebook/reference/enumerations';
import { beforeAll, expect, test } from 'vitest';
import type { Reviewer } from '../decision/new-decision.ts';
import { newToken } from '../platform/ids.ts';
import { sql } from '../platform/sql/sql.ts';
import { forEachDatabase } from '../testing/for-each-database.ts';
import { jobsOf, loseJobs } from '../testing/test-jobs.ts';
import {
  loadOrThrow,
  openStore,
  runConcurrently,
  type StoreUnderTest,
  submittedTestApplication,
} from '../testing/test-store.ts';

type Owner = {
  failure?: OwnerCheckFailure;
  isReplaced?: boolean;
  isVerified?: boolean;
  isChecking?: boolean;
  isDeclined?: boolean;
};
/** `mailedMsAgo`: since when the first mail was accepted for delivery. */
type Place = { decision: Decision; isAwaited?: boolean; mailedMsAgo?: number; owner: Owner };

const OWNERS: readonly Owner[] = [
  {},
  { isVerified: true },
  { failure: 'failed' },
  { failure: 'failed', isDeclined: true },
  { failure: 'denied' },
  { isChecking: true },
  { isReplaced: true },
  { isReplaced: true, isVerified: true },
  { isReplaced: true, failure: 'failed' },
  { isReplaced: true, failure: 'replaced' },
];
const PLACES: readonly Place[] = DECISIONS.flatMap((decision) =>
  [undefined, PEOPLE_LIMITS.ownerAnswerMs - 1, PEOPLE_LIMITS.ownerAnswerMs].flatMap((mailedMsAgo) =>
    [false, true].flatMap((isAwaited) =>
      OWNERS.map((owner) => ({ decision, isAwaited, mailedMsAgo, owner })),
    ),
  ),
);

/** The owner after each action; `round` is the increase. */
const AFTER: Readonly<Record<string, object>> = {
  confirmOwner: { isVerified: true, failure: undefined, round: 1, checks: ['person verified'] },
  askOwnerAgain: { isVerified: false, failure: undefined, round: 1, checks: [] },
  acceptReplacement: { isVerified: false, failure: undefined, round: 1, checks: [] },
  declineOwner: { isVerified: false, failure: 'failed', round: 1, checks: ['person failed'] },
};
const ROWS = OWNER_CASES.flatMap(
  (reviewCase) =>
    keysOf(reviewActionsOf(reviewCase)).map((action) => ({
      reviewCase,
      action,
    })), // Object.keys widens to string
);

forEachDatabase('what a reviewer does about an owner', (open, kind) => {
  // The embedded database is the same engine, only slower: it sees every seventh.
  const places = kind === 'postgres' ? PLACES : PLACES.filter((_place, at) => at % 7 === 0);
  let at: StoreUnderTest;
  let robin: Reviewer;
  beforeAll(async () => {
    at = await openStore(open);
    robin = (await at.store.reviewers.add('Robin'))?.reviewer ?? { id: '', name: '' };
  });

  type Made = { id: string; ownerId: string };
  const withOwner = async (owner: Owner): Promise<Made> => {
    const { id } = await submittedTestApplication(at.store);
    const now = at.clock.now();
    const ownerId = `urn:own:${id.slice(8)}`;
    await at.database.run(sql`insert into people (id, application_id, role, listed_at, created_at, first_name, last_name, check_round, check_failure, verified_at, check_started_at, replaced_at)
      values (${ownerId}, ${id}, 'owner', ${now}, ${now}, 'Lena', 'Webb', 2, ${owner.failure ?? null}, ${owner.isVerified ? now : null}::bigint,
        ${owner.isChecking ? now : null}::bigint, ${owner.isReplaced ? now : null}::bigint)`);
    if (owner.isDeclined)
      await at.database.run(sql`insert into owner_checks (application_id, person_id, round, decided_by, outcome, row_id, evidence, version, decided_at)
        values (${id}, ${ownerId}, 2, 'person', 'failed', 'review', '{}', 'v', 0)`);
    return { id, ownerId };
  };
  const putInto = async (
    { id, ownerId }: Made,
    { decision, isAwaited, mailedMsAgo }: Omit<Place, 'owner'>,
  ): Promise<void> => {
    const now = at.clock.now();
    await loseJobs(at.database, { applicationId: id });
    await at.database.run(
      sql`update applications set decision = ${decision}, checking_since = null, bo_status = 'INFO_PROVIDED' where id = ${id}`,
    );
    await at.database.run(
      sql`update people set mail_accepted_at = ${mailedMsAgo === undefined ? null : now - mailedMsAgo}::bigint where id = ${ownerId}`,
    );
    await at.database.run(
      sql`delete from step_ups where application_id = ${id} and type = 'BO_VERIFICATION'`,
    );
    if (isAwaited)
      await at.database.run(sql`insert into step_ups (application_id, round, type, requested_at, person_id)
        select ${id}, 1, 'BO_VERIFICATION', ${now}::bigint, id from people where application_id = ${id} and role = 'applicant'`);
  };
  const arrange = async ({ owner, ...place }: Place): Promise<Made> => {
    const made = await withOwner(owner);
    await putInto(made, place);
    return made;
  };
  const PLACE_OF: Readonly<Record<OwnerCase, Place>> = {
    'owner.failed': { decision: 'PENDING', isAwaited: true, owner: { failure: 'failed' } },
    'owner.denied': { decision: 'PENDING', isAwaited: true, owner: { failure: 'denied' } },
    'owner.replaced': { decision: 'PENDING', isAwaited: true, owner: { isReplaced: true } },
    'owner.overdue': {
      decision: 'PENDING',
      isAwaited: true,
      mailedMsAgo: PEOPLE_LIMITS.ownerAnswerMs,
      owner: {},
    },
  };
  const about = (place: { id: string; ownerId: string }, reviewCase: OwnerCase, version: number) =>
    ({
      ...place,
      reviewCase,
      by: { reviewer: robin, version },
      token: newToken(),
      messages: [],
    }) as const;
  const claimed = async (id: string): Promise<number> => {
    await at.store.reviews.claim(id, robin);
    return (await loadOrThrow(at.store, id)).version;
  };
  const ownerAfter = async ({ id, ownerId }: { id: string; ownerId: string }) => {
    const [row] = await at.database.run<{
      isVerified: boolean;
      checkFailure?: string;
      checkRound: number;
    }>(
      sql`select verified_at is not null as is_verified, check_failure, check_round from people where id = ${ownerId}`,
    );
    const { ownerChecks } = await at.store.reviews.story(id);
    const checks = ownerChecks.map((one) => `${one.decidedBy} ${one.outcome}`);
    return {
      isVerified: row?.isVerified,
      failure: row?.checkFailure,
      round: (row?.checkRound ?? 0) - 2,
      checks,
    };
  };

  test('lists an owner’s case in exactly the combinations of the rulebook', {
    timeout: 120_000,
  }, async () => {
    const wrong: unknown[] = [];
    const made = new Map<Owner, Made>(); // each owner goes through every place
    for (const place of places) {
      const { decision, isAwaited, mailedMsAgo, owner } = place;
      const { id, ownerId } = made.get(owner) ?? (await withOwner(owner));
      made.set(owner, { id, ownerId });
      await putInto({ id, ownerId }, place);
      const now = at.clock.now();
      const should = reviewCases(
        {
          ...{ market: 'US', onboardedAt: 0, decision, applicationLevel: 'FULL', stepUps: [] },
          ...{ unpaidMonths: [], areOwnersAwaited: isAwaited === true },
          owners: [
            {
              id: ownerId,
              isVerified: owner.isVerified === true,
              isDeclined: owner.isDeclined === true,
              checkFailure: owner.failure,
              mailAcceptedAt: mailedMsAgo === undefined ? undefined : now - mailedMsAgo,
              checkStartedAt: owner.isChecking ? now : undefined,
              replacedAt: owner.isReplaced ? now : undefined,
            },
          ],
        },
        now,
      ).filter((row) => row.startsWith('owner.'));
      const found = ((await at.store.reviews.find(id))?.cases ?? []).filter((row) =>
        row.case.startsWith('owner.'),
      );
      const isSame =
        String(found.map((row) => row.case).toSorted()) === String(should.toSorted()) &&
        found.every((row) => row.owner?.id === ownerId);
      if (!isSame) wrong.push({ place, found, should });
    }
    expect(wrong).toEqual([]);
  });

  test.each(ROWS)('$reviewCase, $action', async ({ reviewCase, action }) => {
    const place = await arrange(PLACE_OF[reviewCase]);
    const version = await claimed(place.id);
    const reason = reviewActionsOf(reviewCase)[action]?.reasons?.[0];
    expect(
      await at.store.reviews.settle({ ...about(place, reviewCase, version), action, reason }),
    ).toBe(true);
    expect(await ownerAfter(place)).toEqual(AFTER[action]);
    const found = await at.store.reviews.find(place.id);
    expect(found?.cases.filter((row) => row.case.startsWith('owner.'))).toEqual([]);
    expect(found?.heldBy).toBeUndefined();
    const jobs = await jobsOf(at.database, { applicationId: place.id });
    expect(jobs.map(({ kind }) => kind)).toEqual(['decide']);
    const { audit } = await at.store.reviews.story(place.id);
    expect(JSON.parse(audit.at(-1)?.detail ?? '')).toMatchObject({
      case: reviewCase,
      action,
      ownerId: place.ownerId,
      reviewer: robin.id,
    });
    expect(await at.store.audit.verify(place.id)).toMatchObject({ ok: true });
  });

  test('one of ten at once takes effect, and a late answer of the sources changes nothing', async () => {
    const place = await arrange({
      decision: 'PENDING',
      isAwaited: true,
      owner: { failure: 'failed' },
    });
    const version = await claimed(place.id);
    const done = await runConcurrently(10, (turn) =>
      at.store.reviews.settle({
        ...about(place, 'owner.failed', version),
        action: turn % 2 === 0 ? 'confirmOwner' : 'declineOwner',
        reason: turn % 2 === 0 ? 'owner.sourceWrong' : 'owner.notProven',
      }),
    );
    expect(done.filter(Boolean)).toHaveLength(1);
    const before = await ownerAfter(place);
    const late = {
      ...place,
      actor: 'rules',
      round: 2,
      outcome: 'verified',
      rowId: '17-all-clear',
      evidence: {},
      version: 'v',
    } as const;
    expect(await at.store.ownerChecks.record({ ...late, messages: () => [] })).toEqual({
      recorded: false,
    });
    expect(await ownerAfter(place)).toEqual(before);
  });

  test('a first confirmation waits for a second reviewer, and lapses when its author leaves or the owner acts', async () => {
    const place = await arrange({
      decision: 'PENDING',
      isAwaited: true,
      owner: { failure: 'failed' },
    });
    const propose = async () =>
      at.store.reviews.settle({
        ...about(place, 'owner.failed', await claimed(place.id)),
        action: 'confirmOwner',
        reason: 'owner.sourceWrong',
        isProposal: true,
      });
    const proposer = async () =>
      (await at.store.reviews.find(place.id))?.cases.find((row) => row.owner)?.owner?.proposedBy;
    expect([await propose(), await proposer()]).toEqual([true, robin]);
    expect(await ownerAfter(place)).toMatchObject({
      isVerified: false,
      failure: 'failed',
      checks: ['person review'],
    });
    await at.database.run(
      sql`update people set check_round = check_round + 1 where id = ${place.ownerId}`,
    );
    expect(await proposer()).toBeUndefined();
    expect([await propose(), await proposer()]).toEqual([true, robin]);
    await at.database.run(sql`update reviewers set revoked_at = 1 where id = ${robin.id}`);
    expect(await proposer()).toBeUndefined();
    await at.database.run(sql`update reviewers set revoked_at = null where id = ${robin.id}`);
  });
});
