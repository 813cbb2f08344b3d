import type { Answers, AskedField } from '@signet/rulebook/answer-rows';
import {
  type AnswersByPath,
  flattenAnswers,
  fromYesNo,
  isTaxIdPath,
  wireText,
} from '@signet/rulebook/core/answers';
import { holdsCardNumber } from '@signet/rulebook/core/card-number';
import {
  CONFIRMATIONS,
  confirmationsAfter,
  confirmedValues,
  pathConfirmedAt,
} from '@signet/rulebook/core/confirmed';
import { isStorableText, type ValidationContext } from '@signet/rulebook/core/field';
import {
  type FieldError,
  type FormContext,
  validateFields,
  visibleFields,
} from '@signet/rulebook/core/form';
import { LIMITS } from '@signet/rulebook/core/limits';
import { isRecord } from '@signet/rulebook/core/records';
import { CHANGE_FORMS } from '@signet/rulebook/decision/changeable';
import type { EndpointRow } from '@signet/rulebook/endpoint-row';
import { FIELDS, type FieldId, fieldRow } from '@signet/rulebook/fields';
import { type FormId, formFields } from '@signet/rulebook/forms';
import { PEOPLE_FORMS } from '@signet/rulebook/people/forms';
import { SIGN_UP_FORMS } from '@signet/rulebook/reference/enumerations';
import {
  ISSUED_RANGES,
  type IssuedRanges,
  MAGIC_ISSUED_RANGES,
} from '@signet/rulebook/reference/issued-ranges';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Clock } from '../clock.ts';
import type { Config } from '../config/config.ts';
import type { SecretAnswer, SecretAnswers } from '../seal/secret-answer.ts';
import { DEPRECATION_HEADERS } from './older-calls.ts';
import { AppError, type FieldErrorData } from './problem.ts';

const nothing = z.strictObject({}).optional();
const deepestBody = 12;
/** Longer than any path of a form; a caller’s own longer name is cut in the reply. */
const fieldPathMaxChars = 200;

/**
 * Paths of texts that cannot be stored. Rejects field names that cannot, and nesting deeper than
 * any schema. docs/readings.md 115.
 */
function unreadablePaths(value: unknown, path = '', depth = 0): string[] {
  if (depth > deepestBody) throw new AppError('request.malformed');
  if (typeof value === 'string') return isStorableText(value) ? [] : [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, below]) => {
    if (!isStorableText(key)) throw new AppError('request.malformed');
    return unreadablePaths(below, path === '' ? key : `${path}.${key}`, depth + 1);
  });
}

function refuseUnreadable({ body, params }: FastifyRequest): void {
  if (unreadablePaths(params).length > 0) throw new AppError('request.malformed');
  const unreadable = unreadablePaths(body).map((field) => ({ code: 'text.unreadable', field }));
  if (unreadable.length > 0) throw new AppError('request.validationFailed', {}, unreadable);
}

/** Paths of all values and field names that contain a card number. docs/decisions/0071. */
function cardNumberPaths(value: unknown, path: string, sealed: readonly string[]): string[] {
  if (typeof value === 'string' || typeof value === 'number')
    return !sealed.includes(path) && holdsCardNumber(String(value)) ? [path] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, below]) =>
    holdsCardNumber(name)
      ? [path]
      : cardNumberPaths(below, path === '' ? name : `${path}.${name}`, sealed),
  );
}

/** No call accepts a card number anywhere: what is never read can be neither stored nor logged. */
function refuseCardNumbers(
  { sealedDigits = [] }: EndpointRow,
  { body, query }: FastifyRequest,
): void {
  const paths = [body, query].flatMap((part) => cardNumberPaths(part, '', sealedDigits));
  if (paths.length > 0)
    throw new AppError(
      'request.validationFailed',
      {},
      paths.map((field) => ({ code: 'card.numberIncluded', field })),
    );
}

/** Schema paths that differ from the form field's. docs/readings.md 40. */
const FORM_FAULTS: Readonly<Record<string, FieldErrorData>> = {
  terms: { code: 'terms.missing', field: 'applicant.terms.signed' },
  'terms.signed': { code: 'terms.missing', field: 'applicant.terms.signed' },
};

