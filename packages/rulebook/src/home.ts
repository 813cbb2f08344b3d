import type { Facts } from './core/facts.ts';
import { entriesOf, keysOf } from './core/keys-of.ts';
import { currentStepUp } from './core/step-up.ts';
import { CHANGES_STEP_UP } from './decision/step-ups.ts';
import type { HomePicture, HomeRowId, NextId, WaitId, WaitsFor } from './home-view.ts';
import { waitsForIdentity } from './identity/waits-for-identity.ts';
import { nextPage } from './next-page.ts';
import type { OrderState } from './orders/order-states.ts';
import type { OwnerNeed } from './people/open-owner.ts';
import type { RouteId } from './routes.ts';
import { type StatusId, statusOf } from './status.ts';

/** Another owner who has yet to confirm who they are, and what the applicant must do about it. */
export type OpenOwner = {
  name?: string | undefined;
  need?: OwnerNeed | undefined;
  by?: string | undefined;
};

/** What Home tells of beside the facts of page choice. Days are YYYY-MM-DD. */
export type HomeFacts = Facts & {
  /**
   * The last day of what was promised, or to change what we asked for; none once it has passed.
   */
  by?: string | undefined;
  openOwners: readonly OpenOwner[];
  /** An open request for a review; its day, unless that has passed. */
  reviewRequest?: { by?: string | undefined } | undefined;
  deposits?: { arrivesOn: string; enterBy: string } | undefined;
  order?: OrderState | undefined;
  /** Whose photo ID expires soon: the applicant's own, or that of an owner who is named. */
  expiringIds?: readonly { isOwn: boolean; name?: string | undefined; by?: string | undefined }[];
};

/** Whoever is named in the texts. */
export type Wait = { id: WaitId; who: WaitsFor; holdsPayouts: boolean; by?: string; name?: string };

export type Home = {
  row: HomeRowId;
  picture: HomePicture;
  works: { online: boolean; inPerson: boolean; payouts: 'on' | 'held' | 'off' };
  waits: readonly Wait[];
  next?: { id: NextId; page?: RouteId };
};

type Known = { facts: HomeFacts; status: StatusId };
type WaitRow = {
  who: WaitsFor;
  /** Whether it is waited for, or for whom. */
  of: (known: Known) => readonly Pick<Wait, 'by' | 'name'>[];
  /** Payouts don't wait for it. */
  isApart?: true;
  picture?: HomePicture;
  next?: NextId | ((known: Known) => NextId);
};

type Applies = (known: Known) => boolean;
type Day = (facts: HomeFacts) => string | undefined;

const promised: Day = ({ by }) => by;
/** The only step with a last day. */
const isForChanges = ({ stepUps }: HomeFacts): boolean =>
  currentStepUp(stepUps)?.type === CHANGES_STEP_UP;
const once =
  (applies: Applies, dayOf: Day = () => undefined): WaitRow['of'] =>
  (known) => {
    const by = dayOf(known.facts);
    return applies(known) ? [by === undefined ? {} : { by }] : [];
  };
const inStatus =
  (...ids: StatusId[]): Applies =>
  ({ status }) =>
    ids.includes(status);

/** Statuses of an account that takes payments; what is left concerns its payouts. */
const OPEN_ACCOUNT: readonly StatusId[] = [
  'verificationNeeded',
  'ownersToInvite',
  'approvedPendingNoBank',
  'approvedPending',
  'approvedNoBank',
  'depositsSent',
  'depositsArrived',
  'bankInReview',
  'bankPending',
  'payoutsHeld',
  'approved',
];
const isOpenAccount: Applies = ({ status }) => OPEN_ACCOUNT.includes(status);
const ofAccount =
  (holds: (facts: HomeFacts) => boolean): Applies =>
  (known) =>
    isOpenAccount(known) && holds(known.facts);

const hasFailedBank = ({ testDeposits, bankReview }: HomeFacts): boolean =>
  testDeposits === 'failed' || bankReview === 'refused';
/** A linked account that nobody has confirmed yet. */
const isUnproven = (facts: HomeFacts): boolean => facts.isBankLinked && !facts.isBankVerified;
const areDepositsUsed = ({ testDeposits }: HomeFacts): boolean =>
  testDeposits === 'sent' || testDeposits === 'arrived';

