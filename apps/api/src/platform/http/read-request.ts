import { TRACKING_COOKIE, type TrackingConsent } from '@signet/rulebook/analytics/tracking-consent';
import type { Answers, AskedField } from '@signet/rulebook/answer-rows';
import { type AnswersByPath, flattenAnswers, fromYesNo, isTaxIdPath } from '@signet/rulebook/core/answers';
import { holdsCardNumber } from '@signet/rulebook/core/card-number';
import type { ValidationContext } from '@signet/rulebook/core/field';
import { type FormContext, type FormField, validateFields, visibleFields } from '@signet/rulebook/core/form';
import { LIMITS } from '@signet/rulebook/core/limits';
import type { EndpointRow } from '@signet/rulebook/endpoint-row';
import { FIELDS, type FieldId, fieldRow } from '@signet/rulebook/fields';
import { FORMS, type FormId, formFields } from '@signet/rulebook/forms';
import { type FramePlace, readFramePlace } from '@signet/rulebook/partners/embed-settings';
import { SIGN_UP_FORMS } from '@signet/rulebook/reference/enumerations';
import { ISSUED_RANGES, type IssuedRanges, MAGIC_ISSUED_RANGES } from '@signet/rulebook/reference/issued-ranges';
import {
  type Currency,
  isLocale,
  isMarket,
  type Locale,
  localeFromAcceptLanguage,
  MARKETS,
  type Market,
  marketFromAcceptLanguage,
  marketOfCurrency,
} from '@signet/rulebook/reference/locales';
import type { Portal } from '@signet/rulebook/reference/portals';
import { sourceTypeOf } from '@signet/rulebook/tax-id/fields';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Clock } from '../clock.ts';
import type { Config } from '../config/config.ts';
import { MEDIUM_PATTERN } from '../config/partner-row.ts';
import { isPortalOrigin, portalOfHost } from '../portal-hosts.ts';
import type { SecretAnswer, SecretAnswers } from '../store-types.ts';
import { AppError, type FieldErrorData } from './problem.ts';

const nothing = z.strictObject({}).optional();
const deepestBody = 12;

/** False for what JSON allows and no text of ours may hold: NUL, and half a surrogate pair. */
export const isStorableText = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

/**
 * Refuses texts that no text of ours may be, and nesting that no schema has.
 * docs/readings.md 115.
 */
function refuseOddContent(value: unknown, depth = 0): void {
  if (depth > deepestBody) throw new AppError('request.malformed');
  if (typeof value === 'string' && !isStorableText(value)) throw new AppError('request.malformed');
  if (typeof value !== 'object' || value === null) return;
  for (const [key, below] of Object.entries(value)) {
    refuseOddContent(key, depth + 1);
    refuseOddContent(below, depth + 1);
  }
}

/** The paths of all that holds a card number, names of fields included. docs/decisions/0071. */
function cardNumberPaths(value: unknown, path: string, sealed: readonly string[]): string[] {
  if (typeof value === 'string' || typeof value === 'number') return !sealed.includes(path) && holdsCardNumber(String(value)) ? [path] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, below]) =>
    holdsCardNumber(name) ? [path] : cardNumberPaths(below, path === '' ? name : `${path}.${name}`, sealed),
  );
}

/** No call takes a card number, wherever it stands: what is never read can be neither stored nor logged. */
function refuseCardNumbers({ sealedDigits = [] }: EndpointRow, { body, query }: FastifyRequest): void {
  const paths = [body, query].flatMap((part) => cardNumberPaths(part, '', sealedDigits));
  if (paths.length > 0)
    throw new AppError(
      'request.validationFailed',
      {},
      paths.map((field) => ({ code: 'card.numberIncluded', field })),
    );
}

/** Where the schema's own path is not the form field's. docs/readings.md 40. */
const FORM_FAULTS: Readonly<Record<string, FieldErrorData>> = {
  terms: { code: 'terms.missing', field: 'applicant.terms.signed' },
  'terms.signed': { code: 'terms.missing', field: 'applicant.terms.signed' },
};

function fieldErrorsOf(issue: z.core.$ZodIssue, forms: readonly FormId[]): FieldErrorData[] {
  const at = issue.path.join('.');
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({ code: 'field.unknown', field: at === '' ? key : `${at}.${key}` }));
  const known = FORM_FAULTS[at];
  if (known !== undefined) return [known];
  const asked = forms.flatMap((form) => FORMS[form] as readonly FormField[]).find(({ path }) => path === at); // literal rows, read as rows
  const isMissing = issue.code === 'invalid_type' && issue.input === undefined;
  return [{ code: asked !== undefined && isMissing ? `${asked.field}.required` : 'field.invalid', field: at }];
}

