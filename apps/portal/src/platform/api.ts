import { CALL_PATHS, type CallKey } from '@signet/rulebook/call-paths';
import { callFailure } from '@signet/rulebook/call-recovery';
import { stepUpPath } from '@signet/rulebook/core/define-step-up';
import { REFERRAL_HEADER } from '@signet/rulebook/core/ids';
import type { ReplyOf } from '@signet/rulebook/endpoints';
import type { StepUpFormCall } from '@signet/rulebook/reference/enumerations';
import { referralOfPath } from '@signet/rulebook/routes';
import { ApiError, type CallRequest, type SentRequest, sendCall } from '@signet/web/api';

/** Public calls, whose replies do not reflect the session. */
const SILENT: readonly CallKey[] = ['recordEvent', 'reportBrowserError', 'getConfigs'];

export const call = <Key extends CallKey>(
  key: Key,
  request: CallRequest<Key> = {},
): Promise<ReplyOf<Key>> =>
  callAt<ReplyOf<Key>>(CALL_PATHS[key], request, SILENT.includes(key)).catch((error: unknown) => {
    throw error instanceof ApiError ? error.as(callFailure(key, error.code)) : error;
  });

/** Submits a step-up form to its path; these calls are in no table that the browser loads. */
export const callStepUp = (path: string, request: SentRequest): Promise<ReplyOf<StepUpFormCall>> =>
  callAt(['POST', stepUpPath(path)], request);

/** Like call(), for endpoints outside the first load's table; says which referral the page is of. */
export function callAt<Reply>(
  path: readonly [string, string],
  request: SentRequest,
  isSilent = false,
): Promise<Reply> {
  const referralUrlId = referralOfPath(window.location.pathname);
  const headers = referralUrlId === undefined ? undefined : { [REFERRAL_HEADER]: referralUrlId };
  return sendCall<Reply>(path, request, { isSilent, headers });
}
