import { STAFF_CALL_PATHS } from '@signet/rulebook/endpoint-paths';
import type { ReplyOf } from '@signet/rulebook/endpoints';
import { ApiError, type CallRequest, sendCall } from '@signet/web/api';
import { noteRefusal } from './session-end.ts';

type StaffCall = keyof typeof STAFF_CALL_PATHS;

/** Makes a call of staff and returns its reply; throws ApiError. */
export const call = <Key extends StaffCall>(
  key: Key,
  request: CallRequest<Key> = {},
): Promise<ReplyOf<Key>> =>
  sendCall<ReplyOf<Key>>(STAFF_CALL_PATHS[key], request).catch((error: unknown) => {
    if (error instanceof ApiError && key !== 'getStaffSession') noteRefusal(error.code);
    throw error;
  });