function parsed(schema: z.ZodType, value: unknown, forms: readonly FormId[] = []): unknown {
  const result = schema.safeParse(value, { reportInput: true });
  if (result.success) return result.data;
  const { issues } = result.error;
  if (issues.some(({ path, code }) => path.length === 0 && code === 'invalid_type')) throw new AppError('request.malformed');
  throw new AppError(
    'request.validationFailed',
    {},
    issues.flatMap((issue) => fieldErrorsOf(issue, forms)),
  );
}

/** The body and the query as the row describes them; throws request.invalid with a fault per field. */
export function readRequest(row: EndpointRow, request: FastifyRequest): { body: unknown; query: unknown; params: unknown } {
  for (const part of [request.body, request.params]) refuseOddContent(part);
  refuseCardNumbers(row, request);
  return {
    body: parsed(row.body ?? nothing, request.body, row.validates),
    query: row.query && parsed(row.query, request.query),
    params: row.params && parsed(row.params, request.params),
  };
}

/** How long a caller of the older interface is told to wait for an answer; ours come at once. docs/decisions/0006 and 0067. */
const TIMEOUT_HEADER = 'x-upstream-timeout';

/** Throws 403 where the page that calls names itself and is none of ours. */
export function enterOlderCall({ headers }: FastifyRequest, reply: FastifyReply, config: Config): void {
  reply.header(TIMEOUT_HEADER, String(LIMITS.olderCallTimeoutMs)).header('referrer-policy', 'same-origin');
  const { referer } = headers;
  if (referer !== undefined && !isPortalOrigin(originOf(referer), config)) throw new AppError('request.crossOrigin');
}

const originOf = (address: string): string | undefined => URL.parse(address)?.origin;

/** Throws 400 where a parameter of tests reaches a deployment that has no sandbox beside it. docs/readings.md 1. */
export function refuseTestQuery({ testQuery = [] }: EndpointRow, query: unknown, { magicIds }: Pick<Config, 'magicIds'>): void {
  const sent = query as Readonly<Record<string, string | undefined>> | undefined; // parsed by the row's schema
  if (!magicIds && testQuery.some((name) => sent?.[name] !== undefined)) throw new AppError('request.malformed');
}

/** The version a change names in If-Match; throws 428 where it is missing. docs/readings.md 18. */
export function ifMatchVersion(request: FastifyRequest): number {
  const header = request.headers['if-match'];
  if (header === undefined) throw new AppError('application.versionRequired');
  const match = /^(?:W\/)?"(\d{1,9})"$/.exec(header);
  if (match === null) throw new AppError('application.versionConflict');
  return Number(match[1]);
}

const isKey = /^[\x21-\x7e]{1,200}$/;