const ownersWho =
  (need: OwnerNeed | undefined): WaitRow['of'] =>
  (known) =>
    awaitsOthers(known)
      ? known.facts.openOwners
          .filter((owner) => owner.need === need)
          .map(({ name, by }) => ({
            ...(name === undefined ? {} : { name }),
            ...(by === undefined ? {} : { by }),
          }))
      : [];
const awaitsOthers: Applies = ({ facts, status }) =>
  facts.decision === 'APPROVED_PENDING' && OPEN_ACCOUNT.includes(status);

const expiringIds =
  (isOwn: boolean): WaitRow['of'] =>
  (known) =>
    isOpenAccount(known)
      ? (known.facts.expiringIds ?? [])
          .filter((one) => one.isOwn === isOwn)
          .map(({ name, by }) => ({
            ...(isOwn || name === undefined ? {} : { name }),
            ...(by === undefined ? {} : { by }),
          }))
      : [];

/** The rows by urgency. docs/decisions/0213. */
const ROWS: Readonly<Record<WaitId, WaitRow>> = {
  answers: { who: 'you', of: once(inStatus('answering', 'unsent')), next: 'resume' },
  checks: { who: 'us', of: once(inStatus('checking')), picture: 'calendar' },
  stillChecking: {
    who: 'us',
    of: once(inStatus('stillChecking'), promised),
    picture: 'calendar',
  },
  decision: { who: 'us', of: once(inStatus('inReview'), promised), picture: 'calendar' },
  repair: { who: 'us', of: once(inStatus('error'), promised), picture: 'calendar' },
  reviewAgain: {
    who: 'us',
    of: once(
      ({ facts, status }) => status === 'declined' && facts.reviewRequest !== undefined,
      ({ reviewRequest }) => reviewRequest?.by,
    ),
    picture: 'calendar',
  },
  changes: {
    who: 'you',
    of: once(({ status, facts }) => status === 'stepUp' && isForChanges(facts), promised),
    picture: 'calendar',
    next: 'step',
  },
  step: {
    who: 'you',
    of: once(({ status, facts }) => status === 'stepUp' && !isForChanges(facts)),
    next: 'step',
  },
  lastStep: {
    who: 'you',
    of: once(inStatus('verificationNeeded')),
    picture: 'receipt',
    next: ({ facts }) =>
      waitsForIdentity(facts) && nextPage(facts).page === 'success' ? 'verifyIdentity' : 'step',
  },
  bank: {
    who: 'you',
    of: once(ofAccount((facts) => !facts.isBankLinked && !hasFailedBank(facts))),
    picture: 'receipt',
    next: 'linkBank',
  },
  bankAgain: {
    who: 'you',
    of: once(ofAccount((facts) => !facts.isBankLinked && hasFailedBank(facts))),
    picture: 'receipt',
    next: 'linkBankAgain',
  },
  amounts: {
    who: 'you',
    of: once(
      ofAccount((facts) => isUnproven(facts) && facts.testDeposits === 'arrived'),
      ({ deposits }) => deposits?.enterBy,
    ),
    picture: 'receipt',
    next: 'enterAmounts',
  },
  ownerDetails: { who: 'you', of: ownersWho('details'), picture: 'receipt', next: 'enterDetails' },
  ownerMail: { who: 'you', of: ownersWho('mail'), picture: 'receipt', next: 'correctMail' },
  ownerDenied: { who: 'you', of: ownersWho('denied'), picture: 'receipt', next: 'checkOwners' },
  ownerLink: { who: 'you', of: ownersWho('link'), picture: 'receipt', next: 'sendLink' },
  ownerLate: { who: 'you', of: ownersWho('late'), picture: 'receipt', next: 'sendNewLink' },
  order: {
    who: 'you',
    of: once(ofAccount(({ order }) => order === 'unpaid')),
    picture: 'receipt',
    next: 'payOrder',
    isApart: true,
  },
  photoId: {
    who: 'you',
    of: expiringIds(true),
    picture: 'receipt',
    next: 'showPhotoId',
    isApart: true,
  },
  deposits: {
    who: 'bank',
    of: once(
      ofAccount((facts) => isUnproven(facts) && facts.testDeposits === 'sent'),
      ({ deposits }) => deposits?.arrivesOn,
    ),
    picture: 'receipt',
  },
  bankReview: {
    who: 'us',
    of: once(
      ofAccount(
        (facts) => isUnproven(facts) && !areDepositsUsed(facts) && facts.bankReview === 'open',
      ),
      promised,
    ),
    picture: 'receipt',
  },
  bankCheck: {
    who: 'bank',
    of: once(
      ofAccount(
        (facts) => isUnproven(facts) && !areDepositsUsed(facts) && facts.bankReview !== 'open',
      ),
      promised,
    ),
    picture: 'receipt',
  },
  held: {
    who: 'us',
    of: once(ofAccount((facts) => facts.isBankVerified && facts.arePayoutsHeld === true)),
    picture: 'receipt',
  },
  // Approved with payouts later and nobody on the list: the decision itself is still waited for.
  owner: {
    who: 'owner',
    of: (known) =>
      awaitsOthers(known) &&
      known.status !== 'verificationNeeded' &&
      known.facts.openOwners.length === 0
        ? [{}]
        : ownersWho(undefined)(known),
    picture: 'receipt',
  },
  ownerPhotoId: { who: 'owner', of: expiringIds(false), picture: 'receipt', isApart: true },
};

