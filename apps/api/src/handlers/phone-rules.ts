import type { ErrorCode } from '@signet/rulebook/errors';
import { openStepUp } from '@signet/rulebook/step-ups';
import type { Deps } from '../deps.ts';
import { lineTypeOf } from '../line-type.ts';
import type { StoredApplication } from '../store/store.ts';
import { movedOn } from './step-up-rules.ts';

/** Why a number is not taken where it is typed: of an internet service its texts prove nothing. decisions.md, section 5, phone. */
const REFUSALS = { virtual: 'phone.virtual', tooMany: 'phone.tooMany' } as const satisfies Record<string, ErrorCode>;

/** The code of what is wrong with a number that was typed, if anything is. */
export async function phoneFault(deps: Deps, asked: { userId: string; phone: string }): Promise<ErrorCode | undefined> {
  const type = await lineTypeOf(deps, asked);
  return type === 'virtual' || type === 'tooMany' ? REFUSALS[type] : undefined;
}

export type PhoneStep = 'OTP_SMS' | 'PHONE_AUTH';

/** The phone's step that is asked now, if any: the code and the link stand for each other. Document 2, section 9. */
export function phoneStepOf({ stepUps }: Pick<StoredApplication, 'stepUps'>): PhoneStep | undefined {
  const type = openStepUp(stepUps)?.type;
  return type === 'OTP_SMS' || type === 'PHONE_AUTH' ? type : undefined;
}

/** The same where the call's row has looked already that it is asked; throws 409 with the right next page. */
export function askedPhoneStep(application: StoredApplication): PhoneStep {
  const step = phoneStepOf(application);
  if (step === undefined) throw movedOn(application);
  return step;
}
