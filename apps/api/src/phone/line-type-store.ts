import { DAY_MS, withinWindow, withoutTime } from '@signet/rulebook/core/dates';
import { LIMITS } from '@signet/rulebook/core/limits';
import { PHONE_LIMITS } from '@signet/rulebook/phone/limits';
import { query } from '../platform/sql/query.ts';
import type { StoreDeps } from '../platform/store-deps.ts';
import type { LineType } from './port.ts';

/**
 * Cached line types of numbers, and the lookups left to a user in 24 hours. docs/decisions/0031.
 */
export type PhoneLines = {
  reserve(lookup: {
    userId: string;
    phone: string;
  }): Promise<{ known: LineType } | { reservedAt: number } | { tooMany: true }>;
  remember(line: { phone: string; type: Exclude<LineType, 'unknown'> }): Promise<void>;
  giveBack(lookup: { userId: string; reservedAt: number }): Promise<void>;
};

const lookupsOf = (userId: string) =>
  query.selectFrom('users').select('lineLookupsAt').where('id', '=', userId).forUpdate();
const setLookups = (userId: string, lineLookupsAt: number[]) =>
  query.updateTable('users').set({ lineLookupsAt }).where('id', '=', userId);

/** Counts under the lock of the user's row, so that parallel calls cannot exceed the limit. */
export function buildPhoneLines({ database, clock }: StoreDeps): PhoneLines {
  return {
    reserve: ({ userId, phone }) =>
      database.transaction(async (tx) => {
        const now = clock.now();
        const [line] = await tx.run(
          query
            .selectFrom('phoneLines')
            .select('type')
            .where('phone', '=', phone)
            .where('lookedUpAt', '>', now - LIMITS.lineTypeTtlMs),
        );
        if (line !== undefined) return { known: line.type };
        const [user] = await tx.run(lookupsOf(userId));
        const today = withinWindow(user?.lineLookupsAt ?? [], DAY_MS, now);
        if (user === undefined || today.length >= PHONE_LIMITS.lineLookupsPerDay)
          return { tooMany: true as const };
        tx.send(setLookups(userId, [...today, now]));
        return { reservedAt: now };
      }),

    remember: async ({ phone, type }) => {
      const known = { type, lookedUpAt: clock.now() };
      await database.run(
        query
          .insertInto('phoneLines')
          .values({ phone, ...known })
          .onConflict((conflict) => conflict.column('phone').doUpdateSet(known)),
      );
    },

    giveBack: ({ userId, reservedAt }) =>
      database.transaction(async (tx) => {
        const [user] = await tx.run(lookupsOf(userId));
        if (user === undefined) return;
        tx.send(setLookups(userId, withoutTime(user.lineLookupsAt, reservedAt)));
      }),
  };
}
