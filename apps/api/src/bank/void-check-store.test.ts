import { beforeAll, expect, test } from 'vitest';
import { newRowId } from '../platform/ids.ts';
import { buildEndedObjects } from '../platform/objects/ended-object-store.ts';
import { sql } from '../platform/sql/sql.ts';
import type { StoreDeps } from '../platform/store-deps.ts';
import { forEachDatabase } from '../testing/for-each-database.ts';
import { doDuties } from '../testing/test-duties.ts';
import { applicationWithPhone, openStore, type StoreUnderTest } from '../testing/test-store.ts';

const REVIEWER = { id: 'reviewer_1', name: 'Robin' };
const CONTENT = Buffer.from('%PDF-1.7 of a voided check').toString('base64');
const BANK = {
  kind: 'manual',
  accountType: 'CHECKING',
  routing: '021000021',
  accountNumber: '000123456789',
  last4: '6789',
} as const;

forEachDatabase('files of voided checks', (open) => {
  let at: StoreUnderTest;
  beforeAll(async () => {
    at = await openStore(open);
  });

  /** A voided check as the release before stored it: sealed, in its row. */
  const storedInRow = async () => {
    const { id, dataKey } = await applicationWithPhone(at.store);
    const { id: bankId } = await at.store.banks.add({
      ...BANK,
      id,
      status: 'PENDING',
      actor: 'test',
    });
    const rowId = newRowId('check');
    const place = { table: 'void_checks', column: 'content_sealed', applicationId: id, rowId };
    await at.database.run(sql`insert into void_checks (id, application_id, bank_id, media_type, content_sealed, received_at, is_remade)
      values (${rowId}, ${id}, ${bankId}, 'application/pdf', ${at.sealer.seal(dataKey, place, CONTENT)}, ${at.clock.now()}::bigint, true)`);
    return { id, rowId, key: `void-checks/${rowId}` };
  };
  const contentOf = async (id: string) => (await at.store.voidChecks.read(id, REVIEWER))?.content;

  test('reads a file from its row, moves it sealed to the object store, and reads it there', async () => {
    const { id, rowId, key } = await storedInRow();
    expect(await contentOf(id)).toBe(CONTENT);
    expect((await doDuties(at.store, ['move.voidChecks'])).errors).toEqual([]);
    const [row] = await at.database.run<{ contentSealed: string; objectKey?: string }>(
      sql`select content_sealed, object_key from void_checks where id = ${rowId}`,
    );
    expect(row).toEqual({ contentSealed: '', objectKey: key });
    const file = await at.objects.get(key);
    expect(file?.toString('latin1')).toMatch(/^v1:/);
    expect(file?.includes('%PDF')).toBe(false);
    expect(await contentOf(id)).toBe(CONTENT);
    await doDuties(at.store, ['erase.objects']);
    expect(await contentOf(id)).toBe(CONTENT);
  });

  test('a file in another file’s place does not open', async () => {
    const [one, other] = [await storedInRow(), await storedInRow()];
    await doDuties(at.store, ['move.voidChecks']);
    const file = await at.objects.get(other.key);
    await at.objects.put(one.key, file ?? Buffer.alloc(0));
    await expect(contentOf(one.id)).rejects.toThrow('does not open');
  });

  test('a missing file is an error, not an empty check', async () => {
    const { id, key } = await storedInRow();
    await doDuties(at.store, ['move.voidChecks']);
    await at.objects.remove(key);
    await expect(contentOf(id)).rejects.toThrow('its file is not in the object store');
  });

  test('erasing the application removes the file too, and so does removing the account', async () => {
    const [erased, removed] = [await storedInRow(), await storedInRow()];
    await doDuties(at.store, ['move.voidChecks']);
    await at.store.erase(erased.id, 'test');
    await at.database.run(sql`delete from bank_accounts where application_id = ${removed.id}`);
    expect((await doDuties(at.store, ['erase.objects'])).errors).toEqual([]);
    expect(await at.objects.get(erased.key)).toBeUndefined();
    expect(await at.objects.get(removed.key)).toBeUndefined();
    expect(await at.database.run(sql`select * from ended_objects`)).toEqual([]);
  });

  test('a file whose row was never written is removed after an hour', async () => {
    const { database, clock, objects } = at;
    const deps: Pick<StoreDeps, 'database' | 'clock' | 'objects'> = { database, clock, objects };
    const { putAhead } = buildEndedObjects(deps);
    await putAhead('void-checks/left-over', Buffer.from('sealed'));
    await doDuties(at.store, ['erase.objects']);
    expect(await objects.get('void-checks/left-over')).toBeDefined();
    await clock.advance(3_600_000);
    await doDuties(at.store, ['erase.objects']);
    expect(await objects.get('void-checks/left-over')).toBeUndefined();
  });
});
