import { newRowId } from '../platform/ids.ts';
import { sql } from '../platform/sql/sql.ts';
import type { Store, StoreDeps } from '../store.ts';

/** People, known by the sign-in's subject. */
export function buildUsers({ database, clock }: StoreDeps): Store['users'] {
  return {
    findOrCreate: async ({ subject, emailAddress, name }) => {
      const [row] = await database.run<{ id: string }>(sql`
        insert into users (id, subject, email_address, name, created_at) values (${newRowId('usr')}, ${subject}, ${emailAddress}, ${name}, ${clock.now()})
        on conflict (subject) do update set email_address = excluded.email_address, name = coalesce(excluded.name, users.name) returning id`);
      if (row === undefined) throw new Error('a user was neither made nor found');
      return row;
    },
  };
}
