import type { Handler } from '../handler.ts';
import { claimPhoneLink, phoneLinkReplyFor } from './phone-link-claim.ts';

/** What a texted link is about, and where its phone goes on. It changes nothing: whoever reads links for others confirms none. decisions.md, section 6. */
export const getVerificationUrl: Handler<'getVerificationUrl'> = async ({ deps, params, query }) => {
  const open = await claimPhoneLink(deps, { id: params.id, vfp: query.vfp });
  return { ...phoneLinkReplyFor(open, deps), url: deps.providers.links.continueUrl(query.vfp) };
};
