import { isClosedAccount, mayCloseAccount } from './accounts/closing.ts';
import { awaitsConnection, connectionKind } from './accounts/connections.ts';
import { described } from './core/describe.ts';
import { type Facts, isApproved } from './core/facts.ts';
import { currentStepUp } from './core/step-up.ts';
import { awaitsOwners } from './people/step-ups.ts';
import { SIGN_UP_FORMS } from './reference/enumerations.ts';
import { PORTALS } from './reference/portals.ts';
import type { RouteId } from './routes.ts';
import { PAGES_BEFORE_SENDING, STEP_UP_ALSO_OPEN, STEP_UP_PAGE_ROWS } from './step-up-pages.ts';

type NextPageRow = {
  id: string;
  when: (facts: Facts) => boolean;
  page: RouteId | ((facts: Facts) => RouteId);
};

/** Approved at BASIC level, with identity left for later. docs/readings.md 42. */
const waitsForIdentity = ({ applicationLevel, decision, stepUps }: Facts) =>
  applicationLevel === 'BASIC' &&
  decision === 'APPROVED_PENDING' &&
  currentStepUp(stepUps) === undefined;
const bankIsOpen = ({ isBankLinked, isBankDeferred }: Facts) => !isBankLinked && !isBankDeferred;

/** Sign-up page by form. docs/readings.md 39. */
const SIGN_UP_PAGE = {
  applicant: 'application-applicant',
  business: 'application-business',
  category: 'application-category',
  address: 'address',
  ownerIdentity: 'owner-identity',
} as const satisfies Record<NonNullable<Facts['incompleteForm']>, RouteId>;

const isPending = ({ decision }: Facts) => decision === 'PENDING';
/**
 * boStatus counts as NONE once every owner is verified; without approval, no owners and no bank are
 * requested. docs/readings.md 83.
 */
const ownersAre = (status: Facts['boStatus']) =>
  described(
    `approved, boStatus is ${status}, not every owner is verified`,
    (facts: Facts) => facts.boStatus === status && !facts.areOwnersVerified && isApproved(facts),
  );

/** A store added to an existing business: only its name is asked. docs/decisions/0084. */
const isNewStore = ({ intent, hasBusinessId, isSubmitted }: Facts) =>
  intent === 'ADD_STORE' && hasBusinessId && !isSubmitted;
/** A declined applicant sees the reason, whatever the intent. docs/readings.md 41. */
const isRefused = ({ decision }: Facts) => decision === 'DECLINED';
/**
 * A requested channel or product is connected before the applicant leaves. docs/readings.md 140.
 */
const isConnecting = (facts: Facts) =>
  awaitsConnection(facts, 'channel') || awaitsConnection(facts, 'product');

/**
 * Which page an application opens on: the first matching row. docs/readings.md 39, 41, 66, 83, 91
 * and 92.
 */
export const NEXT_PAGE: readonly NextPageRow[] = [
  { id: '0-new-store', when: isNewStore, page: 'new-store' },
  {
    id: '0-lacks-answer',
    when: ({ isSubmitted, incompleteForm }) => !isSubmitted && incompleteForm !== undefined,
    page: ({ incompleteForm, flags }) =>
      flags.isMultistepFlow ? SIGN_UP_PAGE[incompleteForm ?? 'applicant'] : 'update',
  },
  { id: '0-not-sent', when: ({ isSubmitted }) => !isSubmitted, page: 'check-answers' },
  { id: '0-closed', when: (facts) => isClosedAccount(facts), page: 'close-account' },
  { id: '0-checking', when: ({ checking }) => checking, page: 'verifying' },
  { id: '0-error', when: ({ decision }) => decision === 'ERROR', page: 'error' },
  ...STEP_UP_PAGE_ROWS,
  // A type without a row: "Current step up … does not support".
  {
    id: 'step-unknown',
    when: ({ stepUps }) => currentStepUp(stepUps) !== undefined,
    page: 'error',
  },
  {
    id: '1-store-complete',
    when: (facts) =>
      facts.intent === 'ADD_STORE' && facts.flags.storePagesEnabled && isApproved(facts),
    page: 'store-complete',
  },
  {
    id: '1-store-success',
    when: (facts) =>
      facts.intent === 'ADD_STORE' && facts.flags.storePagesEnabled && !isRefused(facts),
    page: 'store-success',
  },
  {
    id: '2-redirect-out',
    when: (facts) => facts.isBankLinked && facts.redirectUrl !== undefined && !isConnecting(facts),
    page: 'leave',
  },
  {
    id: '3-add-product',
    when: (facts) =>
      isPending(facts) && facts.intent === 'ADD_PRODUCT' && facts.flags.addProductEnabled,
    page: 'add-product',
  },
  {
    id: '4-pending-restaurant',
    when: (facts) =>
      PORTALS[facts.portal].restaurantPages &&
      isPending(facts) &&
      facts.flags.restaurantSolutionEnabled &&
      facts.segment === 'RESTAURANT',
    page: 'restaurant-solution',
  },
  {
    id: '4-pending-hosting',
    when: (facts) => PORTALS[facts.portal].waitsInVerifying && isPending(facts),
    page: 'verifying',
  },
  // "Stay" for an open page; a fresh load shows the result. docs/readings.md 92.
  { id: '4-pending-elsewhere', when: isPending, page: 'success' },
  { id: '5-owners', when: ownersAre('WAITING_FOR_INFO'), page: 'owners' },
  {
    id: '5-owners-bank',
    when: (facts) => ownersAre('INFO_PROVIDED')(facts) && bankIsOpen(facts),
    page: 'owners-bank',
  },
  { id: '5-owners-further-steps', when: ownersAre('INFO_PROVIDED'), page: 'owners-further-steps' },
  { id: '6-add-channel', when: (facts) => awaitsConnection(facts, 'channel'), page: 'add-channel' },
  { id: '6-add-product', when: (facts) => awaitsConnection(facts, 'product'), page: 'add-product' },
  // Identity comes before the bank: the result page offers it. docs/readings.md 42.
  { id: '7-basic-later', when: waitsForIdentity, page: 'success' },
  { id: '7-approved-bank', when: (facts) => isApproved(facts) && bankIsOpen(facts), page: 'bank' },
  { id: '7-approved-complete', when: isApproved, page: 'complete' },
  { id: '8-otherwise', when: () => true, page: 'success' },
];

