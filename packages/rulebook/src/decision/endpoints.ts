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
import { LOCALE_IDS } from '../reference/locales.ts';
import { PORTAL_IDS } from '../reference/portals.ts';
import { TICKET_PATTERN } from '../staff/limits.ts';
import { NOTE_SUBJECTS } from './case-notes.ts';
import {
  accountRecord,
  changeableRecord,
  documentRecord,
  duplicatesRecord,
  messageWay,
  orderRecord,
  ownerRecord,
  ownershipRecord,
  reviewCase,
  reviewer,
  typedAnswer,
} from './case-records.ts';
import { CASE_RISKS } from './case-risk.ts';
import { changeRequest, previewChangesReply, requestChangesBody } from './change-shapes.ts';
import { DECISION_LIMITS } from './limits.ts';
import { queueFilters } from './queue-filters.ts';
import { QUEUE_SORTS, QUEUE_VIEWS } from './queue-views.ts';
import { REASONS } from './reasons.ts';
import { REOPENING_REASONS } from './reopening.ts';
import { REVEAL_REASONS } from './reveal-reasons.ts';
import { REVIEW_ACTION_IDS } from './review-actions.ts';
import { AWAITED, REVIEW_CASES } from './review-queue.ts';
import { REVIEW_MESSAGE_ERRORS, requestReviewBody } from './review-request-shapes.ts';
import { auditLine, changesSinceReply } from './second-look-shapes.ts';

/** Staff may look up an application by the reference that its applicant reads out. */
export const idOrReferenceParams = z.object({
  id: z.union([z.string().regex(APPLICATION_ID_PATTERN), z.string().regex(REFERENCE_PATTERN)]),
});

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
  assignee: reviewer.optional().describe('who looks after it; deciding takes a claim all the same'),
  lookAgainOn: text.optional().describe('YYYY-MM-DD: put off until then by one of us'),
  decisions: z.array(z.enum(['APPROVED', 'DECLINED'])),
  /** Decisions that require two reviewers. */
  confirmed: z.array(z.enum(['APPROVED', 'DECLINED'])),
});

const foundReview = review.extend({ cases: z.array(reviewCase) });

/** `since`: when it entered the queue; `fault`: its job's last error. */
const reviewQueueItem = review.extend({
  ...reviewCase.shape,
  case: z.enum([...REVIEW_CASES, AWAITED]).describe('or, in `waiting`, that somebody is awaited'),
  since: timestamp,
  fault: text.optional(),
  brief: text.describe('why it waits, in at most 36 characters'),
  dueBy: text.describe('YYYY-MM-DD: as the applicant was told, else our target; empty if awaited'),
  risk: z.enum(CASE_RISKS),
  isResubmitted: z.boolean().describe('true once the applicant has changed what we asked for'),
  locale: z.enum(LOCALE_IDS).describe('language of the applicant'),
});

const reviewsReply = z.object({
  reviews: z.array(reviewQueueItem),
  next: text.optional().describe('cursor of the next page'),
});

export const queueCountsReply = z.object({
  views: z.array(z.object({ id: z.enum(QUEUE_VIEWS), count: z.number().int() })),
  reasons: z
    .array(z.object({ code: z.enum(REASONS), brief: text }))
    .describe('of the decisions that wait now, in the words of the queue'),
  partners: z
    .array(z.object({ id: text, name: text }))
    .describe('who referred what waits now, to narrow the queue by'),
  saved: z
    .array(
      z.object({
        id: text,
        name: text,
        filters: queueFilters,
        isShared: z.boolean().describe('everybody at the desk has it'),
        mayRemove: z.boolean(),
        count: z.number().int(),
      }),
    )
    .describe('of the caller and of the team'),
});

/** What the applicant would read of a decision. */
const decisionWords = z.object({
  locale: z.enum(LOCALE_IDS),
  page: z.object({ title: text, text: text.optional() }),
  email: z.object({ subject: text, text }).optional(),
});

const previewDecisionReply = z.object({
  shown: decisionWords,
  english: decisionWords
    .optional()
    .describe('the same in English, where they read another language'),
  takesTwo: z.boolean().describe('the first press only proposes it'),
});

