import { adding } from './running.ts';

/** A partner's own id of an application, and which partner gave it. */
export const externalIds = adding(
  'alter table applications add column external_id text, add column external_id_of text',
);
