import { PHONE_LINK_STATES, type PhoneLinkReason } from '@signet/rulebook/phone/phone-link';
import type { Deps } from '../deps.ts';
import type { Call, Handler } from '../handler.ts';
import { AppError } from '../platform/http/problem.ts';
import { ProviderDown } from '../platform/provider-down.ts';
import { type ClaimedPhoneLink, claimPhoneLink, phoneLinkReplyFor } from './phone-link-claim.ts';

type Act = (deps: Deps, open: ClaimedPhoneLink, vfp: string) => Promise<void>;

const continued: Act = async ({ store }, { application, link }) => {
  const { opened } = await store.phoneLinks.opened({ id: application.id, link: link.id });
  if (!opened) throw new AppError('application.stepUpClosed');
};

const denied: Act = ({ store }, open) => end(store, open, 'denied');

/** Calls the vendor once per attempt; parallel attempts verify the phone once. */
const confirmed: Act = async ({ store, providers }, open, vfp) => {
  const { application, link } = open;
  const at = { id: application.id, link: link.id };
  const { ok } = await store.phoneLinks.reserveConfirm(at);
  if (!ok) throw new AppError('link.incorrect'); // page not opened, or too many attempts
  const resultRequest = { session: link.id, phone: link.phone, fingerprint: vfp };
  const result = await providers.links.result(resultRequest).catch(async (error: unknown) => {
    await store.phoneLinks.confirmFailed(at); // an unanswered attempt does not count
    throw error instanceof ProviderDown ? new AppError('provider.unavailable') : error;
  });
  if (result === 'unknown') throw new AppError('link.incorrect');
  if (result === 'proven')
    await store.phoneCodes.proven({
      id: application.id,
      phone: link.phone,
      method: 'link',
      link: link.id,
      actor: `link:${link.id}`,
    });
  else await end(store, open, result.failed);
};

async function end(
  store: Deps['store'],
  { application, link }: ClaimedPhoneLink,
  reason: PhoneLinkReason,
): Promise<void> {
  await store.phoneLinks.failed({
    id: application.id,
    link: link.id,
    reason,
    actor: `link:${link.id}`,
  });
}

/** With a link id, `vfp` is the vendor's fingerprint; without one it is ours. */
function actOf({ opened, denied: isDenied, link }: Call<'confirmPhoneLink'>['body']): Act {
  if (link !== undefined) return confirmed;
  if (isDenied) return denied;
  if (opened) return continued;
  throw new AppError('request.malformed');
}

/**
 * Acts on a link opened on the phone; an ended link only reports how it ended. docs/readings.md 65.
 */
export const confirmPhoneLink: Handler<'confirmPhoneLink'> = async ({
  deps,
  params: { id, vfp },
  body,
}) => {
  const act = actOf(body);
  const claim = { id, vfp, link: body.link };
  const open = await claimPhoneLink(deps, claim);
  const { status, reason } = phoneLinkReplyFor(open, deps);
  // Never reveal the application's progress to the phone.
  if (reason === 'notNeeded') throw new AppError('application.stepUpClosed');
  if (PHONE_LINK_STATES[status].lives) await act(deps, open, vfp);
  return phoneLinkReplyFor(await claimPhoneLink(deps, claim), deps);
};
