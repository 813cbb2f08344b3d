/**
 * How an error is shown, and the HTTP status it travels with (0: it never leaves the browser). `growl` is gone after 2 s, `dialog` waits for a press,
 * `parent` is told to the page that embeds us. Documents 1 and 2, section 8; decisions.md, section 7.
 */
export type ErrorRow = {
  status: number;
  show: 'field' | 'toast' | 'growl' | 'dialog' | 'page' | 'parent';
  quoted?: true;
  /** Every answer with it is the same to the byte: it carries no reference. decisions.md, row 19. */
  alike?: true;
};

/** Every error that is not a field's own; the fields' stand in `fields/words.*.ts`. */
export const ERRORS = {
  'request.invalid': { status: 422, show: 'field' },
  'field.unknown': { status: 422, show: 'field' },
  'request.malformed': { status: 400, show: 'toast' },
  'request.mediaType': { status: 415, show: 'toast' },
  'request.tooLarge': { status: 413, show: 'toast' },
  'request.forbidden': { status: 403, show: 'toast' },
  'request.method': { status: 405, show: 'toast' },
  'request.tooMany': { status: 429, show: 'toast' },
  'route.notFound': { status: 404, show: 'toast' },
  'session.missing': { status: 401, show: 'page' },
  'session.expired': { status: 401, show: 'page' },
  'proof.stale': { status: 401, show: 'page' },
  'application.notFound': { status: 404, show: 'page', quoted: true, alike: true },
  'application.update': { status: 500, show: 'toast', quoted: true },
  'application.fetch': { status: 500, show: 'toast', quoted: true },
  'application.versionMissing': { status: 428, show: 'toast' },
  'application.stale': { status: 412, show: 'toast' },
  'application.incomplete': { status: 409, show: 'toast' },
  'application.sent': { status: 409, show: 'toast' },
  'application.moved': { status: 409, show: 'toast' },
  'application.notApproved': { status: 409, show: 'toast' },
  'stepUp.unsupported': { status: 409, show: 'toast', quoted: true },
  'terms.missing': { status: 422, show: 'field' },
  'terms.changed': { status: 409, show: 'toast' },
  'idempotency.malformed': { status: 400, show: 'toast' },
  'idempotency.differs': { status: 422, show: 'toast' },
  'idempotency.running': { status: 409, show: 'toast' },
  'code.mismatch': { status: 422, show: 'field' },
  'code.expired': { status: 422, show: 'field' },
  'code.spent': { status: 422, show: 'field' },
  'code.locked': { status: 429, show: 'field' },
  'code.lockedForLife': { status: 429, show: 'field' },
  'code.tooSoon': { status: 429, show: 'toast' },
  'code.tooMany': { status: 429, show: 'toast' },
  'phoneLink.tooSoon': { status: 429, show: 'toast' },
  'phoneLink.tooMany': { status: 429, show: 'toast' },
  'code.notSent': { status: 503, show: 'toast' },
  'phone.virtual': { status: 422, show: 'field' },
  'phone.tooMany': { status: 429, show: 'field' },
  'inquiry.tooMany': { status: 429, show: 'toast' },
  'inquiry.consent': { status: 422, show: 'field' },
  'webhook.unsigned': { status: 401, show: 'page' },
  'taxId.tooMany': { status: 429, show: 'field' },
  'bank.link': { status: 502, show: 'toast', quoted: true },
  'bank.notFound': { status: 422, show: 'field' },
  'bank.nameDiffers': { status: 422, show: 'field' },
  'bank.unavailable': { status: 503, show: 'toast' },
  'config.failed': { status: 500, show: 'page', quoted: true },
  'config.unsupported': { status: 422, show: 'page', quoted: true },
  'category.blocked': { status: 422, show: 'field' },
  'quebec.blocked': { status: 422, show: 'field' },
  'provider.down': { status: 503, show: 'toast' },
  'server.busy': { status: 503, show: 'toast' },
  'server.fault': { status: 500, show: 'toast', quoted: true },
  'network.failed': { status: 0, show: 'toast' },
  'network.timeout': { status: 0, show: 'toast' },
  'link.incorrect': { status: 404, show: 'page', quoted: true },
  'link.expired': { status: 410, show: 'page', quoted: true },
  'owners.failed': { status: 500, show: 'toast', quoted: true },
  'owners.incomplete': { status: 409, show: 'toast', quoted: true },
  'owners.over': { status: 422, show: 'field' },
  'owners.under': { status: 422, show: 'field' },
  'owners.tooMany': { status: 422, show: 'toast' },
  'owners.noController': { status: 422, show: 'field' },
  'owners.twoControllers': { status: 422, show: 'field' },
  'owners.sameTaxId': { status: 422, show: 'field' },
  'email.notUnique': { status: 422, show: 'field', quoted: true },
  'account.overlapUS': { status: 409, show: 'page' },
  'account.overlapCA': { status: 409, show: 'page' },
  'account.noRedirect': { status: 409, show: 'toast' },
  'account.wrong': { status: 403, show: 'dialog' },
  'channel.unauthorised': { status: 403, show: 'dialog', quoted: true },
  'store.notAllowed': { status: 422, show: 'page' },
  'rental.limit': { status: 422, show: 'field' },
  'licences.fewer': { status: 0, show: 'field' },
  'licences.more': { status: 0, show: 'field' },
  'category.review': { status: 0, show: 'field' },
  'session.inactive': { status: 401, show: 'toast' },
  'session.signedUp': { status: 0, show: 'toast' },
  'session.token': { status: 500, show: 'page' },
  'cashAdvance.notEligible': { status: 409, show: 'page' },
  'card.failed': { status: 502, show: 'toast', quoted: true },
  'payment.declined': { status: 402, show: 'toast', quoted: true },
  'onboarding.failed': { status: 500, show: 'page' },
  'categories.failed': { status: 502, show: 'toast' },
  'stores.failed': { status: 502, show: 'toast' },
  'wam.failed': { status: 502, show: 'dialog' },
  'embed.failed': { status: 0, show: 'parent' },
  'config.moved': { status: 417, show: 'page' },
  'server.faultShort': { status: 500, show: 'growl', quoted: true },
  'form.invalid': { status: 422, show: 'field', quoted: true },
} as const satisfies Record<string, ErrorRow>;

