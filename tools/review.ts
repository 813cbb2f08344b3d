import { writeFile } from 'node:fs/promises';
import { VOID_CHECK_TYPES, type VoidCheckType } from '@signet/rulebook/bank/void-check';
import {
  isReviewDecision,
  isReviewReason,
  REVIEW_DECISIONS,
} from '@signet/rulebook/decision/reasons';
import {
  isReviewActionReason,
  REVIEW_ACTIONS,
  type ReviewActionRow,
} from '@signet/rulebook/decision/review-actions';
import { OWNER_CASES } from '@signet/rulebook/decision/review-queue';
import { ENDPOINT_PATHS } from '@signet/rulebook/endpoint-paths';
import { commandLine } from './command-line.ts';
import {
  companyStoryLines,
  type OwnerCompanyStory,
  type OwnerStory,
  ownerStoryLines,
} from './owner-story.ts';
import {
  CliError,
  callReviewApi,
  type ReviewClient,
  reviewClientFromEnvironment,
} from './review-client.ts';
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
type Owner = {
  id: string;
  name: string;
  watchList?: string;
  proposedBy?: { name: string };
  confirmed: string[];
};
type Account = { proposedBy?: { name: string }; confirmed: string[] };
type Case = { case: string; owner?: Owner; account?: Account; actions: { action: string }[] };
type Found = Review & { cases: Case[] };
type QueueItem = Review & Case & { since: number; fault?: string };

const isOwnerCaseName = (name: string): boolean => OWNER_CASES.some((row) => row === name);

const USAGE = [
  'npm run review',
  'npm run review -- --application ID --claim',
  'npm run review -- --application ID --support TICKET',
  'npm run review -- --application ID --owner OWNER',
  'npm run review -- --application ID --void-check FILE',
  ...Object.entries(REVIEW_DECISIONS).map(
    ([decision, reasons]) =>
      `npm run review -- --application ID --decide ${decision} --reason ${reasons.join('|')}`,
  ),
  ...Object.entries<Readonly<Record<string, ReviewActionRow>>>(REVIEW_ACTIONS).flatMap(
    ([reviewCase, actions]) =>
      Object.entries(actions).map(([action, { reasons }]) =>
        [
          `npm run review -- --application ID --case ${reviewCase}${isOwnerCaseName(reviewCase) ? ' --owner OWNER' : ''} --action ${action}`,
          ...(reasons === undefined ? [] : ['--reason', reasons.join('|')]),
        ].join(' '),
      ),
  ),
  'ID is the application’s id or its reference, OWNER the id of one of its owners; claim it first. REVIEWER_KEY is your own key; PUBLIC_URL is where it listens.',
];

