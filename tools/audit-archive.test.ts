import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@signet/testing/temporary-folder';
import { beforeEach, expect, test } from 'vitest';
import { sql } from '../apps/api/src/platform/sql/sql.ts';
import { forEachDatabase } from '../apps/api/src/testing/for-each-database.ts';
import { doDuties } from '../apps/api/src/testing/test-duties.ts';
import {
  openStore,
  type StoreUnderTest,
  submittedTestApplication,
} from '../apps/api/src/testing/test-store.ts';
import { runAuditArchive } from './audit-archive.ts';

const TOOL = join(import.meta.dirname, 'verify-audit-export.ts');
const dayMs = 24 * 3_600_000;

const verify = (file: string) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [TOOL, file]);
  return { status, said: `${stdout}${stderr}` };
};

forEachDatabase('the archive of the audit log', (open) => {
  let at: StoreUnderTest;
  let id = '';
  beforeEach(async () => {
    at = await openStore(open); // on 18 November 2026
    ({ id } = await submittedTestApplication(at.store));
  });
  const archive = () => doDuties(at.store, ['audit.archive']);
  const deferIn = async (days: number) => {
    await at.clock.advance(days * dayMs);
    await at.store.banks.defer({ id, actor: 'ana' });
  };

  test('waits until a month is over and settled', async () => {
    await at.clock.advance(14 * dayMs);
    expect(await archive()).toMatchObject({ lines: [] });
    expect(await runAuditArchive(at.store, [])).toEqual([]);
    await at.clock.advance(2 * dayMs);
    expect(await archive()).toMatchObject({
      lines: [expect.stringMatching(/^audit archive 2026-11 holds 2 lines in 1 parts with root /)],
    });
    expect(await archive()).toMatchObject({ lines: [] });
  });

  test('is verified by whoever has the files alone, and a month names the root of the one before', async () => {
    await deferIn(20);
    await at.clock.advance(30 * dayMs);
    const { lines, broken } = await archive();
    expect([lines.length, broken]).toEqual([2, []]);
    const listed = await runAuditArchive(at.store, []);
    expect(listed.map((line) => line.slice(0, 16))).toEqual([
      '2026-11  2 lines',
      '2026-12  1 lines',
    ]);
    const roots = listed.map((line) => line.split('root ')[1] ?? '');
    const folder = temporaryFolder();
    for (const month of ['2026-11', '2026-12']) await runAuditArchive(at.store, [month, folder]);
    const found = verify(join(folder, '2026-12.json'));
    expect(found.status).toBe(0);
    for (const root of roots) expect(found.said).toContain(root);

    const part = join(folder, '2026-11-000001.jsonl');
    const text = readFileSync(part, 'utf8');
    writeFileSync(part, text.replace('application.sent', 'application.left'));
    const changed = verify(join(folder, '2026-11.json'));
    expect(changed.status).toBe(1);
    expect(changed.said).toContain(`line 2 of ${id} is not what was written`);
    expect(changed.said).toContain('is not the one of the manifest');
    writeFileSync(part, `${text.trimEnd().split('\n').slice(0, -1).join('\n')}\n`);
    expect(verify(join(folder, '2026-11.json')).said).toContain('2 lines were archived');
  });

  test('tells of a line that is not as it was written', async () => {
    await at.database.run(sql`alter table audit disable trigger user`);
    await at.database.run(
      sql`update audit set actor = 'nobody' where application_id = ${id} and seq = 2`,
    );
    await at.clock.advance(30 * dayMs);
    expect((await archive()).broken).toEqual([`row 2 of ${id}`]);
  });

  test('says so where a row, a part or a file of it was changed', async () => {
    await deferIn(20);
    await at.clock.advance(60 * dayMs);
    await archive();
    const take = () => runAuditArchive(at.store, ['2026-12', temporaryFolder()]);
    await take();
    await expect(runAuditArchive(at.store, ['2026-10', temporaryFolder()])).rejects.toThrow(
      '2026-10 is not archived',
    );
    await at.objects.remove('audit/2026-12/000001.jsonl.gz');
    await expect(take()).rejects.toThrow('audit/2026-12/000001.jsonl.gz is missing');
    await at.database.run(sql`update audit_archive_parts set hash = 'x' where month = '2026-12'`);
    await expect(take()).rejects.toThrow('audit_archive_parts are not as they were written');
    await at.database.run(sql`update audit_archives set lines = 2 where month = '2026-12'`);
    await expect(take()).rejects.toThrow('row of 2026-12 in audit_archives is not as it was');
  });
});
