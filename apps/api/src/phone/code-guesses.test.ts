import { PHONE_LIMITS } from '@signet/rulebook/phone/limits';
import { beforeAll, expect, test } from 'vitest';
import { sql } from '../platform/sql/sql.ts';
import { forEachDatabase } from '../testing/for-each-database.ts';
import { sweep } from '../testing/test-duties.ts';
import {
  openStore,
  runConcurrently,
  type StoreUnderTest,
  submittedTestApplication,
} from '../testing/test-store.ts';

forEachDatabase('one code over many applications', (open) => {
  let at: StoreUnderTest;
  let ids: string[] = [];
  beforeAll(async () => {
    at = await openStore(open);
    for (let turn = 0; turn <= PHONE_LIMITS.sameCodeApplications; turn += 1)
      ids = [...ids, (await submittedTestApplication(at.store)).id];
  });
  const note = (which: number, code: string) =>
    at.store.codeGuesses.note({ id: ids[which] ?? '', code });
  const alarms = async () =>
    (
      await at.database.run<{ n: number }>(
        sql`select count(*) as n from audit where action = 'code.guessedAcross'`,
      )
    )[0]?.n;

  test('raises the alarm from the fifth application on, and not for a repeated guess', async () => {
    for (let which = 0; which < PHONE_LIMITS.sameCodeApplications - 1; which += 1) {
      expect(await note(which, '123456')).toEqual({ applications: which + 1, raised: false });
      expect((await note(which, '123456')).raised).toBe(false);
    }
    expect(await note(PHONE_LIMITS.sameCodeApplications - 1, '123456')).toEqual({
      applications: PHONE_LIMITS.sameCodeApplications,
      raised: true,
    });
    expect((await note(0, '123456')).raised).toBe(false);
    expect((await note(PHONE_LIMITS.sameCodeApplications, '123456')).raised).toBe(true);
    expect(await alarms()).toBe(2);
    expect(await at.store.audit.verify(ids[PHONE_LIMITS.sameCodeApplications] ?? '')).toMatchObject(
      {
        ok: true,
      },
    );
  });

  test('raises no alarm for different codes, and stores no code', async () => {
    const raised = await runConcurrently(ids.length, (which) => note(which, `00000${which}`));
    expect(raised.filter((one) => one.raised)).toEqual([]);
    expect(JSON.stringify(await at.database.run(sql`select * from code_guesses`))).not.toContain(
      '123456',
    );
  });

  test('counts one day only', async () => {
    for (let which = 0; which < PHONE_LIMITS.sameCodeApplications - 1; which += 1)
      await note(which, '777777');
    await at.clock.advance(PHONE_LIMITS.sameCodeWindowMs);
    expect(await note(PHONE_LIMITS.sameCodeApplications, '777777')).toEqual({
      applications: 1,
      raised: false,
    });
    await at.clock.advance(PHONE_LIMITS.sameCodeWindowMs);
    await sweep(at.store);
    expect(await at.database.run(sql`select 1 from code_guesses`)).toEqual([]);
  });
});
