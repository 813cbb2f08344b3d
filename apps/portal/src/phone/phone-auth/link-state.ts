import type { ApplicationView } from '@signet/rulebook/application-view';
import { PHONE_LINK_STATES, type PhoneLinkReason, phoneLinkNow } from '@signet/rulebook/phone/phone-link';

/** What the page shows: the first row that holds. */
type LinkStage = 'locked' | 'unsent' | 'waiting' | 'opened' | 'failed';
export type LinkView = { stage: LinkStage; reason?: PhoneLinkReason };

/** How the link stands at this moment of the server's time: it may run out between two answers. */
export function linkViewOf(link: ApplicationView['phoneLink'], now: number): LinkView {
  if (link?.locked) return { stage: 'locked' };
  if (link?.status === undefined || link.expiresAt === undefined) return { stage: 'unsent' };
  const { status, reason } = phoneLinkNow({ status: link.status, reason: link.reason, expiresAt: link.expiresAt }, now);
  if (!PHONE_LINK_STATES[status].lives) return { stage: status === 'SUCCESS' ? 'opened' : 'failed', reason };
  if (link.sentAt === undefined) return { stage: 'unsent' };
  return { stage: status === 'IN_PROGRESS' ? 'opened' : 'waiting' };
}
