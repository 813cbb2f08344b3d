import type { Handler } from '../handler.ts';
import { claimPhoneLink, phoneLinkReplyFor } from './phone-link-claim.ts';

/** Changes nothing, so that link scanners confirm nothing. */
export const getVerificationUrl: Handler<'getVerificationUrl'> = async ({ deps, params, query }) => {
  const open = await claimPhoneLink(deps, { id: params.id, vfp: query.vfp });
  return { ...phoneLinkReplyFor(open, deps), url: deps.providers.links.continueUrl(query.vfp) };
};
