import { PHONE_LIMITS } from '@signet/rulebook/phone/limits';
import { loadOrThrow, type StoreUnderTest, submittedTestApplication } from './test-store.ts';

/** Calls every statement about phones at least once. */
export async function callPhoneStatements(
  { store, clock }: StoreUnderTest,
  { id, userId, phone }: { id: string; userId: string; phone: string },
): Promise<void> {
  const { phoneCodes, phoneLinks, phoneLines } = store;
  const actor = 'test';
  const code = { id, phone, vendorSid: 'sid' };
  await phoneCodes.current(id, phone);
  for (let sends = 0; sends < 2; sends += 1) {
    await phoneCodes.reserveSend({ id, phone });
    await clock.advance(PHONE_LIMITS.otpResendMs[0]);
  }
  await phoneCodes.sent({ ...code, expiresAt: clock.now() + PHONE_LIMITS.otpLifeMs });
  await phoneCodes.reserveTry({ id, phone });
  await phoneCodes.tryFailed({ ...code, triedAt: clock.now() });
  await phoneCodes.sendFailed({ id, phone, reservedAt: clock.now() });
  for (let turn = 0; turn < PHONE_LIMITS.sameCodeApplications; turn += 1)
    await store.codeGuesses.note({
      id: (await submittedTestApplication(store)).id,
      code: '000000',
    });
  for (const link of ['link', 'other'])
    await phoneLinks.add({ id, phone, link, token: `token of ${link}` });
  await phoneLinks.sent({ id, link: 'link' });
  await phoneLinks.byToken(id, 'token of link');
  await phoneLinks.byId(id, 'link');
  await phoneLinks.opened({ id, link: 'link' });
  await phoneLinks.reserveConfirm({ id, link: 'link' });
  await phoneLinks.confirmFailed({ id, link: 'link' });
  await phoneCodes.proven({ id, phone, method: 'link', link: 'link', actor });
  await phoneLinks.failed({ id, link: 'link', reason: 'denied', actor });
  await phoneLinks.networkAsked({ id, phone });
  await phoneLinks.isNetworkAsked({ id, phone });
  await phoneLinks.networkSilent({ id, phone, actor });
  await phoneLines.reserve({ userId, phone });
  await phoneLines.remember({ phone, type: 'mobile' });
  await phoneLines.giveBack({ userId, reservedAt: clock.now() });
  const asked = await submittedTestApplication(store);
  await store.applications.recordDecision({
    id: asked.id,
    round: asked.round,
    outcome: 'PENDING',
    rowId: 'row',
    evidence: {},
    version: 'v',
    stepUp: 'OTP_SMS',
    decidedBy: 'rules',
    actor,
  });
  const { version } = await loadOrThrow(store, asked.id);
  const change = { id: asked.id, userId: asked.userId, version, phone: '2125550999', actor };
  await store.phoneChanges.change(change);
}
