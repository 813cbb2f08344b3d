import { expect, test } from 'vitest';
import { LIMIT_TABLES } from './limit-tables.ts';
import { limitsDoc, spelledMs } from './limits-doc.ts';

test.each([
  [800, '800 ms'],
  [2_500, '2 s 500 ms'],
  [24 * 3_600_000 + 60_000, '1 d 1 min'],
  [0, '0'],
])('%i ms are %s', (ms, text) => expect(spelledMs(ms)).toBe(text));

test('every limit is in its section, with its comment', () => {
  const lines = limitsDoc().split('\n');
  const named = lines
    .flatMap((line) => /^\| (\w+) \|/.exec(line)?.slice(1) ?? [])
    .filter((name) => name !== 'limit');
  expect(named.sort()).toEqual(LIMIT_TABLES.flatMap(({ limits }) => Object.keys(limits)).sort());
  const at = lines.indexOf(
    '| ownerAnswerMs | 14 d | How long another owner may take to confirm their identity before manual review. |',
  );
  expect(lines.slice(0, at).findLast((line) => line.startsWith('## '))).toBe(
    '## Owners and their links',
  );
});
