import { LIMITS } from '@signet/rulebook/core/limits';
import type { Database } from './database.ts';
import { sql } from './sql.ts';

const CHANNEL = 'signet';
/** A NOTIFY holds 8,000 bytes at most. */
const idsAtOnce = 150;

type Told = { ids: string[]; hasJobs: boolean };

/**
 * What processes tell each other: which applications changed, and that jobs wait. Told after the
 * commit and in batches, because a NOTIFY inside a transaction makes all commits wait for each
 * other. docs/decisions/0221.
 */
export type Announcements = {
  /** To be called once the change has been committed. */
  changed(applicationId: string): void;
  /** To be called once the jobs have been committed. */
  jobsAdded(): void;
  /** Calls back after each change of the application, by any process; `stop` ends it. */
  follow(applicationId: string, onChange: () => void): Promise<{ stop(): void }>;
  /** Calls back when jobs wait; workers also poll, because a process may end before it tells. */
  onJobs(onAdded: () => void): Promise<{ stop(): void }>;
  close(): Promise<void>;
};

type Options = { batchMs?: number; lookMs?: number };

export function buildAnnouncements(
  database: Database,
  { batchMs = LIMITS.announceMs, lookMs = LIMITS.changesLookMs }: Options = {},
): Announcements {
  const teller = buildTeller(database, batchMs);
  const followers = buildFollowers(database, lookMs);
  const onJobs = new Set<() => void>();
  let listening: ReturnType<Database['listen']> | undefined;

  // No text means a new connection, which may have missed some: everybody looks.
  const hear = (text?: string): void => {
    const told = text === undefined ? undefined : (JSON.parse(text) as Told); // as `tell` writes it
    followers.notify(told?.ids);
    if (told === undefined || told.hasJobs) for (const onAdded of onJobs) onAdded();
  };
  const listen = async (): Promise<void> => {
    listening ??= database.listen(CHANNEL, hear);
    await listening.catch((error: unknown) => {
      listening = undefined; // whoever comes next tries again
      throw error;
    });
  };

  return {
    changed: teller.changed,
    jobsAdded: teller.jobsAdded,
    follow: async (applicationId, onChange) => {
      const follower = followers.add(applicationId, onChange);
      await listen().catch((error: unknown) => {
        follower.stop();
        throw error;
      });
      return follower;
    },
    onJobs: async (onAdded) => {
      await listen();
      onJobs.add(onAdded);
      return { stop: () => void onJobs.delete(onAdded) };
    },
    close: async () => {
      followers.stopAll();
      onJobs.clear();
      await teller.close();
      await (await listening)?.close();
      listening = undefined;
    },
  };
}

/** Best effort: what is lost with a process is found by the looks and polls of the others. */
function buildTeller(database: Pick<Database, 'run'>, batchMs: number) {
  const ids = new Set<string>();
  let hasJobs = false;
  let timer: NodeJS.Timeout | undefined;
  let last: Promise<void> = Promise.resolve();

  const tell = async (told: Told): Promise<void> => {
    await database
      .run(sql`select pg_notify(${CHANNEL}, ${JSON.stringify(told)})`)
      .catch(() => undefined); // the database is down, and everybody looks once it is back
  };
  const flush = async (): Promise<void> => {
    timer = undefined;
    const [all, jobs] = [[...ids], hasJobs];
    ids.clear();
    hasJobs = false;
    for (let at = 0; at < Math.max(all.length, 1); at += idsAtOnce)
      await tell({ ids: all.slice(at, at + idsAtOnce), hasJobs: jobs && at === 0 });
  };
  const soon = (): void => {
    timer ??= setTimeout(() => {
      last = last.then(flush);
    }, batchMs).unref();
  };
  return {
    changed: (applicationId: string): void => {
      ids.add(applicationId);
      soon();
    },
    jobsAdded: (): void => {
      hasJobs = true;
      soon();
    },
    close: async (): Promise<void> => {
      clearTimeout(timer);
      if (timer !== undefined) last = last.then(flush);
      await last;
    },
  };
}

/** Those who follow an application, and the look for what nobody told them. */
function buildFollowers(database: Pick<Database, 'run'>, lookMs: number) {
  const byId = new Map<string, Set<() => void>>();
  const seen = new Map<string, string>();
  let timer: NodeJS.Timeout | undefined;

  const notify = (ids: readonly string[] = [...byId.keys()]): void => {
    for (const id of ids) for (const onChange of byId.get(id) ?? []) onChange();
  };
  const look = async (): Promise<void> => {
    const rows = await database.run<{ id: string; state: string }>(sql`
      select a.id, a.version || ' ' || count(e.source) as state
      from applications a
      left join evidence e on e.application_id = a.id and e.round = a.round
      where a.id in (select jsonb_array_elements_text(${JSON.stringify([...byId.keys()])}::jsonb))
      group by a.id, a.version`);
    // The first look at one can't tell what was missed since it was followed, so it counts as changed.
    const changed = rows.filter(({ id, state }) => seen.get(id) !== state);
    for (const { id, state } of rows) seen.set(id, state);
    notify(changed.map(({ id }) => id));
  };
  const lookSoon = (): void => {
    timer = setTimeout(() => {
      look()
        .catch(() => undefined) // the database is down; the next look finds what it missed
        .finally(() => {
          if (byId.size > 0) lookSoon();
          else timer = undefined;
        });
    }, lookMs).unref();
  };
  return {
    notify,
    add: (id: string, onChange: () => void): { stop(): void } => {
      const own = byId.get(id) ?? new Set();
      byId.set(id, own.add(onChange));
      if (timer === undefined) lookSoon();
      return {
        stop: () => {
          own.delete(onChange);
          if (own.size > 0 || byId.get(id) !== own) return;
          byId.delete(id);
          seen.delete(id);
        },
      };
    },
    stopAll: (): void => {
      clearTimeout(timer);
      timer = undefined;
      byId.clear();
      seen.clear();
    },
  };
}
