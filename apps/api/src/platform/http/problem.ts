import { STATUS_CODES } from 'node:http';
import { errorCauseOf } from '@signet/rulebook/core/error-causes';
import { ERRORS, type ErrorCode, type ErrorRow, isErrorCode } from '@signet/rulebook/core/errors';
import { FIELD_PLACEHOLDER_VALUES } from '@signet/rulebook/core/field-texts';
import { formatMessage } from '@signet/rulebook/core/format-message';
import { isKeyOf } from '@signet/rulebook/core/keys-of';
import type { Problem, ProblemFieldError } from '@signet/rulebook/core/problem';
import { numberAt, textAt } from '@signet/rulebook/core/records';
import { FIELDS, type FieldTexts } from '@signet/rulebook/fields';
import type { Locale } from '@signet/rulebook/reference/locales';
import { ProviderDown } from '../provider-down.ts';
import { MissingKeyError } from '../seal/seal.ts';
import { CommitUnknown } from '../sql/database.ts';
import { textsByLocale } from '../texts-by-locale.ts';

const ERROR_TEXTS = await textsByLocale<{ ERROR_TEXTS: Record<ErrorCode, string> }>(
  import.meta.resolve('@signet/rulebook/core/error-texts.en-US'),
);
const FIELD_TEXTS = await textsByLocale<{ FIELD_TEXTS: FieldTexts }>(
  import.meta.resolve('@signet/rulebook/texts.en-US'),
);

export type ProblemData = Readonly<Record<string, string | number>>;
/** An error at a form field with its placeholder values, which never contain a secret. */
export type FieldErrorData = {
  code: string;
  field: string;
  kind?: 'confirm';
  data?: ProblemData;
  /** The schema's own words, which name no value. */
  detail?: string;
};

export class AppError extends Error {
  readonly code: ErrorCode;
  readonly data: ProblemData;
  readonly fieldErrors: readonly FieldErrorData[];

  constructor(
    code: ErrorCode,
    data: ProblemData = {},
    fieldErrors: readonly FieldErrorData[] = [],
  ) {
    super(code);
    this.code = code;
    this.data = data;
    this.fieldErrors = fieldErrors;
  }
}

/** The vendor's response; throws `code` when the vendor is down. */
export const orUnavailable = async <Answer>(
  response: Promise<Answer>,
  code: ErrorCode = 'provider.unavailable',
  data: ProblemData = {},
): Promise<Answer> =>
  response.catch((error: unknown) => {
    throw error instanceof ProviderDown ? new AppError(code, data) : error;
  });

export const fieldAppError = (code: ErrorCode, field: string, data: ProblemData = {}): AppError =>
  new AppError(code, data, [{ code, field }]);

/** What a person reads about a value. */
export function messageOfFieldError(
  { code, field, data: own }: FieldErrorData,
  locale: Locale,
  data: ProblemData,
): string {
  const [id = '', ending = ''] = code.split('.');
  const words = isKeyOf(FIELDS, id)
    ? FIELD_TEXTS[locale].FIELD_TEXTS[id].errors[ending]
    : undefined;
  if (words !== undefined)
    return formatMessage(words, { ...FIELD_PLACEHOLDER_VALUES, ...own }, locale);
  return formatMessage(
    ERROR_TEXTS[locale].ERROR_TEXTS[isErrorCode(code) ? code : 'request.validationFailed'],
    { ...data, field, ...own },
    locale,
  );
}

/** Where the pages of errors stand in the API's reference. */
export const ERROR_PAGES_PATH = '/api/docs/errors';

/** The page about a code; a plain name for one that no published call answers. */
const typeOf = (code: ErrorCode, { publicUrl }: { publicUrl: string }): string =>
  errorCauseOf(code) === undefined
    ? `urn:problem:${code}`
    : `${publicUrl}${ERROR_PAGES_PATH}/${code}`;

/** The problem document of an error, in the reader's language. docs/readings.md 12 and 17. */
export function problemOf(
  error: AppError,
  {
    locale,
    reference,
    config,
  }: { locale: Locale; reference: string; config: { publicUrl: string } },
): Problem {
  const { status, withoutReference }: ErrorRow = ERRORS[error.code];
  const message = formatMessage(ERROR_TEXTS[locale].ERROR_TEXTS[error.code], error.data, locale);
  const errors: ProblemFieldError[] = error.fieldErrors.map((fieldError) => ({
    code: fieldError.code,
    field: fieldError.field,
    message: messageOfFieldError(fieldError, locale, error.data),
    ...(fieldError.detail === undefined ? {} : { detail: fieldError.detail }),
    ...(fieldError.kind === undefined ? {} : { kind: fieldError.kind }),
    ...(typeof fieldError.data?.suggestion === 'string'
      ? { offer: fieldError.data.suggestion }
      : {}),
  }));
  const detail = errorCauseOf(error.code)?.cause;
  return {
    type: typeOf(error.code, config),
    title: STATUS_CODES[status] ?? 'Error',
    status,
    ...(detail === undefined ? {} : { detail }),
    code: error.code,
    message,
    details: [{ description: message }],
    ...(errors.length > 0 ? { errors } : {}),
    ...(Object.keys(error.data).length > 0 ? { data: { ...error.data } } : {}),
    ...(withoutReference ? {} : { reference }),
  };
}

const BY_STATUS: Readonly<Record<number, ErrorCode>> = {
  400: 'request.malformed',
  403: 'request.crossOrigin',
  404: 'route.notFound',
  405: 'request.methodNotAllowed',
  413: 'request.payloadTooLarge',
  415: 'request.unsupportedMediaType',
  429: 'request.rateLimited',
  503: 'server.busy',
};

/** Maps any error to a table row, so that a library's message never reaches a user. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isDatabaseUnavailable(error) || error instanceof MissingKeyError)
    return new AppError('server.busy');
  const status = numberAt(error, 'statusCode') ?? 500; // added by Fastify
  return new AppError(BY_STATUS[status] ?? (status < 500 ? 'request.malformed' : 'server.error'));
}

/**
 * SQLSTATEs of a server unavailable now: connection, resources, intervention, full disk, standby,
 * canceled or retryable.
 */
const UNAVAILABLE_STATES = /^(08\w{3}|53\w{3}|57P\d\d|57014|58030|25006|25P03|40001|40P01|55P03)$/;
/** The same from the socket and the file system. */
const UNAVAILABLE_CODES =
  /^(ECONN\w+|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|ENOSPC)$/;
/** The driver's own errors have no code. */
const UNAVAILABLE_MESSAGES =
  /^(Query read timeout|timeout exceeded when trying to connect|Connection terminated|timeout expired|Client has encountered a connection error|Client was closed)/;

/**
 * True for transient database errors of either driver: the same call may succeed a moment later.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof CommitUnknown) return true;
  const code = textAt(error, 'code') ?? ''; // set by the driver or the system, if at all
  if (code !== '') return UNAVAILABLE_STATES.test(code) || UNAVAILABLE_CODES.test(code);
  return UNAVAILABLE_MESSAGES.test(error.message);
}