function fieldErrorsOf(issue: z.core.$ZodIssue, forms: readonly FormId[]): FieldErrorData[] {
  const at = issue.path.join('.').slice(0, fieldPathMaxChars);
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({
      code: 'field.unknown',
      detail: 'No such name in this call.',
      field: (at === '' ? key : `${at}.${key}`).slice(0, fieldPathMaxChars),
    }));
  const known = FORM_FAULTS[at];
  if (known !== undefined) return [known];
  const asked = forms.flatMap(formFields).find(({ path }) => path === at);
  const isMissing = issue.code === 'invalid_type' && issue.input === undefined;
  return [
    {
      code: asked !== undefined && isMissing ? `${asked.field}.required` : 'field.invalid',
      field: at,
      detail: issue.message,
    },
  ];
}

type Parsed = { value: unknown; isTooLong: boolean; error: AppError | undefined };

function isTooLong(issue: z.core.$ZodIssue): boolean {
  if (issue.code === 'invalid_union') return issue.errors.flat().some(isTooLong);
  if (issue.code === 'invalid_key') return issue.issues.some(isTooLong);
  return issue.code === 'too_big';
}

function parsed(schema: z.ZodType, value: unknown, forms: readonly FormId[] = []): Parsed {
  const result = schema.safeParse(value, { reportInput: true });
  if (result.success) return { value: result.data, isTooLong: false, error: undefined };
  const { issues } = result.error;
  const isNoObject = issues.some(({ path, code }) => path.length === 0 && code === 'invalid_type');
  const long = issues.filter(isTooLong);
  const fieldErrors = (long.length > 0 ? long : issues).flatMap((issue) =>
    fieldErrorsOf(issue, forms),
  );
  return {
    value: undefined,
    isTooLong: long.length > 0,
    error: isNoObject
      ? new AppError('request.malformed')
      : new AppError('request.validationFailed', {}, fieldErrors),
  };
}

/** A partner's server learns of a misspelt name; a page's address may carry anything. */
const querySchema = ({ query, who }: EndpointRow): z.ZodType =>
  who === 'partner' ? (query?.strict() ?? nothing) : (query ?? z.unknown());

/**
 * Parses body, query and path parameters by the row's schemas; throws request.validationFailed with
 * one error per field. Lengths come first: nothing looks into a text that is longer than its schema
 * allows.
 */
export function readRequest(
  row: EndpointRow,
  request: FastifyRequest,
): { body: unknown; query: unknown; params: unknown } {
  refuseUnreadable(request);
  const body = parsed(row.body ?? nothing, request.body, row.validates);
  const query = parsed(querySchema(row), request.query);
  const params = parsed(row.params ?? z.unknown(), request.params);
  const parts = [body, query, params];
  const tooLong = parts.find((part) => part.isTooLong);
  if (tooLong?.error !== undefined) throw tooLong.error;
  refuseCardNumbers(row, request);
  for (const { error } of parts) if (error !== undefined) throw error;
  return { body: body.value, query: row.query && query.value, params: row.params && params.value };
}

/**
 * Tells callers of the older interface how long to wait for a reply. docs/decisions/0006 and 0067.
 */
const TIMEOUT_HEADER = 'x-upstream-timeout';

/** Throws 403 when the Referer names a page outside our portals. */
export function enterOlderCall(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  config: Config,
): void {
  reply
    .header(TIMEOUT_HEADER, String(LIMITS.olderCallTimeoutMs))
    .headers(DEPRECATION_HEADERS)
    .header('referrer-policy', 'same-origin');
  const { referer } = headers;
  if (referer !== undefined && !config.portalOrigins.includes(originOf(referer) ?? ''))
    throw new AppError('request.crossOrigin');
}

const originOf = (address: string): string | undefined => URL.parse(address)?.origin;

/**
 * Throws 400 when a test-only parameter reaches a deployment without the sandbox. docs/readings.md
 * 1.
 */
export function refuseTestQuery(
  { testQuery = [] }: EndpointRow,
  query: unknown,
  { magicIds }: Pick<Config, 'magicIds'>,
): void {
  if (!magicIds && testQuery.some((name) => isRecord(query) && query[name] !== undefined))
    throw new AppError('request.malformed');
}

/** A version as an entity tag; weak where a proxy has compressed the reply. docs/decisions/0260. */
const VERSION_TAG = /^(?:W\/)?"(\d{1,9})"$/;

/**
 * The version in If-Match, of several the current one; throws 428 when it is missing. Any version
 * will do for `*`. docs/readings.md 18.
 */
