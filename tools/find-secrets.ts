import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type Canary, canaries, canaryForms } from '@signet/personas/canaries';
import { holdsCardNumber } from '@signet/rulebook/core/card-number';
import { filesBelow } from './source-files.ts';

/** Folders below `.test` that a run fills; each must have files, or the search proved nothing. */
const SEARCHED = ['logs', 'database', 'browser'];

/** One-time codes and tokens seen during the run, one per line; the test harness writes them. */
const LEARNED = 'canaries';

/** Log fields whose numbers may equal a short secret by chance. */
const CHANCE = /"(pid|port|responseTime|ms|durationMs|time|reqId)":"?[\d.]+"?/g;

/**
 * Random ids whose digit groups may equal a short secret by chance: request ids, application and
 * owner ids.
 */
const DRAWN =
  /\b[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\b|\b(urn(:|%3A)(app|own)(:|%3A))?[0-9a-z]{4}(-[0-9a-z]{4}){4}\b/gi;

/** Where a persona's secret or a sent code appears in a test run's output. */
export function findSecrets(out: string): string[] {
  const wanted = [...canaries(), ...learned(out)];
  const empty = SEARCHED.filter((folder) => filesBelow(join(out, folder)).length === 0);
  const files = SEARCHED.flatMap((folder) => filesBelow(join(out, folder)));
  return [
    ...empty.map((folder) => `nothing was left in ${folder} to search`),
    ...files.flatMap((path) => {
      const text = readFileSync(path, 'utf8');
      const names = [...secretsIn(text, wanted), ...(hasCardNumber(text) ? ['a card number'] : [])];
      return names.map((name) => `${relative(out, path)} holds ${name}`);
    }),
  ];
}

const hasCardNumber = (text: string): boolean =>
  text.split('\n').some((line) => holdsCardNumber(line.replace(CHANCE, '').replace(DRAWN, '')));

export function secretsIn(text: string, wanted: readonly Canary[]): string[] {
  const plain = text.replace(CHANCE, '').replace(DRAWN, '');
  return wanted
    .filter(
      ({ words, anywhere }) =>
        anywhere.some((form) => plain.includes(form)) || words.some((form) => hasWord(plain, form)),
    )
    .map(({ name }) => name);
}

/**
 * True if the form occurs with no letter, digit or decimal point touching it. `#` is any digit; the
 * fixed part is searched first.
 */
function hasWord(text: string, form: string): boolean {
  const [fixed = ''] = form.split('#').sort((one, other) => other.length - one.length);
  const before = form.indexOf(fixed);
  for (let at = text.indexOf(fixed); at >= 0; at = text.indexOf(fixed, at + 1)) {
    const [start, end] = [at - before, at - before + form.length];
    if (!isOf(form, text, start)) continue;
    if (!/[\p{L}\d.]/u.test(text[start - 1] ?? ' ') && !/[\p{L}\d]/u.test(text[end] ?? ' '))
      return true;
  }
  return false;
}

const isOf = (form: string, text: string, start: number): boolean =>
  [...form].every((letter, at) =>
    letter === '#' ? /\d/.test(text[start + at] ?? '') : text[start + at] === letter,
  );

const learned = (out: string): Canary[] =>
  filesBelow(join(out, LEARNED))
    .flatMap((path) => readFileSync(path, 'utf8').split('\n'))
    .filter((line) => line !== '')
    .map((line) => canaryForms('a code that was sent', line));

if (import.meta.main) {
  const faults = findSecrets(join(import.meta.dirname, '..', '.test'));
  for (const fault of faults) console.log(fault);
  process.exitCode = faults.length > 0 ? 1 : 0;
}
