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
 * What the program wrote; undefined when it failed, wrote too much, or broke a limit of memory or
 * time. docs/decisions/0143.
 */
export function runConfined({
  args,
  readable = [],
  input,
  killAfterMs,
}: ConfinedProgram): Promise<Buffer | undefined> {
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
    child.on('close', (code) => resolve(code === 0 ? Buffer.concat(parts) : undefined));
    child.stdin.end(input);
  });
}
