import type { ApplicationView } from '@signet/rulebook/endpoints/replies';
import { LIMITS } from '@signet/rulebook/limits';
import { useApplication, usePortal } from '../../application.tsx';
import { dayInWords } from '../../dates-in-words.ts';
import { useFill, useTexts } from '../../texts.tsx';
import type { ScreenWords } from '../../words/words.ts';

const [from, to] = LIMITS.reviewBusinessDays;

const RESULTS = [
  'approved',
  'approvedNoBank',
  'approvedPending',
  'verificationNeeded',
  'stepUp',
  'inReview',
  'declined',
  'error',
  'checking',
] as const;
export type ResultId = keyof ScreenWords['success']['results'];

/**
 * Which result to tell. A source that did not answer is no review by a person: we are still checking. Nor does a status that this page does not
 * know imply a decision. decisions.md, row 7 and section 4.
 */
export function resultIdOf({ id, reason }: ApplicationView['status']): ResultId {
  if (id === 'inReview' && reason?.code === 'source.unknown') return 'checking';
  return RESULTS.find((result) => result === id) ?? 'checking';
}

/** Results whose reason a person must read; the others say enough by themselves. look.md, Not approved or in review. */
const GIVES_REASON: readonly string[] = ['declined', 'inReview', 'stepUp', 'verificationNeeded'];

/** The words of the result that the status names, filled: a day where one is promised, and the e-mail that the answer goes to. */
export function useResult(): { title: string; lead: string; reason?: string; points: string[] } {
  const texts = useTexts('success');
  const fillIn = useFill();
  const { boot } = usePortal();
  const { status, applicant } = useApplication();
  const id = resultIdOf(status);
  const { title, lead, points } = texts.results[id];
  const day = status.by && dayInWords(status.by.to, boot.locale);
  const email = applicant.email.emailAddress ?? boot.emailAddress ?? '';
  const reason = GIVES_REASON.includes(id) && status.reason?.code !== 'review' ? status.reason?.message : undefined;
  if (id === 'declined') return { title, lead: reason ?? lead, points };
  const said = lead.includes('{day}') && day === undefined ? texts.leadSoon : lead;
  return {
    title,
    lead: fillIn(said, { day: day ?? '', from, to }),
    reason,
    points: points.map((point) => fillIn(point, { email })),
  };
}
