import { type ApplicationRow, applicationQuery, readApplication } from './read-store.ts';
import { type Sql, sql } from '../platform/sql/sql.ts';
import type { StoreDeps, StoredApplication } from '../store.ts';

/** The application `a` of that id, where it is that person's. */
export const ofPerson = ({ id, userId }: { id: string; userId: string }): Sql => sql`a.id = ${id} and a.user_id = ${userId}`;

/** The application `a` of that id, whoever asks. */
export const ofId = (id: string): Sql => sql`a.id = ${id}`;

/**
 * Runs the one statement of a write and then reads the application, in one round trip: whether the write took effect or not, `application` is
 * what stands after it. docs/decisions/0027.
 */
export async function writeAndLoad<Row = object>(
  deps: StoreDeps,
  write: Sql,
  where: Sql,
): Promise<{ written: Row | undefined; application: StoredApplication | undefined }> {
  const [[written], [row]] = await deps.database.runTogether<[Row, ApplicationRow]>([write, applicationQuery(where, deps.clock.now())]);
  return { written, application: row && readApplication(row, deps) };
}

/** The same for an actor who is authorised already; throws where the application is not there. */
export async function writeAndLoadKnown(
  deps: StoreDeps,
  write: Sql,
  id: string,
): Promise<{ isWritten: boolean; application: StoredApplication }> {
  const { written, application } = await writeAndLoad(deps, write, ofId(id));
  if (application === undefined) throw new Error('the application that was written is not there');
  return { isWritten: written !== undefined, application };
}
