import { expect, test } from 'vitest';
import { checkUnreadRows } from './check-unread-rows.ts';

const file = 'packages/rulebook/src/core/errors.ts';
const reader = (text: string, path = 'apps/api/src/bank/read.ts') => [{ path, text }];
const table = (plannedFor?: string) => [
  { file, rows: [plannedFor === undefined ? { key: 'bank.gone' } : { key: 'bank.gone', plannedFor }] },
];

test('every row of the product has a reader, or says what it waits for', () => expect(checkUnreadRows()).toEqual([]));

test.each<[string, ReturnType<typeof reader>, string | undefined, RegExp | undefined]>([
  ['a row that is read', reader("throw new AppError('bank.gone')"), undefined, undefined],
  ['a row that nothing reads', reader('nothing'), undefined, /nothing reads bank\.gone/],
  ['a longer name is another row', reader("throw new AppError('bank.goneForGood')"), undefined, /nothing reads bank\.gone/],
  ['a row that a test alone names', reader("'bank.gone'", 'apps/api/src/bank/read.test.ts'), undefined, /nothing reads bank\.gone/],
  ['a row that has words alone', reader("'bank.gone': 'Gone'", 'apps/api/src/bank/texts.en-US.ts'), undefined, /nothing reads bank\.gone/],
  ['a row that waits for its capability', reader('nothing'), 'bank', undefined],
  ['a row that waits and is read', reader("'bank.gone'"), 'bank', /waits for bank no longer/],
])('%s', (_what, files, plannedFor, fault) => {
  const found = checkUnreadRows(files, table(plannedFor));
  if (fault === undefined) expect(found).toEqual([]);
  else expect(found.join()).toMatch(fault);
});
