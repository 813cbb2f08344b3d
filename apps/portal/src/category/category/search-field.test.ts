import { expect, test } from 'vitest';
import { countIn } from './search-field.tsx';

test.each([
  ['what the words themselves find is counted', 'index', 'words'],
  ['what is nearest in meaning is counted', 'server', 'words'],
  ['the common kinds that stand in for no match are not', 'common', undefined],
] as const)('%s', (_name, from, words) => expect(countIn(from, 'words')).toBe(words));
