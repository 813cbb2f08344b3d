import { APPLICATION_ID_PATTERN } from '@signet/rulebook/core/ids';
import type { ReplyOf } from '@signet/rulebook/endpoints';
import {
  PHONE_LINK_FINGERPRINT_PATTERN,
  phoneLinkStateFor,
} from '@signet/rulebook/phone/phone-link';
import { displayNameOf } from '@signet/rulebook/sign-up/display-names';
import type { StoredApplication } from '../application/stored-application.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../platform/http/problem.ts';
import type { PhoneLink } from './phone-link-store.ts';

export type ClaimedPhoneLink = { application: StoredApplication; link: PhoneLink };
type Claim = { id: string; vfp: string; link?: string };

/**
 * Unknown and foreign links get the same 404; only the vendor's answer to its fingerprint
 * authorizes anything. docs/readings.md 105.
 */
export async function claimPhoneLink(
  { store }: Deps,
  { id, vfp, link }: Claim,
): Promise<ClaimedPhoneLink> {
  const isOurs = APPLICATION_ID_PATTERN.test(id) && PHONE_LINK_FINGERPRINT_PATTERN.test(vfp);
  const application = isOurs ? await store.applications.loadForWork(id) : undefined;
  const found =
    application &&
    (link === undefined
      ? await store.phoneLinks.byToken(id, vfp)
      : await store.phoneLinks.byId(id, link));
  if (application === undefined || found === undefined) throw new AppError('link.incorrect');
  return { application, link: found };
}

/** Throws link.expired (410) for an expired link. docs/readings.md 5. */
export function phoneLinkReplyFor(
  open: ClaimedPhoneLink,
  { clock }: Deps,
): ReplyOf<'confirmPhoneLink'> {
  const now = clock.now();
  const { application, link } = open;
  const state = phoneLinkStateFor(link, application, now);
  if (state.reason === 'expired') throw new AppError('link.expired');
  return {
    businessName: displayNameOf(application.answers),
    ...state,
    expiresAt: link.expiresAt,
    serverNow: now,
  };
}
