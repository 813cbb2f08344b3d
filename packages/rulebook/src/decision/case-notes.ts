import type { ErrorCode } from '../core/errors.ts';
import { isReviewDecision, type ReviewDecision } from './reasons.ts';
import { namesIdentifyingNumber } from './review-message.ts';
import type { ReviewStep } from './second-reviewer.ts';

/** What a note goes with; others are about the case as such. */
export const NOTE_SUBJECTS = [
  'proposal',
  'decision',
  'sentBack',
  'handOut',
  'lookAgain',
  'reopening',
] as const;
export type NoteSubject = (typeof NOTE_SUBJECTS)[number];

/** Numbers that identify somebody have their own sealed columns, and are shown for a reason only. */
export function noteError(text: string): ErrorCode | undefined {
  if (text.trim() === '') return 'note.empty';
  return namesIdentifyingNumber(text) ? 'note.numberIncluded' : undefined;
}

type Deciding = {
  decision: ReviewDecision;
  step: ReviewStep;
  /** Another reviewer has proposed it, with a note of their own. */
  isConfirmation: boolean;
  /** What the rules would say if the open question were settled; they may not have been asked. */
  rulesSay: string | undefined;
};

/** Whoever reads the file later must learn why somebody declined, proposed or went against the rules. */
export const needsNote = ({ decision, step, isConfirmation, rulesSay }: Deciding): boolean =>
  !isConfirmation &&
  (decision === 'DECLINED' || step === 'proposes' || isAgainst(decision, rulesSay));

const isAgainst = (decision: ReviewDecision, rulesSay: string | undefined): boolean =>
  rulesSay !== undefined && isReviewDecision(rulesSay) && rulesSay !== decision;
