import { adding } from './running.ts';

/** What a link or a partner's call told of where an application comes from. docs/decisions/0081. */
export const startupFields = adding('alter table applications add column startup jsonb');
