import type { ErrorCode } from './errors.ts';

/** Keys under which other systems know our errors. Document 2, section 8, Environment keys. */
export const ENVIRONMENT_KEYS = {
  'api.errors.environment.notSupport': 'config.unsupported',
  'api.errors.environment.getConfig': 'config.failed',
  'portalV2.owners.list.onboardingError': 'owners.failed',
} as const satisfies Record<string, ErrorCode>;

/** The documents' keys of field messages, and how the codes of our fields end instead. Document 2, section 5, Other. */
export const MESSAGE_KEYS = {
  errorRequired: ['required'],
  errorNotAllowed: ['poBox', 'placeholder', 'business', 'blocked'],
  errorIncorrect: ['issued', 'check', 'format', 'digits', 'real', 'characters', 'unknown'],
  errorStreetNumber: ['streetName'],
  errorStartsNotWithBuildingNumber: ['startsNotWithBuildingNumber'],
} as const;

const UNANSWERED = new Set([0, 408, 503, 504]);

/** Where a failed onboarding leads: a time-out, 503, 504 or no answer to the result page, which goes on watching; all else to the error page. */
export const afterOnboardingFailure = (status: number | undefined): 'success' | 'error' =>
  UNANSWERED.has(status ?? 0) ? 'success' : 'error';

/** What a failed load of an application does: 403 and 404 lead to the root, 401 signs out and dismisses toasts. Document 1, sections 4 and 8. */
export function afterLoadFailure(
  status: number,
): { to: 'root'; query: 'completed=true' } | { to: 'sign-out'; dismissToasts: true } | { to: 'error' } {
  if (status === 401) return { to: 'sign-out', dismissToasts: true };
  if (status === 403 || status === 404) return { to: 'root', query: 'completed=true' };
  return { to: 'error' };
}

/** The address a 417 sends the browser to, or undefined where it names none. Document 1, section 7, GET configs. */
export const movedTo = (status: number, location: string | undefined): string | undefined =>
  status === 417 ? location || undefined : undefined;

/** The order after a declined payment: back to the card, without its token. Documents 1 and 2, section 8. */
export const afterDeclinedPayment = <Order extends { paymentMethod: string; cardToken?: string }>({
  cardToken: _spent,
  ...order
}: Order) => ({
  ...order,
  paymentMethod: 'CARD' as const,
});
