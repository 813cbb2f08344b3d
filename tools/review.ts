import { parseArgs } from 'node:util';
import { isReviewDecision, isReviewReason, REVIEW_DECISIONS } from '@signet/rulebook/decision/reasons';
import { isReviewActionReason, REVIEW_ACTIONS, type ReviewActionRow } from '@signet/rulebook/decision/review-actions';
import { ENDPOINT_PATHS } from '@signet/rulebook/endpoint-paths';
import { CliError, callReviewApi, type ReviewClient, reviewClientFromEnvironment } from './review-client.ts';
import { type TextBreakerReply, textBreakerLines } from './texts.ts';

type Review = {
  id: string;
  reference: string;
  businessName: string;
  market: string;
  decision: string;
  reason?: { code: string; message: string };
  sentAt?: number;
  version: number;
  heldBy?: { name: string; until: number };
  proposal?: { decision: string; reviewer: { name: string } };
  decisions: string[];
  confirmed: string[];
};
type Case = { case: string; actions: { action: string }[] };
type Found = Review & { cases: Case[] };
type QueueItem = Review & Case & { since: number; fault?: string };

const USAGE = [
  'npm run review',
  'npm run review -- --application ID --claim',
  ...Object.entries(REVIEW_DECISIONS).map(
    ([decision, reasons]) => `npm run review -- --application ID --decide ${decision} --reason ${reasons.join('|')}`,
  ),
  ...Object.entries<Readonly<Record<string, ReviewActionRow>>>(REVIEW_ACTIONS).flatMap(([reviewCase, actions]) =>
    Object.entries(actions).map(([action, { reasons }]) =>
      [
        `npm run review -- --application ID --case ${reviewCase} --action ${action}`,
        ...(reasons === undefined ? [] : ['--reason', reasons.join('|')]),
      ].join(' '),
    ),
  ),
  'ID is the application’s id or its reference; claim it first. REVIEWER_KEY is your own key; PUBLIC_URL is where it listens.',
];

/** Who has it, and what is missing. */
const marksOf = ({ heldBy, proposal, decisions, confirmed }: Review): string[] => [
  ...(heldBy === undefined ? [] : [`claimed by ${heldBy.name} until ${new Date(heldBy.until).toISOString().slice(0, 16)}`]),
  ...(proposal === undefined
    ? confirmed.filter((decision) => decisions.includes(decision)).map((decision) => `${decision} takes two reviewers`)
    : [`${proposal.decision} by ${proposal.reviewer.name}: needs a second reviewer`]),
];

const lineOf = (review: Review): string => {
  const { id, reference, businessName, market, decision, reason, sentAt } = review;
  return [
    id,
    reference,
    sentAt === undefined ? 'not sent' : new Date(sentAt).toISOString().slice(0, 16),
    market,
    decision.padEnd(16),
    businessName,
    `– ${reason?.message ?? 'no reason yet'}`,
    ...marksOf(review).map((mark) => `[${mark}]`),
  ].join('  ');
};

/** What somebody may do about it: decide it, or settle that case. */
const waysOf = ({ decisions, ...row }: Pick<Review, 'decisions'> & Case): string =>
  [
    ...decisions.map((decision) => `--decide ${decision}`),
    ...row.actions.map(({ action }) => `--case ${row.case} --action ${action}`),
  ].join(', ');

/** What waits, with what its job last failed at and what may be done about it; the time is since when it waits for a person. */
const queueLinesOf = ({ since, fault, ...item }: QueueItem): string[] => [
  `${lineOf({ ...item, sentAt: since })}${fault === undefined ? '' : ` (${fault})`}`,
  `    ${waysOf(item)}`,
];

/** Lists what waits, claims, decides or settles one; answers the lines to print. docs/readings.md 94. */
export async function review(
  desk: ReviewClient,
  options: { queue?: boolean; application?: string; claim?: boolean; decide?: string; case?: string; action?: string; reason?: string },
): Promise<string[]> {
  if (options.queue || Object.keys(options).length === 0) {
    const { reviews } = await callReviewApi<{ reviews: QueueItem[] }>(desk, ENDPOINT_PATHS.listReviews);
    const breaker = await callReviewApi<TextBreakerReply>(desk, ENDPOINT_PATHS.getTextBreaker);
    const stopped = breaker.openedAt === undefined ? [] : textBreakerLines(breaker);
    return [...stopped, ...(reviews.length === 0 ? ['nothing waits for a person'] : reviews.flatMap(queueLinesOf))];
  }
  const { claim, decide = '', case: reviewCase = '', action = '', reason = '' } = options;
  if (options.application === undefined) throw new CliError(USAGE.join('\n'));
  const pathOf = (
    key: 'claimReview' | 'decideReview' | 'settleReviewCase' | 'explainApplication',
    id: string,
  ): readonly [string, string] => [ENDPOINT_PATHS[key][0], ENDPOINT_PATHS[key][1].replace('{id}', encodeURIComponent(id))];
  const { id, version } = (await callReviewApi<{ review: Found }>(desk, pathOf('explainApplication', options.application))).review;
  if (claim) return linesOf(await callReviewApi(desk, pathOf('claimReview', id), {}));
  const actions: Readonly<Record<string, Readonly<Record<string, ReviewActionRow>>>> = REVIEW_ACTIONS;
  const row = actions[reviewCase]?.[action];
  if (row !== undefined && isReviewActionReason(row, options.reason))
    return linesOf(
      await callReviewApi(desk, pathOf('settleReviewCase', id), { case: reviewCase, action, reason: options.reason }, version),
    );
  if (!isReviewDecision(decide) || !isReviewReason(decide, reason)) throw new CliError(USAGE.join('\n'));
  return linesOf(await callReviewApi(desk, pathOf('decideReview', id), { decision: decide, reason }, version));
}

/** How it stands after a call, with what may still be done about it. */
const linesOf = ({ review: found }: { review: Found }): string[] => [
  lineOf(found),
  ...found.cases.map((row) => `    ${waysOf({ ...row, decisions: found.decisions })}`),
];

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      queue: { type: 'boolean' },
      application: { type: 'string' },
      claim: { type: 'boolean' },
      decide: { type: 'string' },
      case: { type: 'string' },
      action: { type: 'string' },
      reason: { type: 'string' },
    },
  });
  try {
    console.log((await review(reviewClientFromEnvironment(process.env), values)).join('\n'));
  } catch (error) {
    if (!(error instanceof CliError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
