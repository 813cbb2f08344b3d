import { adding } from './running.ts';

/** How often vendors were asked in each ten minutes, and whom a failing job waits for. */
export const vendorCallSums = adding(
  `create table vendor_calls (
    slot_at bigint not null,
    vendor text not null,
    port text not null,
    method text not null,
    outcome text not null,
    bucket integer not null,
    calls bigint not null,
    primary key (slot_at, vendor, port, method, outcome, bucket)
  )`,
  'alter table failing_jobs add column vendor text',
);
