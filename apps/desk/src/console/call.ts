import type { CONSOLE_PARTNER_CALLS } from '@signet/rulebook/console-calls';
import { CONSOLE_CALL_PATHS, PARTNER_CALL_PATHS } from '@signet/rulebook/endpoint-paths';
import type { ReplyOf } from '@signet/rulebook/endpoints';
import { ApiError, type CallRequest, sendCall } from '@signet/web/api';
import { noteRefusal } from '../platform/session-end.ts';

type ConsoleCall = keyof typeof CONSOLE_CALL_PATHS | (typeof CONSOLE_PARTNER_CALLS)[number];

const PATHS = { ...CONSOLE_CALL_PATHS, ...PARTNER_CALL_PATHS };

/** Makes a call of the console and returns its reply; throws ApiError. */
export const call = <Key extends ConsoleCall>(
  key: Key,
  request: CallRequest<Key> = {},
): Promise<ReplyOf<Key>> =>
  sendCall<ReplyOf<Key>>(PATHS[key], request).catch((error: unknown) => {
    if (error instanceof ApiError && key !== 'getConsoleSession') noteRefusal(error.code);
    throw error;
  });
