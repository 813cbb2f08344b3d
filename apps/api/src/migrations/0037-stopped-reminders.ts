import { adding } from './running.ts';

/** When somebody asked for no more reminders. docs/decisions/0083. */
export const stoppedReminders = adding('alter table users add column reminders_stopped_at bigint');