/** One row of the rules in words, and whether it held. */
const ruleRow = z.object({ row: text, words: text });

/** Why the rules stopped here. */
const explanation = z.object({
  round: z.number().int(),
  version: text,
  decidedAt: timestamp,
  held: ruleRow,
  before: z.array(ruleRow).describe('rows that did not hold'),
  after: z.array(ruleRow).describe('rows that were not reached'),
  ifSettled: z
    .object({
      decision: text,
      row: ruleRow,
      reason: z.object({ code: text, message: text }).optional(),
    })
    .optional()
    .describe('what the rules would say if the question of the row that held were settled'),
});

/** History of an application for staff; evidence holds the sources' results, never the requests. */
const applicationHistoryReply = z.object({
  review: foundReview,
  isClosedToReader: z
    .boolean()
    .describe('the caller knows somebody of it, or is named in it, and decides nothing about it'),
  locale: z.enum(LOCALE_IDS).describe('language of the applicant'),
  dueBy: text.optional().describe('YYYY-MM-DD: the day that the applicant was told'),
  reopenableUntil: timestamp
    .optional()
    .describe('until when its refusal may be taken back; absent where it may not'),
  typed: z.array(typedAnswer),
  why: explanation.optional().describe('absent while no rule has decided'),
  shown: z
    .object({ title: text, text })
    .describe('what the applicant reads now, in the language of whoever asks'),
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
        ...ownerRecord,
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
  ownership: ownershipRecord.optional().describe('absent before there is a list of owners'),
  account: accountRecord.optional().describe('where payouts go'),
  documents: z.array(documentRecord).describe('newest first'),
  orders: z.array(orderRecord).describe('newest first'),
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
      ...messageWay,
    }),
  ),
  ...changeableRecord,
  changes: z.array(changeRequest).describe('requests for changes, newest first'),
  duplicates: z
    .number()
    .int()
    .describe('other applications in which the same person or business was found'),
  audit: z.array(auditLine),
});

/** The reason comes from the reasons table. docs/readings.md 94. */
const chosenDecision = z.strictObject({
  decision: z.enum(['APPROVED', 'DECLINED']),
  reason: z.string().max(60),
});

export const noteText = z.string().max(DECISION_LIMITS.noteMaxChars);

const decideReviewBody = chosenDecision.extend({
  note: noteText.optional().describe('for the file; required of people where needsNote says so'),
  looked: z
    .array(z.string().max(60))
    .max(500)
    .optional()
    .describe('of a confirmation at the desk: the id of each thing that listChangesSince asks for'),
});

/** Proposes it; a second person confirms it as a case. */
const reopenApplicationBody = z.strictObject({
  reason: z.enum(REOPENING_REASONS),
  note: noteText,
});

const addNoteBody = z.strictObject({
  text: noteText,
  mentions: z
    .array(z.string().max(60))
    .max(DECISION_LIMITS.mentionsPerNote)
    .describe('ids of colleagues whom it is meant for'),
});

export const caseNote = z.object({
  id: text,
  author: reviewer,
  about: z.enum(NOTE_SUBJECTS).optional().describe('absent for a note about the case as such'),
  text,
  mentions: z.array(reviewer),
  at: timestamp,
});

const notesReply = z.object({ notes: z.array(caseNote) });

export const reviewReply = z.object({ review: foundReview });

/** The reason must be one of the action's own. A case about an owner names the owner. */
const settleReviewCaseBody = z.strictObject({
  case: z.enum(REVIEW_CASES),
  action: z.enum(REVIEW_ACTION_IDS),
  reason: z.string().max(60).optional(),
  ownerId: z.string().max(60).optional(),
  note: noteText.optional().describe('for the file; required of people where the action says so'),
});

