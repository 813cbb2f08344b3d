import { z } from 'zod';
import { TEST_DEPOSIT_OUTCOMES } from '../bank/test-deposits.ts';
import { cardView } from '../cards/view.ts';
import { text, timestamp } from '../core/view-schemas.ts';
import { DOCUMENT_KINDS, DOCUMENT_SIDES } from '../identity/documents.ts';
import { INQUIRY_FAILURES, INQUIRY_RESULTS } from '../identity/inquiry.ts';
import { MONTHLY_STATES } from '../orders/monthly-charges.ts';
import { MAIL_DELIVERIES, OWNER_VERIFICATIONS } from '../people/invitation.ts';
import { DECISIONS } from '../reference/enumerations.ts';
import { ORDER_TYPES } from '../reference/order-types.ts';
import { PLAN_IDS } from '../reference/plans.ts';
import { CHANGEABLES } from './change-reasons.ts';
import { DUPLICATE_COUNTS, SAMENESSES } from './duplicates.ts';
import { REVIEW_ACTION_IDS } from './review-actions.ts';
import { REVIEW_CASES } from './review-queue.ts';

export const reviewer = z.object({ id: text, name: text });

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
  isCompared: z
    .boolean()
    .optional()
    .describe('of a voided check: all that stands on it was compared and is the same'),
  confirmed: z.array(z.enum(REVIEW_ACTION_IDS)).describe('actions that take two reviewers'),
});

/** Of a refusal that somebody proposes to take back. */
const proposedReopening = z.object({
  proposedBy: reviewer,
  proposedAt: timestamp,
  reason: z.object({ code: text, message: text }),
  confirmed: z.array(z.enum(REVIEW_ACTION_IDS)).describe('actions that take two reviewers'),
});

/** Of an approved business and its people: whom the watch list has a match for. */
const watchListHit = z.object({
  names: z.array(text).describe('of people, or of the business'),
  proposedBy: reviewer
    .optional()
    .describe('who has said that it is somebody else; a second reviewer has to say so too'),
  confirmed: z.array(z.enum(REVIEW_ACTION_IDS)).describe('actions that take two reviewers'),
});

/** Of an approved business: whose photo ID has expired. */
const expiredIds = z.object({
  people: z.array(
    z.object({
      name: text,
      expiresOn: text.describe('YYYY-MM-DD, the last day of the one that they were verified by'),
      isGiven: z.boolean().describe('true once they have shown a new one, which needs a look'),
    }),
  ),
});

/**
 * Why an application is queued, and the available actions; when `reasons` is not empty, one must be
 * chosen.
 */
export const reviewCase = z.object({
  case: z.enum(REVIEW_CASES),
  owner: reviewedOwner.optional(),
  account: reviewedAccount.optional(),
  reopening: proposedReopening.optional(),
  watchList: watchListHit.optional(),
  expiredIds: expiredIds.optional(),
  actions: z.array(
    z.object({
      action: z.enum(REVIEW_ACTION_IDS),
      label: text,
      reasons: z.array(z.object({ code: text, message: text })),
      needsNote: z.boolean().describe('a note for the file has to go with it'),
      needsRecentSignIn: z
        .boolean()
        .describe('only for a person who has signed in a few minutes ago'),
    }),
  ),
});

/** What somebody typed; numbers and birth dates are masked. */
export const typedAnswer = z.object({
  path: text,
  value: text,
  isSecret: z.boolean().describe('masked, and shown for a reason only'),
});

/** What staff read of an owner beside their checks. */
export const ownerRecord = {
  typed: z.array(typedAnswer).describe('what this owner, or the applicant for them, gave'),
  invitation: z.object({
    sentAt: z.array(timestamp).describe('links of the last day, and always the last one'),
    delivery: z.enum(MAIL_DELIVERIES),
    acceptedAt: timestamp.optional().describe('when the first mail was accepted for delivery'),
    refusedAt: timestamp.optional().describe('when the last mail came back'),
    answerBy: timestamp.optional(),
    isSignedIn: z.boolean().describe('they opened the link and signed in'),
    confirmedAt: timestamp.optional().describe('when they had given everything'),
  }),
};

/** Everybody of the list of owners and all shares, as the tree of owners draws them. */
export const ownershipRecord = z.object({
  people: z.array(
    z.object({
      id: text,
      name: text,
      percent: text.describe('of the business in the end, by all ways together'),
      isApplicant: z.boolean(),
      isController: z.boolean(),
      verification: z.enum(OWNER_VERIFICATIONS).optional().describe('absent for the applicant'),
    }),
  ),
  holdings: z.array(
    z.object({
      holder: text,
      of: text.describe('the business, or a company'),
      share: text,
      isTrustee: z.boolean(),
    }),
  ),
  restPercent: text.describe('of the business, held by nobody on the list'),
});

