const reconnectMs = 500;

export type StreamSubscription = {
  url: string;
  client: string;
  log?: (line: string) => void;
  firstWaitMs?: number;
};

type Followed<Change extends { seq: number }> = StreamSubscription & {
  /** Path prefix: `/clock/stream`, `/clock/ack`. */
  topic: 'clock' | 'flags' | 'walks';
  read: (line: unknown) => Change;
  apply: (change: Change) => Promise<void>;
};

/**
 * Follows a stream of lines: each change is applied, then acknowledged. Resolves after the first
 * change or `firstWaitMs`. Reopens a broken stream until closed; the last change stays in effect
 * meanwhile. docs/readings.md 20.
 */
export async function subscribeToLines<Change extends { seq: number }>({
  url,
  topic,
  client,
  read,
  apply,
  log,
  firstWaitMs = 10_000,
}: Followed<Change>): Promise<{ close(): Promise<void> }> {
  const stopped = new AbortController();
  const first = Promise.withResolvers<void>();

  const take = async (change: Change): Promise<void> => {
    await apply(change);
    first.resolve();
    await fetch(new URL(`/${topic}/ack`, url), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ seq: change.seq, client }),
      signal: stopped.signal,
    });
  };
  const follow = async (): Promise<void> => {
    const stream = new URL(`/${topic}/stream`, url);
    stream.search = new URLSearchParams({ client, format: 'lines' }).toString();
    const answer = await fetch(stream, { signal: stopped.signal });
    if (answer.body === null)
      throw new Error(`the ${topic} answered ${answer.status} without a body`);
    let rest = '';
    for await (const text of answer.body.pipeThrough(new TextDecoderStream())) {
      const lines = (rest + text).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) if (line.trim() !== '') await take(read(JSON.parse(line)));
    }
  };
  const followForEver = async (): Promise<void> => {
    while (!stopped.signal.aborted) {
      await follow().catch((error: unknown) => {
        if (!stopped.signal.aborted)
          log?.(
            `the ${topic}'s stream broke off and is opened again: ${error instanceof Error ? error.message : 'unknown fault'}`,
          );
      });
      if (!stopped.signal.aborted) await new Promise((resolve) => setTimeout(resolve, reconnectMs));
    }
  };

  const following = followForEver();
  const limit = setTimeout(() => first.resolve(), firstWaitMs);
  await first.promise;
  clearTimeout(limit);
  return {
    close: async () => {
      stopped.abort();
      await following;
    },
  };
}
