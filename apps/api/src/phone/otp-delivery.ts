import { APPLICANT_PHONE_PATH } from '@signet/rulebook/core/answers';
import { LIMITS } from '@signet/rulebook/core/limits';
import type { Deps } from '../deps.ts';
import { AppError, fieldAppError } from '../platform/http/problem.ts';
import { ProviderDown } from '../platform/provider-down.ts';
import type { IdempotentCall, StoredApplication } from '../platform/store-types.ts';
import { lookUpLineType } from './phone-eligibility.ts';
import { reserveText } from './reserve-text.ts';

/** Texts the code, the same one while it lives; throws AppError where it is not to be sent, or was not. docs/readings.md 63. */
export async function deliverOtp(
  deps: Deps,
  application: StoredApplication,
  { ip, once }: { ip?: string; once?: IdempotentCall } = {},
): Promise<void> {
  const { store, providers, clock } = deps;
  const { id, locale } = application;
  const phone = application.answers[APPLICANT_PHONE_PATH] ?? '';
  if ((await lookUpLineType(deps, { userId: application.userId, phone })) === 'virtual')
    throw fieldAppError('phone.unsupportedLineType', APPLICANT_PHONE_PATH);
  const { reservedAt } = await reserveText(deps, 'code', { id, phone, ip });
  const started = await providers.codes.start({ phone, locale }).catch(async (error: unknown) => {
    // A send that timed out may have reached the phone.
    if (error instanceof ProviderDown && error.didNothing) await store.phoneCodes.sendFailed({ id, phone, reservedAt });
    throw error instanceof ProviderDown ? new AppError('otp.notSent') : error;
  });
  if (started.state !== 'sent') {
    await store.phoneCodes.sendFailed({ id, phone, reservedAt });
    throw started.state === 'tooMany'
      ? new AppError('otp.sendLimitExceeded')
      : fieldAppError('phone.unsupportedLineType', APPLICANT_PHONE_PATH);
  }
  await store.phoneCodes.sent({
    id,
    phone,
    vendorSid: started.reference,
    expiresAt: expiryOf(application, started.reference, clock.now()),
    once,
  });
}

/** Resending does not extend the code's life. */
function expiryOf({ code }: StoredApplication, reference: string, now: number): number {
  const isSame = code?.vendorSid === reference && code.expiresAt !== undefined && code.expiresAt > now;
  return isSame && code?.expiresAt !== undefined ? code.expiresAt : now + LIMITS.otpLifeMs;
}
