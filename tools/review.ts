import { parseArgs } from 'node:util';
import { isReviewDecision, isReviewReason, REVIEW_DECISIONS } from '@signet/rulebook/decision/underwriting';
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
  sentAt: number;
  version: number;
  heldBy?: { name: string; until: number };
  proposal?: { decision: string; reviewer: { name: string } };
  confirmed: string[];
};
type QueueItem = Review & { case: string; since: number; fault?: string };

const USAGE = [
  'npm run review -- --queue',
  'npm run review -- --application ID --claim',
  ...Object.entries(REVIEW_DECISIONS).map(
    ([decision, reasons]) => `npm run review -- --application ID --decide ${decision} --reason ${reasons.join('|')}`,
  ),
  'REVIEWER_KEY is your own key; PUBLIC_URL is where it listens.',
];

/** Who has it, and what is missing. */
const marksOf = ({ heldBy, proposal, confirmed }: Review): string[] => [
  ...(heldBy === undefined ? [] : [`claimed by ${heldBy.name} until ${new Date(heldBy.until).toISOString().slice(0, 16)}`]),
  ...(proposal === undefined
    ? confirmed.map((decision) => `${decision} takes two reviewers`)
    : [`${proposal.decision} by ${proposal.reviewer.name}: needs a second reviewer`]),
];

const lineOf = (review: Review): string => {
  const { id, reference, businessName, market, decision, reason, sentAt } = review;
  return [
    id,
    reference,
    new Date(sentAt).toISOString().slice(0, 16),
    market,
    decision.padEnd(16),
    businessName,
    `– ${reason?.message ?? 'no reason yet'}`,
    ...marksOf(review).map((mark) => `[${mark}]`),
  ].join('  ');
};

/** What waits, with what its job last failed at; the time is since when it waits for a person. */
const queueLineOf = ({ since, fault, ...item }: QueueItem): string =>
  `${lineOf({ ...item, sentAt: since })}${fault === undefined ? '' : ` (${fault})`}`;

/** Lists what waits, or decides one; answers the lines to print. docs/readings.md 94. */
export async function review(
  desk: ReviewClient,
  options: { queue?: boolean; application?: string; claim?: boolean; decide?: string; reason?: string },
): Promise<string[]> {
  if (options.queue) {
    const { reviews } = await callReviewApi<{ reviews: QueueItem[] }>(desk, ENDPOINT_PATHS.listReviews);
    const breaker = await callReviewApi<TextBreakerReply>(desk, ENDPOINT_PATHS.getTextBreaker);
    const stopped = breaker.openedAt === undefined ? [] : textBreakerLines(breaker);
    return [...stopped, ...(reviews.length === 0 ? ['nothing waits for a person'] : reviews.map(queueLineOf))];
  }
  const { application = '', claim, decide = '', reason = '' } = options;
  const pathOf = (key: 'claimReview' | 'decideReview' | 'explainApplication'): readonly [string, string] => [
    ENDPOINT_PATHS[key][0],
    ENDPOINT_PATHS[key][1].replace('{id}', encodeURIComponent(application)),
  ];
  if (application !== '' && claim) return [lineOf((await callReviewApi<{ review: Review }>(desk, pathOf('claimReview'), {})).review)];
  if (application === '' || !isReviewDecision(decide) || !isReviewReason(decide, reason)) throw new CliError(USAGE.join('\n'));
  const { version } = (await callReviewApi<{ review: Review }>(desk, pathOf('explainApplication'))).review;
  const done = await callReviewApi<{ review: Review }>(desk, pathOf('decideReview'), { decision: decide, reason }, version);
  return [lineOf({ ...done.review, confirmed: [] })];
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      queue: { type: 'boolean' },
      application: { type: 'string' },
      claim: { type: 'boolean' },
      decide: { type: 'string' },
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
