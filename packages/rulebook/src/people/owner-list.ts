import type { Answers } from '../answer-rows.ts';
import { type AnswersByPath, answerAt, OWNER_TAX_ID_PATH } from '../core/answers.ts';
import type { ErrorCode } from '../core/errors.ts';
import { type FormContext, isIncomplete } from '../core/form.ts';
import type { BoStatus, OWNER_LABELS, OWNER_TYPES } from '../reference/enumerations.ts';
import { type OwnerForm, PEOPLE_FORMS, requiresController } from './forms.ts';
import { OWNER_CHECK_FAILURES, type OwnerCheckFailure, ownerAnswerBy } from './invitation.ts';
import { PEOPLE_LIMITS } from './limits.ts';
import { duplicateEmailErrors, ownershipTotal } from './ownership.ts';
import { BUSINESS, companyStatus, type Ownership, stakeOf } from './ownership-tree.ts';
import type { OwnersStage } from './step-ups.ts';

export type OwnerType = (typeof OWNER_TYPES)[number];
type OwnerLabel = (typeof OWNER_LABELS)[number];

export type OwnerFacts = {
  id: string;
  type: OwnerType;
  answers: Answers;
  given: ReadonlySet<string>;
  isInvited?: boolean;
  isConfirmed?: boolean;
  /** True for a person who was named as one behind a company. */
  isBehindCompany?: boolean;
};

export type OwnersList = {
  owners: readonly OwnerFacts[];
  application: Answers;
  context: FormContext;
  /** Companies of the list, and who holds them. */
  ownership?: Ownership;
};

/** False for the applicant, whose own row can never be removed. */
export const isOtherOwner = ({ type }: { type: OwnerType }): boolean => type === 'OWNER';
const isController = ({ answers }: OwnerFacts): boolean => answers.isController === true;

export const mergedAnswers = (answers: Answers, application: Answers): Answers => ({
  ...answers,
  'company.registered': application['company.registered'],
});

/** True when this list must name a controller. docs/readings.md 82. */
export const requiresControllerIn = ({
  application,
  context,
}: Pick<OwnersList, 'application' | 'context'>): boolean =>
  requiresController(application, context);

/** A share of 25 % or more makes the applicant an owner. docs/readings.md 80. */
export const applicantOwnerType = (share: string): OwnerType =>
  Number(share) >= PEOPLE_LIMITS.ownerThresholdPercent ? 'APPLICANT_OWNER' : 'APPLICANT';

/** Only the applicant's own row changes its type with the share. */
export const ownerTypeFor = (owner: Pick<OwnerFacts, 'type'>, share: string): OwnerType =>
  isOtherOwner(owner) ? owner.type : applicantOwnerType(share);

const incompleteForm = (form: OwnerForm) => (owner: OwnerFacts, list: OwnersList) =>
  isIncomplete(
    PEOPLE_FORMS[form],
    mergedAnswers(owner.answers, list.application),
    owner.given,
    list.context,
  );

const identityForm = (owner: Pick<OwnerFacts, 'type' | 'isBehindCompany'>): OwnerForm =>
  isOtherOwner(owner) ? (owner.isBehindCompany ? 'ownerBehind' : 'owner') : 'ownShare';

/** Their part of a company stands beside them and not among their answers. */
const withCompanyShare = (owner: OwnerFacts): OwnerFacts =>
  owner.isBehindCompany ? { ...owner, answers: { ...owner.answers, companyKind: 'trust' } } : owner;

/** An owner's label: the first matching row. */
const OWNER_STATUS: readonly {
  label: OwnerLabel;
  when: (owner: OwnerFacts, list: OwnersList) => boolean;
}[] = [
  {
    label: 'incomplete',
    when: (owner, list) => incompleteForm(identityForm(owner))(withCompanyShare(owner), list),
  },
  { label: 'completed', when: (owner) => !isOtherOwner(owner) },
  { label: 'completed', when: ({ isConfirmed }) => isConfirmed === true },
  {
    label: 'request to be sent',
    when: (owner, list) => owner.isInvited === true && incompleteForm('ownerDetails')(owner, list),
  },
  { label: 'incomplete', when: incompleteForm('ownerDetails') },
  {
    label: 'request to be sent',
    when: ({ answers }) => answers.noAddressOrDob === true || answers.noSsn === true,
  },
  { label: 'completed', when: () => true },
];

export function ownerStatus(owner: OwnerFacts, list: OwnersList): OwnerLabel {
  const row = OWNER_STATUS.find(({ when }) => when(owner, list));
  if (row === undefined) throw new Error('the last row of OWNER_STATUS holds for all owners');
  return row.label;
}

export type OwnersError = { code: ErrorCode; field: string };

const isListIncomplete = ({ owners, ...list }: OwnersList): boolean =>
  owners.some((owner) => ownerStatus(owner, { owners, ...list }) === 'incomplete');
const NO_COMPANIES: Ownership = { companies: [], holdings: [] };

