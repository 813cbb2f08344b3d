import type { ApplicationView } from './application-view.ts';
import type { ErrorCode, ErrorRow } from './core/errors.ts';
import type { StatusId } from './status.ts';

/** Keys that other systems use for our errors. */
export const LEGACY_ERROR_KEYS = {
  'api.errors.environment.notSupport': 'config.unsupported',
  'api.errors.environment.getConfig': 'config.failed',
  'portalV2.owners.list.onboardingError': 'owners.failed',
} as const satisfies Record<string, ErrorCode>;

/** The specification's keys of field messages, and the error suffixes that we use instead. */
export const LEGACY_MESSAGE_KEYS = {
  errorRequired: ['required'],
  errorNotAllowed: ['poBox', 'placeholder', 'business', 'blocked', 'stop'],
  errorIncorrect: ['notIssued', 'check', 'format', 'digits', 'real', 'allZeros', 'characters', 'unknown'],
  errorStreetNumber: ['streetName'],
  errorStartsNotWithBuildingNumber: ['startsNotWithBuildingNumber'],
} as const;

const UNANSWERED = new Set([0, 408, 503, 504]);

/**
 * Page after a failed submission: a timeout, 503, 504 or no response leads to the result page, which keeps polling; anything else to the
 * error page.
 */
export const onboardingFailurePage = (status: number | undefined): 'success' | 'error' =>
  UNANSWERED.has(status ?? 0) ? 'success' : 'error';

/**
 * A submission without any response, nor any to the look at it afterwards: the result page says that we are still checking, and keeps looking.
 * docs/readings.md 11.
 */
export const withoutResponse = (view: ApplicationView): ApplicationView => ({
  ...view,
  page: 'success',
  openPages: ['success'],
  status: {
    id: 'stillChecking' satisfies StatusId,
    waitingOn: 'us',
    nextAction: 'wait',
    money: { online: false, inPerson: false, payouts: false },
  },
});

/** Target of a 417 redirect; undefined when it names none. docs/readings.md 111. */
export const redirectAfter417 = (status: number, location: string | undefined): string | undefined =>
  status === 417 ? location || undefined : undefined;

/** After a declined payment the order returns to the card step without its token. docs/readings.md 12. */
export const orderAfterDecline = <Order extends { paymentMethod: string; cardToken?: string }>({ cardToken: _spent, ...order }: Order) => ({
  ...order,
  paymentMethod: 'CARD' as const,
});

/** What an error offers besides its text; for the generated page. */
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

/** Reports field errors to a parent that asked for them instead of showing them. docs/readings.md 112. */
export const errorDisplayFor = (
  { show }: ErrorRow,
  { isEmbedMode, emitValidationErrors }: { isEmbedMode: boolean; emitValidationErrors: boolean },
): ErrorRow['show'] => (isEmbedMode && emitValidationErrors && show === 'field' ? 'parent' : show);

/** Error message for the parent: the code, and the text that a person would read. docs/readings.md 112. */
export const embedErrorMessage = (code: ErrorCode, message: string) => ({ errorType: code, message });
