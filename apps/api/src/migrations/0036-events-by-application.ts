import { adding } from './running.ts';

/** Which application an event was about, so that erasing reaches it. docs/decisions/0082. */
export const eventsByApplication = adding(
  'alter table analytics add column application_id text',
  'create index analytics_by_application on analytics (application_id)',
);
