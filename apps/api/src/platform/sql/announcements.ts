import { LIMITS } from '@signet/rulebook/core/limits';
import { z } from 'zod';
import type { Database } from './database.ts';
import { sql } from './sql.ts';

const CHANNEL = 'signet';
/** A NOTIFY holds 8,000 bytes at most. */
const idsAtOnce = 150;

const peopleAtOnce = 25;

/**
 * A member of staff with a visible page of the desk. Announced repeatedly while it is visible and
 * never stored: someone not announced for a while has gone.
 */
const PRESENCE = z.object({
  /** One page of one browser. */
  page: z.string(),
  staffId: z.string(),
  name: z.string(),
  /** Reference of the case that the page shows. */
  reading: z.string().optional(),
  hasLeft: z.literal(true).optional(),
});
export type Presence = z.infer<typeof PRESENCE>;

/** News for the desk: applications that changed or were claimed, and who is present. */
export type DeskNews = { ids: readonly string[]; present: readonly Presence[] };

const TOLD = z.object({
  ids: z.array(z.string()),
  hasJobs: z.boolean(),
  claimed: z.array(z.string()).optional(),
  present: z.array(PRESENCE).optional(),
});
type Told = z.infer<typeof TOLD>;

/**
 * Announcements between processes: which applications changed, and that jobs wait. Sent after the
 * commit and in batches, because a NOTIFY inside a transaction serializes all commits.
 * docs/decisions/0221.
 */
export type Announcements = {
  /** To be called once the change has been committed. */
  changed(applicationId: string): void;
  /** To be called once a claim or an assignment has been committed; announced to the desk only. */
  claimed(applicationId: string): void;
  isPresent(presence: Presence): void;
  /** To be called once the jobs have been committed. */
  jobsAdded(): void;
  /** Calls back after each change of the application, by any process; `stop` ends it. */
  follow(applicationId: string, onChange: () => void): Promise<{ stop(): void }>;
  /**
   * Calls back when jobs wait; workers also poll, because a process may end before it announces
   * them.
   */
  onJobs(onAdded: () => void): Promise<{ stop(): void }>;
  /** Calls back with news for the desk; without news when some may have been missed. */
  onDesk(onNews: (news?: DeskNews) => void): Promise<{ stop(): void }>;
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
  const onDesk = new Set<(news?: DeskNews) => void>();
  let listening: ReturnType<Database['listen']> | undefined;

  // No text means a new connection, which may have missed announcements: every follower looks.
  const hear = (text?: string): void => {
    const told = text === undefined ? undefined : TOLD.parse(JSON.parse(text));
    followers.notify(told?.ids);
    if (told === undefined || told.hasJobs) for (const onAdded of onJobs) onAdded();
    const news = told && {
      ids: [...new Set([...told.ids, ...(told.claimed ?? [])])],
      present: told.present ?? [],
    };
    if (news === undefined || news.ids.length + news.present.length > 0)
      for (const onNews of onDesk) onNews(news);
  };
  const listen = async (): Promise<void> => {
    listening ??= database.listen(CHANNEL, hear);
    await listening.catch((error: unknown) => {
      listening = undefined; // the next caller tries again
      throw error;
    });
  };

  return {
    changed: teller.changed,
    claimed: teller.claimed,
    isPresent: teller.isPresent,
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
    onDesk: async (onNews) => {
      await listen();
      onDesk.add(onNews);
      return { stop: () => void onDesk.delete(onNews) };
    },
    close: async () => {
      followers.stopAll();
      onJobs.clear();
      onDesk.clear();
      await teller.close();
      await (await listening)?.close();
      listening = undefined;
    },
  };
}

const NOTHING: Told = { ids: [], hasJobs: false };

const inBatches = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_none, at) =>
    items.slice(at * size, (at + 1) * size),
  );

/** Best effort: announcements lost with a process are found by polling. */
function buildTeller(database: Pick<Database, 'run'>, batchMs: number) {
  const ids = new Set<string>();
  const claimed = new Set<string>();
  const present = new Map<string, Presence>();
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
    const told: Told[] = [
      ...inBatches([...ids], idsAtOnce).map((some) => ({ ids: some, hasJobs: false })),
      ...inBatches([...claimed], idsAtOnce).map((some) => ({ ...NOTHING, claimed: some })),
      ...inBatches([...present.values()], peopleAtOnce).map((some) => ({
        ...NOTHING,
        present: some,
      })),
    ];
    const [first = { ...NOTHING }, ...others] = told;
    const all = [{ ...first, hasJobs }, ...others];
    ids.clear();
    claimed.clear();
    present.clear();
    hasJobs = false;
    for (const one of all) await tell(one);
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
    claimed: (applicationId: string): void => {
      claimed.add(applicationId);
      soon();
    },
    isPresent: (presence: Presence): void => {
      present.set(presence.page, presence);
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

/** The followers of applications, with polling for unannounced changes. */
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
    // The first poll of an application can't tell what was missed, so it counts as a change.
    const changed = rows.filter(({ id, state }) => seen.get(id) !== state);
    for (const { id, state } of rows) seen.set(id, state);
    notify(changed.map(({ id }) => id));
  };
  const lookSoon = (): void => {
    timer = setTimeout(() => {
      look()
        .catch(() => undefined) // the database is down; the next poll finds what was missed
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
