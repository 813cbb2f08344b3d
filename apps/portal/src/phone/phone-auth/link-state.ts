import type { ApplicationView } from '@signet/rulebook/application-view';
import { currentPhoneLinkState, PHONE_LINK_STATES, type PhoneLinkReason } from '@signet/rulebook/phone/phone-link';

type LinkStage = 'locked' | 'unsent' | 'waiting' | 'opened' | 'failed';
export type PhoneLinkDisplay = { stage: LinkStage; reason?: PhoneLinkReason };

/** How the link stands at this moment of the server's time: it may run out between two answers. */
export function phoneLinkDisplay(link: ApplicationView['phoneLink'], now: number): PhoneLinkDisplay {
  if (link?.locked) return { stage: 'locked' };
  if (link?.status === undefined || link.expiresAt === undefined) return { stage: 'unsent' };
  const { status, reason } = currentPhoneLinkState({ status: link.status, reason: link.reason, expiresAt: link.expiresAt }, now);
  if (!PHONE_LINK_STATES[status].lives) return { stage: status === 'SUCCESS' ? 'opened' : 'failed', reason };
  if (link.sentAt === undefined) return { stage: 'unsent' };
  return { stage: status === 'IN_PROGRESS' ? 'opened' : 'waiting' };
}