export function ifMatchVersion(request: FastifyRequest, current: number | undefined): number {
  const header = request.headers['if-match'];
  if (header === undefined) throw new AppError('application.versionRequired');
  const tags = header.split(',').map((tag) => tag.trim());
  const versions = tags.flatMap((tag) => VERSION_TAG.exec(tag)?.[1] ?? []).map(Number);
  const seen = tags.includes('*')
    ? current
    : (versions.find((one) => one === current) ?? versions[0]);
  if (seen === undefined) throw new AppError('application.versionConflict');
  return seen;
}

const isKey = /^[\x21-\x7e]{1,200}$/;

/**
 * The Idempotency-Key header, if any; throws idempotency.keyMalformed when it is not a valid key.
 * docs/readings.md 19.
 */
export function idempotencyKeyOf({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key'];
  if (key === undefined || (typeof key === 'string' && isKey.test(key) && !holdsCardNumber(key)))
    return key;
  throw new AppError('idempotency.keyMalformed');
}

type RecentSession = { authenticatedAt?: number };

/**
 * Throws 401 unless recently authenticated; the portal then signs in and returns. Emailed links are
 * exempt. docs/readings.md 104.
 */
export function requireRecentAuth(
  { requiresRecentAuth }: Pick<EndpointRow, 'requiresRecentAuth'>,
  { session, paths }: { session?: RecentSession; paths: readonly string[] },
  { clock }: { clock: Clock },
): void {
  if (
    requiresRecentAuth === undefined ||
    session === undefined ||
    isRecentlyAuthenticated(session, clock.now())
  )
    return;
  if (requiresRecentAuth === true || paths.some(isTaxIdPath))
    throw new AppError('auth.reauthRequired');
}

/**
 * Throws 403 unless a state-changing request comes from one of our own pages. docs/readings.md 104.
 */
export function requireSameOrigin(
  request: FastifyRequest,
  origins: readonly string[],
  { beacon }: Pick<EndpointRow, 'beacon'> = {},
): void {
  const isScript = beacon === true || request.headers['x-requested-with'] === 'signet';
  const isOurs = isScript && origins.includes(request.headers.origin ?? '');
  if (!isOurs) throw new AppError('request.crossOrigin');
}

/**
 * True within LIMITS.recentAuthMs of the last proof, however much the session is used. A proof from
 * the future, after a clock was set back, is none. docs/decisions/0138.
 */
export const isRecentlyAuthenticated = ({ authenticatedAt }: RecentSession, now: number): boolean =>
  authenticatedAt !== undefined &&
  authenticatedAt <= now + LIMITS.clockStepMs &&
  now - authenticatedAt <= LIMITS.recentAuthMs;

/** Issued SSN ranges; one more row with magic ids enabled. docs/readings.md 129. */
export const issuedRanges = ({ magicIds }: Pick<Config, 'magicIds'>): IssuedRanges =>
  magicIds ? MAGIC_ISSUED_RANGES : ISSUED_RANGES;

/** Market and flags of the application or the visitor, with today's date in that market. */
export const validationContextOf = (
  { market, flags, marked }: FormContext,
  { clock, config }: { clock: Clock; config: Pick<Config, 'magicIds'> },
): Context => ({ market, flags, marked, today: clock.today(market), issued: issuedRanges(config) });

export type ValidatedBody = { answers: Answers; secrets: SecretAnswers };
type Context = ValidationContext & FormContext;
type Known = { answers: AnswersByPath; secretsOnFile: Readonly<Record<string, object>> };
type Bodies = { typed: AnswersByPath; together: AnswersByPath; context: Context; known: Known };

const isSignUp = (form: FormId): boolean => SIGN_UP_FORMS.some((known) => known === form);
/** Forms whose answers decide which other questions apply. */
const changesAnswers = (form: FormId): boolean =>
  isSignUp(form) || form === 'businessInfo' || form === 'ownerDetails';
const isSecret = (field: FieldId): boolean => fieldRow(field).secret === true;

/** Conditions read the normalized answer, so that a trailing space changes nothing. */
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

/**
 * A sign-up or store form checks only the questions that the body answers; any other form checks
 * all.
 */
function askedFields(
  forms: readonly FormId[],
  answers: AnswersByPath,
  typed: AnswersByPath,
  context: Context,
): AskedField[] {
  return forms.flatMap((form) =>
    visibleFields(formFields(form), answers, context).filter(
      ({ path, clientOnly }) =>
        clientOnly !== true && (!(isSignUp(form) || form === 'store') || path in typed),
    ),
  );
}

const pathsFor = (
  forms: readonly FormId[],
  answers: AnswersByPath,
  context: Context,
): Set<string> =>
  new Set(
    forms
      .flatMap((form) => visibleFields(formFields(form), answers, context))
      .map(({ path }) => path),
  );

function droppedFrom(
  forms: readonly FormId[],
  { typed, together, context, known: { answers, secretsOnFile } }: Bodies,
): AskedField[] {
  const changing = forms.filter(changesAnswers);
  const now = pathsFor(changing, together, context);
  const before = pathsFor(changing, answers, context);
  const isHeld = (path: string) =>
    (answers[path] ?? '') !== '' || secretsOnFile[path] !== undefined;
  const rows = changing.flatMap(formFields);
  return rows.filter(
    ({ path }) => !now.has(path) && (path in typed || (before.has(path) && isHeld(path))),
  );
}

const NOBODY: Known = { answers: {}, secretsOnFile: {} };

/**
 * The clean answers of a body and, separately, its secrets; throws request.validationFailed with
 * one error per field. A sign-up validates only what is present: empty text clears an optional
 * answer, keeps a secret on file, and is rejected otherwise.
 */
export function validateBody(
  forms: readonly FormId[],
  body: unknown,
  context: Context,
  known: Known = NOBODY,
): ValidatedBody {
  const typed = flattenAnswers(body);
  const together = { ...known.answers, ...cleaned(forms, typed) };
  const given = new Set(Object.keys(known.secretsOnFile));
  const asked = askedFields(forms, together, typed, context);
  const validated = validateFields(
    asked,
    FIELDS,
    { ...confirmedValues(known.answers), ...typed },
    given,
    context,
  );
  const unasked = unaskedErrors(forms, typed, asked);
  if (unasked.length > 0) throw new AppError('request.validationFailed', {}, unasked);
  if (validated.fieldErrors.length > 0)
    throw new AppError('request.validationFailed', {}, validated.fieldErrors);
  const answers: Record<string, string | boolean> = {};
  const secrets: Record<string, SecretAnswer> = {};
  for (const { path, field } of asked) {
    const value = validated.answers[path];
    if (isSecret(field) && value !== undefined) secrets[path] = secretOf(field, String(value));
    else if (!isSecret(field)) answers[path] = value ?? '';
  }
  const dropped = droppedFrom(forms, { typed, together, context, known });
  for (const { path, field } of dropped) {
    if (!isSecret(field)) answers[path] = '';
    else if (given.has(path)) secrets[path] = { value: '' };
  }
  const answered = [...asked, ...dropped].map(({ path }) => path);
  return {
    answers: { ...answers, ...confirmations(forms, answered, validated.confirmed, known) },
    secrets,
  };
}

/** Refuses what a form of marks does not ask; other forms ignore what their questions hide. */
const unaskedErrors = (
  forms: readonly FormId[],
  typed: AnswersByPath,
  asked: readonly AskedField[],
): FieldError[] =>
  forms.some((form) => form in CHANGE_FORMS)
    ? Object.keys(typed)
        .filter((path) => !asked.some((row) => row.path === (pathConfirmedAt(path) ?? path)))
        .map((field) => ({ code: 'field.invalid', field }))
    : [];

/**
 * Changed confirmations, at the places where they are stored; other forms' answers are stored
 * elsewhere, without any.
 */
function confirmations(
  forms: readonly FormId[],
  answered: readonly string[],
  confirmed: Readonly<Record<string, readonly string[]>>,
  { answers }: Known,
): Record<string, string> {
  const sides: readonly (keyof typeof CONFIRMATIONS)[] = forms.every((form) => form in PEOPLE_FORMS)
    ? ['owner']
    : ['applicant', 'company'];
  const isOf = (side: keyof typeof CONFIRMATIONS, path: string) =>
    side === 'owner' || path.startsWith(`${side}.`);
  return Object.fromEntries(
    sides.flatMap((side) => {
      const at = CONFIRMATIONS[side];
      const before = wireText(answers[at] ?? '');
      const after = confirmationsAfter(
        before,
        answered.filter((path) => isOf(side, path)),
        confirmed,
      );
      return after === before ? [] : [[at, after]];
    }),
  );
}

function secretOf(field: FieldId, value: string): SecretAnswer {
  const sourceType = fieldRow(field).sourceType?.(value);
  return sourceType === undefined ? { value } : { value, sourceType };
}
