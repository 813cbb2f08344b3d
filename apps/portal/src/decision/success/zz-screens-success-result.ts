import { useApplication, usePortal } from '../../platform/application.tsx';
import { useFill, useTexts } from '../../platform/texts/text-provider.tsx';
import { leadOf, pointsOf, resultIdOf } from './result-texts.ts';

/** Results whose reason a person must read; the others say enough by themselves. look.md, Not approved or in review. */
const GIVES_REASON: readonly string[] = ['declined', 'inReview', 'stepUp', 'verificationNeeded'];

/** The words of the result that the status names, filled: a day where one is promised, and the e-mail that the answer goes to. */
export function useResult(): { title: string; lead: string; reason?: string; points: string[] } {
  const texts = useTexts('success');
  const fillIn = useFill();
  const { boot } = usePortal();
  const { status, applicant } = useApplication();
  const id = resultIdOf(status, texts);
  const { title } = texts.results[id];
  const points = pointsOf(status, texts);
  const lead = leadOf(status, texts, boot.locale);
  const email = applicant.email.emailAddress ?? boot.emailAddress ?? '';
  const reason = GIVES_REASON.includes(id) && status.reason?.code !== 'review' ? status.reason?.message : undefined;
  if (id === 'declined') return { title, lead: reason ?? lead, points };
  return { title, lead, reason, points: points.map((point) => fillIn(point, { email })) };
}
