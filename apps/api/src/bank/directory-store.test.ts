import { beforeAll, expect, test } from 'vitest';
import { sql } from '../platform/sql/sql.ts';
import { forEachDatabase } from '../testing/for-each-database.ts';
import { openStore, type StoreUnderTest } from '../testing/test-store.ts';
import type { DirectoryBank } from './directory-store.ts';

const CHASE = { market: 'US', number: '021000021', name: 'JPMORGAN CHASE' } as const;
const AMERICA = { market: 'US', number: '011000138', name: 'BANK OF AMERICA' } as const;
const DESJARDINS = { market: 'CA', number: '815', name: 'Desjardins' } as const;

forEachDatabase('a directory of banks', (open) => {
  let at: StoreUnderTest;
  beforeAll(async () => {
    at = await openStore(open);
  });
  const load = (...banks: DirectoryBank[]) =>
    at.store.bankDirectory.load(banks, { operator: 'robin', fileHash: 'hash' });
  const nameOf = ({ market, number }: DirectoryBank) =>
    at.store.bankDirectory.nameOf({ market, number });

  test('replaces the previous directory; the same file again is no import, and the other country’s banks stay', async () => {
    expect(await load(DESJARDINS)).toEqual({ added: 1, changed: 0, removed: 0 });
    expect(await load(CHASE, AMERICA)).toEqual({ added: 2, changed: 0, removed: 0 });
    expect(await load(CHASE, AMERICA)).toEqual({ added: 0, changed: 0, removed: 0 });
    expect(await load({ ...CHASE, name: 'Chase' })).toEqual({ added: 0, changed: 1, removed: 1 });
    expect([await nameOf(CHASE), await nameOf(AMERICA), await nameOf(DESJARDINS)]).toEqual([
      'Chase',
      undefined,
      'Desjardins',
    ]);
    const imports = await at.database.run<{ operator: string; added: number }>(
      sql`select operator, added from bank_directory_imports`,
    );
    expect(imports.map(({ operator, added }) => [operator, added]).toSorted()).toEqual([
      ['robin', 0],
      ['robin', 1],
      ['robin', 2],
    ]);
  });
});
