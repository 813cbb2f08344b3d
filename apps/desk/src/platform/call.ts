import type { ReplyOf } from '@signet/rulebook/endpoints';
import { STAFF_CALL_PATHS } from '@signet/rulebook/staff/call-paths';
import { POLL_HEADER } from '@signet/rulebook/staff/limits';
import { ApiError, type CallRequest, sendCall } from '@signet/web/api';
import { noteCallLimit } from './call-pause.ts';
import { noteRefusal } from './session-end.ts';

type StaffCall = keyof typeof STAFF_CALL_PATHS;

/** Whether somebody pressed something, or the page asks by itself, which keeps no desk open. */
export type CallReason = 'press' | 'poll';

const POLL = { headers: { [POLL_HEADER]: '1' } };

/** Makes a call of staff and returns its reply; throws ApiError. */
export const call = <Key extends StaffCall>(
  key: Key,
  request: CallRequest<Key> = {},
  reason: CallReason = 'press',
): Promise<ReplyOf<Key>> =>
  sendCall<ReplyOf<Key>>(STAFF_CALL_PATHS[key], request, reason === 'poll' ? POLL : {}).catch(
    (error: unknown) => {
      if (error instanceof ApiError) {
        noteCallLimit(error);
        if (key !== 'getStaffSession') noteRefusal(error.code);
      }
      throw error;
    },
  );
