import type { Answers } from '@signet/rulebook/answer-rows';
import { DECISION_LIMITS } from '@signet/rulebook/decision/limits';
import { expect, test } from 'vitest';
import { onPostgres } from '../testing/for-each-database.ts';
import { approvedApplication, submittedApplication, testApi } from '../testing/test-api.ts';
import { decideByHand } from '../testing/test-reviews.ts';

const LAST = 'applicant.name.lastName';
const SSN = 'applicant.governmentIdentification.value';

onPostgres('the same person under another e-mail', (open) => {
  const at = testApi(open);

  /** Declines an applicant by hand and returns the same person's answers for a new application. */
  const refused = async (): Promise<Record<string, string>> => {
    const { view, who } = await approvedApplication(at, 'ana', { [SSN]: '0004' });
    const body = { decision: 'DECLINED', reason: 'review.refused' };
    const done = await decideByHand(at, view.id, body);
    expect(done.status).toBe(200);
    return { [LAST]: who.answers[LAST] ?? '', [SSN]: '0004' };
  };
  const found = async (changed: Answers) => {
    const { view } = await submittedApplication(at, 'ana', changed);
    const { decisions } = await at.deps.store.reviews.story(view.id);
    return { view, row: decisions.at(-1)?.rowId, duplicate: decisions.at(-1)?.evidence.duplicate };
  };

  test('after a decline goes to review, and reads like any other review', async () => {
    const { view, row, duplicate } = await found(await refused());
    expect([row, duplicate]).toEqual(['5-duplicate', 'declined']);
    expect([view.decision, view.page, view.status.reason?.code, view.stepUpDetails]).toEqual([
      'PENDING',
      'success',
      'review',
      [],
    ]);
    expect(JSON.stringify(view)).not.toContain('duplicate');
  });

  test('after an approval goes to review', async () => {
    const { who } = await approvedApplication(at, 'ana');
    expect(await found({ [LAST]: who.answers[LAST] ?? '' })).toMatchObject({
      row: '5-duplicate',
      duplicate: 'approved',
    });
  });

  test('with another spelling of the name goes to review', async () => {
    const changed = await refused();
    expect(
      await found({
        ...changed,
        'applicant.name.firstName': 'ANA',
        [LAST]: changed[LAST]?.toUpperCase() ?? '',
      }),
    ).toMatchObject({
      duplicate: 'declined',
    });
  });

  test.each([
    ['a twin', { 'applicant.dob': '1987-09-24' }],
    ['a namesake with another number', { [SSN]: '7294' }],
  ])('%s goes on', async (_what, other) => {
    expect(await found({ ...(await refused()), ...other })).toMatchObject({
      row: '6-phone-not-proven',
      duplicate: 'none',
    });
  });

  test('is decided normally 30 days after a decline', async () => {
    const changed = await refused();
    await at.clock.moveTo(at.clock.offsetMs() + DECISION_LIMITS.recentDeclineMs + 1_000);
    expect(await found(changed)).toMatchObject({ row: '6-phone-not-proven', duplicate: 'none' });
  });
});
