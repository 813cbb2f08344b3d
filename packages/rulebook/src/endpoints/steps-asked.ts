import type { Facts } from '../facts.ts';
import { ownersStage } from '../owners.ts';
import { takesPhoneLinks } from '../phone-link.ts';
import { saying } from '../saying.ts';
import { openStepUp, type StepUpType } from '../step-ups.ts';

type Asked = (facts: Facts) => boolean;

const isOpen = ({ stepUps }: Pick<Facts, 'stepUps'>, ...types: readonly StepUpType[]): boolean => {
  const open = openStepUp(stepUps);
  return open !== undefined && types.includes(open.type);
};

const asks = (type: StepUpType) => saying(`${type} is asked, and no check runs`, (facts: Facts) => !facts.checking && isOpen(facts, type));

/** A PHONE_AUTH once asked keeps its links, whatever the flags say now. */
const takesLinks: Asked = (facts) =>
  !facts.checking && (isOpen(facts, 'PHONE_AUTH') || (isOpen(facts, 'OTP_SMS') && takesPhoneLinks(facts)));

/**
 * What must still be asked for a call to be answered; in any other state it is 409 with the right next page, before its body is judged. The code
 * and the link stand for each other. issue 5, "step-up submitted twice or for an application that moved on"; documents 1, section 4, and 2, section 9.
 */
export const STEPS_ASKED = {
  code: saying('the phone is asked', (facts) => isOpen(facts, 'OTP_SMS', 'PHONE_AUTH')),
  phoneLink: saying('the phone is asked and takes links, and no check runs', takesLinks),
  phoneNetwork: saying(
    'as for the link, and the network was not asked to its end',
    (facts) => takesLinks(facts) && !facts.phoneNetworkAsked,
  ),
  fullSsn: asks('FULL_SSN'),
  businessInfo: asks('BUSINESS_INFO'),
  photoId: asks('GOV_ID_SELFIE'),
  businessDocument: asks('EIN_DOC'),
  owners: saying('the list of owners is asked', (facts) => ownersStage(facts) === 'open'),
  ownerDetails: saying('the list is asked, or waits for details', (facts) => ownersStage(facts) !== 'closed'),
} as const satisfies Record<string, Asked & { says: string }>;

export type StepAsked = keyof typeof STEPS_ASKED;
