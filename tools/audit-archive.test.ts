import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { LIMITS } from '@signet/rulebook/core/limits';
import { temporaryFolder } from '@signet/testing/temporary-folder';
import { beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../apps/api/src/platform/sql/sql.ts';
import { onPostgres } from '../apps/api/src/testing/for-each-database.ts';
import { checkpoint, doDuties } from '../apps/api/src/testing/test-duties.ts';
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

onPostgres('the archive of the audit log', (open) => {
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

  describe('a month that was kept long enough', () => {
    const bounded = async () => {
      const rows = await at.database.run<{ name: string }>(sql`select distinct
        tableoid::regclass::text as name from audit order by 1`);
      return rows.map(({ name }) => name);
    };
    const openSecret = () => at.store.applications.openSecrets(id, ['applicant.dob']);
    const drop = () => doDuties(at.store, ['audit.drop']);
    beforeEach(async () => {
      await doDuties(at.store, ['partitions.audit']);
      await checkpoint(at.store);
      await deferIn(20);
      await checkpoint(at.store);
      await at.clock.advance(LIMITS.auditKeptMs);
    });

    test('leaves the database once it is archived, and the chain goes on from a signed base', async () => {
      expect(await drop()).toMatchObject({ broken: [], lines: [] });
      await archive();
      expect(await drop()).toMatchObject({
        ...{ broken: [], errors: [] },
        lines: ['audit lines of 2026-11 and before, 2, are in their archive alone'],
      });
      expect(await bounded()).toEqual(['partitions.audit_2026_12_01']);
      expect(await at.store.audit.verify(id)).toEqual({ ok: true, rows: 1 });
      await openSecret();
      expect(await at.store.audit.verify(id)).toEqual({ ok: true, rows: 2 });
      expect(await checkpoint(at.store)).toMatchObject({ broken: [] });
      expect((await at.store.audit.verifyAll()).broken).toEqual([]);
    });

    test('then lets its application be archived and exported on, each line after the one before', async () => {
      await archive();
      await at.clock.advance(30 * dayMs);
      await drop();
      expect(await bounded()).toEqual([]);
      await openSecret();
      await at.clock.advance(40 * dayMs);
      expect(await archive()).toMatchObject({ broken: [] });
      await checkpoint(at.store);
      const { lines } = await at.store.auditLines.exported({});
      const own = lines.filter(({ chain }) => chain === id);
      expect(own.map(({ seq }) => seq)).toEqual([4]);
      const covered = await at.store.audit.coveredBy(id);
      expect(covered?.archived).toEqual({ seq: 3, hash: own[0]?.before, month: '2026-12' });
      const file = join(temporaryFolder(), 'log.jsonl');
      const write = (about: object) =>
        writeFileSync(
          file,
          [{ export: { lines: own.length, covered: about } }, ...own]
            .map((line) => `${JSON.stringify(line)}\n`)
            .join(''),
        );
      write({ ...covered });
      expect(verify(file)).toMatchObject({ status: 0 });
      expect(verify(file).said).toContain('lines 1 to 3 are in the archives up to 2026-12');
      write({ ...covered, archived: undefined });
      expect(verify(file).said).toContain('lines of the log are missing');
      write({ ...covered, archived: { ...covered?.archived, hash: 'x' } });
      expect(verify(file).said).toContain('does not follow the archived one');
    });

    test('stays where a file of its archive is gone or was changed, and where a chain is broken', async () => {
      await archive();
      const kept = await at.objects.get('audit/2026-11/000001.jsonl.gz');
      await at.objects.remove('audit/2026-11/000001.jsonl.gz');
      expect((await drop()).broken).toEqual([
        'the archived file audit/2026-11/000001.jsonl.gz is missing',
      ]);
      await at.objects.put('audit/2026-11/000001.jsonl.gz', gzipSync('{}'));
      expect((await drop()).broken).toEqual([
        'the archived file audit/2026-11/000001.jsonl.gz is not as it was written',
      ]);
      await at.objects.put('audit/2026-11/000001.jsonl.gz', kept ?? Buffer.of());
      await at.database.run(sql`alter table audit disable trigger user`);
      await at.database.run(sql`update audit set actor = 'nobody' where seq = 1`);
      expect((await drop()).broken).toEqual([`row 1 of ${id}`]);
      expect(await bounded()).toContain('partitions.audit_2026_11_01');
    });

    test('stays where it has a line that its archive lacks', async () => {
      await archive();
      const { id: other } = await submittedTestApplication(at.store);
      await at.database.run(sql`alter table audit disable trigger user`);
      await at.database.run(sql`update applications set audit_seq = 0, audit_head = ''
        where id = ${other}`);
      await at.database.run(sql`delete from audit where application_id = ${other}`);
      await at.database.run(sql`insert into audit select ${other}, seq, at, actor, action, detail, hash, key_id
        from audit where application_id = ${id} and seq = 1`);
      const { broken } = await drop();
      expect(broken).toEqual([`row 1 of ${other}`]);
      await at.database.run(sql`update audit_archives set lines = 1, signature = ${''}`);
      await expect(drop()).rejects.toThrow('is not as it was written');
    });

    test('shows whoever moves a base, takes one away, or cuts the chain back to it', async () => {
      await archive();
      await drop();
      const verified = () => at.store.audit.verify(id);
      const [base] = await at.database.run<{ hash: string }>(sql`select hash from audit_bases`);
      await at.database.run(sql`update audit_bases set seq = 1`);
      expect(await verified()).toEqual({ ok: false, brokenAt: 1 });
      await at.database.run(sql`update audit_bases set seq = 2, hash = 'x'`);
      expect(await verified()).toEqual({ ok: false, brokenAt: 2 });
      await at.database.run(sql`update audit_bases set hash = ${base?.hash}`);
      expect(await verified()).toMatchObject({ ok: true });
      await at.database.run(sql`alter table audit disable trigger user`);
      await at.database.run(sql`delete from audit`);
      await at.database.run(sql`update applications set audit_seq = 2, audit_head = ${base?.hash}`);
      expect(await verified()).toEqual({ ok: false, brokenAt: 3 });
      await at.database.run(sql`delete from audit_bases`);
      expect(await verified()).toMatchObject({ ok: false });
    });
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
