import type { PlannedFor } from './planned-for.ts';

/**
 * How an error is shown, and the HTTP status it travels with (0: it never leaves the browser). `growl` is gone after 2 s, `dialog`
 * waits for a press, `parent` is told to the page that embeds us. docs/readings.md 17.
 */
export type ErrorRow = {
  status: number;
  show: 'field' | 'toast' | 'growl' | 'dialog' | 'page' | 'parent';
  quoted?: true;
  /** Every answer with it is the same to the byte: it carries no reference. docs/readings.md 4. */
  withoutReference?: true;
  plannedFor?: PlannedFor;
};

/** Every error that is not a field's own; the fields' stand in `fields/words.*.ts`. */
export const ERRORS = {
  'request.validationFailed': { status: 422, show: 'field' },
  'field.unknown': { status: 422, show: 'field' },
  'request.malformed': { status: 400, show: 'toast' },
  'request.unsupportedMediaType': { status: 415, show: 'toast' },
  'request.payloadTooLarge': { status: 413, show: 'toast' },
  'request.crossOrigin': { status: 403, show: 'toast' },
  'request.methodNotAllowed': { status: 405, show: 'toast' },
  'request.rateLimited': { status: 429, show: 'toast' },
  'route.notFound': { status: 404, show: 'toast' },
  'auth.signInRequired': { status: 401, show: 'page' },
  'auth.sessionExpired': { status: 401, show: 'page' },
  'auth.reauthRequired': { status: 401, show: 'page' },
  'application.notFound': { status: 404, show: 'page', quoted: true, withoutReference: true },
  'application.update': { status: 500, show: 'toast', quoted: true, plannedFor: 'sign-up' },
  'application.fetch': { status: 500, show: 'toast', quoted: true },
  'application.versionRequired': { status: 428, show: 'toast' },
  'application.versionConflict': { status: 412, show: 'toast' },
  'application.incomplete': { status: 409, show: 'toast' },
  'application.alreadySubmitted': { status: 409, show: 'toast' },
  'application.stepUpClosed': { status: 409, show: 'toast' },
  'application.notApproved': { status: 409, show: 'toast' },
  'stepUp.unsupported': { status: 409, show: 'toast', quoted: true },
  'terms.missing': { status: 422, show: 'field' },
  'terms.changed': { status: 409, show: 'toast' },
  'idempotency.keyMalformed': { status: 400, show: 'toast' },
  'idempotency.keyReused': { status: 422, show: 'toast' },
  'idempotency.inProgress': { status: 409, show: 'toast' },
  'otp.incorrect': { status: 422, show: 'field' },
  'otp.expired': { status: 422, show: 'field' },
  'otp.attemptsExceeded': { status: 422, show: 'field' },
  'otp.temporarilyLocked': { status: 429, show: 'field' },
  'otp.permanentlyLocked': { status: 429, show: 'field' },
  'otp.resendTooSoon': { status: 429, show: 'toast' },
  'otp.sendLimitExceeded': { status: 429, show: 'toast' },
  'phoneLink.resendTooSoon': { status: 429, show: 'toast' },
  'phoneLink.sendLimitExceeded': { status: 429, show: 'toast' },
  'otp.notSent': { status: 503, show: 'toast' },
  'phone.unsupportedLineType': { status: 422, show: 'field' },
  'phone.lookupLimitExceeded': { status: 429, show: 'field' },
  'inquiry.attemptsExceeded': { status: 429, show: 'toast' },
  'inquiry.consentRequired': { status: 422, show: 'field' },
  'webhook.invalidSignature': { status: 401, show: 'page' },
  'taxId.changeLimitExceeded': { status: 429, show: 'field' },
  'bank.linkFailed': { status: 502, show: 'toast', quoted: true },
  'bank.linkRefused': { status: 422, show: 'toast' },
  'bank.notFound': { status: 422, show: 'field' },
  'bank.nameMismatch': { status: 422, show: 'field' },
  'bank.unavailable': { status: 503, show: 'toast', plannedFor: 'bank' },
  'config.failed': { status: 500, show: 'page', quoted: true },
  'config.unsupported': { status: 422, show: 'page', quoted: true },
  'category.blocked': { status: 422, show: 'field' },
  'quebec.blocked': { status: 422, show: 'field' },
  'provider.unavailable': { status: 503, show: 'toast' },
  'server.busy': { status: 503, show: 'toast' },
  'server.error': { status: 500, show: 'toast', quoted: true },
  'network.failed': { status: 0, show: 'toast' },
  'network.timeout': { status: 0, show: 'toast' },
  'link.incorrect': { status: 404, show: 'page', quoted: true },
  'link.expired': { status: 410, show: 'page', quoted: true },
  'owners.failed': { status: 500, show: 'toast', quoted: true },
  'owners.incomplete': { status: 409, show: 'toast', quoted: true },
  'owners.shareTotalTooHigh': { status: 422, show: 'field' },
  'owners.shareTotalTooLow': { status: 422, show: 'field' },
  'owners.tooMany': { status: 422, show: 'toast' },
  'owners.controllerMissing': { status: 422, show: 'field' },
  'owners.controllerNotUnique': { status: 422, show: 'field' },
  'owners.duplicateTaxId': { status: 422, show: 'field' },
  'email.notUnique': { status: 422, show: 'field', quoted: true },
  'account.overlapUS': { status: 409, show: 'page' },
  'account.overlapCA': { status: 409, show: 'page' },
  'account.noRedirect': { status: 409, show: 'toast' },
  'account.wrong': { status: 403, show: 'dialog' },
  'channel.unauthorised': { status: 403, show: 'dialog', quoted: true },
  'store.notAllowed': { status: 422, show: 'page', plannedFor: 'accounts' },
  'rental.limit': { status: 422, show: 'field' },
  'licences.fewer': { status: 0, show: 'field' },
  'licences.more': { status: 0, show: 'field' },
  'category.review': { status: 0, show: 'field' },
  'auth.sessionIdle': { status: 401, show: 'toast', plannedFor: 'session' },
  'session.signedUp': { status: 0, show: 'toast', plannedFor: 'session' },
  'inquiry.sessionTokenMissing': { status: 500, show: 'page' },
  'cashAdvance.notEligible': { status: 409, show: 'page', plannedFor: 'offers' },
  'card.failed': { status: 502, show: 'toast', quoted: true, plannedFor: 'cards' },
  'payment.declined': { status: 402, show: 'toast', quoted: true },
  'onboarding.failed': { status: 500, show: 'page' },
  'categories.failed': { status: 502, show: 'toast', plannedFor: 'category' },
  'stores.failed': { status: 502, show: 'toast', plannedFor: 'accounts' },
  'wam.failed': { status: 502, show: 'dialog' },
  'embed.failed': { status: 0, show: 'parent', plannedFor: 'partners' },
  'config.portalMoved': { status: 417, show: 'page' },
  'server.errorShort': { status: 500, show: 'growl', quoted: true, plannedFor: 'partners' },
  'form.invalid': { status: 422, show: 'field', quoted: true, plannedFor: 'partners' },
} as const satisfies Record<string, ErrorRow>;

export type ErrorCode = keyof typeof ERRORS;

export const isErrorCode = (text: string): text is ErrorCode => Object.hasOwn(ERRORS, text);
