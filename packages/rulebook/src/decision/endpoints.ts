import { z } from 'zod';
import { applicationView } from '../application-view.ts';
import { VOID_CHECK_TYPE_IDS } from '../bank/void-check.ts';
import { APPLICATION_ID_PATTERN, REFERENCE_PATTERN } from '../core/ids.ts';
import { text, timestamp } from '../core/view-schemas.ts';
import type { EndpointKey } from '../endpoint-paths.ts';
import { applicationIdParams, type EndpointRow } from '../endpoint-row.ts';
import { OWNER_VERIFICATIONS } from '../people/invitation.ts';
import { ownerCompanyView } from '../people/view.ts';
import { DECISIONS } from '../reference/enumerations.ts';
import { PORTAL_IDS } from '../reference/portals.ts';
import { DECISION_LIMITS } from './limits.ts';
import { REVIEW_ACTION_IDS } from './review-actions.ts';
import { REVIEW_CASES } from './review-queue.ts';

/** Staff may look up an application by the reference that its applicant reads out. */
const idOrReferenceParams = z.object({
  id: z.union([z.string().regex(APPLICATION_ID_PATTERN), z.string().regex(REFERENCE_PATTERN)]),
});

const reviewer = z.object({ id: text, name: text });

/** One application in manual review; the reason is the staff text. docs/readings.md 94. */
const review = z.object({
  id: text,
  reference: text,
  businessName: text,
  portal: z.enum(PORTAL_IDS),
  market: z.enum(['US', 'CA']),
  decision: z.enum(DECISIONS),
  reason: z.object({ code: text, message: text }).optional(),
  /** Absent for a draft, which is queued only because of a message or job. */
  sentAt: timestamp.optional(),
  /** The version to send in If-Match. */
  version: z.number().int(),
  /** Who has claimed it; no one else may decide before `until`. */
  heldBy: reviewer.extend({ until: timestamp }).optional(),
  proposal: z.object({ decision: text, reviewer, proposedAt: timestamp }).optional(),
  decisions: z.array(z.enum(['APPROVED', 'DECLINED'])),
  /** Decisions that require two reviewers. */
  confirmed: z.array(z.enum(['APPROVED', 'DECLINED'])),
});

const reviewedOwner = z.object({
  id: text,
  name: text,
  watchList: text
    .optional()
    .describe('what the watch list said of this person; none where it was not asked'),
  proposedBy: reviewer
    .optional()
    .describe('who has confirmed them, where it takes a second reviewer'),
  confirmed: z.array(z.enum(REVIEW_ACTION_IDS)).describe('actions that take two reviewers'),
});

const reviewedAccount = z.object({
  proposedBy: reviewer
    .optional()
    .describe('who has released payouts to it; a second reviewer has to say so too'),
  confirmed: z.array(z.enum(REVIEW_ACTION_IDS)).describe('actions that take two reviewers'),
});

/**
 * Why an application is queued, and the available actions; when `reasons` is not empty, one must be
 * chosen.
 */
const reviewCase = z.object({
  case: z.enum(REVIEW_CASES),
  owner: reviewedOwner.optional(),
  account: reviewedAccount.optional(),
  actions: z.array(
    z.object({
      action: z.enum(REVIEW_ACTION_IDS),
      label: text,
      reasons: z.array(z.object({ code: text, message: text })),
    }),
  ),
});

const foundReview = review.extend({ cases: z.array(reviewCase) });

/** `since`: when it entered the queue; `fault`: its job's last error. */
const reviewQueueItem = review.extend({
  ...reviewCase.shape,
  since: timestamp,
  fault: text.optional(),
});

const reviewsReply = z.object({ reviews: z.array(reviewQueueItem) });

/** History of an application for staff; evidence holds the sources' results, never the requests. */
const applicationHistoryReply = z.object({
  review: foundReview,
  page: text,
  pageRule: text,
  statusId: text,
  leftAt: timestamp
    .optional()
    .describe('when its person last left a page of it while it was not settled'),
  decisions: z.array(
    z.object({
      round: z.number().int(),
      decidedBy: text,
      reviewers: z.array(reviewer).optional(),
      outcome: text,
      rowId: text,
      reason: z.object({ code: text, message: text }).optional(),
      stepUp: text.optional(),
      evidence: z.record(text, z.unknown()),
      version: text,
      decidedAt: timestamp,
    }),
  ),
  owners: z
    .array(
      z.object({
        id: text,
        name: text,
        verification: z.enum(OWNER_VERIFICATIONS),
        checks: z.array(
          z.object({
            round: z.number().int(),
            decidedBy: text,
            reviewer: reviewer.optional(),
            outcome: text,
            rowId: text,
            reason: z.object({ code: text, message: text }).optional(),
            evidence: z.record(text, z.unknown()),
            version: text,
            decidedAt: timestamp,
          }),
        ),
      }),
    )
    .describe('the other owners, each with their checks'),
  companies: z
    .array(ownerCompanyView)
    .describe('companies and trusts between the business and its owners'),
  stepUps: z.array(
    z.object({
      type: text,
      requestedAt: timestamp,
      finishedAt: timestamp.optional(),
      result: text.optional(),
    }),
  ),
  messages: z.array(
    z.object({
      id: text,
      channel: text,
      template: text,
      templateVersion: text.optional(),
      contentHash: text
        .optional()
        .describe('SHA-256 of channel, recipient, sender, subject, text and HTML'),
      state: text,
      createdAt: timestamp,
      sentAt: timestamp.optional(),
    }),
  ),
  audit: z.array(
    z.object({ seq: z.number().int(), at: timestamp, actor: text, action: text, detail: text }),
  ),
});