export type ErrorCode = keyof typeof ERRORS;

/** True when the text is a code of the catalogue. */
export const isErrorCode = (text: string): text is ErrorCode => Object.hasOwn(ERRORS, text);

/** One thing that is wrong with a request body: the code of a field or of the catalogue, and the field's dotted path. */
export type ProblemFieldError = { code: string; field: string; message: string };

/** What everything that fails answers, as `application/problem+json`. decisions.md, section 7. */
export type Problem = {
  type: string;
  title: string;
  status: number;
  code: ErrorCode;
  message: string;
  details: { description: string }[];
  errors?: ProblemFieldError[];
  /** What the code needs to be told in full: tries left, seconds to wait, the right page. */
  data?: Record<string, string | number>;
  /** The request's id, as the log has it; none where every answer is the same to the byte. */
  reference?: string;
};

/** Messages with these marks come from a program, not for a person. Documents 1 and 2, section 8. */
const HIDDEN = ['Unhandled error', 'TypeError: ', 'ValidationError: '];

/** The text of a server's error, from an errors list or details[0]; undefined where it must not be shown. Documents 1 and 2, section 8. */
export function publicServerMessage(body: unknown): string | undefined {
  const record = asRecord(body);
  const first = asRecord(asList(record.errors)[0]);
  const detail = asRecord(asList(record.details)[0]);
  const text = [first.message, detail.description, record.message, record.error].find((part) => typeof part === 'string' && part !== '');
  return typeof text === 'string' && !HIDDEN.some((mark) => text.includes(mark)) ? text : undefined;
}

const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}; // parsed JSON
const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
