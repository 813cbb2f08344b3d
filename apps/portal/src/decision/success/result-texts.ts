import type { ApplicationView } from '@signet/rulebook/application-view';
import { formatDay } from '@signet/rulebook/core/format-date';
import { formatMessage } from '@signet/rulebook/core/format-message';
import type { Locale } from '@signet/rulebook/reference/locales';
import { SLAS } from '@signet/rulebook/reference/slas';
import type { TEXTS } from './texts.en-US.ts';

type Words = typeof TEXTS;
type ResultId = keyof Words['results'];

/** Which result to tell: a status that this page does not know implies no decision. docs/readings.md 11. */
export const resultIdFor = ({ id }: ApplicationView['status'], { results }: Words): ResultId =>
  id in results ? (id as ResultId) : 'checking'; // just looked up

/** The lead of a result with its day; where the day that was promised has passed, that it takes longer than usual. docs/decisions/0030. */
export function resultLead(status: ApplicationView['status'], words: Words, locale: Locale): string {
  const { lead } = words.results[resultIdFor(status, words)];
  const late = (words.late as Readonly<Record<string, string>>)[status.id]; // by the id of the status
  return status.by === undefined ? (late ?? lead) : formatMessage(lead, { day: formatDay(status.by.to, locale) }, locale);
}

/** What follows: what the result says of itself, and how long a look takes at what the applicant still has to give. */
export function resultPoints(status: ApplicationView['status'], words: Words): string[] {
  const { waitingOn, sla, nextAction } = status;
  const { points } = words.results[resultIdFor(status, words)];
  if (waitingOn !== 'applicant' || nextAction !== 'verify' || sla === undefined) return points;
  const { from, to } = SLAS[sla];
  return [...points, formatMessage(words.afterwards, { from, to })];
}
