export type VisitFacts = {
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
 * Where a visit go: sign-in and back (`signIn`), the page of page choice (`chosenPage`), the
 * root with a message (`completed`), the same URL without its query (`cleanAddress`), the
 * incorrect-URL page in place of the URL or at its own (`incorrectUrl`, `incorrectReferral`), the
 * wrong-account page of an owner's link (`otherOwner`), cash-advance offers, a store list, the
 * other currency, the refusal of an account in the other country (`overlap`), the accounts, an open
 * application, or the requested page.
 */
export type Arrival =
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

type ArrivalRow = { id: string; when: (facts: VisitFacts) => boolean; go: Arrival };

/** Signed in on the start page, without naming an application. docs/readings.md 102. */
const resumesNothing = (at: VisitFacts): boolean => at.isStart && at.isSignedIn;
const comesByLink = (at: VisitFacts): boolean => resumesNothing(at) && at.link !== 'nothing';

/** Where a URL go: the first matching row. docs/readings.md 103 and 151. */
export const ARRIVALS: readonly ArrivalRow[] = [
  // An existing application stays reachable even if its referral no longer exists.
  {
    id: 'unknown-referral',
    when: (at) => !at.isKnownReferral && at.names === 'nothing',
    go: 'incorrectReferral',
  },
  // Must precede `unclean`, because the query names the business. The page's own calls check the
  // ownership.
  { id: 'cash-advance', when: (at) => at.isCapital, go: 'cashAdvance' },
  { id: 'link-signed-out', when: (at) => at.names === 'query' && !at.isSignedIn, go: 'signIn' },
  { id: 'link-not-theirs', when: (at) => at.names === 'query' && !at.isTheirs, go: 'completed' },
  { id: 'link', when: (at) => at.names === 'query', go: 'chosenPage' },
  // Must precede `unclean`, because the query names the business or service.
  {
    id: 'account-of-business',
    when: (at) => resumesNothing(at) && at.isOfBusiness,
    go: 'stores',
  },
  {
    id: 'several-accounts',
    when: (at) => comesByLink(at) && at.accounts === 'several',
    go: 'accounts',
  },
  {
    id: 'store-switcher',
    when: (at) => comesByLink(at) && at.link === 'storeSwitcher' && at.hasAccount,
    go: 'stores',
  },
  {
    id: 'full-account',
    when: (at) => comesByLink(at) && at.accounts === 'oneFull',
    go: 'accounts',
  },
  {
    id: 'service-of-account',
    when: (at) => comesByLink(at) && at.link === 'service' && at.hasAccount,
    go: 'stores',
  },
  {
    id: 'open-application',
    when: (at) => comesByLink(at) && at.hasOpenApplication,
    go: 'openApplication',
  },
  { id: 'unclean', when: (at) => !at.isClean, go: 'cleanAddress' },
  { id: 'unknown', when: (at) => !at.isPage, go: 'incorrectUrl' },
  {
    id: 'other-currency',
    when: (at) => resumesNothing(at) && at.isOtherCurrency && at.isTheirsOffered && !at.hasSwitched,
    go: 'otherCurrency',
  },
  {
    id: 'overlapping-currency',
    when: (at) => resumesNothing(at) && at.isOtherCurrency,
    go: 'overlap',
  },
  { id: 'person-signed-out', when: (at) => at.isPersonPage && !at.isSignedIn, go: 'signIn' },
  { id: 'before-an-id', when: (at) => at.names === 'nothing', go: 'page' },
  { id: 'page-of-a-link', when: (at) => at.isLinkPage, go: 'page' },
  { id: 'signed-out', when: (at) => !at.isSignedIn, go: 'signIn' },
  { id: 'not-their-own-record', when: (at) => at.isOwnerPage && !at.isTheirs, go: 'otherOwner' },
  { id: 'not-theirs', when: (at) => !at.isTheirs, go: 'completed' },
  { id: 'theirs', when: () => true, go: 'page' },
];

export function arrivalOf(facts: VisitFacts): { go: Arrival; row: string } {
  const row = ARRIVALS.find(({ when }) => when(facts));
  if (row === undefined) throw new Error('the last row of ARRIVALS holds for all facts');
  return { go: row.go, row: row.id };
}