/** The reason comes from the reasons table. docs/readings.md 94. */
const decideReviewBody = z.strictObject({
  decision: z.enum(['APPROVED', 'DECLINED']),
  reason: z.string().max(60),
});

const reviewReply = z.object({ review: foundReview });

/** The reason must be one of the action's own. A case about an owner names the owner. */
const settleReviewCaseBody = z.strictObject({
  case: z.enum(REVIEW_CASES),
  action: z.enum(REVIEW_ACTION_IDS),
  reason: z.string().max(60).optional(),
  ownerId: z.string().max(60).optional(),
});

const requestReviewBody = z.strictObject({
  message: z.string().max(DECISION_LIMITS.reviewMessageMaxChars),
  contact: z.string().max(DECISION_LIMITS.reviewContactMaxChars).optional(),
});

/**
 * Errors of reviewer actions, which require the reviewer's own claim and a case that is still open.
 */
const CLAIMED_ERRORS = [
  'application.notFound',
  'application.stepUpClosed',
  'review.notClaimed',
  'review.claimedByOther',
  'review.ownProposal',
  'review.caseSettled',
] as const;

export const DECISION_ENDPOINTS = {
  requestReview: {
    summary:
      'Asks that a person looks at an application; answers the day by which they hear from us',
    who: 'applicant',
    limit: { counted: 'reviewRequestsPerDay' },
    params: applicationIdParams,
    body: requestReviewBody,
    reply: applicationView,
    errors: [
      'application.stepUpClosed',
      'reviewRequest.empty',
      'reviewRequest.numberIncluded',
      'reviewRequest.tooMany',
    ],
    etag: 'read',
    idempotent: 'atomic',
  },
  listReviews: {
    summary: 'Applications that wait for a person of ours, each with its reason, oldest first',
    who: 'reviewer',
    limit: { none: 'staff' },
    reply: reviewsReply,
  },
  explainApplication: {
    summary:
      'The story of an application: page, decisions with their evidence, step-ups, and who did what',
    who: 'reviewer',
    limit: { none: 'staff' },
    params: idOrReferenceParams,
    reply: applicationHistoryReply,
    errors: ['application.notFound'],
  },
  claimReview: {
    summary:
      'Claims an application for a quarter of an hour, or for another one; meanwhile nobody else decides or settles it',
    who: 'reviewer',
    limit: { none: 'staff' },
    params: applicationIdParams,
    reply: reviewReply,
    errors: [
      'application.notFound',
      'application.stepUpClosed',
      'review.notClaimed',
      'review.claimedByOther',
    ],
    idempotent: 'natural',
  },
  decideReview: {
    summary:
      'A person’s decision, audited and told like any other; where it takes two, the first one is kept until the second confirms it',
    who: 'reviewer',
    limit: { none: 'staff' },
    params: applicationIdParams,
    body: decideReviewBody,
    reply: reviewReply,
    errors: CLAIMED_ERRORS,
    etag: 'write',
    idempotent: true,
  },
  readVoidCheck: {
    summary:
      'The void cheque that somebody sent, in base64, for the reviewer who has claimed the application; each reading is audited',
    who: 'reviewer',
    limit: { none: 'staff' },
    params: applicationIdParams,
    reply: z.object({
      mediaType: z.enum(VOID_CHECK_TYPE_IDS),
      content: text,
      receivedAt: timestamp,
    }),
    errors: [
      'application.notFound',
      'review.notClaimed',
      'review.claimedByOther',
      'review.caseSettled',
    ],
  },
  settleReviewCase: {
    summary:
      'What a reviewer does about one case of the queue: tries it again, confirms or refuses it, or ends it with a reason',
    who: 'reviewer',
    limit: { none: 'staff' },
    params: applicationIdParams,
    body: settleReviewCaseBody,
    reply: reviewReply,
    errors: CLAIMED_ERRORS,
    etag: 'write',
    idempotent: true,
  },
} as const satisfies Partial<Record<EndpointKey, EndpointRow>>;
