import type { Answers } from '../answer-rows.ts';
import { type AnswersByPath, answerAt, OWNER_TAX_ID_PATH } from '../core/answers.ts';
import type { ErrorCode } from '../core/errors.ts';
import { type FormContext, isIncomplete } from '../core/form.ts';
import { LIMITS } from '../core/limits.ts';
import type { BoStatus, OWNER_LABELS, OWNER_TYPES } from '../reference/enumerations.ts';
import { type OwnerForm, PEOPLE_FORMS, requiresController } from './forms.ts';
import { duplicateEmailErrors, ownershipTotal } from './ownership.ts';
import type { OwnersStage } from './step-ups.ts';

export type OwnerType = (typeof OWNER_TYPES)[number];
type OwnerLabel = (typeof OWNER_LABELS)[number];

/** One row of the list as the rules read it: what was answered, and which secrets are on file. */
export type OwnerFacts = {
  id: string;
  type: OwnerType;
  answers: Answers;
  given: ReadonlySet<string>;
  /** True once a link was sent to them: they give what is missing themselves. */
  isInvited?: boolean;
  /** True once they have confirmed their details. */
  isConfirmed?: boolean;
};

/** The list with what the rules about it must know of the application. */
export type OwnersList = {
  owners: readonly OwnerFacts[];
  /** The application's own answers: registered or not, and the applicant's e-mail. */
  application: Answers;
  context: FormContext;
};

/** True for everybody in the list but the applicant, whose own row is never taken off it. */
export const isOtherOwner = ({ type }: { type: OwnerType }): boolean => type === 'OWNER';
const isController = ({ answers }: OwnerFacts): boolean => answers.isController === true;

export const mergedAnswers = (answers: Answers, application: Answers): Answers => ({
  ...answers,
  'company.registered': application['company.registered'],
});

/** True where this list must name one person who controls the business. docs/readings.md 82. */
export const requiresControllerIn = ({ application, context }: Pick<OwnersList, 'application' | 'context'>): boolean =>
  requiresController(application, context);

/** The applicant's place in the list, by their share: a quarter or more makes an owner. docs/readings.md 80. */
export const applicantOwnerType = (share: string): OwnerType =>
  Number(share) >= LIMITS.ownerThresholdPercent ? 'APPLICANT_OWNER' : 'APPLICANT';

/** What a row is once its share is known: another owner stays one, the applicant's own row goes by the share. */
export const ownerTypeFor = (owner: Pick<OwnerFacts, 'type'>, share: string): OwnerType =>
  isOtherOwner(owner) ? owner.type : applicantOwnerType(share);

const incompleteForm = (form: OwnerForm) => (owner: OwnerFacts, list: OwnersList) =>
  isIncomplete(PEOPLE_FORMS[form], mergedAnswers(owner.answers, list.application), owner.given, list.context);

/** The label of an owner: the first row that holds. */
const OWNER_STATUS: readonly { label: OwnerLabel; when: (owner: OwnerFacts, list: OwnersList) => boolean }[] = [
  { label: 'incomplete', when: (owner, list) => incompleteForm(isOtherOwner(owner) ? 'owner' : 'ownShare')(owner, list) },
  { label: 'completed', when: (owner) => !isOtherOwner(owner) },
  { label: 'completed', when: ({ isConfirmed }) => isConfirmed === true },
  { label: 'request to be sent', when: (owner, list) => owner.isInvited === true && incompleteForm('ownerDetails')(owner, list) },
  { label: 'incomplete', when: incompleteForm('ownerDetails') },
  { label: 'request to be sent', when: ({ answers }) => answers.noAddressOrDob === true || answers.noSsn === true },
  { label: 'completed', when: () => true },
];

/** What is known of an owner, in the specification's words. */
export function ownerStatus(owner: OwnerFacts, list: OwnersList): OwnerLabel {
  const row = OWNER_STATUS.find(({ when }) => when(owner, list));
  if (row === undefined) throw new Error('the last row of OWNER_STATUS holds for all owners');
  return row.label;
}

export type OwnersError = { code: ErrorCode; field: string };

const isListIncomplete = ({ owners, ...list }: OwnersList): boolean =>
  owners.some((owner) => ownerStatus(owner, { owners, ...list }) === 'incomplete');
const shares = ({ owners }: OwnersList) => owners.map(({ answers }) => ({ share: answers.ownershipPercentage ?? '' }));
const isQuarter = ({ answers }: OwnerFacts): boolean => Number(answers.ownershipPercentage ?? 0) >= LIMITS.ownerThresholdPercent;

