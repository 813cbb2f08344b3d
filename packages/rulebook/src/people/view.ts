import { z } from 'zod';
import { answerShape } from '../answer-view.ts';
import { text } from '../core/view-schemas.ts';
import { OWNER_LABELS, OWNER_TYPES } from '../reference/enumerations.ts';

/** One row of the list of owners; the applicant's name and e-mail are those of the application. */
export const ownerView = z.object({
  ...answerShape('owner'),
  id: text,
  type: z.enum(OWNER_TYPES),
  status: z.enum(OWNER_LABELS),
  firstName: text,
  lastName: text,
  email: text,
  ownershipPercentage: text,
});
export type OwnerView = z.infer<typeof ownerView>;