/** The request's Idempotency-Key, where it has one; throws idempotency.malformed where it cannot be one. docs/readings.md 19. */
export function idempotencyKeyOf({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key'];
  if (key === undefined || (typeof key === 'string' && isKey.test(key) && !holdsCardNumber(key))) return key;
  throw new AppError('idempotency.keyMalformed');
}

/** When somebody last proved who they are; no time where they never did. */
type RecentSession = { authenticatedAt?: number };

/**
 * Throws 401 where recent authentication is required; the portal then leads to sign-in and back to the same page. A link
 * authenticates by itself. docs/readings.md 104.
 */
export function requireRecentAuth(
  { requiresRecentAuth }: Pick<EndpointRow, 'requiresRecentAuth'>,
  { session, paths }: { session?: RecentSession; paths: readonly string[] },
  { clock }: { clock: Clock },
): void {
  if (requiresRecentAuth === undefined || session === undefined || isRecentlyAuthenticated(session, clock.now())) return;
  if (requiresRecentAuth === true || paths.some(isTaxIdPath)) throw new AppError('auth.reauthRequired');
}

/** Throws 403 unless a changing request came from a page of ours. docs/readings.md 104. */
export function requireSameOrigin(request: FastifyRequest, config: Config, { beacon }: Pick<EndpointRow, 'beacon'> = {}): void {
  const isScript = beacon === true || request.headers['x-requested-with'] === 'signet';
  const isOurs = isScript && isPortalOrigin(request.headers.origin, config);
  if (!isOurs) throw new AppError('request.crossOrigin');
}

/** True while the last proof still holds: it goes along with calls that follow each other within LIMITS.recentAuthMs. */
export const isRecentlyAuthenticated = ({ authenticatedAt }: RecentSession, now: number): boolean =>
  authenticatedAt !== undefined && now - authenticatedAt <= LIMITS.recentAuthMs;

/** Who looks, before anybody has signed in: portal, language, market and network address. */
export type RequestContext = {
  portal: Portal;
  locale: Locale;
  market: Market;
  /** True where nobody said which country, so that the browser's language decided. docs/readings.md 131. */
  isMarketGuessed: boolean;
  currency: Currency;
  ip: string;
  /** The origin of the page that calls, where the browser names it. */
  pageOrigin?: string;
  serviceType?: string;
  medium?: string;
  consent: TrackingConsent;
};

/** The service that the first address named, until the browser is closed. docs/readings.md 51. */
export const SERVICE_COOKIE = 'service_type';

export const MEDIUM_COOKIE = 'medium';

/** Written by us and by the parent's pages; it names the customer and says their currency. */
export const CUSTOMER_COOKIE = 'customer_identity';

/** The currency that the cookie says, where it is one of ours. */
export function customerCurrency(cookie: string | undefined): Currency | undefined {
  const market = marketOfCurrency(new URLSearchParams(cookie).get('currency') ?? '');
  return market && MARKETS[market].currency;
}

/** Names, in a link of a mail, the language that the mail is written in. */
export const MAIL_LOCALE_PARAMETER = 'mailLocale';

/** What the address of a frame said, for the pages that follow in it; nothing secret, and judged anew on each. docs/decisions/0093. */
export const EMBED_COOKIE = 'embed';

const queryOf = ({ url }: Pick<FastifyRequest, 'url'>): URLSearchParams => new URLSearchParams(url.split('?').slice(1).join('?'));

/**
 * The language and the country that the address of a frame asks for. Once: where the browser keeps our cookies, what was chosen in the frame since
 * counts before what its address has said already; where it keeps none, the address is all there is. docs/decisions/0122.
 */
export function placeAskedInFrame(request: Pick<FastifyRequest, 'url' | 'cookies'>): FramePlace {
  const asked = readFramePlace(queryOf(request));
  const before = readFramePlace(new URLSearchParams(request.cookies?.[EMBED_COOKIE]));
  return {
    ...(asked.locale === before.locale ? {} : { locale: asked.locale }),
    ...(asked.market === before.market ? {} : { market: asked.market }),
  };
}

export function requestContextOf(request: FastifyRequest, config: Config): RequestContext {
  const asked = placeAskedInFrame(request);
  const {
    locale = '',
    market = '',
    currency = '',
    [SERVICE_COOKIE]: serviceType = '',
    [MEDIUM_COOKIE]: medium = '',
    [CUSTOMER_COOKIE]: customer,
  } = request.cookies ?? {}; // none yet where the address itself could not be read
  const language = request.headers['accept-language'];
  const kept = isMarket(market ?? '') ? (market as Market) : marketOfCurrency(currency || customerCurrency(customer) || ''); // isMarket says so
  const said = asked.market ?? kept;
  const chosen = said ?? marketFromAcceptLanguage(language);
  return {
    portal: portalOfHost(request.host, config),
    locale: asked.locale ?? (isLocale(locale ?? '') ? (locale as Locale) : localeFromAcceptLanguage(language)), // isLocale says so
    market: chosen,
    isMarketGuessed: said === undefined,
    currency: MARKETS[chosen].currency,
    ip: request.ip,
    pageOrigin: request.headers.origin,
    ...(serviceType === '' || holdsCardNumber(serviceType ?? '') ? {} : { serviceType: serviceType?.slice(0, 60) }),
    ...(MEDIUM_PATTERN.test(medium) ? { medium } : {}),
    consent: { choice: request.cookies?.[TRACKING_COOKIE], hasPrivacyControl: request.headers['sec-gpc'] === '1' },
  };
}

/** The numbers that count as issued: one more row where magic ids are on. docs/readings.md 129. */
export const issuedRanges = ({ magicIds }: Pick<Config, 'magicIds'>): IssuedRanges => (magicIds ? MAGIC_ISSUED_RANGES : ISSUED_RANGES);

export type ValidatedBody = { answers: Answers; secrets: SecretAnswers };
type Context = ValidationContext & FormContext;
/** What is known of whoever a body is about: their answers, and which secrets are on file. */
type Known = { answers: AnswersByPath; secretsOnFile: Readonly<Record<string, object>> };
type Bodies = { typed: AnswersByPath; together: AnswersByPath; context: Context; known: Known };

const isSignUp = (form: FormId): boolean => SIGN_UP_FORMS.some((known) => known === form);
/** Forms whose answers decide which other questions apply. */
const changesAnswers = (form: FormId): boolean => isSignUp(form) || form === 'businessInfo' || form === 'ownerDetails';
const isSecret = (field: FieldId): boolean => fieldRow(field).secret === true;

/** Conditions read the clean answer, so that a trailing space changes nothing. */
function cleaned(forms: readonly FormId[], typed: Readonly<Record<string, string>>): AnswersByPath {
  const known = forms.flatMap(formFields);
  const clean = ([path, text]: [string, string]) => {
    const asked = known.find((question) => question.path === path);
    if (asked === undefined || isSecret(asked.field)) return [path, text];
    const value = fieldRow(asked.field).normalise(text);
    return [path, asked.yesNo ? fromYesNo(value) : value];
  };
  return Object.fromEntries(Object.entries(typed).map(clean));
}

/** In a sign-up, and of a further store, only the questions that the body answers; in any other form all. */
function askedFields(forms: readonly FormId[], answers: AnswersByPath, typed: AnswersByPath, context: Context): AskedField[] {
  return forms.flatMap((form) =>
    visibleFields(formFields(form), answers, context).filter(
      ({ path, clientOnly }) => clientOnly !== true && (!(isSignUp(form) || form === 'store') || path in typed),
    ),
  );
}

/** The questions that these answers lead to. */
const pathsFor = (forms: readonly FormId[], answers: AnswersByPath, context: Context): Set<string> =>
  new Set(forms.flatMap((form) => visibleFields(formFields(form), answers, context)).map(({ path }) => path));

/** Clears answers whose question no longer applies, such as the legal name after switching to unregistered. */
function droppedFrom(forms: readonly FormId[], { typed, together, context, known: { answers, secretsOnFile } }: Bodies): AskedField[] {
  const changing = forms.filter(changesAnswers);
  const now = pathsFor(changing, together, context);
  const before = pathsFor(changing, answers, context);
  const isHeld = (path: string) => (answers[path] ?? '') !== '' || secretsOnFile[path] !== undefined;
  const rows = changing.flatMap(formFields);
  return rows.filter(({ path }) => !now.has(path) && (path in typed || (before.has(path) && isHeld(path))));
}

const NOBODY: Known = { answers: {}, secretsOnFile: {} };

/**
 * The clean answers of a body, secrets apart; throws request.validationFailed with an error per field. In a sign-up only what is present is validated:
 * an empty text clears an optional answer, keeps a secret that is on file, and is refused otherwise.
 */
export function validateBody(forms: readonly FormId[], body: unknown, context: Context, known: Known = NOBODY): ValidatedBody {
  const typed = flattenAnswers(body);
  const together = { ...known.answers, ...cleaned(forms, typed) };
  const given = new Set(Object.keys(known.secretsOnFile));
  const asked = askedFields(forms, together, typed, context);
  const validated = validateFields(asked, FIELDS, typed, given, context);
  if (validated.fieldErrors.length > 0) throw new AppError('request.validationFailed', {}, validated.fieldErrors);
  const answers: Record<string, string | boolean> = {};
  const secrets: Record<string, SecretAnswer> = {};
  for (const { path, field } of asked) {
    const value = validated.answers[path];
    if (isSecret(field) && value !== undefined) secrets[path] = secretOf(field, String(value));
    else if (!isSecret(field)) answers[path] = value ?? '';
  }
  for (const { path, field } of droppedFrom(forms, { typed, together, context, known })) {
    if (!isSecret(field)) answers[path] = '';
    else if (given.has(path)) secrets[path] = { value: '' };
  }
  return { answers, secrets };
}

/** A secret on its way into the store, with the kind of number it is. */
function secretOf(field: FieldId, value: string): SecretAnswer {
  const sourceType = sourceTypeOf(field, value);
  return sourceType === undefined ? { value } : { value, sourceType };
}