type EndRow = { when: Applies; picture: HomePicture; next?: NextId };
const ENDS: Readonly<Record<'closed' | 'declined' | 'allSet', EndRow>> = {
  closed: { when: inStatus('closed'), picture: 'none' },
  declined: { when: inStatus('declined'), picture: 'none', next: 'askReview' },
  allSet: { when: isOpenAccount, picture: 'shop', next: 'dashboard' },
};

const NEXT_PAGE_OF: Readonly<Partial<Record<NextId, RouteId>>> = {
  linkBank: 'bank',
  linkBankAgain: 'bank',
  enterAmounts: 'bank-deposits',
  enterDetails: 'owners',
  correctMail: 'owners',
  checkOwners: 'owners',
  sendLink: 'owners',
  sendNewLink: 'owners',
  payOrder: 'order-status',
  showPhotoId: 'identification',
};
const OPENS_CHOSEN: readonly NextId[] = ['resume', 'step', 'goOn'];
/**
 * Pages of what the application was begun for, which come before the account's own; until it is
 * approved, they have nothing to do either.
 */
const BEGUN_FOR: readonly RouteId[] = ['add-channel', 'add-product', 'leave', 'store-complete'];

function nextOf(id: NextId, facts: HomeFacts): NonNullable<Home['next']> {
  const page = OPENS_CHOSEN.includes(id) ? nextPage(facts).page : NEXT_PAGE_OF[id];
  return page === undefined ? { id } : { id, page };
}

/** Everything that is waited for, the most urgent first. */
const waitsOf = (known: Known): Wait[] =>
  entriesOf<Readonly<Record<WaitId, WaitRow>>>(ROWS).flatMap(([id, { who, of, isApart }]) =>
    of(known).map((wait) => ({ id, who, holdsPayouts: isApart === undefined, ...wait })),
  );

function endOf(known: Known): keyof typeof ENDS {
  const found = keysOf(ENDS).find((end) => ENDS[end].when(known));
  if (found === undefined) throw new Error(`nothing is waited for in the status ${known.status}`);
  return found;
}

/**
 * The one state of an application: what works, who acts until when, and the one thing to do next.
 * The first wait names the row. docs/decisions/0213.
 */
export function homeOf(facts: HomeFacts): Home {
  const { id: status, money } = statusOf(facts);
  const known = { facts, status };
  const waits = waitsOf(known);
  const [first] = waits;
  const chosen: { row: HomeRowId } & Pick<WaitRow, 'picture' | 'next'> =
    first === undefined
      ? { row: endOf(known), ...ENDS[endOf(known)] }
      : { row: first.id, ...ROWS[first.id] };
  const own = typeof chosen.next === 'function' ? chosen.next(known) : chosen.next;
  const isBegun = isOpenAccount(known) && BEGUN_FOR.includes(nextPage(facts).page);
  const next = isBegun ? 'goOn' : own;
  return {
    row: chosen.row,
    picture: chosen.picture ?? 'none',
    works: {
      online: money.online,
      inPerson: money.inPerson,
      payouts: money.payouts ? 'on' : money.online ? 'held' : 'off',
    },
    waits,
    ...(next === undefined ? {} : { next: nextOf(next, facts) }),
  };
}
