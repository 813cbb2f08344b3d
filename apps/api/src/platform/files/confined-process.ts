import { spawn } from 'node:child_process';

export type ConfinedProgram = {
  args: readonly string[];
  readable?: readonly string[];
  input: Buffer;
  killAfterMs: number;
};

/**
 * Without network, child processes, workers and files other than the readable ones; the libraries
 * are native, so add-ons are allowed.
 */
const NODE_FLAGS = [
  '--max-old-space-size=128',
  '--disable-warning=SecurityWarning',
  '--permission',
  '--allow-addons',
];
/**
 * Seconds of processor time, kilobytes of memory; no core dump and no file. Where there is no such
 * shell the flags alone apply.
 */
const RLIMITS = 'ulimit -t 10; ulimit -d 1200000; ulimit -c 0; ulimit -f 0; exec "$0" "$@"';
const answerMaxBytes = 16 * 1024 * 1024;

/**
 * What the program wrote, or how it ended early: `outOfTime` where the clock on the wall stopped it,
 * which a busy machine may cause as well as a program that never ends.
 */
export type ConfinedResult = { output: Buffer } | { ended: string; outOfTime: boolean };

/**
 * Runs the program; one that fails, writes too much or breaks a limit of memory or time has no
 * output. docs/decisions/0143.
 */
export function runConfined({
  args,
  readable = [],
  input,
  killAfterMs,
}: ConfinedProgram): Promise<ConfinedResult> {
  const flags = [...NODE_FLAGS, ...readable.map((path) => `--allow-fs-read=${path}`), ...args];
  const [command, all] =
    process.platform === 'win32'
      ? [process.execPath, flags]
      : ['/bin/sh', ['-c', RLIMITS, process.execPath, ...flags]];
  return new Promise((resolve, reject) => {
    const options = { env: {}, cwd: '/', timeout: killAfterMs, killSignal: 'SIGKILL' } as const;
    const child = spawn(command, all, { ...options, stdio: ['pipe', 'pipe', 'ignore'] });
    const parts: Buffer[] = [];
    let bytes = 0;
    child.stdout.on('data', (part: Buffer) => {
      parts.push(part);
      bytes += part.length;
      if (bytes > answerMaxBytes) child.kill('SIGKILL');
    });
    child.stdin.on('error', () => undefined); // it ended before it had read everything, which `close` reports
    child.on('error', reject);
    child.on('close', (code, signal) =>
      resolve(
        code === 0
          ? { output: Buffer.concat(parts) }
          : {
              ended: signal ?? `exit code ${code}`,
              outOfTime: child.killed && bytes <= answerMaxBytes,
            },
      ),
    );
    child.stdin.end(input);
  });
}
