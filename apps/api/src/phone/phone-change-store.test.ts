import { PHONE_LIMITS } from '@signet/rulebook/phone/limits';
import { beforeAll, expect, test } from 'vitest';
import { forEachDatabase } from '../testing/for-each-database.ts';
import {
  loadOrThrow,
  openStore,
  STORE_TEST_PHONE,
  type StoreUnderTest,
  submittedTestApplication,
} from '../testing/test-store.ts';

forEachDatabase('changed numbers', (open) => {
  let at: StoreUnderTest;
  beforeAll(async () => {
    at = await openStore(open);
  });

  /** An application whose code has been sent. */
  const asked = async (phone: string) => {
    const { id, round } = await submittedTestApplication(at.store, {
      answers: { 'applicant.phone.localPhoneNumber': phone },
    });
    const ruled = {
      id,
      round,
      outcome: 'PENDING',
      rowId: '6-phone',
      evidence: {},
      version: 'v',
      actor: 'rules',
    } as const;
    await at.store.applications.recordDecision({ ...ruled, stepUp: 'OTP_SMS', decidedBy: 'rules' });
    return loadOrThrow(at.store, id);
  };
  const changeTo = (
    phone: string,
    { id, userId, version }: { id: string; userId: string; version: number },
  ) => at.store.phoneChanges.change({ id, userId, version, phone, actor: 'test' });
  const refused = (code: string) => expect.objectContaining({ code });

  test('of a verification and a change at the same moment only one counts', async () => {
    for (let round = 0; round < 12; round += 1) {
      const phone = String(2_125_551_000 + round);
      const application = await asked(phone);
      const { id } = application;
      const [changed, proof] = await Promise.all([
        changeTo('2125559999', application).then(
          () => ({ isChanged: true }),
          () => ({ isChanged: false }),
        ),
        at.store.phoneCodes.proven({ id, phone, method: 'code', actor: 'test' }),
      ]);
      const { phoneProven, stepUps } = await loadOrThrow(at.store, id);
      const isAsked = stepUps.some(({ finishedAt }) => finishedAt === undefined);
      expect([changed.isChanged, proof.first]).toEqual(
        changed.isChanged ? [true, false] : [false, true],
      );
      expect([phoneProven, isAsked]).toEqual([!changed.isChanged, changed.isChanged]);
    }
  });

  test('refuses a stale, foreign or over-limit change', async () => {
    const application = await asked(STORE_TEST_PHONE);
    const older = { ...application, version: application.version - 1 };
    await expect(changeTo('2125559998', older)).rejects.toEqual(
      refused('application.versionConflict'),
    );
    const ofOther = { ...application, userId: 'usr_other' };
    await expect(changeTo('2125559998', ofOther)).rejects.toEqual(refused('application.notFound'));
    expect(await loadOrThrow(at.store, application.id)).toEqual(application);
    for (let turn = 0; turn < PHONE_LIMITS.phoneChangesPerDay; turn += 1)
      await changeTo(`212555980${turn}`, await loadOrThrow(at.store, application.id));
    const spent = await loadOrThrow(at.store, application.id);
    expect(spent.phoneChangesLeft).toBe(0);
    await expect(changeTo('2125559998', spent)).rejects.toEqual(
      refused('phone.changeLimitExceeded'),
    );
    await at.clock.advance(PHONE_LIMITS.phoneChangeWindowMs);
    expect((await changeTo('2125559998', spent)).version).toBe(spent.version + 1);
    expect(await at.store.audit.verify(application.id)).toMatchObject({ ok: true });
  });
});
