import { writeSync } from 'node:fs';
import { type Debugger, Session } from 'node:inspector';
import { setTimeout as sleep } from 'node:timers/promises';
import { workerData } from 'node:worker_threads';
import type { WatchdogSettings } from './watchdog.ts';

const { beats, stalledAfterMs, release } = workerData as WatchdogSettings; // given by startWatchdog
const count = new Int32Array(beats);
/** Looks, not the clock, are counted: a machine that slept wakes both threads. */
const looks = 10;
/** Code that V8 can't interrupt, such as a native call, leaves no stack. */
const pauseWaitMs = 2_000;
const mostFrames = 12;
/** pino's number for `fatal`. */
const fatal = 60;
const stdout = 1;

const frameOf = ({ functionName, url, location }: Debugger.CallFrame): string =>
  `${functionName || 'anonymous'} (${url.replace('file://', '')}:${location.lineNumber + 1}:${(location.columnNumber ?? 0) + 1})`;

/** Where the main thread stands, by names and places alone; values stay where they are. */
async function stackOfMainThread(): Promise<readonly string[]> {
  const session = new Session();
  session.connectToMainThread();
  const paused = new Promise<readonly string[]>((resolve) => {
    session.once('Debugger.paused', ({ params }) =>
      resolve(params.callFrames.slice(0, mostFrames).map(frameOf)),
    );
  });
  session.post('Debugger.enable');
  session.post('Debugger.pause');
  return Promise.race([paused, sleep(pauseWaitMs, [])]);
}

async function watch(): Promise<void> {
  for (let missed = 0, seen = -1; missed < looks; ) {
    await sleep(stalledAfterMs / looks);
    const now = Atomics.load(count, 0);
    missed = now === seen ? missed + 1 : 0;
    seen = now;
  }
  const stack = await stackOfMainThread().catch(() => []);
  const msg = `the event loop stood still for ${stalledAfterMs / 1_000} s: the process ends`;
  writeSync(stdout, `${JSON.stringify({ level: fatal, time: Date.now(), release, stack, msg })}\n`);
  process.kill(process.pid, 'SIGKILL');
}

await watch();
