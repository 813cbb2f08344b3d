import { z } from 'zod';
import { answerShape } from '../answer-view.ts';
import { text, timestamp } from '../core/view-schemas.ts';
import { OWNER_LABELS, OWNER_TYPES } from '../reference/enumerations.ts';
import { MAIL_DELIVERIES, OWNER_VERIFICATIONS } from './invitation.ts';

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
  verification: z.enum(OWNER_VERIFICATIONS).optional().describe('how far another owner is with confirming who they are'),
  invitation: z
    .object({
      isOpen: z.boolean().describe('true while a link may be sent'),
      sentAt: timestamp.optional().describe('when the last link was sent'),
      endsAt: timestamp.optional().describe('until when the last link works, as its mail says'),
      delivery: z.enum(MAIL_DELIVERIES).describe('how the last mail fares; refused: it came back, and the address should be corrected'),
      left: z.number().int().describe('how many more may be sent in this day'),
      answerBy: timestamp.optional().describe('by when they must have confirmed who they are'),
    })
    .optional(),
  mayEdit: z.boolean().optional().describe('true where their answers may be corrected now'),
  mayRemove: z.boolean().optional().describe('true where they may be taken off the list now'),
});
export type OwnerView = z.infer<typeof ownerView>;
