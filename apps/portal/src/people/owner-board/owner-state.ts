import type { OwnerVerification } from '@signet/rulebook/people/invitation';
import { OWNER_NEEDS } from '@signet/rulebook/people/open-owner';
import type { OwnersStage } from '@signet/rulebook/people/step-ups';
import type { OwnerView } from '@signet/rulebook/people/view';
import type { Tone } from '@signet/ui/banner';
import type { TEXTS } from './texts.en-US.ts';

type Progress = Exclude<OwnerVerification, 'toInvite'>;

const STATUS_TONES = {
  completed: 'good',
  incomplete: 'warn',
  'request to be sent': 'info',
} as const satisfies Record<OwnerView['status'], Tone>;

const PROGRESS_TONES = {
  invited: 'info',
  started: 'info',
  checking: 'info',
  inReview: 'warn',
  verified: 'good',
  denied: 'bad',
} as const satisfies Record<Progress, Tone>;

/** An owner's own progress once invited; undefined before that, and for the applicant. */
export const progressOf = ({
  verification,
}: Pick<OwnerView, 'verification'>): Progress | undefined =>
  verification === 'toInvite' ? undefined : verification;

type Seen = Pick<OwnerView, 'verification' | 'status' | 'invitation' | 'need'>;
type StateTexts = Pick<typeof TEXTS, 'states' | 'progress' | 'needs'>;

/** What the applicant must do comes before how far the owner is. */
const NEEDS_TOLD = ['details', 'mail', 'late'] as const;
const isTold = (need: OwnerView['need']): need is (typeof NEEDS_TOLD)[number] =>
  NEEDS_TOLD.some((told) => told === need);

export function ownerState(
  owner: Seen,
  stage: OwnersStage,
  { states, progress, needs }: StateTexts,
): { text: string; tone: Tone } {
  const reached = progressOf(owner);
  if (isTold(owner.need)) return { text: needs[owner.need], tone: 'warn' };
  if (reached === 'invited' && owner.invitation?.delivery === 'refused')
    return { text: needs.mail, tone: 'warn' };
  if (reached !== undefined) return { text: progress[reached], tone: PROGRESS_TONES[reached] };
  // Even with complete details, an owner still has to confirm once the list is submitted.
  const isToSend =
    owner.verification === 'toInvite' && stage !== 'open' && owner.status === 'completed';
  const status = isToSend ? 'request to be sent' : owner.status;
  return { text: states[status], tone: STATUS_TONES[status] };
}

/** Which of the four steps an owner is at; undefined before the first mail, and after the last. */
const STEP_OF: Readonly<Partial<Record<OwnerVerification, number>>> = {
  invited: 1,
  started: 2,
  checking: 3,
  inReview: 3,
};

/** A mail that came back leaves nothing to show: the owner heard nothing. */
export function stepOf({
  verification,
  invitation,
}: Pick<OwnerView, 'verification' | 'invitation'>): number | undefined {
  const step = verification && STEP_OF[verification];
  if (step !== 1) return step;
  return { none: undefined, refused: undefined, sending: 0, accepted: 1 }[
    invitation?.delivery ?? 'none'
  ];
}

/** Owners who have yet to confirm who they are, by who acts, and the day that all of them have. */
export type OwnersLeft = {
  theirs: readonly OwnerView[];
  ours: readonly OwnerView[];
  by?: number | undefined;
};

const OURS: readonly OwnerView['verification'][] = ['checking', 'inReview'];

export function ownersLeft(
  owners: readonly OwnerView[],
  { now, dayOf }: { now: number; dayOf: (at: number) => string },
): OwnersLeft {
  const left = owners.filter(
    ({ type, verification }) => type === 'OWNER' && verification !== 'verified',
  );
  const theirs = left.filter(({ verification }) => !OURS.includes(verification));
  const until = theirs.map(({ invitation }) => invitation?.answerBy);
  const [by] = until;
  const isOneDay =
    by !== undefined &&
    until.every((at) => at !== undefined && at > now && dayOf(at) === dayOf(by));
  return {
    theirs,
    ours: left.filter(({ verification }) => OURS.includes(verification)),
    by: isOneDay ? by : undefined,
  };
}

/** The owner whose card has the page's one filled button: the first need by urgency. */
export const nextOwner = (owners: readonly OwnerView[]): OwnerView | undefined =>
  OWNER_NEEDS.map((need) => owners.find((owner) => owner.need === need)).find(
    (owner) => owner !== undefined,
  );
