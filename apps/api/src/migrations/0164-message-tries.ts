import { adding } from './running.ts';

/** When each try to send a message failed and what was answered, oldest first. */
export const messageTries = adding('alter table outbox add column tries jsonb');
