import type { StoreDeps } from '../store-deps.ts';

export type ChangeNotifications = {
  /**
   * Calls back after every committed change of the application, from any process; `stop`
   * unsubscribes.
   */
  follow(id: string, onChange: () => void): Promise<{ stop(): void }>;
  close(): Promise<void>;
};

/** Live changes: all subscribers share one listening connection, opened by the first. */
export function buildChangeNotifications({
  database,
}: Pick<StoreDeps, 'database'>): ChangeNotifications {
  const followers = new Map<string, Set<() => void>>();
  let listening: ReturnType<typeof database.listen> | undefined;
  // No payload means a new connection: notifications may have been missed, so everyone is notified.
  const notify = (id?: string): void => {
    for (const each of id === undefined
      ? [...followers.values()]
      : [followers.get(id) ?? new Set()])
      for (const onChange of each) onChange();
  };
  return {
    follow: async (id, onChange) => {
      const own = followers.get(id) ?? new Set();
      followers.set(id, own.add(onChange));
      listening ??= database.listen('applications', notify);
      const stop = (): void => {
        own.delete(onChange);
        if (own.size === 0) followers.delete(id);
      };
      await listening.catch((error: unknown) => {
        listening = undefined; // the next subscriber tries again
        stop();
        throw error;
      });
      return { stop };
    },
    close: async () => {
      followers.clear();
      await (await listening)?.close();
      listening = undefined;
    },
  };
}
