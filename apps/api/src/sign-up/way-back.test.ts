import { expect, test } from 'vitest';
import { onPostgres } from '../testing/for-each-database.ts';
import {
  completedApplication,
  mailSubjects,
  signInPersona,
  submittedApplication,
  testApi,
} from '../testing/test-api.ts';

const SUBJECT = 'Your application is saved: here’s your way back';
const minuteMs = 60_000;

onPostgres('the mail with the way back', (open) => {
  const at = testApi(open);
  const later = async () => {
    await at.clock.moveTo(at.clock.offsetMs() + minuteMs);
    await at.queue.runDue();
    await at.queue.runDue();
  };

  test('goes out once to somebody who did not submit, and not before its time', async () => {
    const { who, view } = await completedApplication(at, 'ana');
    await at.queue.runDue();
    expect(await mailSubjects(at, who)).toEqual([]);
    await later();
    await expect.poll(() => mailSubjects(at, who)).toEqual([SUBJECT]);
    await at.deps.store.applications.loadForWork(view.id);
    await later();
    expect(await mailSubjects(at, who)).toEqual([SUBJECT]);
  });

  test('finding the open application again writes nothing', async () => {
    const { visitor, who } = await signInPersona(at, 'marcus');
    for (let times = 0; times < 2; times += 1)
      await visitor.send('POST', '/api/v2/applications?find=true', {
        application: { currency: 'USD' },
      });
    await later();
    await expect.poll(() => mailSubjects(at, who)).toEqual([SUBJECT]);
  });

  test('does not go out after the submission', async () => {
    const { who } = await submittedApplication(at, 'ana');
    await later();
    expect(await mailSubjects(at, who)).not.toContain(SUBJECT);
  });
});
