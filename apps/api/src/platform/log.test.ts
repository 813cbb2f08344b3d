import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

const FOLDER = new URL('../../../..', import.meta.url).pathname;
type Line = { level: number; msg: string };

/** Runs the code in a child process; returns the lines it printed and the signal that ended it. */
function printed(work: string): { lines: Line[]; signal: string | null } {
  const script = `import('./apps/api/src/platform/log.ts').then(({ buildLog }) => { const log = buildLog('test'); ${work} })`;
  const { stdout, signal } = spawnSync(process.execPath, ['-e', script], {
    encoding: 'utf8',
    cwd: FOLDER,
  });
  return {
    lines: stdout.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line) as Line])),
    signal,
  };
}

const DIES = "process.kill(process.pid, 'SIGKILL');";

test('writes buffered lines in order when the process exits', () => {
  const { lines } = printed(
    "for (let nth = 0; nth < 100; nth += 1) log.info('line ' + nth); process.exit(1);",
  );
  expect(lines.map(({ msg }) => msg)).toEqual(
    Array.from({ length: 100 }, (_none, nth) => `line ${nth}`),
  );
});

test.each(['warn', 'error', 'fatal'])(
  'writes a line of level %s at once, after the buffered ones',
  (level) => {
    const { lines, signal } = printed(
      `log.info('before'); log.child({}).${level}('wrong'); ${DIES}`,
    );
    expect([lines.map(({ msg }) => msg), signal]).toEqual([['before', 'wrong'], 'SIGKILL']);
  },
);

test('writes buffered lines within two seconds', () => {
  const { lines, signal } = printed(`log.info('asked'); setTimeout(() => { ${DIES} }, 2_000);`);
  expect([lines.map(({ msg }) => msg), signal]).toEqual([['asked'], 'SIGKILL']);
});
