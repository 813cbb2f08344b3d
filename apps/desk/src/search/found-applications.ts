import type { ReplyOf } from '@signet/rulebook/endpoints';
import type { StatusPillProps } from '@signet/ui/status-pill';
import { decisionTone } from '../decision/decision-tone.ts';
import { TEXTS as DECISION } from '../decision/texts.en-US.ts';
import { TEXTS } from './texts.en-US.ts';

export type FoundApplications = ReplyOf<'searchApplications'>;
export type FoundApplication = FoundApplications['results'][number];

/** Reviewers open the case, everybody else the story; a draft has a story only. */
export const pathOf = (
  { reference, sentAt }: Pick<FoundApplication, 'reference' | 'sentAt'>,
  mayReadCases: boolean,
): string => (mayReadCases && sentAt !== undefined ? `/a/${reference}` : `/a/${reference}/story`);

export function statusOf({ decision, sentAt, closedAt }: FoundApplication): {
  text: string;
  tone: StatusPillProps['tone'];
} {
  if (closedAt !== undefined) return { text: TEXTS.closed, tone: 'plain' };
  if (sentAt === undefined) return { text: TEXTS.draft, tone: 'plain' };
  return { text: DECISION.decision[decision], tone: decisionTone(decision) };
}
