import { adding } from './running.ts';

/** What an application was begun with: the intent may be forced later, and the level is lifted. Empty for those begun before. docs/readings.md 3. */
export const originalIntents = adding(
  'alter table applications add column original_intent text',
  'alter table applications add column original_application_level text',
);
