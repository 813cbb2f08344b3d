import { saying } from './core/describe.ts';
import type { Facts } from './core/facts.ts';
import { ownersStage } from './people/owner-list.ts';
import { mayLinkPhone } from './phone/phone-link.ts';
import { openPhoneStep, openStepUp, type StepUpType } from './step-ups.ts';

type Asked = (facts: Facts) => boolean;

const asks = (type: StepUpType) =>
  saying(`${type} is asked, and no check runs`, ({ checking, stepUps }: Facts) => !checking && openStepUp(stepUps)?.type === type);

const takesLinks: Asked = (facts) => !facts.checking && mayLinkPhone(facts);

/**
 * What must still be asked for a call to be answered; in any other state it is 409 with the right next page, before its body is judged. The code
 * and the link stand for each other. issue 5, "step-up submitted twice or for an application that moved on"; documents 1, section 4, and 2, section 9.
 */
export const STEPS_ASKED = {
  code: saying('the phone is asked', ({ stepUps }) => openPhoneStep(stepUps) !== undefined),
  phoneLink: saying('the phone is asked and takes links, and no check runs', takesLinks),
  phoneNetwork: saying(
    'as for the link, and the network was not asked to its end',
    (facts) => takesLinks(facts) && !facts.phoneNetworkAsked,
  ),
  fullSsn: asks('FULL_SSN'),
  businessInfo: asks('BUSINESS_INFO'),
  photoId: asks('GOV_ID_SELFIE'),
  businessDocument: asks('EIN_DOC'),
  identityLater: asks('FULL_ONBOARDING'),
  owners: saying('the list of owners is asked', (facts) => ownersStage(facts) === 'open'),
  ownerDetails: saying('the list is asked, or waits for details', (facts) => ownersStage(facts) !== 'closed'),
} as const satisfies Record<string, Asked & { says: string }>;

export type StepAsked = keyof typeof STEPS_ASKED;
