import { expect, test } from 'vitest';
import { type SearchKind, soughtOf } from './search-kinds.ts';

test.each<[string, SearchKind, string, object | undefined]>([
  ['words of a name', 'name', ' Zoé  petro', { words: ['Zoé', 'petro'] }],
  ['no two letters', 'name', 'pe', undefined],
  ['no sentence', 'name', 'a name of far too many words here', undefined],
  ['marks between words', 'name', "o'brien & sons", { words: ['o', 'brien', 'sons'] }],
  ['a reference as it is read out', 'reference', 'k7qm 3xpd', { reference: 'K7QM-3XPD' }],
  ['no part of a reference', 'reference', 'K7QM', undefined],
  ['an address in other capitals', 'email', ' Ana@Example.com ', { email: 'ana@example.com' }],
  ['no part of an address', 'email', 'ana', undefined],
  ['the last four with a name', 'phone', '0183 petro', { last4: '0183', words: ['petro'] }],
  ['no last four alone', 'phone', '0183', undefined],
  ['no whole number', 'phone', '4155550183 petro', undefined],
  ['a street with its number', 'address', '1180 Alder', { words: ['1180', 'Alder'] }],
])('%s', (_name, kind, text, sought) => {
  const found = soughtOf(kind, text);
  if (sought === undefined) expect(found).toBeUndefined();
  else expect(found).toEqual({ kind, ...sought });
});
