import { DECISION_LIMITS } from '@signet/rulebook/decision/limits';
import { expect, test } from 'vitest';
import { onPostgres } from '../testing/for-each-database.ts';
import {
  approvedApplication,
  mailSubjects,
  submittedApplication,
  testApi,
} from '../testing/test-api.ts';

const SUBJECT = 'One quick step left: confirm your phone';

onPostgres('the mail about an unfinished phone step', (open) => {
  const at = testApi(open);
  const later = (ms: number) => at.clock.moveTo(at.clock.offsetMs() + ms);

  test('goes out once, a quarter of an hour after the code', async () => {
    const { who } = await submittedApplication(at, 'ana');
    await later(DECISION_LIMITS.receivedMailMs - 60_000);
    expect(await mailSubjects(at, who)).toEqual([]);
    await later(120_000);
    await expect.poll(() => mailSubjects(at, who), { timeout: 20_000 }).toEqual([SUBJECT]);
    await later(24 * 3_600_000);
    expect(await mailSubjects(at, who)).toEqual([SUBJECT]);
  });

  test('waits a quarter of an hour from the last code', async () => {
    const { visitor, view, who } = await submittedApplication(at, 'ana');
    await later(DECISION_LIMITS.receivedMailMs - 300_000);
    expect(
      (await visitor.send('POST', `/api/v2/applications/${view.id}/otp-code`, {})).status,
    ).toBe(200);
    await later(600_000);
    expect(await mailSubjects(at, who)).toEqual([]);
    await later(600_000);
    await expect.poll(() => mailSubjects(at, who), { timeout: 20_000 }).toEqual([SUBJECT]);
  });

  test('is not sent to somebody who has finished by then', async () => {
    const { who } = await approvedApplication(at, 'ana');
    await later(DECISION_LIMITS.receivedMailMs + 60_000);
    expect(await mailSubjects(at, who)).toEqual(['You’re approved: link your bank']);
  });
});
