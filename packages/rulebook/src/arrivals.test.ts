import { expect, test } from 'vitest';
import { ARRIVALS, type Arrival, arrivalOf, type VisitFacts } from './arrivals.ts';
import { keysOf } from './core/keys-of.ts';
import { VISIT_DOMAINS } from './visit-facts-cases.ts';

const theirs: VisitFacts = {
  names: 'path',
  isKnownReferral: true,
  isPage: true,
  isLinkPage: false,
  isOwnerPage: false,
  isPersonPage: false,
  isStart: false,
  isCapital: false,
  isSignedIn: true,
  isTheirs: true,
  isClean: true,
  link: 'nothing',
  hasAccount: false,
  hasOpenApplication: false,
  isOfBusiness: false,
  accounts: 'none',
  isOtherCurrency: false,
  isTheirsOffered: true,
  hasSwitched: false,
};
const signedOut = { isSignedIn: false, isTheirs: false };
const start = { names: 'nothing', isStart: true, isTheirs: false } as const;
const byLink = { link: 'service', isClean: false } as const;

const CASES: [what: string, facts: Partial<VisitFacts>, go: Arrival, row: string][] = [
  [
    'a link in an e-mail, signed out: sign in, then the same link',
    { names: 'query', ...signedOut },
    'signIn',
    'link-signed-out',
  ],
  [
    'a link to somebody else’s application',
    { names: 'query', isTheirs: false },
    'completed',
    'link-not-theirs',
  ],
  ['a link to one’s own', { names: 'query', isClean: false }, 'chosenPage', 'link'],
  [
    'a link to one’s own, with accounts beside it',
    { ...start, names: 'query', isTheirs: true, accounts: 'several' },
    'chosenPage',
    'link',
  ],
  [
    'a start that asks for cash advances alone',
    { ...start, isCapital: true, isClean: false },
    'cashAdvance',
    'cash-advance',
  ],
  [
    'the same with an application, signed out',
    { names: 'query', isCapital: true, ...signedOut },
    'cashAdvance',
    'cash-advance',
  ],
  [
    'a name and a tax id in the query',
    { names: 'nothing', isClean: false },
    'cleanAddress',
    'unclean',
  ],
  [
    'the same on an application’s page, signed out: the address is cleaned first',
    { isClean: false, ...signedOut },
    'cleanAddress',
    'unclean',
  ],
  [
    'a referral of nobody’s',
    { ...start, isKnownReferral: false, isCapital: true, ...signedOut },
    'incorrectReferral',
    'unknown-referral',
  ],
  [
    'an application that was begun by a referral that is gone',
    { isKnownReferral: false },
    'page',
    'theirs',
  ],
  ['an invalid address', { names: 'nothing', isPage: false }, 'incorrectUrl', 'unknown'],
  ['get started', { ...start, ...signedOut }, 'page', 'before-an-id'],
  [
    'an account of the business that the query names',
    { ...start, link: 'business', isClean: false, isOfBusiness: true, accounts: 'several' },
    'stores',
    'account-of-business',
  ],
  [
    'a business that is not theirs leaves the address',
    { ...start, ...byLink },
    'cleanAddress',
    'unclean',
  ],
  [
    'a link of a service, with several accounts',
    { ...start, ...byLink, accounts: 'several' },
    'accounts',
    'several-accounts',
  ],
  [
    'a link of a service, with one account at FULL level',
    { ...start, ...byLink, accounts: 'oneFull' },
    'accounts',
    'full-account',
  ],
  [
    'a link of a service, with an application that was begun and not sent',
    { ...start, ...byLink, hasOpenApplication: true },
    'openApplication',
    'open-application',
  ],
  [
    'the same of a business that is not theirs, with an account at BASIC level',
    {
      ...start,
      link: 'business',
      isClean: false,
      accounts: 'oneBasic',
      hasAccount: true,
      hasOpenApplication: true,
    },
    'openApplication',
    'open-application',
  ],
  [
    'a link of a service, with one account at BASIC level, whatever it waits for',
    { ...start, ...byLink, accounts: 'oneBasic', hasAccount: true, hasOpenApplication: true },
    'stores',
    'service-of-account',
  ],
  [
    'the same where the portal lists no approved account',
    { ...start, ...byLink, hasAccount: true },
    'stores',
    'service-of-account',
  ],
  [
    'a link that asks for the store switcher',
    { ...start, link: 'storeSwitcher', isClean: false, accounts: 'oneFull', hasAccount: true },
    'stores',
    'store-switcher',
  ],
  [
    'the same with several accounts: the person chooses',
    { ...start, link: 'storeSwitcher', isClean: false, accounts: 'several', hasAccount: true },
    'accounts',
    'several-accounts',
  ],
  [
    'the same with nothing to switch',
    { ...start, link: 'storeSwitcher', isClean: false },
    'cleanAddress',
    'unclean',
  ],
  [
    'a bare start with an account shows its card',
    { ...start, hasAccount: true },
    'page',
    'before-an-id',
  ],
  [
    'a bare start with several accounts shows its card',
    { ...start, accounts: 'several', hasOpenApplication: true },
    'page',
    'before-an-id',
  ],
  [
    'a bare start with one account at FULL level shows its card',
    { ...start, accounts: 'oneFull' },
    'page',
    'before-an-id',
  ],
  ['the one account, at BASIC level', { ...start, accounts: 'oneBasic' }, 'page', 'before-an-id'],
  ['nothing sent yet', start, 'page', 'before-an-id'],
  [
    'a message to show, with accounts',
    { ...start, isStart: false, accounts: 'several' },
    'page',
    'before-an-id',
  ],
  [
    'accounts, and another page than the start',
    { names: 'nothing', accounts: 'several', isOtherCurrency: true },
    'page',
    'before-an-id',
  ],
  [
    'accounts in the other currency: it is switched',
    { ...start, accounts: 'oneFull', isOtherCurrency: true },
    'otherCurrency',
    'other-currency',
  ],
  [
    'switched, and still the other one: never a second time',
    { ...start, accounts: 'oneFull', isOtherCurrency: true, hasSwitched: true },
    'overlap',
    'overlapping-currency',
  ],
  [
    'accounts in a currency that is not offered here',
    { ...start, accounts: 'oneFull', isOtherCurrency: true, isTheirsOffered: false },
    'overlap',
    'overlapping-currency',
  ],
  [
    'the list of accounts, signed out',
    { names: 'nothing', isPersonPage: true, ...signedOut },
    'signIn',
    'person-signed-out',
  ],
  [
    'the list of accounts',
    { names: 'nothing', isPersonPage: true, accounts: 'several' },
    'page',
    'before-an-id',
  ],
  [
    'the phone’s page of a texted link, without a session',
    { isLinkPage: true, ...signedOut },
    'page',
    'page-of-a-link',
  ],
  ['a page of an application, signed out', signedOut, 'signIn', 'signed-out'],
  ['a page of somebody else’s application', { isTheirs: false }, 'completed', 'not-theirs'],
  ['an owner’s page, signed out', { isOwnerPage: true, ...signedOut }, 'signIn', 'signed-out'],
  [
    'an owner’s page, with another account',
    { isOwnerPage: true, isTheirs: false },
    'otherOwner',
    'not-their-own-record',
  ],
  ['an owner’s own page', { isOwnerPage: true }, 'page', 'theirs'],
  ['a page of one’s own application', {}, 'page', 'theirs'],
];

