import { AppError, fieldError } from '../problem.ts';
import { ProviderDown } from '../providers/provider-down.ts';
import { PHONE_PATH } from '../send-code.ts';
import { viewOf } from '../view.ts';
import type { Call, Handler } from './handler.ts';
import { phoneStepOf } from './phone-rules.ts';
import { actorOf, reload } from './reload.ts';
import { movedOn } from './step-up-rules.ts';

const REFUSALS = { spent: 'code.spent', locked: 'code.locked', expired: 'code.expired', none: 'code.expired' } as const;

/** Counts the try, then asks the vendor; a wrong code sends nothing. decisions.md, row 8 and section 6, six-digit code. */
async function proveByCode({ deps, application, session, secrets, once }: Call<'checkOtp'>): Promise<void> {
  const { store, providers } = deps;
  const { id } = application;
  const phone = application.answers[PHONE_PATH] ?? '';
  const attempt = await store.phoneCodes.reserveTry({ id, phone });
  if (!attempt.ok) throw fieldError(REFUSALS[attempt.why], 'code');
  const asked = { reference: attempt.vendorSid, code: secrets.code?.value ?? '' };
  const answer = await providers.codes.check(asked).catch((error: unknown) => {
    throw error instanceof ProviderDown ? new AppError('provider.down') : error;
  });
  if (answer === 'expired') throw fieldError('code.expired', 'code');
  if (answer !== 'right')
    throw attempt.triesLeft > 0 && answer === 'wrong'
      ? fieldError('code.mismatch', 'code', { count: attempt.triesLeft })
      : fieldError('code.spent', 'code');
  await store.phoneCodes.proven({ id, phone, method: 'code', actor: actorOf(session), once });
}

/** Proves the phone by its code; `skip=true` asks for photo ID instead, which never waives the proof. decisions.md, row 11. */
export const checkOtp: Handler<'checkOtp'> = async (call) => {
  const { deps, application, session, visitor, query } = call;
  const step = phoneStepOf(application);
  if (step === undefined && !application.phoneProven) throw movedOn(application);
  if (step !== undefined && query?.skip === 'true') {
    await deps.store.applications.finishStepUp({
      id: application.id,
      type: step,
      result: 'replaced',
      actor: actorOf(session),
      reopen: true,
    });
  } else if (step !== undefined) await proveByCode(call);
  const stored = await reload(application.id, { deps, session, visitor });
  return { attempts: stored.code?.triesLeft ?? 0, application: viewOf(stored, { locale: visitor.locale, clock: deps.clock }) };
};
