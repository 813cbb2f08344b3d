import { beforeAll, expect, test } from 'vitest';
import { isApproved } from './core/facts.ts';
import { allFactCombinations, openStepUps, testFacts } from './core/facts-cases.ts';
import { type HomeFacts, homeOf } from './home.ts';
import { END_IDS, WAIT_IDS } from './home-view.ts';
import { isOpenPage, nextPage } from './next-page.ts';
import type { OrderState } from './orders/order-states.ts';
import { pageActionsFor } from './page-actions.ts';
import { OWNER_NEEDS } from './people/open-owner.ts';
import { ROUTES, type RouteId, type RouteRow } from './routes.ts';
import { statusOf } from './status.ts';

const facts = (changed: Partial<HomeFacts> = {}): HomeFacts => ({
  ...testFacts(changed),
  openOwners: [],
  ...changed,
});
const approved = { decision: 'APPROVED' } as const;
const verified = { isBankLinked: true, isBankVerified: true } as const;
const linked = { ...approved, isBankLinked: true } as const;
const pending = {
  decision: 'APPROVED_PENDING',
  boStatus: 'INFO_PROVIDED',
  stepUps: openStepUps('BO_VERIFICATION'),
} as const;
const product = {
  intent: 'ADD_PRODUCT',
  flags: { ...testFacts().flags, addProductEnabled: true },
} as const;
const dana = { name: 'Dana Rowe', by: '2026-12-09' };
const withDana = (need: (typeof OWNER_NEEDS)[number]) =>
  facts({ ...pending, ...verified, openOwners: [{ ...dana, need }] });

