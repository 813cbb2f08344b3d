import { query } from '../sql/query.ts';
import { sql } from '../sql/sql.ts';
import type { StoreDeps } from '../store-deps.ts';

export type DutyTimes = {
  /** Notes duties that have never run; their age counts from now. */
  begin(ids: readonly string[]): Promise<void>;
  /** Where the next batch goes on; '' is the beginning. */
  placeOf(id: string): Promise<string>;
  goOn(id: string, after: string): Promise<void>;
  finish(id: string): Promise<void>;
  /** When each duty was last done, in ms of the product's clock. */
  all(): Promise<{ id: string; finishedAt: number }[]>;
};

/** How far each duty has come, and when it was last done. docs/decisions/0208. */
export function buildDutyTimes({
  database,
  clock,
}: Pick<StoreDeps, 'database' | 'clock'>): DutyTimes {
  const set = async (id: string, values: { place: string; finishedAt?: number }): Promise<void> => {
    await database.run(query.updateTable('duties').set(values).where('id', '=', id));
  };
  return {
    begin: async (ids) => {
      await database.run(sql`insert into duties (id, place, finished_at)
        select d.id, '', ${clock.now()}::bigint
        from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) as d(id)
        on conflict do nothing`);
    },
    placeOf: async (id) => {
      const found = query.selectFrom('duties').select('place').where('id', '=', id);
      const [row] = await database.run(found);
      return row?.place ?? '';
    },
    goOn: (id, after) => set(id, { place: after }),
    finish: (id) => set(id, { place: '', finishedAt: clock.now() }),
    all: () => database.run(query.selectFrom('duties').select(['id', 'finishedAt']).orderBy('id')),
  };
}
