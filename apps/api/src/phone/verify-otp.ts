import { APPLICANT_PHONE_PATH } from '@signet/rulebook/core/answers';
import { LIMITS } from '@signet/rulebook/core/limits';
import type { OtpLock } from '@signet/rulebook/phone/otp-state';
import { currentPhoneStep } from '@signet/rulebook/phone/step-ups';
import { stepConflict, stepConflictFor } from '../application/facts.ts';
import { loadApplication, otpReplyFor } from '../application/load-view.ts';
import type { Deps } from '../deps.ts';
import type { Call, Handler } from '../handler.ts';
import { pollUntil } from '../platform/http/idempotency.ts';
import { AppError, fieldAppError } from '../platform/http/problem.ts';
import { ProviderDown } from '../platform/provider-down.ts';
import { actorOf } from '../session/session-cookies.ts';

const REFUSALS = { spent: 'otp.attemptsExceeded', expired: 'otp.expired', none: 'otp.expired' } as const;

/** What a lock says at the code's field: with the seconds until it ends, where it ends. docs/readings.md 62. */
const lockedBy = (lock: OtpLock, now: number): AppError =>
  lock.why === 'locked'
    ? fieldAppError('otp.temporarilyLocked', 'code', { seconds: Math.ceil((lock.until - now) / 1000) })
    : fieldAppError('otp.permanentlyLocked', 'code');

/** Whether another call proved the phone meanwhile: at once, or within `waitMs`. */
async function isProvenBy({ deps, application, session }: Call<'verifyOtp'>, waitMs: number): Promise<boolean> {
  const isProven = async () => (await deps.store.applications.load(application.id, session.userId))?.phoneProven === true;
  return pollUntil(isProven, (proven) => proven, waitMs);
}

/** One code at many applications is told: a guesser who never tries a phone twice meets no limit. docs/decisions/0052. */
async function noteGuess({ store, metrics, log }: Deps, guess: { id: string; code: string }): Promise<void> {
  const { applications, raised } = await store.codeGuesses.note(guess);
  if (!raised) return;
  metrics.count('signet_code_guess_alarms_total', {});
  log.error({ applicationId: guess.id, applications }, 'one code was tried at many applications: somebody may be guessing');
}

/** Counts the try, then asks the vendor; a wrong code sends nothing. docs/readings.md 61 and 62. */
async function proveByCode(call: Call<'verifyOtp'>): Promise<void> {
  const { deps, application, session, secrets, once } = call;
  const { store, providers, clock } = deps;
  const { id } = application;
  const phone = application.answers[APPLICANT_PHONE_PATH] ?? '';
  const attempt = await store.phoneCodes.reserveTry({ id, phone });
  if (!attempt.ok) {
    if (attempt.why === 'locked' || attempt.why === 'lockedForLife') throw lockedBy(attempt, clock.now());
    if (attempt.why === 'none' && (await isProvenBy(call, 0))) return; // the same code, sent twice at once, is used up
    throw fieldAppError(REFUSALS[attempt.why], 'code');
  }
  const { vendorSid, triedAt, attemptsLeft, lock } = attempt;
  const asked = { reference: vendorSid, phone, code: secrets.code?.value ?? '' };
  const answer = await providers.codes.check(asked).catch(async (error: unknown) => {
    if (!(error instanceof ProviderDown)) throw error;
    if (error.didNothing) await store.phoneCodes.tryFailed({ id, phone, vendorSid, triedAt });
    throw new AppError('provider.unavailable');
  });
  if (answer === 'right') {
    const { first } = await store.phoneCodes.proven({ id, phone, method: 'code', actor: actorOf(session), once });
    if (first || (await isProvenBy(call, 0))) return; // by this code, or by the link or the network a moment before
    throw new AppError('application.stepUpClosed');
  }
  if (answer === 'expired') {
    // The code is still valid by our count, so the vendor most likely just accepted it in another window.
    if (await isProvenBy(call, LIMITS.idempotencyWaitMs)) return;
    throw fieldAppError('otp.expired', 'code');
  }
  if (answer === 'wrong') await noteGuess(deps, { id, code: asked.code });
  if (lock !== undefined) throw lockedBy(lock, clock.now());
  throw attemptsLeft > 0 && answer === 'wrong'
    ? fieldAppError('otp.incorrect', 'code', { count: attemptsLeft })
    : fieldAppError('otp.attemptsExceeded', 'code');
}

/** Proves the phone by its code; `skip=true` asks for photo ID instead, which never waives the proof. docs/readings.md 1. */
export const verifyOtp: Handler<'verifyOtp'> = async (call) => {
  const { deps, application, session, query } = call;
  const { id } = application;
  if (query?.skip === 'true') {
    const type = currentPhoneStep(application.stepUps);
    if (type === undefined) throw stepConflict(application);
    await deps.store.applications.completeStepUp({ id, type, result: 'replaced', actor: actorOf(session), reopen: true });
  } else
    await proveByCode(call).catch(async (error: unknown) => {
      throw stepConflictFor('code', await loadApplication(id, call)) ?? error; // proven while this code was looked at: no fault of its own
    });
  return otpReplyFor(await loadApplication(id, call), call);
};
