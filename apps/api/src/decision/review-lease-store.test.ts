import { DECISION_LIMITS } from '@signet/rulebook/decision/limits';
import { beforeAll, expect, test } from 'vitest';
import { forEachDatabase } from '../testing/for-each-database.ts';
import {
  loadOrThrow,
  openStore,
  runConcurrently,
  type StoreUnderTest,
  submittedTestApplication,
} from '../testing/test-store.ts';
import type { NewDecision, Reviewer } from './new-decision.ts';

forEachDatabase('claims and confirmations', (open) => {
  let at: StoreUnderTest;
  let people: Reviewer[] = [];
  beforeAll(async () => {
    at = await openStore(open);
    for (const name of ['Robin', 'Sam', 'Kim', 'Lou']) {
      const made = await at.store.reviewers.add(name);
      if (made) people = [...people, made.reviewer];
    }
  });
  const reviewer = (which: number): Reviewer => people[which] ?? { id: '', name: '' };
  const claim = (id: string, which: number) => at.store.reviews.claim(id, reviewer(which));
  const versionOf = async (id: string) => (await loadOrThrow(at.store, id)).version;

  const inReview = async () => {
    const { id, round } = await submittedTestApplication(at.store);
    const ruled = {
      id,
      round,
      outcome: 'PENDING',
      rowId: '3-watch-list',
      evidence: {},
      version: 'v',
      actor: 'rules',
    } as const;
    await at.store.applications.recordDecision({ ...ruled, decidedBy: 'rules' });
    return { id, round };
  };
  const decide = async (
    id: string,
    which: number,
    more: { version?: number; confirms?: Reviewer; outcome?: 'APPROVED' | 'DECLINED' } = {},
  ) => {
    const { round, version } = await loadOrThrow(at.store, id);
    const decidedBy = {
      reviewer: reviewer(which),
      version: more.version ?? version,
      confirms: more.confirms,
    };
    const decision: NewDecision = {
      id,
      round,
      outcome: more.outcome ?? 'APPROVED',
      rowId: 'review',
      evidence: {},
      version: 'v',
      decidedBy,
      actor: 'r',
    };
    return (await at.store.applications.recordDecision(decision)).recorded;
  };
  const propose = async (id: string, which: number) => {
    const { round, version } = await loadOrThrow(at.store, id);
    return at.store.reviews.propose({
      id,
      round,
      decision: 'APPROVED',
      reason: 'review.passed',
      by: { reviewer: reviewer(which), version },
    });
  };

  test('of four claims at once one wins and can be renewed; the others see who holds it and until when', async () => {
    const { id } = await inReview();
    const got = await runConcurrently(4, (which) => claim(id, which));
    expect(got.filter(Boolean)).toHaveLength(1);
    const holder = got.indexOf(true);
    await at.clock.advance(60_000);
    expect(await claim(id, holder)).toBe(true);
    expect((await at.store.reviews.find(id))?.heldBy).toEqual({
      ...reviewer(holder),
      until: at.clock.now() + DECISION_LIMITS.reviewLeaseMs,
    });
    expect(await claim(id, (holder + 1) % 4)).toBe(false);
  });

  test('an expired claim cannot decide, and somebody else may claim the case', async () => {
    const { id } = await inReview();
    await claim(id, 0);
    await at.clock.advance(DECISION_LIMITS.reviewLeaseMs);
    expect((await at.store.reviews.find(id))?.heldBy).toBeUndefined();
    expect(await decide(id, 0)).toBe(false);
    expect(await claim(id, 1)).toBe(true);
    expect(await claim(id, 0)).toBe(false);
    expect(await decide(id, 0)).toBe(false);
    expect(await decide(id, 1)).toBe(true);
  });

  test('of 10 decisions at once one counts: by the claim’s holder, at the version they saw', async () => {
    const { id } = await inReview();
    expect(await decide(id, 0)).toBe(false);
    await claim(id, 0);
    expect(await decide(id, 1)).toBe(false);
    expect(await decide(id, 0, { version: (await versionOf(id)) - 1 })).toBe(false);
    const version = await versionOf(id);
    const all = await runConcurrently(10, (which) =>
      decide(id, 0, { version, outcome: which % 2 === 0 ? 'APPROVED' : 'DECLINED' }),
    );
    expect(all.filter(Boolean)).toHaveLength(1);
    expect((await at.store.reviews.find(id))?.heldBy).toBeUndefined();
    expect(await claim(id, 0)).toBe(false);
  });

  test('of 5 proposals at once one is kept and ends the claim; its author cannot confirm it', async () => {
    const { id } = await inReview();
    await claim(id, 0);
    expect((await runConcurrently(5, () => propose(id, 0))).filter(Boolean)).toHaveLength(1);
    const found = await at.store.reviews.find(id);
    expect([found?.proposal?.reviewer, found?.heldBy]).toEqual([reviewer(0), undefined]);
    await claim(id, 0);
    expect(await propose(id, 0)).toBe(false);
    expect(await decide(id, 0, { confirms: reviewer(0) })).toBe(false);
    await at.clock.advance(DECISION_LIMITS.reviewLeaseMs);
    await claim(id, 1);
    expect(await decide(id, 1, { confirms: reviewer(2) })).toBe(false);
    expect(await decide(id, 1, { confirms: reviewer(0) })).toBe(true);
    expect((await at.store.reviews.story(id)).decisions.at(-1)?.reviewers).toEqual([
      reviewer(0),
      reviewer(1),
    ]);
    expect(await at.store.audit.verify(id)).toMatchObject({ ok: true });
  });

  test('a new round discards proposals of the previous one', async () => {
    const { id } = await inReview();
    await claim(id, 0);
    await propose(id, 0);
    await at.store.applications.reopen({
      id,
      round: (await loadOrThrow(at.store, id)).round,
      at: at.clock.now(),
      cause: 'test',
      actor: 'test',
    });
    expect((await at.store.reviews.find(id))?.proposal).toBeUndefined();
  });

  test('a revoked reviewer loses claims and proposals', async () => {
    const { id } = await inReview();
    await claim(id, 3);
    await propose(id, 3);
    await claim(id, 3);
    await at.store.reviewers.revoke('Lou');
    const found = await at.store.reviews.find(id);
    expect([found?.proposal, found?.heldBy]).toEqual([undefined, undefined]);
  });
});
