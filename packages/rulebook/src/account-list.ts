import type { Decision } from './reference/enumerations.ts';
import { PORTALS, type Portal } from './reference/portals.ts';
import type { StatusId } from './status.ts';

/** What may be done with an account in the list. */
export const ACCOUNT_ACTIONS = ['connect', 'account', 'see', 'resume', 'start'] as const;
type AccountAction = (typeof ACCOUNT_ACTIONS)[number];

export const PROFILE_LABELS = ['approved', 'inReview', 'incomplete', 'notApproved', 'notStarted'] as const;
export type ProfileLabel = (typeof PROFILE_LABELS)[number];

type ProfileRow = {
  id: string;
  label: ProfileLabel;
  action: AccountAction;
  /** The statuses of an application that it stands for; none: no application was begun. */
  statuses: readonly StatusId[];
};

/** What each account in the list is called and allows; the money facts beside it are those of its status. docs/readings.md 7. */
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
      'approvedPending',
      'approvedPendingNoBank',
    ],
  },
  { id: 'inReview', label: 'inReview', action: 'connect', statuses: ['inReview', 'stillChecking', 'checking', 'error'] },
  { id: 'verificationNeeded', label: 'incomplete', action: 'resume', statuses: ['verificationNeeded'] }, // shown as incomplete on purpose
  { id: 'incomplete', label: 'incomplete', action: 'resume', statuses: ['stepUp', 'answering', 'unsent'] },
  // The specification has no label for it; a person who was not approved may begin again.
  { id: 'notApproved', label: 'notApproved', action: 'start', statuses: ['declined'] },
  { id: 'notStarted', label: 'notStarted', action: 'start', statuses: [] },
] as const satisfies readonly ProfileRow[];

export function profileForStatus(status: StatusId | undefined): ProfileRow {
  const rows: readonly ProfileRow[] = PROFILES;
  const row = rows.find(({ statuses }) => (status === undefined ? statuses.length === 0 : statuses.includes(status)));
  if (row === undefined) throw new Error(`no profile for the status ${status}`);
  return row;
}

type Ordered = { riskDecision: Decision; applicationLevel: 'BASIC' | 'FULL'; createdAt: number };

/** Which accounts stand first. What the specification does not name comes after. */
const ACCOUNT_ORDER: readonly ((account: Pick<Ordered, 'riskDecision' | 'applicationLevel'>) => boolean)[] = [
  ({ riskDecision }) => riskDecision === 'APPROVED',
  ({ riskDecision, applicationLevel }) => riskDecision === 'APPROVED_PENDING' && applicationLevel === 'BASIC',
  ({ riskDecision }) => riskDecision === 'APPROVED_PENDING',
  ({ riskDecision }) => riskDecision === 'PENDING',
  ({ riskDecision }) => riskDecision !== 'DECLINED',
  () => true,
];

const placeOf = (account: Ordered): number => ACCOUNT_ORDER.findIndex((stands) => stands(account));

export const sortAccounts = <Account extends Ordered>(accounts: readonly Account[]): Account[] =>
  [...accounts].sort((one, other) => placeOf(one) - placeOf(other) || other.createdAt - one.createdAt);

/** What may be done with it here: where no profile is connected, an account is opened and one that waits is looked at. docs/readings.md 101. */
export function accountActionIn(portal: Portal, { label, action }: Pick<ProfileRow, 'label' | 'action'>): AccountAction {
  if (action !== 'connect' || PORTALS[portal].listsApprovedAccounts) return action;
  return label === 'approved' ? 'account' : 'see';
}

type FrontRow = { kind: 'resume' | 'account' | 'wait'; label: ProfileLabel };

/** Which application the start page shows first, and how: one to go on with, else an account, else one that waits. docs/readings.md 102. */
export const FRONT_CARDS: readonly FrontRow[] = [
  { kind: 'resume', label: 'incomplete' },
  { kind: 'account', label: 'approved' },
  { kind: 'wait', label: 'inReview' },
];

type Listed = { status: { label: ProfileLabel }; savedAt: number };

export type FrontCard<Account> = { kind: FrontRow['kind']; account: Account };

/** The application that the start page shows first; none where there is nothing but refusals, or nothing at all. */
export function frontCard<Account extends Listed>(accounts: readonly Account[]): FrontCard<Account> | undefined {
  const newest = [...accounts].sort((one, other) => other.savedAt - one.savedAt);
  for (const { kind, label } of FRONT_CARDS) {
    const account = newest.find(({ status }) => status.label === label);
    if (account !== undefined) return { kind, account };
  }
  return undefined;
}

export const isListedInPortal = (portal: Portal, { label }: { label: ProfileLabel }): boolean =>
  label !== 'approved' || PORTALS[portal].listsApprovedAccounts;
