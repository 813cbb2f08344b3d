import type { ErrorCode, ErrorRow } from './core/errors.ts';

/** Keys under which other systems know our errors. */
export const LEGACY_ERROR_KEYS = {
  'api.errors.environment.notSupport': 'config.unsupported',
  'api.errors.environment.getConfig': 'config.failed',
  'portalV2.owners.list.onboardingError': 'owners.failed',
} as const satisfies Record<string, ErrorCode>;

/** The specification's keys of field messages, and how the codes of our fields end instead. */
export const LEGACY_MESSAGE_KEYS = {
  errorRequired: ['required'],
  errorNotAllowed: ['poBox', 'placeholder', 'business', 'blocked', 'stop'],
  errorIncorrect: ['notIssued', 'check', 'format', 'digits', 'real', 'allZeros', 'characters', 'unknown'],
  errorStreetNumber: ['streetName'],
  errorStartsNotWithBuildingNumber: ['startsNotWithBuildingNumber'],
} as const;

const UNANSWERED = new Set([0, 408, 503, 504]);

/** Where a failed onboarding leads: a time-out, 503, 504 or no answer to the result page, which goes on watching; all else to the error page. */
export const onboardingFailurePage = (status: number | undefined): 'success' | 'error' =>
  UNANSWERED.has(status ?? 0) ? 'success' : 'error';

/** The address a 417 sends the browser to, or undefined where it names none. docs/readings.md 111. */
export const redirectAfter417 = (status: number, location: string | undefined): string | undefined =>
  status === 417 ? location || undefined : undefined;

/** The order after a declined payment: back to the card, without its token. docs/readings.md 12. */
export const orderAfterDecline = <Order extends { paymentMethod: string; cardToken?: string }>({ cardToken: _spent, ...order }: Order) => ({
  ...order,
  paymentMethod: 'CARD' as const,
});

/** What an error offers to do next, beside its text; for the generated page. */
export const ERROR_OFFERS = {
  'link.incorrect': 'a link back to the provider’s site',
  'link.expired': 'a new text message with a link',
  'account.overlapUS': 'customer service',
  'account.overlapCA': 'customer service',
  'account.noRedirect': 'a new business',
  'account.wrong': 'three steps: sign out, find the original e-mail, sign in with it; customer service',
  'channel.unauthorised': 'an OK button',
  'rental.limit': 'the reseller',
  'payment.declined': 'another payment method: it goes back to card, and the card’s token is cleared',
  'wam.failed': 'a button to the configured address, where there is one',
  'config.portalMoved': 'the address that the answer names, at once',
  'application.notFound': 'the root, with completed=true',
  'onboarding.failed': 'the error page; after a time-out, 503, 504 or no answer the result page',
  'inquiry.sessionTokenMissing': 'the error page',
} as const satisfies Partial<Record<ErrorCode, string>>;

/** How an error appears in this page: a parent that asked for validation errors is told them instead. docs/readings.md 112. */
export const errorDisplayFor = (
  { show }: ErrorRow,
  { isEmbedMode, emitValidationErrors }: { isEmbedMode: boolean; emitValidationErrors: boolean },
): ErrorRow['show'] => (isEmbedMode && emitValidationErrors && show === 'field' ? 'parent' : show);

/** What the parent is told of an error: its code and the words that a person would read. docs/readings.md 112. */
export const embedErrorMessage = (code: ErrorCode, message: string) => ({ errorType: code, message });
