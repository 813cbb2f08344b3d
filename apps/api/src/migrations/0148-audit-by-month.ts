import { adding } from './running.ts';

/**
 * One partition for each month: a month is archived as a whole, and what is over is never touched
 * again. What was there becomes the first partition; attaching it reads it once. No foreign key
 * stands on it, because the lines of an application outlive nothing: applications stay.
 * docs/decisions/0289.
 */
export const auditByMonth = adding(
  `do $partitions$
    declare
      until bigint;
    begin
      lock table audit in access exclusive mode;
      select extract(epoch from date_trunc('month', to_timestamp(coalesce(max(at), 0) / 1000)
          at time zone 'UTC') + interval '1 month')::bigint * 1000
        into until from audit;
      alter table audit_redactions drop constraint audit_redactions_application_id_seq_fkey;
      alter table audit drop constraint audit_application_id_fkey;
      drop trigger audit_append_only on audit;
      alter table audit rename to audit_to_date;
      alter table audit_to_date set schema partitions;
      create table audit (
        application_id text not null,
        seq integer not null,
        at bigint not null,
        actor text not null,
        action text not null,
        detail text not null,
        hash text not null,
        key_id text
      ) partition by range (at);
      create index audit_by_time on audit (at, application_id, seq);
      create index audit_of_secrets on audit (at) where action = 'secret.shown';
      create index audit_to_redact on audit (application_id, seq)
        where detail like '%"storeName":%';
      create trigger audit_append_only before delete or update on audit
        for each row execute function refuse_audit_change();
      create trigger audit_no_truncate before truncate on audit
        for each statement execute function refuse_change();
      execute format('alter table audit attach partition partitions.audit_to_date
        for values from (minvalue) to (%s)', until);
      create table partitions.audit_rest partition of audit (primary key (application_id, seq)) default;
      create trigger audit_no_truncate before truncate on partitions.audit_rest
        for each statement execute function refuse_change();
    end $partitions$`,
);
