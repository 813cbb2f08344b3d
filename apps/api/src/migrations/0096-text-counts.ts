import { adding } from './running.ts';

/** Texts of everybody by bucket of each limit, instead of one lock around a count of rows. */
export const textCounts = adding(
  `create table text_counts (
    limit_id text not null,
    bucket bigint not null,
    shard integer not null,
    sent integer not null,
    primary key (limit_id, bucket, shard)
  )`,
  'create index text_counts_by_age on text_counts (bucket)',
  // What was sent in the last day goes on counting.
  ...[
    ['allMinute', 5_000],
    ['allHour', 300_000],
    ['allDay', 7_200_000],
  ].map(
    ([limit, bucketMs]) => `insert into text_counts (limit_id, bucket, shard, sent)
    select '${limit}', sent_at - sent_at % ${bucketMs}, 0, count(*) from text_sends group by 2`,
  ),
);
