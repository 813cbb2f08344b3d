import { z } from 'zod';
import { addressView, onFileView, text } from '../core/view-schemas.ts';
import { OWNER_LABELS, OWNER_TYPES } from '../reference/enumerations.ts';

/** One row of the list of owners; the applicant's name and e-mail are those of the application. */
export const ownerView = z.object({
  id: text,
  type: z.enum(OWNER_TYPES),
  firstName: text,
  lastName: text,
  email: text,
  phone: text.optional(),
  ownershipPercentage: text,
  isController: text.optional(),
  noAddressOrDob: text.optional(),
  noSsn: text.optional(),
  status: z.enum(OWNER_LABELS),
  governmentIdentification: onFileView.optional(),
  dob: onFileView.optional(),
  address: addressView.optional(),
});
export type OwnerView = z.infer<typeof ownerView>;
