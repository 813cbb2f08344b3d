import { adding } from './running.ts';

/**
 * How many applications passed each step in a week, and up to when that has been counted. An empty
 * `partner_id` is everybody's.
 */
export const insightWeeks = adding(
  `create table insight_weeks (
    week_at bigint not null,
    partner_id text not null,
    portal text not null,
    market text not null,
    locale text not null,
    step text not null,
    measure text not null,
    detail text not null,
    counted bigint not null,
    primary key (partner_id, week_at, portal, market, locale, step, measure, detail)
  )`,
  'create index insight_weeks_by_age on insight_weeks (week_at)',
  `create table insight_progress (
    only_row boolean primary key default true check (only_row),
    counted_until bigint not null,
    place text not null
  )`,
);
