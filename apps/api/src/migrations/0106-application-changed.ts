import { adding } from './running.ts';

/** When the version last rose; of older rows the last audited act says it, which is never earlier. */
export const applicationChanged = adding('alter table applications add column changed_at bigint');
