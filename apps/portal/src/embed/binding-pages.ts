import type { RouteId } from '@signet/rulebook/routes';

/** Pages on which a press sends, consents, certifies, signs, pays, connects or leaves somebody out. docs/decisions/0119. */
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

/** True where only the person in front of the page may press. */
export const isBinding = (step: RouteId): boolean => BINDING.includes(step);
