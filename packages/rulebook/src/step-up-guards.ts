import { described } from './core/describe.ts';
import type { Facts } from './core/facts.ts';
import { currentStepUp } from './core/step-up.ts';
import { ownerListStage } from './people/owner-list.ts';
import { maySendPhoneLink } from './phone/phone-link.ts';
import { currentPhoneStep } from './phone/phone-steps.ts';
import type { StepUpType } from './reference/enumerations.ts';

type Asked = (facts: Facts) => boolean;

const asks = (type: StepUpType) =>
  described(`${type} is asked, and no check runs`, ({ checking, stepUps }: Facts) => !checking && currentStepUp(stepUps)?.type === type);

const takesLinks: Asked = (facts) => !facts.checking && maySendPhoneLink(facts);

/**
 * What must still be asked for a call to be answered; in any other state it is 409 with the right next page, before its body is judged. The code
 * and the link stand for each other. issue 5, "step-up submitted twice or for an application that moved on"; documents 1, section 4, and 2, section 9.
 */
export const STEP_UP_GUARDS = {
  code: described('the phone is asked', ({ stepUps }) => currentPhoneStep(stepUps) !== undefined),
  phoneLink: described('the phone is asked and takes links, and no check runs', takesLinks),
  phoneNetwork: described(
    'as for the link, and the network was not asked to its end',
    (facts) => takesLinks(facts) && !facts.wasPhoneNetworkChecked,
  ),
  fullSsn: asks('FULL_SSN'),
  businessInfo: asks('BUSINESS_INFO'),
  photoId: asks('GOV_ID_SELFIE'),
  businessDocument: asks('EIN_DOC'),
  identityLater: asks('FULL_ONBOARDING'),
  owners: described('the list of owners is asked', (facts) => ownerListStage(facts) === 'open'),
  ownerDetails: described('the list is asked, or waits for details', (facts) => ownerListStage(facts) !== 'closed'),
} as const satisfies Record<string, Asked & { says: string }>;

export type StepUpGuard = keyof typeof STEP_UP_GUARDS;
