import { isAllowedParent } from '@signet/rulebook/partners/allowed-parent';
import type { Handler } from '../handler.ts';

/** The same rule as `frame-ancestors`, told to the page that asks about itself; a browser lets no page name another origin. */
export const checkEmbed: Handler<'checkEmbed'> = async ({ deps: { config }, query, visitor: { portal, pageOrigin } }) => {
  const asked = { portal, referralUrlId: query?.referralUrlId || undefined };
  const isReferralKnown = asked.referralUrlId === undefined || config.partners.partnerIdOf(asked) !== undefined;
  const domains = config.partners.parentDomainsOf(asked);
  return { isReferralKnown, isListed: pageOrigin !== undefined && isAllowedParent(pageOrigin, domains, config.environment) };
};
