import { APPLICANT_PHONE_PATH } from '@signet/rulebook/core/answers';
import { PHONE_LIMITS } from '@signet/rulebook/phone/limits';
import type { StoredApplication } from '../application/stored-application.ts';
import type { Deps } from '../deps.ts';
import type { IdempotentCall } from '../platform/http/idempotent-call.ts';
import { AppError, fieldAppError } from '../platform/http/problem.ts';
import { ProviderDown } from '../platform/provider-down.ts';
import { lookUpLineType } from './phone-eligibility.ts';
import type { LivingCode } from './port.ts';
import { reserveText } from './reserve-text.ts';

/**
 * Texts the code, which stays the same until it expires; throws AppError when it cannot be sent.
 * docs/readings.md 63.
 */
export async function deliverOtp(
  deps: Deps,
  application: StoredApplication,
  { ip, once }: { ip?: string; once?: IdempotentCall } = {},
): Promise<void> {
  const { store, providers, clock, config } = deps;
  const { id, locale, portal, referralUrlId } = application;
  const phone = application.answers[APPLICANT_PHONE_PATH] ?? '';
  if ((await lookUpLineType(deps, { userId: application.userId, phone })) === 'virtual')
    throw fieldAppError('phone.unsupportedLineType', APPLICANT_PHONE_PATH);
  const { reservedAt } = await reserveText(deps, 'code', { id, phone, ip });
  const send = async () => {
    await endUsedUp(deps, application);
    return providers.codes.start({
      phone,
      locale,
      brand: config.partners.brandOf({ portal, referralUrlId }).name,
    });
  };
  const started = await send().catch(async (error: unknown) => {
    // A send that timed out may have reached the phone.
    if (error instanceof ProviderDown && error.didNothing)
      await store.phoneCodes.sendFailed({ id, phone, reservedAt });
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
    expiresAt: codeExpiresAt(started, clock.now()),
    once,
  });
}

/**
 * A code expires ten minutes after it was created, however often it is resent. docs/readings.md 63.
 */
export const codeExpiresAt = ({ ageMs }: LivingCode, sentAt: number): number =>
  sentAt - ageMs + PHONE_LIMITS.otpLifeMs;

/** Cancels a used-up code at the vendor, which would otherwise resend it. */
async function endUsedUp({ providers, clock }: Deps, { code }: StoredApplication): Promise<void> {
  const isUsedUp =
    code?.vendorSid !== undefined &&
    (code.attemptsLeft === 0 || (code.expiresAt ?? 0) <= clock.now());
  if (isUsedUp && code?.vendorSid !== undefined) await providers.codes.cancel(code.vendorSid);
}
