import { expect, test } from 'vitest';
import { resultCountText } from './search-field.tsx';

test.each([
  ['what the words themselves find is counted', 'index', 'words'],
  ['what is nearest in meaning is counted', 'server', 'words'],
  ['the common kinds that stand in for no match are not', 'common', undefined],
] as const)('%s', (_name, from, words) => expect(resultCountText(from, 'words')).toBe(words));
