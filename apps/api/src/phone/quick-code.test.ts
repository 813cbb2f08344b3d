import { LIMITS } from '@signet/rulebook/core/limits';
import { beforeAll, expect, test } from 'vitest';
import { sql, statementOf } from '../platform/sql/sql.ts';
import { buildStore } from '../store.ts';
import { forEachDatabase } from '../testing/for-each-database.ts';
import {
  applicationWithPhone,
  openStore,
  STORE_TEST_PHONE,
  type StoreUnderTest,
} from '../testing/test-store.ts';

forEachDatabase('a code that is typed before its sending was written down', (open) => {
  let at: StoreUnderTest;
  beforeAll(async () => {
    at = await openStore(open);
  });

  test('is tried, and not taken for one that is used up', async () => {
    const { id } = await applicationWithPhone(at.store);
    const code = { id, phone: STORE_TEST_PHONE };
    await at.store.phoneCodes.reserveSend(code);
    let isWritten = false;
    // Stores the send right after the first lookup.
    const run = async <Row>(query: Parameters<typeof at.database.run>[0]): Promise<Row[]> => {
      const rows = await at.database.run<Row>(query);
      if (!isWritten && statementOf(query).text.includes('tried as')) {
        isWritten = true;
        await at.store.phoneCodes.sent({
          ...code,
          vendorSid: 'VE1',
          expiresAt: at.clock.now() + LIMITS.otpLifeMs,
        });
      }
      return rows;
    };
    const store = buildStore({
      database: { ...at.database, run },
      sealer: at.sealer,
      clock: at.clock,
    });
    expect(await store.phoneCodes.reserveTry(code)).toMatchObject({
      ok: true,
      attemptsLeft: LIMITS.otpAttemptsPerCode - 1,
    });
    expect(
      await at.database.run(sql`select attempts from otp_codes where application_id = ${id}`),
    ).toEqual([{ attempts: 1 }]);
  });
});
