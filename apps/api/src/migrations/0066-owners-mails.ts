import { adding } from './running.ts';

/** Whether mail reached an owner. Owners written to by an earlier release count as reached. docs/readings.md 256. */
export const ownersMails = adding(
  'alter table people add column mail_accepted_at bigint',
  'alter table people add column mail_refused_at bigint',
  `update people set mail_accepted_at = asked_at where role = 'owner' and invited_at is not null`,
);
