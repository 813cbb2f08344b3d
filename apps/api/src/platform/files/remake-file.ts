import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runConfined } from './confined-process.ts';
import type { RemadeFile, RemakeLimits } from './remade-file.ts';

const PROGRAM = fileURLToPath(import.meta.resolve('./remake-file-process.ts'));
const HERE = dirname(PROGRAM);
const ROOT = join(HERE, '../../../../..');
/** The process's own code and the libraries that open files. */
const READABLE = [
  HERE,
  join(HERE, '../describe-error.ts'),
  join(ROOT, 'node_modules'),
  join(ROOT, 'package.json'),
  join(ROOT, 'apps/api/package.json'),
];

const usualKillMs = 20_000;
const waitingMax = 20;
const atOnce = Math.max(1, availableParallelism() - 1);
const turns: { running: number; waiting: (() => void)[] } = { running: 0, waiting: [] };

/**
 * Thrown when a file would wait too long, or was not opened in time because the machine was busy.
 */
export class RemakeBusy extends Error {}

/**
 * The file drawn anew by a process of its own, which ends with it; one that breaks a limit of
 * memory or of processor time is refused as `heavy`. Throws RemakeBusy where the machine was too
 * busy to tell.
 */
export async function remakeFile(
  file: Buffer,
  limits: RemakeLimits,
  killAfterMs = usualKillMs,
): Promise<RemadeFile> {
  if (turns.running < atOnce) turns.running += 1;
  else if (turns.waiting.length < waitingMax)
    await new Promise<void>((begin) => turns.waiting.push(begin));
  else throw new RemakeBusy('too many files wait to be opened');
  try {
    const args = [PROGRAM, JSON.stringify(limits)];
    const done = await runConfined({ args, readable: READABLE, input: file, killAfterMs });
    if ('output' in done) return remadeFileIn(done.output);
    if (done.outOfTime) throw new RemakeBusy(`no answer within ${killAfterMs} ms`);
    return { refusal: 'heavy', why: done.ended };
  } finally {
    const next = turns.waiting.shift();
    if (next === undefined) turns.running -= 1;
    else next();
  }
}

/** A kind as `describeError` writes it; a process that a file took over could write anything. */
const KIND = /^[\w$]{1,40}(?: [\w.]{1,60})?$/;

function remadeFileIn(answer: Buffer): RemadeFile {
  const end = answer.indexOf('\n');
  // Written by remake-file-process.ts.
  const head = JSON.parse(answer.subarray(0, end).toString()) as RemadeFile;
  if (!('refusal' in head)) return { ...head, content: answer.subarray(end + 1) };
  const { refusal, why = '' } = head;
  return KIND.test(why) ? { refusal, why } : { refusal };
}
