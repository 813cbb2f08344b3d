import type { VisitFacts } from './arrivals.ts';

const YES_NO = [false, true] as const;
/** Every value of each fact of a visit, for the walks over all combinations. */
export const VISIT_DOMAINS: { readonly [Fact in keyof VisitFacts]: readonly VisitFacts[Fact][] } = {
  names: ['query', 'path', 'nothing'],
  isKnownReferral: YES_NO,
  isPage: YES_NO,
  isLinkPage: YES_NO,
  isOwnerPage: YES_NO,
  isPersonPage: YES_NO,
  isStart: YES_NO,
  isCapital: YES_NO,
  isSignedIn: YES_NO,
  isTheirs: YES_NO,
  isClean: YES_NO,
  link: ['nothing', 'business', 'service', 'storeSwitcher'],
  hasAccount: YES_NO,
  hasOpenApplication: YES_NO,
  isOfBusiness: YES_NO,
  accounts: ['none', 'oneBasic', 'oneFull', 'several'],
  isOtherCurrency: YES_NO,
  isTheirsOffered: YES_NO,
  hasSwitched: YES_NO,
};
