import { currentPhoneStep } from '@signet/rulebook/phone/step-ups';
import { stepConflict } from '../application/facts.ts';
import type { Call } from '../handler.ts';
import { actorOf } from '../session/session-cookies.ts';

/** Asks for photo ID in the place of the open code or link. Throws a conflict when none is open. */
export async function replacePhoneStep({
  deps,
  application,
  session,
}: Pick<Call<'verifyOtp'>, 'deps' | 'application' | 'session'>): Promise<void> {
  const type = currentPhoneStep(application.stepUps);
  if (type === undefined) throw stepConflict(application);
  const step = { id: application.id, type, result: 'replaced', actor: actorOf(session) } as const;
  await deps.store.applications.completeStepUp({ ...step, reopen: true });
}