/** Companies with all shares, those that people hold of the business themselves included. */
export const ownershipOf = ({
  owners,
  ownership = NO_COMPANIES,
}: Pick<OwnersList, 'owners' | 'ownership'>): Ownership => ({
  companies: ownership.companies,
  holdings: [
    ...owners.flatMap(({ id, answers: { ownershipPercentage = '' } }) =>
      Number(ownershipPercentage) > 0
        ? [{ holder: id, of: BUSINESS, share: ownershipPercentage }]
        : [],
    ),
    ...ownership.holdings,
  ],
});

/** Shares of the business itself, of people and companies. */
const shares = (list: OwnersList) => ownershipOf(list).holdings.filter(({ of }) => of === BUSINESS);

const isCompanyIncomplete = (list: OwnersList): boolean => {
  const ownership = ownershipOf(list);
  return ownership.companies.some((company) =>
    ['lacksPeople', 'lacksTrustee'].includes(companyStatus(company, ownership)),
  );
};

/** People behind companies who come to less than a quarter, and need not be listed. */
const uncountedOwners = (list: OwnersList): OwnerFacts[] => {
  const ownership = ownershipOf(list);
  return list.owners.filter(
    (owner) =>
      owner.isBehindCompany &&
      !isController(owner) &&
      stakeOf(owner.id, ownership).countedAs === undefined,
  );
};
const isQuarter = ({ answers }: OwnerFacts): boolean =>
  Number(answers.ownershipPercentage ?? 0) >= PEOPLE_LIMITS.ownerThresholdPercent;

type Submission = { confirmedUnder50: boolean };

/** Why the list may not be submitted: the first matching row. docs/readings.md 81 and 82. */
const SUBMISSION_ERRORS: readonly (OwnersError & {
  when: (list: OwnersList, submission: Submission) => boolean;
})[] = [
  {
    code: 'owners.incomplete',
    field: '',
    when: ({ owners, ownership }) =>
      owners.every(isOtherOwner) || (!owners.some(isOtherOwner) && !ownership?.companies.length),
  },
  { code: 'owners.companyIncomplete', field: '', when: isCompanyIncomplete },
  { code: 'owners.notCounted', field: '', when: (list) => uncountedOwners(list).length > 0 },
  { code: 'owners.incomplete', field: '', when: isListIncomplete },
  {
    code: 'owners.controllerMissing',
    field: 'isController',
    when: (list) => requiresControllerIn(list) && !list.owners.some(isController),
  },
  {
    code: 'owners.controllerNotUnique',
    field: 'isController',
    when: ({ owners }) => owners.filter(isController).length > 1,
  },
  {
    code: 'owners.shareTotalTooHigh',
    field: 'ownershipPercentage',
    when: (list) => !ownershipTotal(shares(list)).maySend,
  },
  {
    code: 'owners.shareTotalTooLow',
    field: 'confirmedUnder50',
    when: (list, { confirmedUnder50 }) =>
      ownershipTotal(shares(list)).mustConfirm && !confirmedUnder50,
  },
];

export const submitOwnersError = (
  list: OwnersList,
  submission: Submission,
): OwnersError | undefined => SUBMISSION_ERRORS.find(({ when }) => when(list, submission));

/**
 * Another owner may be added once the applicant's own share is known and no owner is incomplete.
 * docs/readings.md 84.
 */
export const mayAddOwner = (list: OwnersList): boolean =>
  list.owners.some((owner) => !isOtherOwner(owner)) && !isListIncomplete(list);

export function addOwnerError(
  list: OwnersList,
  type: OwnerType,
): 'application.stepUpClosed' | 'owners.incomplete' | undefined {
  if (isOtherOwner({ type })) return mayAddOwner(list) ? undefined : 'owners.incomplete';
  return list.owners.every(isOtherOwner) ? undefined : 'application.stepUpClosed';
}

const SAVE_ERRORS: readonly (OwnersError & {
  when: (saved: OwnerFacts, others: readonly OwnerFacts[], list: OwnersList) => boolean;
})[] = [
  {
    code: 'owners.tooMany',
    field: 'ownershipPercentage',
    when: (saved, others) =>
      others.length >= PEOPLE_LIMITS.ownersMax ||
      (isQuarter(saved) && others.filter(isQuarter).length >= PEOPLE_LIMITS.ownersOverThresholdMax),
  },
  {
    code: 'email.notUnique',
    field: 'email',
    when: (saved, others, { application }) =>
      isOtherOwner(saved) &&
      duplicateEmailErrors([
        { id: '', email: application['applicant.email.emailAddress'] ?? '' },
        ...others
          .filter(isOtherOwner)
          .map(({ id, answers }) => ({ id, email: answers.email ?? '' })),
        { id: saved.id, email: saved.answers.email ?? '' },
      ]).some(({ field }) => field === `${saved.id}.email`),
  },
  {
    code: 'owners.controllerNotUnique',
    field: 'isController',
    when: (saved, others) => isController(saved) && others.some(isController),
  },
];

