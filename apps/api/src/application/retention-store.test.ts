import { retentionPeriods } from '@signet/rulebook/reference/retention';
import { beforeAll, expect, test } from 'vitest';
import { sql } from '../platform/sql/sql.ts';
import { buildStore } from '../store.ts';
import { forEachDatabase } from '../testing/for-each-database.ts';
import { sweep } from '../testing/test-duties.ts';
import {
  loadOrThrow,
  newApplication,
  newUser,
  openStore,
  type StoreUnderTest,
  submittedTestApplication,
  TEST_DRAFT,
} from '../testing/test-store.ts';

const dayMs = 24 * 3_600_000;
const DEFAULT_DAYS = { declined: 180, declinedPeople: 761, closed: 1_826 };
const SECRETS = {
  'applicant.dob': { value: '1980-01-31' },
  'applicant.governmentIdentification.value': { value: '900104321', sourceType: 'SSN9' as const },
};
const BANK = {
  kind: 'manual',
  accountType: 'CHECKING',
  routing: '021000021',
  accountNumber: '000123456789',
  last4: '6789',
  status: 'PENDING',
} as const;

forEachDatabase('retention', (open) => {
  let at: StoreUnderTest;
  beforeAll(async () => {
    at = await openStore(open);
  });

  const withSecrets = async (outcome?: 'APPROVED' | 'DECLINED') => {
    const { store } = at;
    if (outcome === undefined)
      return store.applications.create(newApplication(await newUser(store), { secrets: SECRETS }));
    const { id, round, userId } = await submittedTestApplication(store, { secrets: SECRETS });
    await store.banks.add({ ...BANK, id, actor: userId });
    await store.applications.recordDecision({
      id,
      round,
      outcome,
      rowId: 'x',
      evidence: { person: 'match' },
      version: 'v',
      decidedBy: 'rules',
      actor: 'rules',
    });
    return { id };
  };
  const everything = async (id: string): Promise<string> => {
    const tables = await at.database.run<{
      name: string;
    }>(sql`select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name = 'application_id'`);
    const rows: unknown[] = [
      await at.database.run(
        sql`select u.* from users u join applications a on a.user_id = u.id where a.id = ${id}`,
      ),
    ];
    for (const { name } of tables)
      rows.push(
        await at.database.run({
          texts: [`select * from ${name} where application_id = '${id}'`],
          values: [],
        }),
      );
    // A hash may contain any four digits by chance.
    return JSON.stringify(rows).replace(/"hash":"[0-9a-f]{64}"/g, '"hash":""');
  };

  test('an application that was never submitted is erased after 90 days, and its audit log stays intact', async () => {
    const { id } = await withSecrets();
    await at.clock.advance(89 * dayMs);
    await sweep(at.store);
    expect((await loadOrThrow(at.store, id)).answers).toMatchObject(TEST_DRAFT);
    await at.clock.advance(2 * dayMs);
    await sweep(at.store);
    const left = await everything(id);
    for (const known of ['Ana', 'Silva', 'example.com', 'Sealed', 'Hmac'])
      expect(left).not.toContain(known);
    expect(await at.store.audit.verify(id)).toEqual({ ok: true, rows: 2 });
    await sweep(at.store);
    expect(await at.store.audit.verify(id)).toEqual({ ok: true, rows: 2 });
  });

  test('tax IDs and bank accounts of a declined application are deleted after 180 days, and the reason is kept', async () => {
    const { id } = await withSecrets('DECLINED');
    await at.clock.advance(179 * dayMs);
    await sweep(at.store);
    expect(await at.store.applications.openSecrets(id, Object.keys(SECRETS))).toMatchObject({
      'applicant.dob': '1980-01-31',
    });
    await at.clock.advance(2 * dayMs);
    await sweep(at.store);
    expect(await at.store.applications.openSecrets(id, Object.keys(SECRETS))).toEqual({});
    expect(
      await at.database.run(sql`select id from bank_accounts where application_id = ${id}`),
    ).toEqual([]);
    expect((await loadOrThrow(at.store, id)).decision).toBe('DECLINED');
    expect(
      await at.database.run(sql`select row_id from decisions where application_id = ${id}`),
    ).toEqual([{ rowId: 'x' }]);
  });

  test('deletes the tax ID of an owning company too, even where it is the last one', async () => {
    const { id } = await withSecrets('DECLINED');
    await at.clock.advance(181 * dayMs);
    await sweep(at.store);
    await at.database.run(sql`insert into owner_companies (id, application_id, kind, name, country, number_sealed, number_last4, created_at)
      values (${`own:company:${id}`}, ${id}, 'company', 'Bell Holdings LLC', 'US', 'sealed', '4567', 1)`);
    await sweep(at.store);
    const companies = sql`select name, number_sealed, number_last4 from owner_companies where application_id = ${id}`;
    expect(await at.database.run(companies)).toEqual([
      { name: 'Bell Holdings LLC', numberSealed: '', numberLast4: '' },
    ]);
  });

  test.each([
    ['the numbers of a declined application', 'DECLINED', { declined: 30 }, 29, 2, '4321'],
    ['the names of a declined application', 'DECLINED', { declinedPeople: 900 }, 899, 2, 'Silva'],
    ['who a closed account was opened for', 'APPROVED', { closed: 2_557 }, 2_556, 2, 'Silva'],
  ] as const)(
    '%s stay as long as the configuration says',
    async (_what, outcome, days, before, more, known) => {
      const { id } = await withSecrets(outcome);
      const { userId } = await loadOrThrow(at.store, id);
      if (outcome === 'APPROVED')
        await at.store.accounts.close({ id, userId, actor: userId, messages: [] });
      const { database, sealer, clock } = at;
      const retention = retentionPeriods(
        (period) => ({ ...DEFAULT_DAYS, ...days })[period] * dayMs,
      );
      const configured = buildStore({ database, sealer, clock, retention });
      await clock.advance(before * dayMs);
      await sweep(configured);
      expect(await everything(id)).toContain(known);
      await clock.advance(more * dayMs);
      await sweep(configured);
      expect(await everything(id)).not.toContain(known);
    },
  );

  test('erasing a declined application keeps the decision and the log, without names', async () => {
    const { id } = await withSecrets('DECLINED');
    await at.database.run(
      sql`insert into people (id, application_id, role, first_name, listed_at, created_at) values (${`own:${id}`}, ${id}, 'owner', 'Ana', 1, 1)`,
    );
    expect(await at.store.erase(id, 'operator:ana')).toEqual({ kept: ['decisions', 'audit'] });
    const left = await everything(id);
    for (const known of ['Ana', 'Silva', '2125550123', 'example.com', 'Sealed', 'Hmac', '6789'])
      expect(left).not.toContain(known);
    expect(left).toContain('"outcome":"DECLINED"');
    expect(left).toContain('"actor":"operator:ana","action":"application.erased"');
    expect(await at.store.audit.verify(id)).toMatchObject({ ok: true });
    expect(await at.store.erase(id, 'operator:ana')).toEqual({ kept: ['decisions', 'audit'] });
  });

  test('erasing an approved application keeps who the account was opened for', async () => {
    const { id } = await withSecrets('APPROVED');
    expect(await at.store.erase(id, 'operator:ana')).toEqual({
      kept: ['person', 'business', 'bank', 'decisions', 'audit'],
    });
    expect(await at.store.applications.openSecrets(id, ['applicant.dob'])).toEqual({
      'applicant.dob': '1980-01-31',
    });
    expect(await at.store.audit.verify(id)).toMatchObject({ ok: true });
    expect(await at.store.erase('urn:app:none', 'operator:ana')).toBeUndefined();
  });

  test('a closed account keeps what the law requires for five years, then no name', async () => {
    const { id } = await withSecrets('APPROVED');
    const { userId } = await loadOrThrow(at.store, id);
    expect(await at.store.accounts.close({ id, userId, actor: userId, messages: [] })).toBe(true);
    expect(await at.store.accounts.close({ id, userId, actor: userId, messages: [] })).toBe(false);
    await at.clock.advance(1_820 * dayMs);
    await sweep(at.store);
    expect(await at.store.applications.openSecrets(id, Object.keys(SECRETS))).toMatchObject({
      'applicant.dob': '1980-01-31',
    });
    expect(await at.store.erase(id, 'operator:ana')).toMatchObject({
      kept: ['person', 'business', 'bank', 'decisions', 'audit'],
    });
    await at.clock.advance(7 * dayMs);
    await sweep(at.store);
    const left = await everything(id);
    for (const known of ['Ana', 'Silva', '2125550123', 'example.com', 'Sealed', 'Hmac', '6789'])
      expect(left).not.toContain(known);
    expect(await at.store.audit.verify(id)).toMatchObject({ ok: true });
  });

  test('names and addresses of a declined application are deleted after 25 months, and the decision is kept', async () => {
    const { id } = await withSecrets('DECLINED');
    await at.clock.advance(755 * dayMs);
    await sweep(at.store);
    expect((await loadOrThrow(at.store, id)).answers).toMatchObject({
      'applicant.name.firstName': 'Ana',
    });
    await at.clock.advance(7 * dayMs);
    await sweep(at.store);
    const left = await everything(id);
    for (const known of ['Ana', 'Silva', 'example.com']) expect(left).not.toContain(known);
    expect(left).toContain('"outcome":"DECLINED"');
  });

  test('tables of an earlier release are erased from while they exist', async () => {
    const { id } = await withSecrets();
    await at.database.run(sql`create table owners_v1 (application_id text, first_name text)`);
    await at.database.run(sql`insert into owners_v1 values (${id}, 'Ana')`);
    await at.store.erase(id, 'operator:ana');
    expect(await at.database.run(sql`select first_name from owners_v1`)).toEqual([]);
  });

  test('sessions, links and codes are deleted when they expire, and not before', async () => {
    const { token } = await at.store.sessions.create({
      userId: await newUser(at.store),
      authenticatedAt: at.clock.now(),
    });
    await at.store.analytics.add({ type: 'screen.shown', params: {} });
    const counts = () =>
      at.database.run(
        sql`select (select count(*) from sessions) as sessions, (select count(*) from analytics) as events`,
      );
    await sweep(at.store);
    expect(await at.store.sessions.load(token)).toBeDefined();
    await at.clock.advance(dayMs);
    await sweep(at.store);
    expect(await counts()).toEqual([{ sessions: 0, events: 1 }]);
    await at.clock.advance(400 * dayMs);
    await sweep(at.store);
    expect(await counts()).toEqual([{ sessions: 0, events: 0 }]);
  });

  test('an export contains birth dates in full, numbers by their last four digits, and no keys or hashes', async () => {
    const { id } = await withSecrets('APPROVED');
    const [owner] = await at.database.run<{ emailAddress: string }>(
      sql`select u.email_address from users u join applications a on a.user_id = u.id where a.id = ${id}`,
    );
    const found = await at.store.exportPerson(owner?.emailAddress.toUpperCase() ?? '');
    expect(found.people).toMatchObject([{ first_name: 'Ana', tax_id_last4: '4321' }]);
    expect(found.secret_answers).toMatchObject([{ birth_date: '1980-01-31' }]);
    expect(found.decisions).toMatchObject([{ outcome: 'APPROVED' }]);
    expect(found.audit).toBeUndefined(); // of those who decide. hidden-findings.test.ts
    expect(JSON.stringify(found)).not.toMatch(/900104321|000123456789|_sealed|_hmac|data_key/);
    expect(await at.store.exportPerson('nobody@example.com')).toEqual({});
    await at.store.exportPerson(owner?.emailAddress ?? '', 'operator:kim');
    const [line] = await at.database.run(
      sql`select actor, action, detail from audit where application_id = ${id} order by seq desc limit 1`,
    );
    expect(line).toEqual({ actor: 'operator:kim', action: 'person.exported', detail: '{}' });
    expect(await at.store.audit.verify(id)).toMatchObject({ ok: true });
  });

  test('the export of an owner through a company names the company and their share, and no other holder', async () => {
    const { id } = await withSecrets('APPROVED');
    const [lena, omar, bell] = ['lena', 'omar', 'bell'].map((name) => `own:${name}:${id}`);
    for (const [person, email] of [
      [lena, 'lena@example.org'],
      [omar, 'omar@example.org'],
    ])
      await at.database.run(sql`insert into people (id, application_id, role, email_address, listed_at, created_at)
        values (${person}, ${id}, 'owner', ${email}, 1, 1)`);
    await at.database.run(sql`insert into owner_companies (id, application_id, kind, name, country, number_sealed, number_last4, created_at)
      values (${bell}, ${id}, 'company', 'Bell Holdings LLC', 'US', 'sealed', '4567', 1)`);
    for (const [holder, of, points] of [
      [lena, bell, 6_000],
      [omar, bell, 4_000],
      [bell, 'business', 10_000],
    ] as const)
      await at.database.run(sql`insert into owner_holdings (application_id, holder_id, of_id, basis_points, is_trustee)
        values (${id}, ${holder}, ${of}, ${points}, false)`);
    const found = await at.store.exportPerson('lena@example.org');
    expect(found.owner_companies).toMatchObject([
      { name: 'Bell Holdings LLC', number_last4: '4567' },
    ]);
    expect(found.owner_holdings).toMatchObject([
      { holder_id: lena, of_id: bell, basis_points: 6_000 },
    ]);
    expect(JSON.stringify(found)).not.toMatch(/omar|_sealed/);
  });
});