type Sending = { confirmedUnder50: boolean };

/** Why the list may not be sent: the first row that holds. docs/readings.md 81 and 82. */
const SENDING: readonly (OwnersError & { when: (list: OwnersList, sending: Sending) => boolean })[] = [
  { code: 'owners.incomplete', field: '', when: ({ owners }) => owners.every(isOtherOwner) || !owners.some(isOtherOwner) },
  { code: 'owners.incomplete', field: '', when: isListIncomplete },
  {
    code: 'owners.controllerMissing',
    field: 'isController',
    when: (list) => requiresControllerIn(list) && !list.owners.some(isController),
  },
  { code: 'owners.controllerNotUnique', field: 'isController', when: ({ owners }) => owners.filter(isController).length > 1 },
  { code: 'owners.shareTotalTooHigh', field: 'ownershipPercentage', when: (list) => !ownershipTotal(shares(list)).maySend },
  {
    code: 'owners.shareTotalTooLow',
    field: 'confirmedUnder50',
    when: (list, { confirmedUnder50 }) => ownershipTotal(shares(list)).mustConfirm && !confirmedUnder50,
  },
];

export const submitOwnersError = (list: OwnersList, sending: Sending): OwnersError | undefined =>
  SENDING.find(({ when }) => when(list, sending));

/** True when another owner may be added: the applicant's own share is known and nobody is incomplete. docs/readings.md 84. */
export const mayAddOwner = (list: OwnersList): boolean => list.owners.some((owner) => !isOtherOwner(owner)) && !isListIncomplete(list);

/** Why a row may not be added, or nothing: the applicant's own stands once, and nobody is added beside an incomplete owner. */
export function addOwnerError(list: OwnersList, type: OwnerType): 'application.stepUpClosed' | 'owners.incomplete' | undefined {
  if (isOtherOwner({ type })) return mayAddOwner(list) ? undefined : 'owners.incomplete';
  return list.owners.every(isOtherOwner) ? undefined : 'application.stepUpClosed';
}

const SAVING: readonly (OwnersError & { when: (saved: OwnerFacts, others: readonly OwnerFacts[], list: OwnersList) => boolean })[] = [
  {
    code: 'owners.tooMany',
    field: 'ownershipPercentage',
    when: (saved, others) =>
      others.length >= LIMITS.ownersMax || (isQuarter(saved) && others.filter(isQuarter).length >= LIMITS.ownersOverThresholdMax),
  },
  {
    code: 'email.notUnique',
    field: 'email',
    when: (saved, others, { application }) =>
      isOtherOwner(saved) &&
      duplicateEmailErrors([
        { id: '', email: application['applicant.email.emailAddress'] ?? '' },
        ...others.filter(isOtherOwner).map(({ id, answers }) => ({ id, email: answers.email ?? '' })),
        { id: saved.id, email: saved.answers.email ?? '' },
      ]).some(({ field }) => field === `${saved.id}.email`),
  },
  { code: 'owners.controllerNotUnique', field: 'isController', when: (saved, others) => isController(saved) && others.some(isController) },
];

/** What stands against saving this owner beside the others, or nothing. docs/readings.md 82. */
export const saveOwnerError = (saved: OwnerFacts, list: OwnersList): OwnersError | undefined =>
  SAVING.find(({ when }) =>
    when(
      saved,
      list.owners.filter(({ id }) => id !== saved.id),
      list,
    ),
  );

/** What a list that was sent makes of boStatus: details are still to come from the partners, or all are there. */
export const boStatusOf = (list: OwnersList): BoStatus =>
  list.owners.some((owner) => ownerStatus(owner, list) === 'request to be sent') ? 'WAITING_FOR_INFO' : 'INFO_PROVIDED';

/** An owner in whose place another was put: what the former gave of themselves is theirs. */
export const replacedOwner = (owner: OwnerFacts): OwnerFacts => ({
  ...owner,
  isConfirmed: false,
  given: new Set(),
  answers: Object.fromEntries(Object.entries(owner.answers).filter(([path]) => !path.startsWith('address.'))),
});

/**
 * What a change of one owner makes of the list: one that was sent may be completed and corrected, never made unfit to be sent, and
 * its boStatus follows.
 */