/** Why this owner may not be saved with the others. docs/readings.md 82. */
export const saveOwnerError = (saved: OwnerFacts, list: OwnersList): OwnersError | undefined =>
  SAVE_ERRORS.find(({ when }) =>
    when(
      saved,
      list.owners.filter(({ id }) => id !== saved.id),
      list,
    ),
  );

export const boStatusOf = (list: OwnersList): BoStatus =>
  !list.owners.some(isOtherOwner)
    ? 'NONE'
    : list.owners.some((owner) => ownerStatus(owner, list) === 'request to be sent')
      ? 'WAITING_FOR_INFO'
      : 'INFO_PROVIDED';

/** An owner replaced by another person, without the former's confirmation, secrets and address. */
export const replacedOwner = (owner: OwnerFacts): OwnerFacts => ({
  ...owner,
  isConfirmed: false,
  given: new Set(),
  answers: Object.fromEntries(
    Object.entries(owner.answers).filter(([path]) => !path.startsWith('address.')),
  ),
});

/**
 * Effect of changing one owner. A submitted list may be completed and corrected but must stay
 * valid, and its boStatus follows.
 */
export function boStatusAfterChange(
  list: OwnersList,
  changed: OwnerFacts,
  stage: OwnersStage,
): { error?: OwnersError; boStatus?: BoStatus } {
  if (stage === 'open') return {};
  // Counts all owners as invited, because a new replacement may have yet to be asked for details.
  const owners = list.owners.map((one) => ({
    ...(one.id === changed.id ? changed : one),
    isInvited: true,
  }));
  const after = { ...list, owners };
  const error = submitOwnersError(after, { confirmedUnder50: true });
  return error === undefined ? { boStatus: boStatusOf(after) } : { error };
}

/** boStatus after an owner submits their own details; undefined unless the list waits for them. */
export function boStatusAfterDetails(
  list: OwnersList,
  ownerId: string,
  stage: OwnersStage,
): BoStatus | undefined {
  if (stage !== 'waiting') return undefined;
  return boStatusOf({
    ...list,
    owners: list.owners.map((one) => (one.id === ownerId ? { ...one, isConfirmed: true } : one)),
  });
}

export type OwnerTrouble = OwnerCheckFailure | 'overdue';

type Verifiable = {
  type: OwnerType;
  isVerified: boolean;
  checkFailure?: OwnerCheckFailure;
  mailAcceptedAt?: number;
};

/** `isAwaited`: the application waits for its owners, so their time may run out. */
export function ownerTrouble(
  owners: readonly Verifiable[],
  isAwaited: boolean,
  now: number,
): OwnerTrouble | undefined {
  const open = owners.filter((owner) => isOtherOwner(owner) && !owner.isVerified);
  const failure = OWNER_CHECK_FAILURES.find((one) =>
    open.some(({ checkFailure }) => checkFailure === one),
  );
  const isOverdue = isAwaited && open.some((owner) => (ownerAnswerBy(owner) ?? now + 1) <= now);
  return failure ?? (isOverdue ? 'overdue' : undefined);
}

/**
 * The first response deadline of a pending owner; undefined while no mail has reached any of them.
 */
export function nextOwnerDeadline(owners: readonly Verifiable[]): number | undefined {
  const ends = owners
    .filter((owner) => isOtherOwner(owner) && !owner.isVerified)
    .flatMap((owner) => ownerAnswerBy(owner) ?? []);
  return ends.length === 0 ? undefined : Math.min(...ends);
}

/** True while another owner has not confirmed their identity. docs/readings.md 90. */
export const hasUnverifiedOwners = (owners: readonly Verifiable[]): boolean =>
  owners.some((owner) => isOtherOwner(owner) && !owner.isVerified);

const IDENTITY_PATHS: readonly string[] = [
  'dob',
  'address',
  'governmentIdentification',
  'noAddressOrDob',
  'noSsn',
];

export const isOwnerIdentityPath = (path: string): boolean =>
  IDENTITY_PATHS.includes(path.split('.')[0] ?? '');

/** Forms of an owner's body: identity always, details once any of them is present. */
export function ownerForms(
  owner: Pick<OwnerFacts, 'type' | 'isBehindCompany'>,
  texts: AnswersByPath,
): OwnerForm[] {
  if (!isOtherOwner(owner)) return ['ownShare'];
  const form = identityForm(owner);
  return Object.keys(texts).some(isOwnerIdentityPath) ? [form, 'ownerDetails'] : [form];
}

/**
 * Paths sent only along with an answered one: an address needs its postal code, and an empty secret
 * must not replace the one on file.
 */
const SENT_WITH: readonly (readonly [path: string, answered: string])[] = [
  ['address.', 'address.zip'],
  [OWNER_TAX_ID_PATH, OWNER_TAX_ID_PATH],
  ['dob', 'dob'],
];
const isSubmittedPath = (answers: Readonly<Record<string, string>>, path: string): boolean =>
  SENT_WITH.every(
    ([start, answered]) => !path.startsWith(start) || answerAt(answers, answered) !== '',
  );

export const submittedOwnerAnswers = (
  answers: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(answers).filter(([path]) => isSubmittedPath(answers, path)));
