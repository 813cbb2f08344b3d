import { adding } from './running.ts';

/** What the vendor answered to a message that could not be sent, in a word and its code. */
export const messageFaults = adding('alter table outbox add column fault text');
