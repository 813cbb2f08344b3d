import type { OwnerVerification } from '@signet/rulebook/people/invitation';
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

export function ownerState(
  owner: Pick<OwnerView, 'verification' | 'status' | 'invitation'>,
  stage: OwnersStage,
  { states, progress, cameBack }: Pick<typeof TEXTS, 'states' | 'progress' | 'cameBack'>,
): { text: string; tone: Tone } {
  const reached = progressOf(owner);
  if (reached === 'invited' && owner.invitation?.delivery === 'refused')
    return { text: cameBack, tone: 'warn' };
  if (reached !== undefined) return { text: progress[reached], tone: PROGRESS_TONES[reached] };
  // Even with complete details, an owner still has to confirm once the list is submitted.
  const isToSend =
    owner.verification === 'toInvite' && stage !== 'open' && owner.status === 'completed';
  const status = isToSend ? 'request to be sent' : owner.status;
  return { text: states[status], tone: STATUS_TONES[status] };
}
