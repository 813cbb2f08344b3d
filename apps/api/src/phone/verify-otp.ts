import { APPLICANT_PHONE_PATH } from '@signet/rulebook/core/answers';
import { LIMITS } from '@signet/rulebook/core/limits';
import type { OtpLock } from '@signet/rulebook/phone/otp-state';
import { stepConflictFor } from '../application/facts.ts';
import { loadApplication, otpReplyFor } from '../application/load-view.ts';
import type { Deps } from '../deps.ts';
import type { Call, Handler } from '../handler.ts';
import { pollUntil } from '../platform/http/idempotency.ts';
import { AppError, fieldAppError, isDatabaseUnavailable } from '../platform/http/problem.ts';
import { ProviderDown } from '../platform/provider-down.ts';
import { actorOf } from '../session/session-cookies.ts';
import { replacePhoneStep } from './replace-phone-step.ts';

const REFUSALS = {
  spent: 'otp.attemptsExceeded',
  expired: 'otp.expired',
  none: 'otp.expired',
} as const;

/** The field error for a lock, with the seconds left if it ends. docs/readings.md 62. */
const lockedBy = (lock: OtpLock, now: number): AppError =>
  lock.why === 'locked'
    ? fieldAppError('otp.temporarilyLocked', 'code', {
        seconds: Math.ceil((lock.until - now) / 1000),
      })
    : fieldAppError('otp.permanentlyLocked', 'code');

async function isProvenBy(
  { deps, application, session }: Call<'verifyOtp'>,
  waitMs: number,
): Promise<boolean> {
  const isProven = async () =>
    (await deps.store.applications.load(application.id, session.userId))?.phoneProven === true;
  return pollUntil(isProven, (proven) => proven, waitMs);
}

/**
 * A text can reach the phone a moment before we have recorded that it was sent, above all while the
 * database is slow; its code is waited for, not refused.
 */
async function reserveTry({ deps, application }: Call<'verifyOtp'>, phone: string) {
  const isUnrecorded =
    (application.code?.sends ?? 0) > 0 && application.code?.vendorSid === undefined;
  return pollUntil(
    () => deps.store.phoneCodes.reserveTry({ id: application.id, phone }),
    (attempt) => attempt.ok || attempt.why !== 'none',
    isUnrecorded ? LIMITS.idempotencyWaitMs : 0,
  );
}

/**
 * Raises an alarm when one code is tried across many applications, because such guessing hits no
 * other limit. docs/decisions/0052.
 */
async function noteGuess(
  { store, metrics, log }: Deps,
  guess: { id: string; code: string },
): Promise<void> {
  const noted = await store.codeGuesses.note(guess).catch((error: unknown) => {
    log.error({ err: error, applicationId: guess.id }, 'a wrong code was not noted');
    return undefined; // the try is counted, so its answer must not be that we are busy
  });
  if (noted === undefined || !noted.raised) return;
  const { applications } = noted;
  metrics.count('signet_code_guess_alarms_total', {});
  log.error(
    { applicationId: guess.id, applications },
    'one code was tried at many applications: somebody may be guessing',
  );
}

/**
 * Counts the attempt, then calls the vendor; a wrong code sends no new text. docs/readings.md 61
 * and 62.
 */
async function proveByCode(call: Call<'verifyOtp'>): Promise<void> {
  const { deps, application, session, secrets, once } = call;
  const { store, providers, clock } = deps;
  const { id } = application;
  const phone = application.answers[APPLICANT_PHONE_PATH] ?? '';
  const attempt = await reserveTry(call, phone);
  if (!attempt.ok) {
    if (attempt.why === 'locked' || attempt.why === 'lockedForLife')
      throw lockedBy(attempt, clock.now());
    // A parallel submission of the same code has used it.
    if (attempt.why === 'none' && (await isProvenBy(call, 0))) return;
    throw fieldAppError(REFUSALS[attempt.why], 'code');
  }
  const { vendorSid, triedAt, attemptsLeft, lock } = attempt;
  const check = { reference: vendorSid, phone, code: secrets.code?.value ?? '' };
  const answer = await providers.codes.check(check).catch(async (error: unknown) => {
    if (!(error instanceof ProviderDown)) throw error;
    if (error.didNothing) await store.phoneCodes.tryFailed({ id, phone, vendorSid, triedAt });
    throw new AppError('provider.unavailable');
  });
  if (answer === 'right') {
    const { first } = await store.phoneCodes.proven({
      id,
      phone,
      method: 'code',
      actor: actorOf(session),
      once,
    });
    if (first || (await isProvenBy(call, 0))) return; // by this code, or a moment earlier by link or network
    throw new AppError('application.stepUpClosed');
  }
  if (answer === 'expired') {
    // The code is still valid by our count, so the vendor most likely just accepted it in another
    // window.
    if (await isProvenBy(call, LIMITS.idempotencyWaitMs)) return;
    throw fieldAppError('otp.expired', 'code');
  }
  if (answer === 'wrong') await noteGuess(deps, { id, code: check.code });
  if (lock !== undefined) throw lockedBy(lock, clock.now());
  throw attemptsLeft > 0 && answer === 'wrong'
    ? fieldAppError('otp.incorrect', 'code', { count: attemptsLeft })
    : fieldAppError('otp.attemptsExceeded', 'code');
}

/**
 * What the step has become meanwhile; undefined also when the database is down, because a counted
 * attempt has its answer.
 */
async function conflictNow(call: Call<'verifyOtp'>): Promise<AppError | undefined> {
  try {
    return stepConflictFor('code', await loadApplication(call.application.id, call));
  } catch (error) {
    if (isDatabaseUnavailable(error)) return undefined;
    throw error;
  }
}

/**
 * Verifies the phone by its code; `skip=true` requires photo ID instead, and never waives
 * verification. docs/readings.md 1.
 */
export const verifyOtp: Handler<'verifyOtp'> = async (call) => {
  if (call.query?.skip === 'true') await replacePhoneStep(call);
  else
    await proveByCode(call).catch(async (error: unknown) => {
      throw (await conflictNow(call)) ?? error; // verified meanwhile, so not an error of this call
    });
  return otpReplyFor(await loadApplication(call.application.id, call), call);
};
