import { timesOfWeek } from '@signet/rulebook/audit/sign-off';
import { auditDetail, codeOf } from '../platform/audit/audit-detail.ts';
import { addStaffLine } from '../platform/audit/staff-log-store.ts';
import { inTexts, sql } from '../platform/sql/sql.ts';
import type { StoreDeps } from '../platform/store-deps.ts';

/** What an actor of ours begins with in the log. */
const ACTOR = 'reviewer:';

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
          join reviewers r on w.actor = ${ACTOR} || r.id
        where w.action = 'secret.shown' and w.at >= ${from}::bigint and w.at < ${until}::bigint
        order by w.at, w.application_id, w.seq`);
    },
    weeks: async (weeks) => {
      const rows = weeks.map((week) => ({ week, ...timesOfWeek(week) }));
      const [shown, signed] = await Promise.all([
        database.run<Omit<SignedWeek, 'signOffs'>>(sql`select k.week,
            count(w.seq)::integer as shown,
            coalesce(jsonb_agg(distinct substr(w.actor, ${ACTOR.length + 1}::integer))
              filter (where w.seq is not null), '[]') as shown_to
          from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
              as k(week text, "from" bigint, until bigint)
            left join audit w on w.action = 'secret.shown' and w.at >= k."from"
              and w.at < k.until and w.actor like ${`${ACTOR}%`}::text
          group by k.week order by k.week desc`),
        database.run<{ week: string; staff: Person; at: number }>(sql`select s.week,
            jsonb_build_object('id', r.id, 'name', r.name) as staff, s.signed_at as at
          from secret_sign_offs s join reviewers r on r.id = s.staff_id
          where s.week ${inTexts(weeks)} order by s.signed_at, r.id`),
      ]);
      const signOffs = Map.groupBy(signed, ({ week }) => week);
      return shown.map((week) => ({
        ...week,
        signOffs: (signOffs.get(week.week) ?? []).map(({ staff, at }) => ({ staff, at })),
      }));
    },
    sign: ({ week, shown, staffId }) =>
      database.transaction(async (tx) => {
        const made =
          await tx.run(sql`insert into secret_sign_offs (week, staff_id, shown, signed_at)
          values (${week}, ${staffId}, ${shown}, ${clock.now()})
          on conflict do nothing returning week`);
        if (made.length === 0) return;
        const detail = auditDetail({ week: codeOf(week), shown });
        const line = { actor: `reviewer:${staffId}`, action: 'secrets.signedOff', detail };
        await addStaffLine(tx, line, deps);
      }),
  };
}