/** The page this application should see now, and the row that chose it. */
export function nextPage(facts: Facts): { page: RouteId; row: string } {
  const row = NEXT_PAGE.find(({ when }) => when(facts));
  if (row === undefined) throw new Error('the last row of NEXT_PAGE holds for all facts');
  return { page: typeof row.page === 'function' ? row.page(facts) : row.page, row: row.id };
}

type AlsoOpenRow = { page: RouteId; when: (facts: Facts) => boolean; staysWhenClosed?: true };
/** Pages that may be opened besides the chosen one, each with its condition. */
const ALSO_OPEN: readonly AlsoOpenRow[] = [
  ...SIGN_UP_FORMS.map((form, at) => ({
    page: SIGN_UP_PAGE[form],
    when: (facts: Facts) =>
      !facts.isSubmitted &&
      !isNewStore(facts) &&
      (facts.incompleteForm === undefined || at <= SIGN_UP_FORMS.indexOf(facts.incompleteForm)),
  })),
  ...(['update', 'ein', ...PAGES_BEFORE_SENDING] as const).map((page) => ({
    page, // separate pages when the multistep flow is off. docs/readings.md 41
    when: (facts: Facts) =>
      !facts.isSubmitted && !isNewStore(facts) && !facts.flags.isMultistepFlow,
  })),
  // A connected channel or product can be viewed again.
  {
    page: 'add-channel',
    when: (facts) => isApproved(facts) && !facts.checking && connectionKind(facts) === 'channel',
  },
  {
    page: 'add-product',
    when: (facts) => isApproved(facts) && !facts.checking && connectionKind(facts) === 'product',
  },
  { page: 'success', when: ({ isSubmitted, checking }) => isSubmitted && !checking },
  { page: 'verifying', when: ({ isSubmitted }) => isSubmitted },
  { page: 'owners-verifying', when: ({ isSubmitted, checking }) => isSubmitted && checking },
  {
    page: 'identification',
    when: (facts) => facts.isPhotoIdAsked === true && isApproved(facts) && !facts.checking,
  },
  ...STEP_UP_ALSO_OPEN,
  // A submitted list can be managed while its owners are pending, including during its review, and
  // read once all have confirmed; whether its calls may write is said by their guards.
  {
    page: 'owners',
    when: (facts) =>
      !facts.checking &&
      !isRefused(facts) &&
      (awaitsOwners(facts) || ownersAre('INFO_PROVIDED')(facts) || facts.areOwnersVerified),
  },
  // An unconfirmed account may be replaced.
  {
    page: 'bank',
    when: (facts) =>
      isApproved(facts) &&
      !(facts.isBankLinked && facts.isBankVerified) &&
      !waitsForIdentity(facts),
  },
  {
    page: 'bank-success',
    when: (facts) => facts.isBankLinked || (isApproved(facts) && facts.bankReview === 'refused'),
  },
  { page: 'bank-deposits', when: (facts) => isApproved(facts) && facts.testDeposits !== undefined },
  { page: 'order-card', when: (facts) => mayAddCard(facts), staysWhenClosed: true }, // pays what is owed
  { page: 'order', when: (facts) => mayAddCard(facts) },
  // Also shows an order that was released by a decline.
  { page: 'order-status', when: ({ isSubmitted }) => isSubmitted, staysWhenClosed: true },
  { page: 'close-account', when: (facts) => mayCloseAccount(facts) },
];

/** A bank account may be linked only after approval. docs/readings.md 97. */
export const mayLinkBank = (facts: Pick<Facts, 'decision' | 'checking' | 'isClosed'>): boolean =>
  isApproved(facts) && !facts.checking && facts.isClosed !== true;

/** An order may precede the decision, so a card may too; not once declined. */
export const mayAddCard = ({
  isSubmitted,
  decision,
}: Pick<Facts, 'isSubmitted' | 'decision'>): boolean => isSubmitted && decision !== 'DECLINED';

const isAlsoOpen = ({ when, staysWhenClosed }: AlsoOpenRow, facts: Facts): boolean =>
  when(facts) && (staysWhenClosed === true || !isClosedAccount(facts));

const alsoOpenPages = (facts: Facts): RouteId[] =>
  ALSO_OPEN.filter((row) => isAlsoOpen(row, facts)).map(({ page }) => page);

export const isOpenPage = (page: RouteId, facts: Facts): boolean =>
  ALSO_OPEN.some((row) => row.page === page && isAlsoOpen(row, facts)) ||
  nextPage(facts).page === page;

/** The chosen page comes first. */
export function openPages(facts: Facts): RouteId[] {
  const { page } = nextPage(facts);
  return [page, ...alsoOpenPages(facts).filter((other) => other !== page)];
}
