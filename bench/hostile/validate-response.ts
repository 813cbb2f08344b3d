import { ERRORS, isErrorCode } from '@signet/rulebook/core/errors';
import { textAt } from '@signet/rulebook/core/records';
import type { HostileRequest } from './hostile-requests.ts';
import type { Answer } from './send.ts';
import { TARGETS, type Target } from './targets.ts';

type SentRequest = Pick<HostileRequest, 'oddity' | 'method' | 'path'>;

/** Errors that may come before routing: unknown path, wrong method, invalid HTTP. */
const BEFORE_A_CALL = new Set([
  'request.malformed',
  'request.payloadTooLarge',
  'request.validationFailed',
  'request.methodNotAllowed',
  'request.crossOrigin',
  'request.unsupportedMediaType',
  'route.notFound',
  'stepUp.unsupported',
]);
const MAY_LEAD_ELSEWHERE = new Set<HostileRequest['oddity']>(['path', 'method', 'wire', 'several']);

/** Signs of a leaked stack trace or source file. */
const INSIDES = /node_modules|\.tsx?:\d+|at (?:async )?[\w.]+ \(|select .* from |PostgresError/;

/** One line on what is wrong with the response; undefined if nothing is. */
export function responseError(
  target: Target,
  request: SentRequest,
  { status, contentType, text, why }: Answer,
): string | undefined {
  if (status === 0) return why ?? 'no answer';
  if (status >= 500) return `${status} ${text.slice(0, 120)}`;
  if (status < 400) return undefined;
  if (INSIDES.test(text)) return `shows our insides: ${text.slice(0, 200)}`;
  // Paths outside the API belong to pages, so a page may be returned; an undecodable one gets 400.
  const mayBePage =
    target.isPage ||
    (MAY_LEAD_ELSEWHERE.has(request.oddity) &&
      (status === 404 || ([400, 413].includes(status) && !request.path.startsWith('/api/'))));
  if (mayBePage && contentType.startsWith('text/html')) return undefined;
  if (!contentType.startsWith('application/problem+json'))
    return `${status} as ${contentType || 'nothing'}`;
  return request.method === 'HEAD' ? undefined : problemError(target, request, status, text);
}

function problemError(
  { declared, isPage, paths }: Target,
  { oddity, method }: SentRequest,
  status: number,
  text: string,
): string | undefined {
  const code = codeOf(text);
  if (code === undefined) return `${status} without a code: ${text.slice(0, 120)}`;
  if (!isErrorCode(code)) return `${status} with the unknown code ${code}`;
  if (ERRORS[code].status !== status) return `${code} with ${status}`;
  const isDeclared =
    isPage ||
    declared?.includes(code) ||
    (MAY_LEAD_ELSEWHERE.has(oddity) &&
      (isOfAnotherCall(code) || isDeclaredAt(paths, method, code)));
  return isDeclared ? undefined : `${code} is not declared`;
}

/** Another method of the same path is a call with errors of its own. */
const isDeclaredAt = (paths: Target['paths'], method: string, code: string): boolean =>
  TARGETS.some(
    (other) =>
      other.method === method &&
      other.paths.some((path) => paths.includes(path)) &&
      other.declared?.includes(code),
  );

const isOfAnotherCall = (code: string): boolean =>
  BEFORE_A_CALL.has(code) || code.startsWith('auth.') || code === 'application.notFound';

export function codeOf(text: string): string | undefined {
  try {
    return textAt(JSON.parse(text), 'code');
  } catch {
    return undefined;
  }
}
