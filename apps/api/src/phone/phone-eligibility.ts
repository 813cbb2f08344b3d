import type { ErrorCode } from '@signet/rulebook/core/errors';
import { openPhoneStep, type PhoneStep } from '@signet/rulebook/step-ups';
import type { Deps } from '../deps.ts';
import { lineTypeOf } from './zz-line-type.ts';
import { movedOn } from '../application/step-conflict.ts';
import type { StoredApplication } from '../store.ts';

/** Why a number is not taken where it is typed: of an internet service its texts prove nothing. decisions.md, section 5, phone. */
const REFUSALS = { virtual: 'phone.virtual', tooMany: 'phone.tooMany' } as const satisfies Record<string, ErrorCode>;

/** The code of what is wrong with a number that was typed, if anything is. */
export async function phoneFault(deps: Deps, asked: { userId: string; phone: string }): Promise<ErrorCode | undefined> {
  const type = await lineTypeOf(deps, asked);
  return type === 'virtual' || type === 'tooMany' ? REFUSALS[type] : undefined;
}

/** The phone's step, where the call's row has looked already that it is asked; throws 409 with the right next page. */
export function askedPhoneStep(application: StoredApplication): PhoneStep {
  const step = openPhoneStep(application.stepUps);
  if (step === undefined) throw movedOn(application);
  return step;
}
