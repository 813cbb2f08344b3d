import { adding } from './running.ts';

/** Changes are told after the commit. docs/decisions/0221. */
export const announcedChanges = adding(
  'drop trigger applications_notify on applications',
  'drop trigger evidence_notify on evidence',
);
