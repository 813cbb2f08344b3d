import {
  type BrowserError,
  describeBrowserError,
  describeNotice,
  isForeignScript,
} from '@signet/rulebook/core/browser-error';
import { LIMITS } from '@signet/rulebook/core/limits';
import { isLostConnection } from '@signet/rulebook/core/lost-connection';
import { matchPath } from '@signet/rulebook/routes';
import { ApiError } from '@signet/web/api';
import { call } from './api.ts';

const reported = new Set<string>();

/**
 * Reports an error in our own code: each once per visit, a few at most, and never anything typed.
 */
export function reportError(thrown: unknown, release: string): void {
  if (thrown instanceof ApiError || isLostConnection(thrown)) return;
  report(describeBrowserError(thrown), release);
}

/**
 * Reports an error that nothing caught. Errors in scripts of others, such as extensions and
 * vendors, are theirs to hear of.
 */
export function reportUncaught(event: ErrorEvent | PromiseRejectionEvent, release: string): void {
  if ('reason' in event) reportError(event.reason, release);
  else if (event.error !== null && event.error !== undefined) reportError(event.error, release);
  else if (!isForeignScript(event)) report(describeNotice(event), release);
}

function report(described: BrowserError, release: string): void {
  const known = JSON.stringify(described);
  if (reported.has(known) || reported.size >= LIMITS.browserErrorsPerVisit) return;
  reported.add(known);
  const page = matchPath(window.location.pathname)?.route ?? 'incorrect-url';
  call('reportBrowserError', { body: { ...described, release, page } }).catch(() => undefined); // best effort
}
