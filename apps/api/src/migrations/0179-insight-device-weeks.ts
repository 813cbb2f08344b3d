import { adding } from './running.ts';

/** The counts of `insight_weeks` by device, of applications whose device is known. */
export const insightDeviceWeeks = adding(
  `create table insight_device_weeks (
    week_at bigint not null,
    partner_id text not null,
    portal text not null,
    market text not null,
    locale text not null,
    device text not null,
    step text not null,
    measure text not null,
    detail text not null,
    counted bigint not null,
    primary key (partner_id, week_at, device, portal, market, locale, step, measure, detail)
  )`,
  'create index insight_device_weeks_by_age on insight_device_weeks (week_at)',
);
