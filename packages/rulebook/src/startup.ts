/** What is known of an address that somebody opens, before anything of it is shown. */
export type StartupFacts = {
  /** Where an application is named: in the query of a link of ours, in the path, or nowhere. */
  names: 'query' | 'path' | 'nothing';
  /** False behind `/r/` and an id that no partner has. */
  isKnownReferral: boolean;
  /** True for an address that is a page of ours. */
  isPage: boolean;
  /** True for a page that its own link authorises (docs/readings.md 105), and one that holds nothing by itself. */
  isLinkPage: boolean;
  /** True for a page of an owner who was invited; theirs where it is their own record. docs/decisions/0063. */
  isOwnerPage: boolean;
  /** True for a page without an application that only a signed-in person has: their accounts. */
  isPersonPage: boolean;
  /** True for the start page itself, without a message that it must show: `completed` and `timeout`. */
  isStart: boolean;
  /** True for a start whose query asks for cash advances alone. docs/decisions/0069. */
  isCapital: boolean;
  isSignedIn: boolean;
  /** True where the named application is there and theirs; both refusals look the same. docs/readings.md 4. */
  isTheirs: boolean;
  /** False where the query holds what must leave the address before anything else runs. docs/readings.md 52. */
  isClean: boolean;
  /** What the query names beside an application; a bare start shows the card of what was begun instead of leading on. */
  link: 'nothing' | 'business' | 'service';
  /** True where an application of theirs was sent and not refused: its page of stores can be shown. */
  hasAccount: boolean;
  /** True where one of their applications waits for them. */
  hasOpenApplication: boolean;
  /** True where an approved or approved-pending account of theirs has the business id that the query names. */
  isOfBusiness: boolean;
  /** The accounts that this portal lists: none, one whose level is BASIC, one at FULL level, or several. */
  accounts: 'none' | 'oneBasic' | 'oneFull' | 'several';
  /** True where they have accounts, and none in the visitor's currency. */
  isOtherCurrency: boolean;
  /** True where the portal offers the currency that they have. */
  isTheirsOffered: boolean;
  /** True for a moment after the currency was switched for them: it is switched once. */
  hasSwitched: boolean;
};

/**
 * Where a start leads: to sign in and back, to the page that page choice names, to the root that says so, to the same address without its query,
 * to the offers of cash advances, to the incorrect-URL page in the place of the address or at its own, to the page that says that an owner's link is for another account, to their accounts or to the stores of one, to the application that waits for them, to the same address in the other currency, to the page that says that this
 * profile gets no account in the other country, or to the page that was asked for.
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

/** Somebody who signed in and names no application. docs/readings.md 102. */
const resumesNothing = (at: StartupFacts): boolean => at.isStart && at.isSignedIn;
const comesByLink = (at: StartupFacts): boolean => resumesNothing(at) && at.link !== 'nothing';

/** Where an address leads: the first row that holds. docs/readings.md 103 and 151. */
export const STARTUP: readonly StartupRow[] = [
  // An application stays reachable where it was begun, whatever has become of its referral since.
  { id: 'unknown-referral', when: (at) => !at.isKnownReferral && at.names === 'nothing', leads: 'incorrectReferral' },
  // Before the query leaves the address: it names the business. Whose it is, the page's own calls say.
  { id: 'cash-advance', when: (at) => at.isCapital, leads: 'cashAdvance' },
  { id: 'link-signed-out', when: (at) => at.names === 'query' && !at.isSignedIn, leads: 'signIn' },
  { id: 'link-not-theirs', when: (at) => at.names === 'query' && !at.isTheirs, leads: 'completed' },
  { id: 'link', when: (at) => at.names === 'query', leads: 'chosenPage' },
  // Before the query leaves the address: it names the business or the service.
  { id: 'account-of-business', when: (at) => resumesNothing(at) && at.isOfBusiness, leads: 'stores' },
  { id: 'several-accounts', when: (at) => comesByLink(at) && at.accounts === 'several', leads: 'accounts' },
  { id: 'full-account', when: (at) => comesByLink(at) && at.accounts === 'oneFull', leads: 'accounts' },
  { id: 'service-of-account', when: (at) => comesByLink(at) && at.link === 'service' && at.hasAccount, leads: 'stores' },
  { id: 'open-application', when: (at) => comesByLink(at) && at.hasOpenApplication, leads: 'openApplication' },
  { id: 'unclean', when: (at) => !at.isClean, leads: 'cleanAddress' },
  { id: 'unknown', when: (at) => !at.isPage, leads: 'incorrectUrl' },
  {
    id: 'other-currency',
    when: (at) => resumesNothing(at) && at.isOtherCurrency && at.isTheirsOffered && !at.hasSwitched,
    leads: 'otherCurrency',
  },
  { id: 'overlapping-currency', when: (at) => resumesNothing(at) && at.isOtherCurrency, leads: 'overlap' },
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
