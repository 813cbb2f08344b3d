export type StartupFacts = {
  /** Where an application is named: in the query of one of our links, in the path, or nowhere. */
  names: 'query' | 'path' | 'nothing';
  isKnownReferral: boolean;
  isPage: boolean;
  /**
   * True for a page that its link authorizes (docs/readings.md 105), and one that holds no data
   * itself.
   */
  isLinkPage: boolean;
  /**
   * True for a page of an invited owner; `isTheirs` when it is the visitor's own record.
   * docs/decisions/0063.
   */
  isOwnerPage: boolean;
  isPersonPage: boolean;
  /** True for the start page, unless it must show a message: `completed` and `timeout`. */
  isStart: boolean;
  /** True for a start page whose query asks only for cash advances. docs/decisions/0069. */
  isCapital: boolean;
  isSignedIn: boolean;
  /**
   * True when the named application exists and is theirs; both failures look the same.
   * docs/readings.md 4.
   */
  isTheirs: boolean;
  /**
   * False when the query holds something that must leave the URL before anything else runs.
   * docs/readings.md 52.
   */
  isClean: boolean;
  /**
   * What the query names besides an application; without it, the start page shows the open
   * application's card instead of redirecting.
   */
  link: 'nothing' | 'business' | 'service' | 'storeSwitcher';
  hasAccount: boolean;
  hasOpenApplication: boolean;
  isOfBusiness: boolean;
  accounts: 'none' | 'oneBasic' | 'oneFull' | 'several';
  isOtherCurrency: boolean;
  isTheirsOffered: boolean;
  /** True shortly after an automatic currency switch, which happens only once. */
  hasSwitched: boolean;
};

/**
 * Where a visit leads: sign-in and back (`signIn`), the page of page choice (`chosenPage`), the
 * root with a message (`completed`), the same URL without its query (`cleanAddress`), the
 * incorrect-URL page in place of the URL or at its own (`incorrectUrl`, `incorrectReferral`), the
 * wrong-account page of an owner's link (`otherOwner`), cash-advance offers, a store list, the
 * other currency, the refusal of an account in the other country (`overlap`), the accounts, an open
 * application, or the requested page.
 */
export type StartupTarget =
  | 'signIn'
  | 'chosenPage'
  | 'completed'
  | 'cleanAddress'
  | 'incorrectUrl'
  | 'incorrectReferral'
  | 'otherOwner'
  | 'cashAdvance'
  | 'stores'
  | 'otherCurrency'
  | 'overlap'
  | 'accounts'
  | 'openApplication'
  | 'page';

type StartupRow = { id: string; when: (facts: StartupFacts) => boolean; leads: StartupTarget };

/** Signed in on the start page, without naming an application. docs/readings.md 102. */
const resumesNothing = (at: StartupFacts): boolean => at.isStart && at.isSignedIn;
const comesByLink = (at: StartupFacts): boolean => resumesNothing(at) && at.link !== 'nothing';

/** Where a URL leads: the first matching row. docs/readings.md 103 and 151. */
export const STARTUP: readonly StartupRow[] = [
  // An existing application stays reachable even if its referral no longer exists.
  {
    id: 'unknown-referral',
    when: (at) => !at.isKnownReferral && at.names === 'nothing',
    leads: 'incorrectReferral',
  },
  // Must precede `unclean`, because the query names the business. The page's own calls check the
  // ownership.
  { id: 'cash-advance', when: (at) => at.isCapital, leads: 'cashAdvance' },
  { id: 'link-signed-out', when: (at) => at.names === 'query' && !at.isSignedIn, leads: 'signIn' },
  { id: 'link-not-theirs', when: (at) => at.names === 'query' && !at.isTheirs, leads: 'completed' },
  { id: 'link', when: (at) => at.names === 'query', leads: 'chosenPage' },
  // Must precede `unclean`, because the query names the business or service.
  {
    id: 'account-of-business',
    when: (at) => resumesNothing(at) && at.isOfBusiness,
    leads: 'stores',
  },
  {
    id: 'several-accounts',
    when: (at) => comesByLink(at) && at.accounts === 'several',
    leads: 'accounts',
  },
  {
    id: 'store-switcher',
    when: (at) => comesByLink(at) && at.link === 'storeSwitcher' && at.hasAccount,
    leads: 'stores',
  },
  {
    id: 'full-account',
    when: (at) => comesByLink(at) && at.accounts === 'oneFull',
    leads: 'accounts',
  },
  {
    id: 'service-of-account',
    when: (at) => comesByLink(at) && at.link === 'service' && at.hasAccount,
    leads: 'stores',
  },
  {
    id: 'open-application',
    when: (at) => comesByLink(at) && at.hasOpenApplication,
    leads: 'openApplication',
  },
  { id: 'unclean', when: (at) => !at.isClean, leads: 'cleanAddress' },
  { id: 'unknown', when: (at) => !at.isPage, leads: 'incorrectUrl' },
  {
    id: 'other-currency',
    when: (at) => resumesNothing(at) && at.isOtherCurrency && at.isTheirsOffered && !at.hasSwitched,
    leads: 'otherCurrency',
  },
  {
    id: 'overlapping-currency',
    when: (at) => resumesNothing(at) && at.isOtherCurrency,
    leads: 'overlap',
  },
  { id: 'person-signed-out', when: (at) => at.isPersonPage && !at.isSignedIn, leads: 'signIn' },
  { id: 'before-an-id', when: (at) => at.names === 'nothing', leads: 'page' },
  { id: 'page-of-a-link', when: (at) => at.isLinkPage, leads: 'page' },
  { id: 'signed-out', when: (at) => !at.isSignedIn, leads: 'signIn' },
  { id: 'not-their-own-record', when: (at) => at.isOwnerPage && !at.isTheirs, leads: 'otherOwner' },
  { id: 'not-theirs', when: (at) => !at.isTheirs, leads: 'completed' },
  { id: 'theirs', when: () => true, leads: 'page' },
];

export function startupTarget(facts: StartupFacts): { leads: StartupTarget; row: string } {
  const row = STARTUP.find(({ when }) => when(facts));
  if (row === undefined) throw new Error('the last row of STARTUP holds for all facts');
  return { leads: row.leads, row: row.id };
}
