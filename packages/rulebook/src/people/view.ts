import { z } from 'zod';
import { answerShape } from '../answer-view.ts';
import { text, timestamp } from '../core/view-schemas.ts';
import { OWNER_LABELS, OWNER_TYPES } from '../reference/enumerations.ts';
import { MAIL_DELIVERIES, OWNER_VERIFICATIONS } from './invitation.ts';
import { OWNER_NEEDS } from './open-owner.ts';
import { COMPANY_KINDS, COMPANY_STATUSES, UNNAMED_REASONS } from './ownership-tree.ts';

const stakeView = z.object({
  percent: text.describe('of the business, by all ways together, cut after two decimals'),
  countedAs: z
    .enum(['share', 'trustee'])
    .optional()
    .describe('why they count as an owner; left out where they do not'),
  paths: z.array(
    z.object({
      through: z.array(text).describe('ids of companies, the nearest first'),
      percent: text,
    }),
  ),
});

/** A company or trust of the list. */
export const ownerCompanyView = z.object({
  id: text,
  kind: z.enum(COMPANY_KINDS),
  name: text,
  country: text,
  number: z.object({ onFile: z.literal(true), last4: text.optional() }),
  unnamed: z.enum(UNNAMED_REASONS).optional(),
  isRestSmall: z.boolean(),
  status: z.enum(COMPANY_STATUSES).describe('what is left to say about it'),
  stake: stakeView,
  holdings: z.array(z.object({ of: text.describe('the business, or a company'), share: text })),
  holders: z.array(z.object({ id: text, share: text, isTrustee: z.boolean() })),
});
export type OwnerCompanyView = z.infer<typeof ownerCompanyView>;

/** A row of the owners list; the applicant's name and e-mail come from the application. */
export const ownerView = z.object({
  ...answerShape('owner'),
  id: text,
  type: z.enum(OWNER_TYPES),
  status: z.enum(OWNER_LABELS),
  firstName: text,
  lastName: text,
  email: text,
  ownershipPercentage: text,
  verification: z
    .enum(OWNER_VERIFICATIONS)
    .optional()
    .describe('how far another owner is with confirming who they are'),
  confirmedAt: timestamp.optional().describe('when a verified owner had confirmed who they are'),
  need: z
    .enum(OWNER_NEEDS)
    .optional()
    .describe('what only the applicant can do about them, once the list was submitted'),
  invitation: z
    .object({
      isOpen: z.boolean().describe('true while a link may be sent'),
      sentAt: timestamp.optional().describe('when the last link was sent'),
      endsAt: timestamp.optional().describe('until when the last link works, as its mail says'),
      delivery: z
        .enum(MAIL_DELIVERIES)
        .describe(
          'how the last mail fares; refused: it came back, and the address should be corrected',
        ),
      left: z.number().int().describe('how many more may be sent in this day'),
      answerBy: timestamp.optional().describe('by when they must have confirmed who they are'),
    })
    .optional(),
  stake: stakeView
    .optional()
    .describe('what they hold of the business in the end, where companies stand between'),
  mayEdit: z.boolean().optional().describe('true where their answers may be corrected now'),
  mayRemove: z.boolean().optional().describe('true where they may be taken off the list now'),
});
export type OwnerView = z.infer<typeof ownerView>;
