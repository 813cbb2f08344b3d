import { CALL_PATHS, type CallKey } from '@signet/rulebook/call-paths';
import { callFailure } from '@signet/rulebook/call-recovery';
import { stepUpPath } from '@signet/rulebook/core/define-step-up';
import { type ErrorCode, isErrorCode } from '@signet/rulebook/core/errors';
import { LIMITS } from '@signet/rulebook/core/limits';
import type { ProblemFieldError } from '@signet/rulebook/core/problem';
import type { FormStepUpEndpointKey } from '@signet/rulebook/endpoint-paths';
import type { ParamsOf, QueryOf, ReplyOf, RequestBodyOf } from '@signet/rulebook/endpoints';
import { redirectAfter417 } from '@signet/rulebook/error-recovery';

/** A call that failed: the catalogue's code, the faults at fields, and what the words need to be filled. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly fieldErrors: readonly ProblemFieldError[];
  readonly data: Readonly<Record<string, string | number>>;
  readonly reference: string | undefined;

  constructor(
    code: ErrorCode,
    fieldErrors: readonly ProblemFieldError[] = [],
    data: Readonly<Record<string, string | number>> = {},
    reference?: string,
  ) {
    super(code);
    this.code = code;
    this.fieldErrors = fieldErrors;
    this.data = data;
    this.reference = reference;
  }

  /** The same failure under another code of the catalogue. */
  as(code: ErrorCode): ApiError {
    return code === this.code ? this : new ApiError(code, this.fieldErrors, this.data, this.reference);
  }
}

type Request<Key extends CallKey> = Sent & {
  params?: ParamsOf<Key> & object;
  query?: Partial<NonNullable<QueryOf<Key>>>;
  body?: RequestBodyOf<Key>;
};

type Sent = {
  params?: object;
  query?: object;
  body?: object;
  /** The version that was seen, for calls that change it. */
  version?: number;
  /** One key per attempt: a repeated send gets the first reply. */
  idempotencyKey?: string;
  timeoutMs?: number;
  /** It arrives though the page is being left. */
  keepalive?: true;
};

/** Public calls: their replies say nothing about a session. */
const SILENT: readonly CallKey[] = ['recordEvent', 'reportBrowserError', 'getConfigs', 'getCategories'];

let answeredAt = 0;

/** When the server last answered a call that keeps the session alive, in ms since the page was opened; 0 for the page itself. */
export const lastAnsweredMs = (): number => answeredAt;

/** The address of a call; ids are checked by their routes before they come here, and encoded. */
function addressOf(path: string, params: object = {}, query: object = {}): string {
  const filled = path.replace(/\{(\w+)\}/g, (_place, name: string) =>
    encodeURIComponent(String((params as Record<string, unknown>)[name])),
  );
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString();
  return search === '' ? filled : `${filled}?${search}`;
}

/** Makes the call and returns its reply; throws ApiError, also for no answer within 30 s. */
export const call = <Key extends CallKey>(key: Key, request: Request<Key> = {}): Promise<ReplyOf<Key>> =>
  callAt<ReplyOf<Key>>(CALL_PATHS[key], request, SILENT.includes(key)).catch((error: unknown) => {
    throw error instanceof ApiError ? error.as(callFailure(key, error.code)) : error;
  });

/** Sends the answers of a step-up's form to its path; those calls are in no table that the browser loads. */
export const callStepUp = (path: string, request: Sent): Promise<ReplyOf<FormStepUpEndpointKey>> =>
  callAt(['POST', stepUpPath(path)], request);

/** The same for a call that is in no table of the first load. */
export async function callAt<Reply>([method, path]: readonly [string, string], request: Sent, isSilent = false): Promise<Reply> {
  const headers: Record<string, string> = { 'X-Requested-With': 'signet', 'Content-Type': 'application/json' };
  if (request.version !== undefined) headers['If-Match'] = `"${request.version}"`;
  if (request.idempotencyKey !== undefined) headers['Idempotency-Key'] = request.idempotencyKey;
  const response = await send(addressOf(path, request.params, request.query), {
    method,
    headers,
    body: method === 'GET' ? undefined : JSON.stringify(request.body ?? {}),
    keepalive: isSilent || request.keepalive, // an event of a page that is being left arrives all the same
    signal: AbortSignal.timeout(request.timeoutMs ?? LIMITS.clientTimeoutMs),
  });
  if (response.ok && !isSilent) answeredAt = performance.now();
  if (response.ok) return replyOf(response);
  throw await problemOf(response);
}

async function replyOf<Reply>(response: Response): Promise<Reply> {
  try {
    return (await response.json()) as Reply; // the server parsed it through the reply's schema
  } catch {
    throw new ApiError('network.failed'); // the connection broke in the middle of the answer
  }
}

async function send(address: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(address, init);
  } catch (error) {
    throw new ApiError(error instanceof DOMException && error.name === 'TimeoutError' ? 'network.timeout' : 'network.failed');
  }
}

async function problemOf(response: Response): Promise<ApiError> {
  const location = redirectAfter417(response.status, response.headers.get('location') ?? undefined);
  if (location !== undefined) return new ApiError('config.portalMoved', [], { location });
  const text = await response.text();
  try {
    const problem = JSON.parse(text) as {
      code?: string;
      errors?: ProblemFieldError[];
      data?: Record<string, string | number>;
      reference?: string;
    };
    if (problem.code !== undefined && isErrorCode(problem.code))
      return new ApiError(problem.code, problem.errors, problem.data, problem.reference);
    return new ApiError('server.error', [], {}, problem.reference);
  } catch {
    return new ApiError(response.status === 503 ? 'server.busy' : 'server.error');
  }
}