type Case = [what: string, given: HomeFacts, waits: string, next: string, payouts: string];
const CASES: Case[] = [
  [
    'answers are missing',
    facts({ isSubmitted: false, incompleteForm: 'address' }),
    'answers you',
    'resume address',
    'off',
  ],
  [
    'all answered, not submitted',
    facts({ isSubmitted: false }),
    'answers you',
    'resume check-answers',
    'off',
  ],
  ['being checked', facts({ checking: true }), 'checks us', '', 'off'],
  ['a source hasn’t answered', facts({ isRecheckPending: true }), 'stillChecking us', '', 'off'],
  ['in review', facts({ by: '2026-11-30' }), 'decision us 2026-11-30', '', 'off'],
  [
    'our own fault',
    facts({ decision: 'ERROR', by: '2026-11-30' }),
    'repair us 2026-11-30',
    '',
    'off',
  ],
  ['a code is asked', facts({ stepUps: openStepUps('OTP_SMS') }), 'step you', 'step otp', 'off'],
  [
    'changes are asked for',
    facts({ stepUps: openStepUps('CHANGES_REQUESTED'), by: '2026-12-10' }),
    'changes you 2026-12-10',
    'step changes',
    'off',
  ],
  ['not approved', facts({ decision: 'DECLINED' }), '', 'askReview', 'off'],
  [
    'not approved, and a review was asked for',
    facts({ decision: 'DECLINED', reviewRequest: { by: '2026-11-30' } }),
    'reviewAgain us 2026-11-30',
    '',
    'off',
  ],
  [
    'approved online, a document is missing',
    facts({ decision: 'APPROVED_PENDING', stepUps: openStepUps('EIN_DOC'), ...verified }),
    'lastStep you',
    'step verification',
    'held',
  ],
  [
    'approved at BASIC level',
    facts({ decision: 'APPROVED_PENDING', applicationLevel: 'BASIC' }),
    'lastStep you, bank you',
    'verifyIdentity',
    'held',
  ],
  ['approved, no bank', facts(approved), 'bank you', 'linkBank bank', 'held'],
  [
    'approved, the bank was put off',
    facts({ ...approved, isBankDeferred: true }),
    'bank you',
    'linkBank bank',
    'held',
  ],
  [
    'approved with a partner, no bank: the partner doesn’t hide the bank',
    facts({ ...pending, openOwners: [dana] }),
    'bank you, owner owner 2026-12-09',
    'linkBank bank',
    'held',
  ],
  [
    'the partner’s details are missing too',
    facts({ ...pending, boStatus: 'WAITING_FOR_INFO', openOwners: [{ ...dana, need: 'details' }] }),
    'bank you, ownerDetails you 2026-12-09',
    'linkBank bank',
    'held',
  ],
  [
    'bank verified, a partner left',
    facts({ ...pending, ...verified, openOwners: [dana] }),
    'owner owner 2026-12-09',
    '',
    'held',
  ],
  [
    '…whose details are missing',
    withDana('details'),
    'ownerDetails you 2026-12-09',
    'enterDetails owners',
    'held',
  ],
  [
    '…whose mail came back',
    withDana('mail'),
    'ownerMail you 2026-12-09',
    'correctMail owners',
    'held',
  ],
  [
    '…who denied it',
    withDana('denied'),
    'ownerDenied you 2026-12-09',
    'checkOwners owners',
    'held',
  ],
  ['…who has no link yet', withDana('link'), 'ownerLink you 2026-12-09', 'sendLink owners', 'held'],
  [
    '…who ran out of time',
    withDana('late'),
    'ownerLate you 2026-12-09',
    'sendNewLink owners',
    'held',
  ],
  [
    'the reviewer refused the account',
    facts({ ...approved, bankReview: 'refused' }),
    'bankAgain you',
    'linkBankAgain bank',
    'held',
  ],
  [
    'the test deposits failed',
    facts({ ...approved, testDeposits: 'failed' }),
    'bankAgain you',
    'linkBankAgain bank',
    'held',
  ],
  [
    'test deposits are on their way',
    facts({
      ...linked,
      testDeposits: 'sent',
      deposits: { arrivesOn: '2026-12-01', enterBy: '2026-12-10' },
    }),
    'deposits bank 2026-12-01',
    '',
    'held',
  ],
  [
    'test deposits arrived',
    facts({
      ...linked,
      testDeposits: 'arrived',
      deposits: { arrivesOn: '2026-12-01', enterBy: '2026-12-10' },
    }),
    'amounts you 2026-12-10',
    'enterAmounts bank-deposits',
    'held',
  ],
  [
    'a person looks at the account',
    facts({ ...linked, bankReview: 'open', by: '2026-12-01' }),
    'bankReview us 2026-12-01',
    '',
    'held',
  ],
  [
    'the bank hasn’t confirmed',
    facts({ ...linked, by: '2026-12-01' }),
    'bankCheck bank 2026-12-01',
    '',
    'held',
  ],
  [
    'the account was changed today',
    facts({ ...approved, ...verified, arePayoutsHeld: true }),
    'held us',
    '',
    'held',
  ],
  [
    'an order is unpaid',
    facts({ ...approved, ...verified, order: 'unpaid' }),
    'order you',
    'payOrder order-status',
    'on',
  ],
  [
    'a photo ID that expires soon, and one of an owner',
    facts({
      ...approved,
      ...verified,
      expiringIds: [
        { isOwn: false, name: 'Dana', by: '2026-12-09' },
        { isOwn: true, by: '2026-12-10' },
      ],
    }),
    'photoId you 2026-12-10, ownerPhotoId owner 2026-12-09',
    'showPhotoId identification',
    'on',
  ],
  [
    'only an owner’s photo ID has expired',
    facts({ ...approved, ...verified, expiringIds: [{ isOwn: false, name: 'Dana' }] }),
    'ownerPhotoId owner',
    '',
    'on',
  ],
  ['in review, begun for a product', facts(product), 'decision us', '', 'off'],
  [
    'approved, begun for a product',
    facts({ ...approved, ...product }),
    'bank you',
    'goOn add-product',
    'held',
  ],
  ['nothing is left', facts({ ...approved, ...verified }), '', 'dashboard', 'on'],
  ['closed', facts({ ...approved, ...verified, isClosed: true }), '', '', 'off'],
];

test.each(CASES)('%s', (_what, given, waits, next, payouts) => {
  const home = homeOf(given);
  expect([
    home.waits.map(({ id, who, by }) => [id, who, by].filter(Boolean).join(' ')).join(', '),
    [home.next?.id, home.next?.page].filter(Boolean).join(' '),
    home.works.payouts,
  ]).toEqual([waits, next, payouts]);
});

test('every row is reached by a case', () => {
  const reached = new Set(CASES.map(([, given]) => homeOf(given).row));
  expect([...WAIT_IDS, ...END_IDS].filter((id) => !reached.has(id))).toEqual([]);
});

