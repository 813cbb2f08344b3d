import { takesPhoneLinks } from '@signet/rulebook/phone-link';
import { openStepUp } from '@signet/rulebook/step-ups';
import type { Deps } from '../deps.ts';
import type { StoredApplication } from '../store/store.ts';
import { movedOn } from './step-up-rules.ts';

/** True for a number of an internet service, whose texts prove nothing: it is refused where it is typed. decisions.md, section 5, phone. */
export const isVirtual = async ({ providers }: Deps, phone: string): Promise<boolean> =>
  (await providers.lines.lineType(phone)) === 'virtual';

export type PhoneStep = 'OTP_SMS' | 'PHONE_AUTH';

/** The phone's step that is asked now, if any: the code and the link stand for each other. Document 2, section 9. */
export function phoneStepOf({ stepUps }: Pick<StoredApplication, 'stepUps'>): PhoneStep | undefined {
  const type = openStepUp(stepUps)?.type;
  return type === 'OTP_SMS' || type === 'PHONE_AUTH' ? type : undefined;
}

/** The phone's step where a link may prove it; throws 409 with the right next page. A PHONE_AUTH once asked keeps its links. */
export function linkStepOf(application: StoredApplication): PhoneStep {
  const step = application.checkingSince === undefined ? phoneStepOf(application) : undefined;
  if (step === undefined || (step === 'OTP_SMS' && !takesPhoneLinks(application))) throw movedOn(application);
  return step;
}
