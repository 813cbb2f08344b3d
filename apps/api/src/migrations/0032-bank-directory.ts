import { adding } from './running.ts';

/** Names of banks that an operator has loaded, and each time that changed them. docs/decisions/0076. */
export const bankDirectory = adding(
  `create table bank_directory (market text not null, number text not null, name text not null, primary key (market, number))`,
  `create table bank_directory_imports (
    id text primary key,
    imported_at bigint not null,
    operator text not null,
    file_hash text not null,
    added integer not null,
    changed integer not null,
    removed integer not null
  )`,
);
