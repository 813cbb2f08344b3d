import { timesOfWeek } from '@signet/rulebook/audit/sign-off';
import { auditDetail, codeOf } from '../platform/audit/audit-detail.ts';
import { addStaffLine } from '../platform/audit/staff-log-store.ts';
import { sql } from '../platform/sql/sql.ts';
import type { StoreDeps } from '../platform/store-deps.ts';

type Person = { id: string; name: string };

export type ShownSecret = { reference: string; at: number; staff: Person; detail: string };

/** To whom something was shown in a week, how often, and who has signed the list. */
export type SignedWeek = {
  week: string;
  shown: number;
  shownTo: string[];
  signOffs: { staff: Person; at: number }[];
};

export type SecretSignOffs = {
  shownIn(week: string): Promise<ShownSecret[]>;
  /** Newest first, also those in which nothing was shown. */
  weeks(weeks: readonly string[]): Promise<SignedWeek[]>;
  sign(signed: { week: string; shown: number; staffId: string }): Promise<void>;
};

/** What people of ours were shown, week by week, and who has looked at it. docs/decisions/0268. */
export function buildSecretSignOffs(deps: StoreDeps): SecretSignOffs {
  const { database, clock } = deps;
  return {
    shownIn: (week) => {
      const { from, until } = timesOfWeek(week);
      return database.run<ShownSecret>(sql`select a.reference, w.at, w.detail,
          jsonb_build_object('id', r.id, 'name', r.name) as staff
        from audit w join applications a on a.id = w.application_id
          join reviewers r on w.actor = 'reviewer:' || r.id
        where w.action = 'secret.shown' and w.at >= ${from}::bigint and w.at < ${until}::bigint
        order by w.at, w.application_id, w.seq`);
    },
    weeks: (weeks) => {
      const rows = weeks.map((week) => ({ week, ...timesOfWeek(week) }));
      return database.run<SignedWeek>(sql`select k.week, count(w.seq)::integer as shown,
          coalesce(jsonb_agg(distinct substr(w.actor, 10)) filter (where w.seq is not null), '[]')
            as shown_to,
          (select coalesce(jsonb_agg(jsonb_build_object('staff',
              jsonb_build_object('id', r.id, 'name', r.name), 'at', s.signed_at)
              order by s.signed_at), '[]')
            from secret_sign_offs s join reviewers r on r.id = s.staff_id
            where s.week = k.week) as sign_offs
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
            as k(week text, "from" bigint, until bigint)
          left join audit w on w.action = 'secret.shown' and w.at >= k."from" and w.at < k.until
            and w.actor like 'reviewer:%'
        group by k.week order by k.week desc`);
    },
    sign: ({ week, shown, staffId }) =>
      database.transaction(async (tx) => {
        const made = await tx.run(sql`insert into secret_sign_offs (week, staff_id, shown, signed_at)
          values (${week}, ${staffId}, ${shown}, ${clock.now()})
          on conflict do nothing returning week`);
        if (made.length === 0) return;
        const detail = auditDetail({ week: codeOf(week), shown });
        const line = { actor: `reviewer:${staffId}`, action: 'secrets.signedOff', detail };
        await addStaffLine(tx, line, deps);
      }),
  };
}