/** The payout account; never its number. */
export const accountRecord = z.object({
  kind: text,
  bankName: text.optional(),
  accountType: text,
  last4: text,
  status: text,
  checkResult: text.optional(),
  linkedAt: timestamp,
  checkedAt: timestamp.optional(),
  payoutsFrom: timestamp.optional(),
  holder: text.optional().describe('whose account it is, as the bank or the applicant says'),
  names: z
    .array(z.object({ name: text, lacking: z.array(text), added: z.array(text) }))
    .describe('the names that the holder may have, and the words in which each differs'),
  deposits: z
    .object({
      sends: z.number().int(),
      sentAt: timestamp,
      arrivesOn: text,
      enterBy: text,
      tries: z.number().int(),
      outcome: z.enum(TEST_DEPOSIT_OUTCOMES).optional(),
      endedAt: timestamp.optional(),
    })
    .optional(),
  voidCheckAt: timestamp.optional().describe('when a voided check came'),
  comparisonsLeft: z.number().int().optional().describe('of the newest voided check'),
  fault: text.optional().describe('the last error of its check'),
});

/** What may be asked to have changed, and what stands there. */
export const changeableRecord = {
  changeable: z
    .array(z.enum(CHANGEABLES))
    .describe('what may be asked to have changed; nothing while that cannot be asked'),
  changeableNow: z
    .partialRecord(z.enum(CHANGEABLES), text)
    .describe('what stands in each answer that may be asked to have changed'),
};

/** A paper or a photo ID that came; where it lies is no matter of who looks at it. */
export const documentRecord = z.object({
  id: text.describe('of the inquiry, or of the voided check'),
  kind: z.enum(DOCUMENT_KINDS),
  person: text.optional().describe('whose it is; absent of the business'),
  ownerId: text.optional().describe('of another owner, who is asked again on a case of their own'),
  at: timestamp.describe('when it came, or was begun'),
  result: z.enum(INQUIRY_RESULTS).optional().describe('absent while it is open, and of a check'),
  failure: z.enum(INQUIRY_FAILURES).optional(),
  sides: z.array(z.enum(DOCUMENT_SIDES)).describe('the pictures that can be opened'),
});

export const orderRecord = z.object({
  id: text,
  type: z.enum(ORDER_TYPES),
  state: text,
  currency: z.enum(['USD', 'CAD']),
  totalCents: z.number().int(),
  last4: text.optional().describe('of the card or account that paid when it was placed'),
  card: cardView.optional().describe('on file now, and charged next where an account is not'),
  items: z.array(z.object({ plan: z.enum(PLAN_IDS), quantity: z.number().int(), every: text })),
  nextDay: text.optional().describe('YYYY-MM-DD of the next month, while it runs'),
  submittedAt: timestamp,
  deliveredAt: timestamp.optional(),
  months: z
    .array(
      z.object({
        day: text,
        cents: z.number().int(),
        state: z.enum(MONTHLY_STATES),
        attempts: z.number().int(),
        refusal: text.optional(),
        refusals: z
          .array(z.object({ at: timestamp, why: text }))
          .describe('declined tries, oldest first; none of those of an earlier release'),
      }),
    )
    .describe('newest first'),
});

/** What is known of a message’s way. The address is masked, and gone with the text once sent. */
export const messageWay = {
  to: text.optional(),
  failedAt: timestamp.optional(),
  fault: text.optional().describe('the last error of sending it'),
  tries: z
    .array(z.object({ at: timestamp, fault: text.optional() }))
    .describe('tries that failed, oldest first'),
  likelyTo: text
    .optional()
    .describe('the host that was probably meant, of another address here or a usual one'),
};

const comparedFact = z.object({ path: text, value: text.describe('masked if it is a secret') });

const comparedApplication = z.object({
  reference: text,
  businessName: text,
  decision: z.enum(DECISIONS),
  reason: z.object({ code: text, message: text }).optional(),
  sentAt: timestamp.optional(),
});

/** An application beside others of the same person or business. */
export const duplicatesRecord = z.object({
  total: z.number().int().describe('of all others that were found'),
  own: comparedApplication.extend({ facts: z.array(comparedFact) }),
  others: z
    .array(
      comparedApplication.extend({
        counts: z.enum(DUPLICATE_COUNTS),
        isSameLogin: z.boolean(),
        facts: z.array(comparedFact.extend({ is: z.enum(SAMENESSES) })),
      }),
    )
    .describe('those that count first, then the newest'),
});
