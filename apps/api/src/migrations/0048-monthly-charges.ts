import { adding } from './running.ts';

/** What an order is charged each month: one row for each of its months, so that none is charged twice. docs/decisions/0111. */
export const monthlyCharges = adding(
  `create table order_charges (
    order_id text not null references orders on delete cascade,
    application_id text not null references applications on delete cascade,
    trial_days integer not null,
    period integer not null,
    day text not null,
    cents bigint not null constraint order_charges_cents_range check (cents between 1 and 9007199254740991),
    state text not null,
    attempts integer not null default 0 constraint order_charges_attempts_range check (attempts >= 0),
    instrument_id text,
    refused_instrument_id text,
    refusal text,
    charge_id text,
    charged_at bigint,
    primary key (order_id, trial_days, period)
  )`,
  'create index order_charges_by_application on order_charges (application_id)',
);
