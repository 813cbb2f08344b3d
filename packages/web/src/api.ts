import { type ErrorCode, isErrorCode } from '@signet/rulebook/core/errors';
import { LIMITS } from '@signet/rulebook/core/limits';
import { type ProblemFieldError, publicServerMessage } from '@signet/rulebook/core/problem';
import type { EndpointKey } from '@signet/rulebook/endpoint-paths';
import type { ParamsOf, QueryOf, RequestBodyOf } from '@signet/rulebook/endpoints';
import { redirectAfter417 } from '@signet/rulebook/error-recovery';

/** A failed call: error code, field errors, and values for the message's placeholders. */
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

  as(code: ErrorCode): ApiError {
    return code === this.code
      ? this
      : new ApiError(code, this.fieldErrors, this.data, this.reference);
  }
}

/** What a call by its row may carry. */
export type CallRequest<Key extends EndpointKey> = SentRequest & {
  params?: ParamsOf<Key> & object;
  query?: Partial<NonNullable<QueryOf<Key>>>;
  body?: RequestBodyOf<Key>;
};

export type SentRequest = {
  params?: object;
  query?: object;
  body?: object;
  /** The version last seen; sent as If-Match. */
  version?: number;
  /** One key per attempt: a repeated request gets the first reply. */
  idempotencyKey?: string;
  timeoutMs?: number;
  /** Completes even if the page is left. */
  keepalive?: true;
};

let answeredAt = 0;

/**
 * Time of the last reply that kept the session alive, in ms since page load; 0 means the page load
 * itself.
 */
export const lastAnsweredMs = (): number => answeredAt;

/** Fills in and encodes the path parameters; routes have already validated them. */
function addressOf(path: string, params: object = {}, query: object = {}): string {
  const given = new Map<string, unknown>(Object.entries(params));
  const filled = path.replace(/\{(\w+)\}/g, (_place, name: string) =>
    encodeURIComponent(String(given.get(name))),
  );
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]) => [name, String(value)]),
  ).toString();
  return search === '' ? filled : `${filled}?${search}`;
}

type CallOptions = {
  /** Public calls, whose replies do not reflect the session. */
  isSilent?: boolean;
  headers?: Readonly<Record<string, string>>;
};

/**
 * Makes the call and returns its reply; throws ApiError, also when there is no reply within 30 s.
 */
export async function sendCall<Reply>(
  [method, path]: readonly [string, string],
  request: SentRequest,
  { isSilent = false, headers: own = {} }: CallOptions = {},
): Promise<Reply> {
  const headers: Record<string, string> = {
    'X-Requested-With': 'signet',
    'Content-Type': 'application/json',
    ...own,
  };
  if (request.version !== undefined) headers['If-Match'] = `"${request.version}"`;
  if (request.idempotencyKey !== undefined) headers['Idempotency-Key'] = request.idempotencyKey;
  const response = await send(addressOf(path, request.params, request.query), {
    method,
    headers,
    body: method === 'GET' ? undefined : JSON.stringify(request.body ?? {}),
    keepalive: isSilent || request.keepalive, // analytics events must arrive even while the page is left
    signal: AbortSignal.timeout(request.timeoutMs ?? LIMITS.clientTimeoutMs),
  });
  if (response.ok && !isSilent) answeredAt = performance.now();
  if (response.ok) return replyOf(response);
  throw await problemOf(response);
}

async function replyOf<Reply>(response: Response): Promise<Reply> {
  try {
    return (await response.json()) as Reply; // already validated by the server's reply schema
  } catch {
    throw new ApiError('network.failed'); // the connection broke mid-response
  }
}

async function send(address: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(address, init);
  } catch (error) {
    throw new ApiError(
      error instanceof DOMException && error.name === 'TimeoutError'
        ? 'network.timeout'
        : 'network.failed',
    );
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
    // A page opened before a release may meet a code that only the release knows. docs/readings.md
    // 12.
    const serverMessage = problem.code === undefined ? undefined : publicServerMessage(problem);
    return new ApiError(
      'server.error',
      [],
      serverMessage === undefined ? {} : { serverMessage },
      problem.reference,
    );
  } catch {
    return new ApiError(response.status === 503 ? 'server.busy' : 'server.error');
  }
}
