import { expect, test } from 'vitest';
import { runConfined } from './confined-process.ts';

const killAfterMs = 20_000;

/** What a program prints that stands in for a file which took the process over. */
const printed = async (program: string): Promise<string> => {
  const done = await runConfined({
    args: [
      '-e',
      `(async () => { ${program} })().catch((error) => console.log((error.cause ?? error).code))`,
    ],
    input: Buffer.alloc(0),
    killAfterMs,
  });
  return 'output' in done ? done.output.toString().trim() : `ended by ${done.ended}`;
};

test.each([
  ['read a file', "require('node:fs').readFileSync('/etc/hostname')"],
  ['write a file', "require('node:fs').writeFileSync('/tmp/left-behind', '')"],
  [
    'open a connection',
    "await new Promise((_, fail) => require('node:net').connect(9, '127.0.0.1').on('error', fail))",
  ],
  ['start a program', "require('node:child_process').execSync('true')"],
])('a confined program cannot %s', async (_name, program) =>
  expect(await printed(program)).toBe('ERR_ACCESS_DENIED'),
);

test('a confined program has an empty environment', async () => {
  expect(
    await printed("console.log(Object.keys(process.env).filter((name) => name !== 'PWD').join())"),
  ).toBe('');
});

test('a confined program is killed when it takes too much memory, writes too much or runs too long', async () => {
  const hungry = 'console.log(Array.from({ length: 40 }, () => Buffer.alloc(64e6, 1)).length)';
  const talkative =
    'for (let at = 0; at < 40; at++) process.stdout.write(Buffer.alloc(1e6)); setTimeout(() => undefined, 60_000)';
  expect(await printed(hungry)).not.toBe('40');
  expect(await printed(talkative)).toBe('ended by SIGKILL');
  expect(
    await runConfined({ args: ['-e', 'for (;;);'], input: Buffer.alloc(0), killAfterMs: 500 }),
  ).toEqual({ ended: 'SIGKILL', outOfTime: true });
  expect(await printed('process.exit(3)')).toBe('ended by exit code 3');
});