const ORDERS: (OrderState | undefined)[] = [undefined, 'unpaid', 'shipped'];
const OWNERS = [[], [dana], ...OWNER_NEEDS.map((need) => [{ ...dana, need }, { name: 'Theo' }])];
const expiringIds = [{ isOwn: true }, { isOwn: false, name: 'Dana' }];
const PROOF = allFactCombinations()
  .filter(({ incompleteForm }) => incompleteForm === undefined || incompleteForm === 'address')
  .flatMap((given) =>
    (given.decision === 'APPROVED_PENDING' ? OWNERS : [[], [dana]]).flatMap((openOwners) =>
      ORDERS.map((order) => ({ ...given, openOwners, ...(order && { order }) })),
    ),
  );
const HOME_PAGES: readonly string[] = Object.entries<RouteRow>(ROUTES).flatMap(
  ([page, { screen }]) => (screen === 'account-home' ? [page] : []),
);

/** The page that the first of a page's controls opens, as the model check follows them. */
const firstPage = (page: RouteId, given: HomeFacts): RouteId | undefined => {
  const [first] = pageActionsFor(page, given);
  if (first === undefined || !('to' in first)) return undefined;
  return typeof first.to === 'function' ? first.to(given) : first.to;
};

/** What holds for every combination of facts, each with what would break it. */
const BREAKS: Record<string, (given: HomeFacts, home: ReturnType<typeof homeOf>) => boolean> = {
  'every combination of facts has exactly one row, with its waits in order of urgency': (
    _given,
    { row, waits },
  ) => {
    const places = waits.map(({ id }) => WAIT_IDS.indexOf(id));
    return (
      row !== (waits[0]?.id ?? row) || places.some((place, at) => place < (places[at - 1] ?? 0))
    );
  },
  'what works agrees with the status, and payouts wait exactly while something holds them': (
    given,
    home,
  ) => {
    const { money } = statusOf(given);
    const all = given.order === undefined ? [home, homeOf({ ...given, expiringIds })] : [home];
    return all.some(({ works, waits }) => {
      const holds = waits.some(({ holdsPayouts }) => holdsPayouts);
      return (
        works.online !== money.online ||
        works.inPerson !== money.inPerson ||
        (works.payouts === 'on') !== money.payouts ||
        (money.online && money.payouts === holds)
      );
    });
  },
  'Home shows a next action exactly when it is the applicant’s turn': (
    _given,
    { next, waits, row },
  ) => {
    const isTheirTurn = waits[0]?.who === 'you';
    return row === 'declined' || row === 'allSet'
      ? next === undefined
      : isTheirTurn !== (next !== undefined);
  },
  'an approved applicant without a bank account always gets to the bank page': (given, { row }) =>
    isApproved(given) &&
    given.isSubmitted &&
    !given.checking &&
    !given.isBankLinked &&
    !['changes', 'step', 'lastStep', 'bank', 'bankAgain'].includes(row),
  'the primary button’s page can be opened': (given, { next }) =>
    next?.page !== undefined &&
    !isOpenPage(next.page, given) &&
    // A combination that the store never holds: an owner is open, and the list is closed.
    !(next.page === 'owners' && given.boStatus === 'NONE'),
  'Home never leads to Home': (_given, { next }) => HOME_PAGES.includes(next?.page ?? 'none'),
  // The partners' needs are Home's alone: the page choice knows none of them, and its controls lead
  // to the owners from every state of the list.
  'page-actions and Home agree on the next page': (given, { next }) => {
    if (given.openOwners.length > 0 || given.order !== undefined) return false;
    const { page } = nextPage(given);
    return (
      HOME_PAGES.includes(page) && next?.page !== undefined && firstPage(page, given) !== next.page
    );
  },
};

const broken = new Map<string, HomeFacts>();
beforeAll(() => {
  for (const given of PROOF) {
    const home = homeOf(given);
    for (const [what, breaks] of Object.entries(BREAKS))
      if (!broken.has(what) && breaks(given, home)) broken.set(what, given);
  }
});

test.each(Object.keys(BREAKS))('%s', (what) => expect(broken.get(what)).toBeUndefined());
