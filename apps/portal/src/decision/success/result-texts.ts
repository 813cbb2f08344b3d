import type { ApplicationView } from '@signet/rulebook/application-view';
import { dayInWords } from '@signet/rulebook/core/format-date';
import { fill } from '@signet/rulebook/core/format-message';
import type { Locale } from '@signet/rulebook/reference/markets';
import { FOLLOW_UPS } from '@signet/rulebook/reference/slas';
import type { ScreenWords } from '../../platform/texts/load-texts.ts';

type Words = ScreenWords['success'];
type ResultId = keyof Words['results'];

/** Which result to tell: a status that this page does not know implies no decision. decisions.md, row 7. */
export const resultIdOf = ({ id }: ApplicationView['status'], { results }: Words): ResultId =>
  id in results ? (id as ResultId) : 'checking'; // just looked up

/** The lead of a result with its day; where the day that was promised has passed, that it takes longer than usual. docs/decisions/0030. */
export function leadOf(status: ApplicationView['status'], words: Words, locale: Locale): string {
  const { lead } = words.results[resultIdOf(status, words)];
  const late = (words.late as Readonly<Record<string, string>>)[status.id]; // by the id of the status
  return status.by === undefined ? (late ?? lead) : fill(lead, { day: dayInWords(status.by.to, locale) }, locale);
}

/** What follows: what the result says of itself, and how long a look takes at what the applicant still has to give. */
export function pointsOf(status: ApplicationView['status'], words: Words): string[] {
  const { waitingOn, followUp, nextAction } = status;
  const { points } = words.results[resultIdOf(status, words)];
  if (waitingOn !== 'applicant' || nextAction !== 'verify' || followUp === undefined) return points;
  const { from, to } = FOLLOW_UPS[followUp];
  return [...points, fill(words.afterwards, { from, to })];
}
