type Followers<Change extends { seq: number }> = {
  /**
   * Registers a connected program and sends it the current state; the returned function disconnects
   * it.
   */
  connect: (client: string, current: Change, send: (change: Change) => void) => () => void;
  acknowledge: (client: string, seq: number) => boolean;
  /**
   * Notifies every client; resolves to the ids of those that had not applied the change before the
   * timeout.
   */
  notify: (change: Change) => Promise<string[]>;
  clients: () => string[];
};

type Client<Change> = { id: string; acked: number; send: (change: Change) => void };

/**
 * Programs that follow a piece of sandbox state, and the last change each has applied.
 * docs/readings.md 20.
 */
export function createSubscribers<Change extends { seq: number }>(
  ackTimeoutMs: number,
  onChanged: () => void,
): Followers<Change> {
  const clients = new Set<Client<Change>>();
  const waiters = new Set<() => void>();
  const wakeWaiters = () => {
    for (const wake of waiters) wake();
  };
  const behind = (wanted: number) =>
    [...clients].filter((client) => client.acked < wanted).map((client) => client.id);

  const settle = async (wanted: number): Promise<string[]> => {
    await new Promise<void>((resolve) => {
      const end = () => {
        clearTimeout(limit);
        waiters.delete(check);
        resolve();
      };
      const check = () => {
        if (behind(wanted).length === 0) end();
      };
      const limit = setTimeout(end, ackTimeoutMs);
      waiters.add(check);
      check();
    });
    return behind(wanted);
  };

  return {
    connect: (id, current, send) => {
      const client = { id, acked: current.seq, send };
      clients.add(client);
      send(current);
      onChanged();
      return () => {
        clients.delete(client);
        wakeWaiters();
        onChanged();
      };
    },
    acknowledge: (id, ackedSeq) => {
      const known = [...clients].filter((client) => client.id === id);
      for (const client of known) client.acked = Math.max(client.acked, ackedSeq);
      wakeWaiters();
      return known.length > 0;
    },
    notify: (change) => {
      for (const client of clients) client.send(change);
      return settle(change.seq);
    },
    clients: () => [...clients].map((client) => client.id),
  };
}
