import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TO_PARENT } from '@signet/rulebook/partners/embed-messages';
import { PROJECT } from '@signet/testing/project-folder';
import { expect, test } from 'vitest';
import { FINDINGS } from '../packages/embed-sdk/src/doctor.ts';

const page = readFileSync(join(PROJECT, 'docs/how-to/embed.md'), 'utf8');
const all = (pattern: RegExp): string[] =>
  [...new Set([...page.matchAll(pattern)].map(([, name = '']) => name))].toSorted();

test('the how-to has a line for each finding of the doctor, and for no other', () =>
  expect(all(/\| `embed\.(\w+)` \|/g)).toEqual(Object.keys(FINDINGS).toSorted()));

test('the how-to names events that there are', () => {
  const named = [
    ...all(/addEventListener\('(\w+)'/g),
    ...all(/\bon([A-Z]\w+)/g).map((name) => name[0]?.toLowerCase() + name.slice(1)),
  ];
  expect(named.length).toBeGreaterThan(2);
  expect(named.filter((name) => !(name in TO_PARENT))).toEqual([]);
});
