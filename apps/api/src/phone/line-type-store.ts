import { DAY_MS } from '@signet/rulebook/core/dates';
import { LIMITS } from '@signet/rulebook/core/limits';
import { sql, timesWithinWindow, timesWithoutOne } from '../platform/sql/sql.ts';
import type { StoreDeps } from '../platform/store-types.ts';
import type { LineType } from './port.ts';

/**
 * Cached line types of numbers, and the lookups left to a user in 24 hours. docs/decisions/0031.
 */
export type PhoneLines = {
  reserve(lookup: {
    userId: string;
    phone: string;
  }): Promise<{ known: LineType } | { reservedAt: number } | { tooMany: true }>;
  remember(line: { phone: string; type: LineType }): Promise<void>;
  giveBack(lookup: { userId: string; reservedAt: number }): Promise<void>;
};

/** The limit is part of the update, so that parallel calls cannot exceed it. */
export function buildPhoneLines({ database, clock }: StoreDeps): PhoneLines {
  return {
    reserve: async ({ userId, phone }) => {
      const now = clock.now();
      const today = timesWithinWindow('users.line_lookups_at', DAY_MS, now);
      const [row] = await database.run<{ known?: LineType; reserved: boolean }>(sql`
        with line as (select type from phone_lines where phone = ${phone} and looked_up_at > ${now - LIMITS.lineTypeTtlMs}::bigint),
        taken as (update users set line_lookups_at = array(select t from ${today} w order by t) || ${now}::bigint
          where id = ${userId} and not exists (select 1 from line) and (select count(*) from ${today} w) < ${LIMITS.lineLookupsPerDay}::bigint returning id)
        select (select type from line) as known, exists (select 1 from taken) as reserved`);
      if (row?.known !== undefined) return { known: row.known };
      return row?.reserved ? { reservedAt: now } : { tooMany: true };
    },
    remember: async ({ phone, type }) => {
      await database.run(sql`insert into phone_lines (phone, type, looked_up_at) values (${phone}, ${type}, ${clock.now()})
        on conflict (phone) do update set type = excluded.type, looked_up_at = excluded.looked_up_at`);
    },
    giveBack: async ({ userId, reservedAt }) => {
      await database.run(
        sql`update users set line_lookups_at = ${timesWithoutOne('line_lookups_at', reservedAt)} where id = ${userId}`,
      );
    },
  };
}
