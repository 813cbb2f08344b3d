import { adding } from './running.ts';

/** Sealed files move from rows to the object store; whatever ends a row ends its file. */
export const objects = adding(
  'alter table void_checks add column object_key text',
  `create table ended_objects (
    object_key text primary key,
    due_at bigint not null
  )`,
  'create index ended_objects_by_time on ended_objects (due_at)',
  `create function note_ended_object() returns trigger language plpgsql as $$
  begin
    insert into ended_objects (object_key, due_at) values (old.object_key, 0)
      on conflict (object_key) do update set due_at = 0;
    return null;
  end $$`,
  `create trigger void_checks_object_ends after delete on void_checks
    for each row when (old.object_key is not null) execute function note_ended_object()`,
);
