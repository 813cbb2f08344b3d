import type { ApplicationView } from '@signet/rulebook/application-view';
import { formatDay } from '@signet/rulebook/core/format-date';
import { formatMessage } from '@signet/rulebook/core/format-message';
import type { Locale } from '@signet/rulebook/reference/locales';
import { SLAS } from '@signet/rulebook/reference/slas';
import type { TEXTS } from './texts.en-US.ts';

type Words = typeof TEXTS;
type ResultId = keyof Words['results'];

/**
 * Falls back to `checking`, because an unknown status must not imply a decision. docs/readings.md
 * 11.
 */
export const resultIdFor = ({ id }: ApplicationView['status'], { results }: Words): ResultId =>
  id in results ? (id as ResultId) : 'checking'; // checked to be a key of results

/**
 * The result's lead with its date, or the late wording once the promised date has passed.
 * docs/decisions/0030.
 */
export function resultLead(
  status: ApplicationView['status'],
  words: Words,
  locale: Locale,
): string {
  const { lead } = words.results[resultIdFor(status, words)];
  const late = (words.late as Readonly<Record<string, string>>)[status.id]; // keyed by status id
  return status.by === undefined
    ? (late ?? lead)
    : formatMessage(lead, { day: formatDay(status.by.to, locale) }, locale);
}

/**
 * The next steps: the result's own, and the review time for what the applicant still has to
 * provide.
 */
export function resultPoints(status: ApplicationView['status'], words: Words): string[] {
  const { waitingOn, sla, nextAction } = status;
  const { points } = words.results[resultIdFor(status, words)];
  if (waitingOn !== 'applicant' || nextAction !== 'verify' || sla === undefined) return points;
  const { from, to } = SLAS[sla];
  return [...points, formatMessage(words.afterwards, { from, to })];
}