export function boStatusAfterChange(
  list: OwnersList,
  changed: OwnerFacts,
  stage: OwnersStage,
): { error?: OwnersError; boStatus?: BoStatus } {
  if (stage === 'open') return {};
  // What partners have not been asked yet is still theirs to give: somebody may just have been put in another's place.
  const owners = list.owners.map((one) => ({ ...(one.id === changed.id ? changed : one), isInvited: true }));
  const after = { ...list, owners };
  const error = submitOwnersError(after, { confirmedUnder50: true });
  return error === undefined ? { boStatus: boStatusOf(after) } : { error };
}

/** What an owner's own details make of boStatus, once the list was sent. */
export function boStatusAfterDetails(list: OwnersList, ownerId: string, stage: OwnersStage): BoStatus | undefined {
  if (stage !== 'waiting') return undefined;
  return boStatusOf({ ...list, owners: list.owners.map((one) => (one.id === ownerId ? { ...one, isConfirmed: true } : one)) });
}

/** How the check of another owner ended against them. */
export const OWNER_CHECK_FAILURES = ['failed', 'denied'] as const;
export type OwnerCheckFailure = (typeof OWNER_CHECK_FAILURES)[number];
export type OwnerTrouble = OwnerCheckFailure | 'overdue';

type Verifiable = {
  type: OwnerType;
  isVerified: boolean;
  checkFailure?: OwnerCheckFailure;
  /** From when their own time runs, where it began later. */
  askedAt?: number;
};

/** Why another owner is no longer waited for; `askedAt` is when they were asked to confirm, in ms of the product's clock. */
export function ownerTrouble(owners: readonly Verifiable[], askedAt: number | undefined, now: number): OwnerTrouble | undefined {
  const open = owners.filter((owner) => isOtherOwner(owner) && !owner.isVerified);
  const failure = OWNER_CHECK_FAILURES.find((one) => open.some(({ checkFailure }) => checkFailure === one));
  const isOverdue = askedAt !== undefined && open.some((owner) => now - Math.max(askedAt, owner.askedAt ?? 0) >= LIMITS.ownerAnswerMs);
  return failure ?? (isOverdue ? 'overdue' : undefined);
}

/** When the time of an owner ends next who is still waited for; undefined where nobody's does. */
export function nextOwnerDeadline(owners: readonly Verifiable[], askedAt: number | undefined, now: number): number | undefined {
  if (askedAt === undefined) return undefined;
  const ends = owners
    .filter((owner) => isOtherOwner(owner) && !owner.isVerified)
    .map((owner) => Math.max(askedAt, owner.askedAt ?? 0) + LIMITS.ownerAnswerMs)
    .filter((end) => end > now);
  return ends.length === 0 ? undefined : Math.min(...ends);
}

/** True while another owner has not confirmed who they are. docs/readings.md 90. */
export const hasUnverifiedOwners = (owners: readonly Verifiable[]): boolean =>
  owners.some((owner) => isOtherOwner(owner) && !owner.isVerified);

/** Where the answers begin that prove who another owner is. */
const DETAILS: readonly string[] = ['dob', 'address', 'governmentIdentification', 'noAddressOrDob', 'noSsn'];

/** True for an answer that proves who an owner is. */
export const isOwnerIdentityPath = (path: string): boolean => DETAILS.includes(path.split('.')[0] ?? '');

/** The forms that a body of an owner answers: who it is always, the details once one of them is there. */
export function ownerForms(owner: Pick<OwnerFacts, 'type'>, texts: AnswersByPath): OwnerForm[] {
  if (!isOtherOwner(owner)) return ['ownShare'];
  return Object.keys(texts).some(isOwnerIdentityPath) ? ['owner', 'ownerDetails'] : ['owner'];
}

/** What of an owner is sent only where something is answered: an address with its postal code, a secret with a value, as an empty one leaves what is on file. */
const SENT_WITH: readonly (readonly [path: string, answered: string])[] = [
  ['address.', 'address.zip'],
  [OWNER_TAX_ID_PATH, OWNER_TAX_ID_PATH],
  ['dob', 'dob'],
];
const isSentOf = (answers: Readonly<Record<string, string>>, path: string): boolean =>
  SENT_WITH.every(([start, answered]) => !path.startsWith(start) || answerAt(answers, answered) !== '');

/** The answers of an owner without those that are sent only with others. */
export const submittedOwnerAnswers = (answers: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(answers).filter(([path]) => isSentOf(answers, path)));