/** The ticket is a name without spaces, because the log that keeps it is never erased. */
const showSecretBody = z.strictObject({
  path: z.string().max(80),
  ownerId: z.string().max(60).optional(),
  reason: z.enum(REVEAL_REASONS),
  ticket: z.string().regex(TICKET_PATTERN),
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

export const NOTE_ERRORS = ['note.empty', 'note.numberIncluded'] as const;

export const DECISION_ENDPOINTS = {
  requestReview: {
    summary:
      'Asks that a person looks at an application; answers the day by which they hear from us',
    who: 'applicant',
    limit: { counted: 'reviewRequestsPerDay' },
    params: applicationIdParams,
    body: requestReviewBody,
    reply: applicationView,
    errors: [...REVIEW_MESSAGE_ERRORS, 'reviewRequest.tooMany'],
    etag: 'read',
    idempotent: 'atomic',
  },
  addToReviewRequest: {
    summary: 'Adds to the message of an open request for a review; the promised day stays',
    who: 'applicant',
    limit: 'reviewAdditions',
    params: applicationIdParams,
    body: requestReviewBody.pick({ message: true }),
    reply: applicationView,
    errors: REVIEW_MESSAGE_ERRORS,
    etag: 'read',
    idempotent: 'atomic',
  },
  listReviews: {
    summary:
      'Applications that wait for a person of ours, each with its reason; what is due comes first',
    who: 'staff',
    may: 'case.read',
    limit: { none: 'staff' },
    query: queueFilters.extend({
      sort: z.enum(QUEUE_SORTS).optional().describe('by the day that is due, without it'),
      cursor: z.string().max(200).optional(),
    }),
    reply: reviewsReply,
    errors: ['request.malformed'],
  },
  countReviews: {
    summary: 'How many cases wait in each view of the queue',
    who: 'staff',
    may: 'case.read',
    limit: { none: 'staff' },
    reply: queueCountsReply,
  },
  takeNextReview: {
    summary:
      'Claims the case that is due first among those that nobody has claimed; none where nothing waits',
    who: 'staff',
    may: 'case.work',
    limit: { none: 'staff' },
    body: queueFilters,
    reply: z.object({ review: foundReview.optional() }),
  },
  releaseReview: {
    summary: 'Gives a claim back, so that somebody else may decide',
    who: 'staff',
    may: 'case.work',
    limit: { none: 'staff' },
    params: applicationIdParams,
    reply: reviewReply,
    errors: ['application.notFound'],
    idempotent: 'natural',
  },
  previewDecision: {
    summary:
      'What the applicant would read of a decision, in their language and in English; changes nothing',
    who: 'staff',
    may: 'case.decide',
    limit: { none: 'staff' },
    params: applicationIdParams,
    body: chosenDecision,
    reply: previewDecisionReply,
    errors: ['application.notFound', 'application.stepUpClosed'],
    idempotent: 'natural',
  },
  previewChanges: {
    summary:
      'What the applicant would read of a request for changes, in their language and in English; changes nothing',
    who: 'staff',
    may: 'case.ask',
    limit: { none: 'staff' },
    params: applicationIdParams,
    body: requestChangesBody,
    reply: previewChangesReply,
    errors: ['application.notFound', 'application.stepUpClosed'],
    idempotent: 'natural',
  },
  requestChanges: {
    summary:
      'Asks the applicant to change exactly what is marked; the answer starts a round and comes back to the same reviewer',
    who: 'staff',
    may: 'case.ask',
    limit: { none: 'staff' },
    params: applicationIdParams,
    body: requestChangesBody,
    reply: reviewReply,
    errors: CLAIMED_ERRORS,
    etag: 'write',
    idempotent: true,
  },
  cancelChanges: {
    summary: 'Withdraws a request for changes that the applicant has not answered',
    who: 'staff',
    may: 'case.ask',
    limit: { none: 'staff' },
    params: applicationIdParams,
    reply: reviewReply,
    errors: ['application.notFound', 'review.caseSettled'],
    idempotent: 'natural',
  },
  withdrawProposal: {
    summary: 'Takes the caller’s own proposal back, before a second reviewer has confirmed it',
    who: 'staff',
    may: 'case.decide',
    limit: { none: 'staff' },
    params: applicationIdParams,
    reply: reviewReply,
    errors: ['application.notFound', 'review.caseSettled'],
    idempotent: 'natural',
  },
  sendBackProposal: {
    summary: 'Ends another one’s proposal, with a note to whoever made it',
    who: 'staff',
    may: 'case.second',
    limit: { none: 'staff' },
    params: applicationIdParams,
    body: z.strictObject({ note: noteText }),
    reply: reviewReply,
    errors: [...CLAIMED_ERRORS, 'review.ownProposal'],
    etag: 'write',
    idempotent: true,
  },
  reopenApplication: {
    summary:
      'Proposes to take a refusal back; nothing of it is told before a second person has said so too',
    who: 'staff',
    may: 'case.reopen',
    limit: { none: 'staff' },
    params: applicationIdParams,
    body: reopenApplicationBody,
    reply: reviewReply,
    errors: ['application.notFound', 'review.caseSettled', ...NOTE_ERRORS],
    etag: 'write',
    idempotent: true,
    requiresRecentAuth: true,
  },
  listChangesSince: {
    summary: 'What is on record since a proposal, and what whoever confirms it looks at',
    who: 'staff',
    may: 'case.read',
    limit: { none: 'staff' },
    params: applicationIdParams,
    query: z.strictObject({
      from: z.coerce
        .number()
        .int()
        .min(0)
        .optional()
        .describe('the number of a line on record; without it, the line of the last proposal'),
    }),
    reply: changesSinceReply,
    errors: ['application.notFound'],
  },
  explainApplication: {
    summary:
      'The story of an application: page, decisions with their evidence, step-ups, and who did what',
    who: 'staff',
    may: 'case.read',
    limit: { none: 'staff' },
    params: idOrReferenceParams,
    reply: applicationHistoryReply,
    errors: ['application.notFound'],
  },
  claimReview: {
    summary:
      'Claims an application for a quarter of an hour, or for another one; meanwhile nobody else decides or settles it',
    who: 'staff',
    may: 'case.work',
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
    who: 'staff',
    may: 'case.decide',
    limit: { none: 'staff' },
    params: applicationIdParams,
    body: decideReviewBody,
    reply: reviewReply,
    errors: [...CLAIMED_ERRORS, ...NOTE_ERRORS],
    etag: 'write',
    idempotent: true,
  },
  listNotes: {
    summary: 'Notes of staff about an application, oldest first',
    who: 'staff',
    may: 'case.read',
    limit: { none: 'staff' },
    params: applicationIdParams,
    reply: notesReply,
    errors: ['application.notFound'],
  },
  addNote: {
    summary: 'Adds a note for staff, which no applicant reads and which is erased with the rest',
    who: 'staff',
    may: 'case.work',
    limit: { none: 'staff' },
    params: applicationIdParams,
    body: addNoteBody,
    reply: notesReply,
    errors: ['application.notFound', ...NOTE_ERRORS],
    idempotent: true,
  },
  readVoidCheck: {
    summary:
      'The void cheque that somebody sent, in base64, for the reviewer who has claimed the application; each reading is audited',
    who: 'staff',
    may: 'document.read',
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
  readDuplicates: {
    summary:
      'Applications of the same person or business beside this one, for whoever has claimed it; a line is in the log of each',
    who: 'staff',
    may: 'case.duplicates',
    limit: { none: 'staff' },
    params: applicationIdParams,
    reply: duplicatesRecord,
    errors: ['application.notFound', 'review.notClaimed', 'review.claimedByOther'],
  },
  showSecret: {
    summary:
      'One number or birth date in full, for half a minute; the reason and the ticket are in the log before it is opened',
    who: 'staff',
    may: 'secret.show',
    limit: 'secretsShown',
    params: applicationIdParams,
    body: showSecretBody,
    reply: z.object({ value: text, until: timestamp }),
    errors: ['application.notFound', 'review.notClaimed', 'review.claimedByOther'],
    idempotent: 'natural',
  },
  settleReviewCase: {
    summary:
      'What a reviewer does about one case of the queue: tries it again, confirms or refuses it, or ends it with a reason',
    who: 'staff',
    may: 'case.decide',
    limit: { none: 'staff' },
    params: applicationIdParams,
    body: settleReviewCaseBody,
    reply: reviewReply,
    errors: [...CLAIMED_ERRORS, ...NOTE_ERRORS, 'auth.reauthRequired'],
    etag: 'write',
    idempotent: true,
  },
} as const satisfies Partial<Record<EndpointKey, EndpointRow>>;
