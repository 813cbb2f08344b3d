import { PHONE_LIMITS } from '@signet/rulebook/phone/limits';
import { beforeAll, expect, test } from 'vitest';
import { forEachDatabase } from '../testing/for-each-database.ts';
import { applicationWithPhone, openStore, type StoreUnderTest } from '../testing/test-store.ts';

forEachDatabase('a code that is typed before its sending was written down', (open) => {
  let at: StoreUnderTest;
  beforeAll(async () => {
    at = await openStore(open);
  });

  test('counts as not sent yet or is tried, but is never reported as used up', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { id } = await applicationWithPhone(at.store, {
        answers: { 'applicant.phone.localPhoneNumber': `212555030${round}` },
      });
      const code = { id, phone: `212555030${round}` };
      await at.store.phoneCodes.reserveSend(code);
      const sent = {
        ...code,
        vendorSid: 'VE1',
        expiresAt: at.clock.now() + PHONE_LIMITS.otpLifeMs,
      };
      const [tried] = await Promise.all([
        at.store.phoneCodes.reserveTry(code),
        at.store.phoneCodes.sent(sent),
      ]);
      expect(tried.ok || tried.why).toBe(tried.ok ? true : 'none');
      expect(await at.store.phoneCodes.current(id, code.phone)).toMatchObject({
        attemptsLeft: PHONE_LIMITS.otpAttemptsPerCode - (tried.ok ? 1 : 0),
      });
    }
  });
});
