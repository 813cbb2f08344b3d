import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { PROJECT } from '@signet/testing/project-folder';
import { expect, test } from 'vitest';

const run = promisify(execFile);
const reviewer = (option: string) =>
  run(process.execPath, [join(PROJECT, 'tools/reviewer.ts'), option]);

test('every command reads what was typed by this function', () => {
  const parsing = readdirSync(join(PROJECT, 'tools')).filter(
    (name) =>
      /^[\w-]+\.ts$/.test(name) &&
      readFileSync(join(PROJECT, 'tools', name), 'utf8').includes(' parseArgs'),
  );
  expect(parsing).toEqual(['command-line.ts']);
});

test('--help prints what a command takes', async () =>
  expect(await reviewer('--help')).toEqual({
    stdout: expect.stringMatching(/^npm run reviewer -- --add NAME\n/),
    stderr: '',
  }));

test('what a command does not know ends it with its usage, without a stack', async () =>
  await expect(reviewer('--sesame')).rejects.toMatchObject({
    code: 2,
    stderr: expect.stringMatching(/'--sesame'.*\nnpm run reviewer -- --add NAME/),
  }));