const marksOf = ({ heldBy, proposal, decisions, confirmed }: Review): string[] => [
  ...(heldBy === undefined
    ? []
    : [`claimed by ${heldBy.name} until ${new Date(heldBy.until).toISOString().slice(0, 16)}`]),
  ...(proposal === undefined
    ? confirmed
        .filter((decision) => decisions.includes(decision))
        .map((decision) => `${decision} takes two reviewers`)
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

const ownerLinesOf = ({ owner }: Case): string[] =>
  owner === undefined
    ? []
    : [
        [
          `    ${owner.name} (${owner.id}), watch list: ${owner.watchList ?? 'not asked'}`,
          ...(owner.proposedBy === undefined
            ? owner.confirmed.map((action) => `[${action} takes two reviewers]`)
            : [`[confirmed by ${owner.proposedBy.name}: needs a second reviewer]`]),
        ].join('  '),
      ];

const accountLinesOf = ({ account }: Case): string[] =>
  account === undefined || account.confirmed.length === 0
    ? []
    : [
        account.proposedBy === undefined
          ? `    ${account.confirmed.map((action) => `[${action} takes two reviewers and a reason]`).join(' ')}`
          : `    [payouts released by ${account.proposedBy.name}: needs a second reviewer]`,
      ];

const waysOf = ({ decisions, ...row }: Pick<Review, 'decisions'> & Case): string =>
  [
    ...decisions.map((decision) => `--decide ${decision}`),
    ...row.actions.map(
      ({ action }) =>
        `--case ${row.case}${row.owner === undefined ? '' : ` --owner ${row.owner.id}`} --action ${action}`,
    ),
  ].join(', ');

/**
 * One queue entry with its job's last error and available actions; the time is the start of the
 * wait.
 */
const queueLinesOf = ({ since, fault, ...item }: QueueItem): string[] => [
  `${lineOf({ ...item, sentAt: since })}${fault === undefined ? '' : ` (${fault})`}`,
  ...ownerLinesOf(item),
  ...accountLinesOf(item),
  `    ${waysOf(item)}`,
];

/**
 * Lists, claims, decides or settles applications; returns the lines to print. docs/readings.md 94.
 */
export async function review(
  desk: ReviewClient,
  options: {
    queue?: boolean;
    application?: string;
    claim?: boolean;
    owner?: string;
    support?: string;
    'void-check'?: string;
    decide?: string;
    case?: string;
    action?: string;
    reason?: string;
  },
): Promise<string[]> {
  if (options.queue || Object.keys(options).length === 0) {
    const { reviews, next } = await callReviewApi<{ reviews: QueueItem[]; next?: string }>(
      desk,
      ENDPOINT_PATHS.listReviews,
    );
    const breaker = await callReviewApi<TextBreakerReply>(desk, ENDPOINT_PATHS.getTextBreaker);
    const stopped = breaker.openedAt === undefined ? [] : textBreakerLines(breaker);
    return [
      ...stopped,
      ...(reviews.length === 0 ? ['nothing waits for a person'] : reviews.flatMap(queueLinesOf)),
      ...(next === undefined ? [] : ['more wait than these: the desk shows the whole queue']),
    ];
  }
  const { claim, decide = '', case: reviewCase = '', action = '', reason = '' } = options;
  if (options.application === undefined) throw new CliError(USAGE.join('\n'));
  const pathOf = (
    key:
      | 'beginSupport'
      | 'claimReview'
      | 'readVoidCheck'
      | 'decideReview'
      | 'settleReviewCase'
      | 'explainApplication',
    id: string,
  ): readonly [string, string] => [
    ENDPOINT_PATHS[key][0],
    ENDPOINT_PATHS[key][1].replace('{id}', encodeURIComponent(id)),
  ];
  if (options.support !== undefined) {
    const { link } = await callReviewApi<{ link: string }>(
      desk,
      pathOf('beginSupport', options.application),
      { ticket: options.support },
    );
    return [
      'open it within 5 minutes, in a private window; it opens once and shows the pages for 30 minutes, read only:',
      link,
    ];
  }
  const story = await callReviewApi<{
    review: Found;
    owners: OwnerStory[];
    companies: OwnerCompanyStory[];
  }>(desk, pathOf('explainApplication', options.application));
  const { id, version } = story.review;
  const { owner } = options;
  if (owner !== undefined && action === '') {
    const named = story.owners.find((one) => one.id === owner);
    const company = story.companies.find((one) => one.id === owner);
    if (company !== undefined)
      return companyStoryLines(company, [...story.owners, ...story.companies]);
    if (named === undefined) throw new CliError('no such owner of this application');
    return ownerStoryLines(named);
  }
  const file = options['void-check'];
  if (file !== undefined)
    return [await saveVoidCheck(await callReviewApi(desk, pathOf('readVoidCheck', id)), file)];
  if (claim) return linesOf(await callReviewApi(desk, pathOf('claimReview', id), {}));
  const actions: Readonly<Record<string, Readonly<Record<string, ReviewActionRow>>>> =
    REVIEW_ACTIONS;
  const row = actions[reviewCase]?.[action];
  if (row !== undefined && isReviewActionReason(row, options.reason))
    return linesOf(
      await callReviewApi(
        desk,
        pathOf('settleReviewCase', id),
        { case: reviewCase, action, reason: options.reason, ownerId: owner },
        version,
      ),
    );
  if (!isReviewDecision(decide) || !isReviewReason(decide, reason))
    throw new CliError(USAGE.join('\n'));
  return linesOf(
    await callReviewApi(desk, pathOf('decideReview', id), { decision: decide, reason }, version),
  );
}

/**
 * Saves the void check with an extension for its type, readable only by this user; throws if the
 * file exists.
 */
async function saveVoidCheck(
  { mediaType, content }: { mediaType: VoidCheckType; content: string },
  name: string,
): Promise<string> {
  const file = `${name}.${VOID_CHECK_TYPES[mediaType].ending}`;
  await writeFile(file, Buffer.from(content, 'base64'), { mode: 0o600, flag: 'wx' }).catch(() => {
    throw new CliError(`${file} is there already, or cannot be written`);
  });
  return `the void cheque is in ${file}: compare name and numbers, and delete it when you are done`;
}

const linesOf = ({ review: found }: { review: Found }): string[] => [
  lineOf(found),
  ...found.cases.flatMap((row) => [
    ...ownerLinesOf(row),
    ...accountLinesOf(row),
    `    ${waysOf({ ...row, decisions: found.decisions })}`,
  ]),
];

if (import.meta.main) {
  const { values } = commandLine(USAGE.join('\n'), {
    options: {
      queue: { type: 'boolean' },
      application: { type: 'string' },
      claim: { type: 'boolean' },
      owner: { type: 'string' },
      support: { type: 'string' },
      'void-check': { type: 'string' },
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