test.each(CASES)('%s', (_what, changed, go, row) =>
  expect(arrivalOf({ ...theirs, ...changed })).toEqual({ go, row }),
);

test('every row of arrivals is reached by a case', () => {
  const reached = new Set(CASES.map(([, , , row]) => row));
  expect(ARRIVALS.map(({ id }) => id).filter((id) => !reached.has(id))).toEqual([]);
});

/** Facts that a real visit cannot combine; without them a row could seem reachable. */
const canOccur = (at: VisitFacts): boolean => {
  const { isStart, isCapital, isPage, names, isSignedIn, isTheirs } = at;
  if ([at.isLinkPage, at.isOwnerPage, at.isPersonPage, isStart].some(Boolean) && !isPage)
    return false;
  if (isStart && (names !== 'nothing' || at.isLinkPage || at.isOwnerPage || at.isPersonPage))
    return false;
  if (isTheirs && (!isSignedIn || names === 'nothing')) return false;
  if (!isPage && isCapital) return false;
  const knowsAccounts =
    at.hasAccount || at.hasOpenApplication || at.isOfBusiness || at.accounts !== 'none';
  return (isStart && isSignedIn) || !(knowsAccounts || at.isOtherCurrency);
};

/** Calls `see` with every combination of facts that a visit can have, always in one object. */
function forEachVisit(see: (visit: VisitFacts) => void): void {
  const names = keysOf(VISIT_DOMAINS);
  const facts: Record<string, unknown> = {};
  const vary = (at: number): void => {
    const name = names[at];
    if (name === undefined) {
      if (canOccur(facts as VisitFacts)) see(facts as VisitFacts); // every fact has its value
      return;
    }
    for (const value of VISIT_DOMAINS[name]) {
      facts[name] = value;
      vary(at + 1);
    }
  };
  vary(0);
}

const isRefused = ({ names, isOwnerPage, isLinkPage, isSignedIn, isTheirs }: VisitFacts) =>
  (names !== 'nothing' || isOwnerPage) && !isLinkPage && !(isSignedIn && isTheirs);

test('every visit has one arrival, no row is shadowed, and nobody sees what is not theirs', () => {
  const rows = new Set<string>();
  const wrong = new Set<string>();
  forEachVisit((visit) => {
    const { go, row } = arrivalOf(visit);
    rows.add(row);
    if (visit.names !== 'nothing' && isRefused(visit) && go === 'page')
      wrong.add(`${row} shows an application to somebody else`);
    if (!visit.isClean && (go === 'page' || go === 'overlap'))
      wrong.add(`${row} shows a page at an address that holds a value`);
    if (go === 'otherCurrency' && visit.hasSwitched) wrong.add(`${row} switches twice`);
  });
  expect(ARRIVALS.map(({ id }) => id).filter((id) => !rows.has(id))).toEqual([]);
  expect([...wrong]).toEqual([]);
});
