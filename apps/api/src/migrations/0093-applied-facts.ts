import { adding } from './running.ts';

/** What the rules read of the application itself, stored with each decision; nothing personal. */
export const appliedFacts = adding('alter table decisions add column applied jsonb');
