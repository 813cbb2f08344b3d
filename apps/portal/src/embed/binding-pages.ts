import type { RouteId } from '@signet/rulebook/routes';

/** Pages on which a press submits, consents, certifies, signs, pays, connects or excludes a person. docs/decisions/0119. */
const BINDING: readonly RouteId[] = [
  'check-answers',
  'new-store',
  'identification',
  'verification',
  'owners',
  'owners-bank',
  'bank',
  'bank-deposits',
  'order',
  'order-card',
  'cash-advance-redirect',
  'account-stores',
  'add-product',
  'add-channel',
];

/** True where only the applicant's own press counts, never one triggered by the parent page. */
export const isBinding = (step: RouteId): boolean => BINDING.includes(step);
