import type { WaitsFor } from './home-view.ts';
import { waitsForIdentity } from './identity/waits-for-identity.ts';
import type { Decision } from './reference/enumerations.ts';
import { PORTALS, type Portal } from './reference/portals.ts';
import type { StatusId } from './status.ts';

export const ACCOUNT_ACTIONS = ['connect', 'account', 'see', 'resume', 'start'] as const;
type AccountAction = (typeof ACCOUNT_ACTIONS)[number];

export const PROFILE_LABELS = [
  'approved',
  'inReview',
  'incomplete',
  'notApproved',
  'closed',
  'notStarted',
] as const;
export type ProfileLabel = (typeof PROFILE_LABELS)[number];

type ProfileRow = {
  id: string;
  label: ProfileLabel;
  action: AccountAction;
  /** Statuses shown as this profile; empty when no application exists. */
  statuses: readonly StatusId[];
};

/**
 * Label and action of each account in the list; payments and payouts come from its status.
 * docs/readings.md 7.
 */
export const PROFILES = [
  {
    id: 'approved',
    label: 'approved',
    action: 'connect',
    statuses: [
      'approved',
      'approvedNoBank',
      'depositsSent',
      'depositsArrived',
      'bankInReview',
      'bankPending',
      'payoutsHeld',
      'ownersToInvite',
      'approvedPending',
      'approvedPendingNoBank',
    ],
  },
  {
    id: 'inReview',
    label: 'inReview',
    action: 'connect',
    statuses: ['inReview', 'stillChecking', 'checking', 'error'],
  },
  {
    id: 'verificationNeeded',
    label: 'incomplete',
    action: 'resume',
    statuses: ['verificationNeeded'],
  }, // shown as incomplete on purpose
  {
    id: 'incomplete',
    label: 'incomplete',
    action: 'resume',
    statuses: ['stepUp', 'answering', 'unsent'],
  },
  // The specification has no label for this; a declined applicant may apply again.
  { id: 'notApproved', label: 'notApproved', action: 'start', statuses: ['declined'] },
  { id: 'closed', label: 'closed', action: 'see', statuses: ['closed'] },
  { id: 'notStarted', label: 'notStarted', action: 'start', statuses: [] },
] as const satisfies readonly ProfileRow[];

export function profileForStatus(status: StatusId | undefined): ProfileRow {
  const rows: readonly ProfileRow[] = PROFILES;
  const row = rows.find(({ statuses }) =>
    status === undefined ? statuses.length === 0 : statuses.includes(status),
  );
  if (row === undefined) throw new Error(`no profile for the status ${status}`);
  return row;
}

type Ordered = {
  riskDecision: Decision;
  applicationLevel: 'BASIC' | 'FULL';
  createdAt: number;
  status?: { label: ProfileLabel };
};

const ACCOUNT_ORDER: readonly ((
  account: Pick<Ordered, 'riskDecision' | 'applicationLevel'>,
) => boolean)[] = [
  ({ riskDecision }) => riskDecision === 'APPROVED',
  ({ riskDecision, applicationLevel }) =>
    waitsForIdentity({ decision: riskDecision, applicationLevel }),
  ({ riskDecision }) => riskDecision === 'APPROVED_PENDING',
  ({ riskDecision }) => riskDecision === 'PENDING',
  ({ riskDecision }) => riskDecision !== 'DECLINED',
  () => true,
];

const placeOf = (account: Ordered): number =>
  account.status?.label === 'closed'
    ? ACCOUNT_ORDER.length
    : ACCOUNT_ORDER.findIndex((matches) => matches(account));

export const sortAccounts = <Account extends Ordered>(accounts: readonly Account[]): Account[] =>
  [...accounts].sort(
    (one, other) => placeOf(one) - placeOf(other) || other.createdAt - one.createdAt,
  );

/**
 * Portals that do not connect profiles open the account instead, or show the one under review.
 * docs/readings.md 101.
 */
export function accountActionIn(
  portal: Portal,
  { label, action }: Pick<ProfileRow, 'label' | 'action'>,
): AccountAction {
  if (action !== 'connect' || PORTALS[portal].listsApprovedAccounts) return action;
  return label === 'approved' ? 'account' : 'see';
}

export const ACCOUNT_GROUPS = ['yours', 'ours', 'others', 'done'] as const;
export type AccountGroup = (typeof ACCOUNT_GROUPS)[number];

const GROUP_OF: Readonly<Record<WaitsFor, AccountGroup>> = {
  you: 'yours',
  us: 'ours',
  owner: 'others',
  bank: 'others',
};

/** Groups of the list by who acts next: the reader, we, somebody else, or nobody anymore. */
export const accountGroup = ({
  waits: [first],
}: {
  waits: readonly { who: WaitsFor }[];
}): AccountGroup => (first === undefined ? 'done' : GROUP_OF[first.who]);

type FrontRow = { kind: 'resume' | 'account' | 'wait'; label: ProfileLabel };

/**
 * Priority of the application on the start page: one to resume, then an account, then one under
 * review. docs/readings.md 102.
 */
export const FRONT_CARDS: readonly FrontRow[] = [
  { kind: 'resume', label: 'incomplete' },
  { kind: 'account', label: 'approved' },
  { kind: 'wait', label: 'inReview' },
];

type Listed = { status: { label: ProfileLabel }; savedAt: number };

export type FrontCard<Account> = { kind: FrontRow['kind']; account: Account };

/** Undefined when there are no applications, or only declined ones. */
export function frontCard<Account extends Listed>(
  accounts: readonly Account[],
): FrontCard<Account> | undefined {
  const newest = [...accounts].sort((one, other) => other.savedAt - one.savedAt);
  for (const { kind, label } of FRONT_CARDS) {
    const account = newest.find(({ status }) => status.label === label);
    if (account !== undefined) return { kind, account };
  }
  return undefined;
}

export const isListedInPortal = (portal: Portal, { label }: { label: ProfileLabel }): boolean =>
  label !== 'approved' || PORTALS[portal].listsApprovedAccounts;
