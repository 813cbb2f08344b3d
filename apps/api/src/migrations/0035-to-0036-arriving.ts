import { adding } from './running.ts';

/** What a link or a partner's call told of where an application comes from. docs/decisions/0081. */
export const startupFields = adding('alter table applications add column startup jsonb');

/** When somebody asked for no more reminders. docs/decisions/0082. */
export const stoppedReminders = adding('alter table users add column reminders_stopped_at bigint');
