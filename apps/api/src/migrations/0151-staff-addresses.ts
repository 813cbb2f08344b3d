import { adding } from './running.ts';

/** Where people of the desk are written to when a colleague mentions them. */
export const staffAddresses = adding('alter table reviewers add column email text');
