import { adding } from './running.ts';

/**
 * One partition for each week, so that a week is dropped instead of deleted row by row. What was
 * there becomes the first partition; attaching it reads it once. docs/decisions/0288.
 */
export const analyticsByWeek = adding(
  'create schema partitions',
  `do $partitions$
    declare
      week constant bigint := 604800000;
      until bigint;
      next_id bigint;
    begin
      lock table analytics in access exclusive mode;
      select (coalesce(max(at), 0) / week + 1) * week, coalesce(max(id), 0) + 1
        into until, next_id from analytics;
      alter table analytics rename to analytics_to_date;
      alter table analytics_to_date set schema partitions;
      alter table partitions.analytics_to_date alter column id drop identity;
      execute format('create sequence analytics_ids start %s', next_id);
      create table analytics (
        id bigint default nextval('analytics_ids') not null,
        type text not null,
        params jsonb not null,
        at bigint not null,
        application_id text
      ) partition by range (at);
      create index analytics_by_application on analytics (application_id);
      create index analytics_by_age on analytics (at);
      execute format('alter table analytics attach partition partitions.analytics_to_date
        for values from (minvalue) to (%s)', until);
      create table partitions.analytics_rest partition of analytics (primary key (id)) default;
    end $partitions$`,
);
