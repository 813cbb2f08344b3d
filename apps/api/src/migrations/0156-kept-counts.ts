import { adding } from './running.ts';

/** What a worker counted for the metrics of all processes. */
export const keptCounts = adding(
  `create table kept_counts (
    only_row boolean primary key default true check (only_row),
    claimed_at bigint not null,
    counted_at bigint,
    counts text not null
  )`,
);
