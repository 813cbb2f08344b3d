import { AppError, fieldError } from '../problem.ts';
import { ProviderDown } from '../providers/provider-down.ts';
import { PHONE_PATH } from '../send-code.ts';
import type { CodeLock } from '../store/code-state.ts';
import { viewOf } from '../view.ts';
import type { Call, Handler } from './handler.ts';
import { askedPhoneStep } from './phone-rules.ts';
import { actorOf, reload } from './reload.ts';
import { movedFrom } from './step-up-rules.ts';

const REFUSALS = { spent: 'code.spent', expired: 'code.expired', none: 'code.expired' } as const;

/** What a lock says at the code's field: with the seconds until it ends, where it ends. decisions.md, section 6, six-digit code. */
const lockedBy = (lock: CodeLock, now: number): AppError =>
  lock.why === 'locked'
    ? fieldError('code.locked', 'code', { seconds: Math.ceil((lock.until - now) / 1000) })
    : fieldError('code.lockedForLife', 'code');

/** Counts the try, then asks the vendor; a wrong code sends nothing. decisions.md, row 8 and section 6, six-digit code. */
async function proveByCode({ deps, application, session, secrets, once }: Call<'checkOtp'>): Promise<void> {
  const { store, providers, clock } = deps;
  const { id } = application;
  const phone = application.answers[PHONE_PATH] ?? '';
  const attempt = await store.phoneCodes.reserveTry({ id, phone });
  if (!attempt.ok)
    throw attempt.why === 'locked' || attempt.why === 'lockedForLife'
      ? lockedBy(attempt, clock.now())
      : fieldError(REFUSALS[attempt.why], 'code');
  const asked = { reference: attempt.vendorSid, phone, code: secrets.code?.value ?? '' };
  const answer = await providers.codes.check(asked).catch((error: unknown) => {
    throw error instanceof ProviderDown ? new AppError('provider.down') : error;
  });
  if (answer === 'expired') throw fieldError('code.expired', 'code');
  if (answer !== 'right' && attempt.lock !== undefined) throw lockedBy(attempt.lock, clock.now());
  if (answer !== 'right')
    throw attempt.triesLeft > 0 && answer === 'wrong'
      ? fieldError('code.mismatch', 'code', { count: attempt.triesLeft })
      : fieldError('code.spent', 'code');
  const { first } = await store.phoneCodes.proven({ id, phone, method: 'code', actor: actorOf(session), once });
  if (!first) throw new AppError('application.moved'); // another window, the link or the network was faster
}

/** Proves the phone by its code; `skip=true` asks for photo ID instead, which never waives the proof. decisions.md, row 11. */
export const checkOtp: Handler<'checkOtp'> = async (call) => {
  const { deps, application, session, visitor, query } = call;
  const { id } = application;
  const asking = { deps, session, visitor };
  if (query?.skip === 'true') {
    const type = askedPhoneStep(application);
    await deps.store.applications.finishStepUp({ id, type, result: 'replaced', actor: actorOf(session), reopen: true });
  } else
    await proveByCode(call).catch(async (error: unknown) => {
      throw movedFrom('code', await reload(id, asking)) ?? error; // proven while this code was looked at: no fault of its own
    });
  const stored = await reload(id, asking);
  return { attempts: stored.code?.triesLeft ?? 0, application: viewOf(stored, { locale: visitor.locale, clock: deps.clock }) };
};
