import { setTimeout as pause } from 'node:timers/promises';
import { buildAnnouncements } from '../platform/sql/announcements.ts';
import type { Database } from '../platform/sql/database.ts';

/** Tells of a change, and looks for one that nobody told of. */
export async function callAnnouncementStatements(database: Database, id: string): Promise<void> {
  const announcements = buildAnnouncements(database, { batchMs: 0, lookMs: 1 });
  await announcements.follow(id, () => undefined);
  announcements.changed(id);
  await pause(100);
  await announcements.close();
}
