import { url as inspectorUrl } from 'node:inspector';
import { Worker } from 'node:worker_threads';

export type WatchdogSettings = {
  beats: SharedArrayBuffer;
  stalledAfterMs: number;
  release: string;
};

/**
 * Longer than any honest work on the event loop, garbage collection and a slow machine included.
 */
const stalledAfterMs = 10_000;
/** Several beats for each look of the watchdog. */
const beatMs = 250;

export type Watchdog = { close(): Promise<void> };

/** `onError`: the watchdog itself failed; the process goes on without one. */
type Options = {
  release?: string | undefined;
  afterMs?: number;
  onError: (error: unknown) => void;
};

/**
 * Ends this process, with a line that says where it stood, once its event loop has not turned for
 * ten seconds: a process that answers nobody must not keep its connections, its jobs and its place
 * behind the load balancer. Does nothing under a debugger. docs/decisions/0126.
 */
export function startWatchdog({
  release = '',
  afterMs = stalledAfterMs,
  onError,
}: Options): Watchdog {
  if (inspectorUrl() !== undefined) return { close: async () => undefined };
  const beats = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
  const count = new Int32Array(beats);
  const beating = setInterval(() => Atomics.add(count, 0, 1), beatMs).unref();
  const settings: WatchdogSettings = { beats, stalledAfterMs: afterMs, release };
  const worker = new Worker(new URL('./watchdog-worker.ts', import.meta.url), {
    workerData: settings,
    execArgv: [],
  });
  worker.on('error', onError).unref();
  return {
    close: async () => {
      clearInterval(beating);
      await worker.terminate();
    },
  };
}
