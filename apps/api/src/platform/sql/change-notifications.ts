import type { StoreDeps } from '../store-types.ts';

export type ChangeNotifications = {
  /** Calls back after each change of the application that anybody commits, in whichever process; `stop` ends it. */
  follow(id: string, onChange: () => void): Promise<{ stop(): void }>;
  close(): Promise<void>;
};

/** Live changes: one listening connection for all who wait, opened by the first of them. */
export function buildChangeNotifications({ database }: Pick<StoreDeps, 'database'>): ChangeNotifications {
  const followers = new Map<string, Set<() => void>>();
  let listening: ReturnType<typeof database.listen> | undefined;
  // Without a payload the connection is new, and notifications may have been missed.
  const told = (id?: string): void => {
    for (const each of id === undefined ? [...followers.values()] : [followers.get(id) ?? new Set()])
      for (const onChange of each) onChange();
  };
  return {
    follow: async (id, onChange) => {
      const own = followers.get(id) ?? new Set();
      followers.set(id, own.add(onChange));
      listening ??= database.listen('applications', told);
      const stop = (): void => {
        own.delete(onChange);
        if (own.size === 0) followers.delete(id);
      };
      await listening.catch((error: unknown) => {
        listening = undefined; // the next one tries again
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
