import { beforeAll, expect, test } from 'vitest';
import type { SecretAnswers } from '../platform/seal/secret-answer.ts';
import { identifier, sql } from '../platform/sql/sql.ts';
import { forEachDatabase } from '../testing/for-each-database.ts';
import {
  applicationWithPhone,
  loadOrThrow,
  newApplication,
  newUser,
  openStore,
  STORE_TEST_TERMS,
  type StoreUnderTest,
} from '../testing/test-store.ts';

const DOB = 'applicant.dob';
const PERSON = 'applicant.governmentIdentification.value';
const COMPANY = 'company.governmentIdentification.value';
const CANARIES = [
  '1971-03-09',
  '900105544',
  '7731',
  '876519953',
  '000918273645',
  'access-canary-token',
  'text-canary-482913',
  'verifier-canary',
  'body-canary-0451',
];

forEachDatabase('secrets', (open) => {
  let at: StoreUnderTest;
  beforeAll(async () => {
    at = await openStore(open);
  });
  const give = async (id: string, secrets: SecretAnswers) => {
    const { userId, version } = await loadOrThrow(at.store, id);
    return at.store.applications.saveAnswers({
      id,
      userId,
      version,
      answers: {},
      secrets,
      actor: userId,
    });
  };
  const textsOf = async (): Promise<string> => {
    const columns = await at.database.run<{ tableName: string; columnName: string }>(
      sql`select table_name, column_name from information_schema.columns where table_schema in ('public', 'job_queue') order by 1, 2`,
    );
    const tables = await at.database.run<{ tableName: string }>(
      sql`select table_name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
    );
    expect(columns.length).toBeGreaterThan(100);
    const texts: string[] = [];
    for (const { tableName } of tables)
      texts.push(
        JSON.stringify(
          await at.database.run(sql`select to_jsonb(t) as row from ${identifier(tableName)} t`),
        ),
      );
    return texts.join('\n');
  };

  test('entering a secret again counts as a change only if it differs', async () => {
    const { id } = await applicationWithPhone(at.store);
    const given: SecretAnswers = {
      [DOB]: { value: '1980-01-31' },
      [PERSON]: { value: '4821', sourceType: 'SSN4' },
      [COMPANY]: { value: '123456780', sourceType: 'FEIN' },
    };
    const changed = (secrets: SecretAnswers) =>
      at.store.applications.secretsThatDiffer(id, secrets);
    expect(await changed(given)).toEqual(given);
    expect(await changed({ [DOB]: { value: '' }, [PERSON]: { value: '' } })).toEqual({});
    await give(id, given);
    expect(await changed(given)).toEqual({});
    const others: SecretAnswers = {
      [DOB]: { value: '1980-02-01' },
      [PERSON]: { value: '4822', sourceType: 'SSN4' },
      [COMPANY]: { value: '123456780', sourceType: 'BN' },
    };
    expect(await changed(others)).toEqual(others);
    expect(await changed({ [DOB]: { value: '' }, [PERSON]: { value: '' } })).toEqual({
      [DOB]: { value: '' },
      [PERSON]: { value: '' },
    });
  });

  test('are stored, opened and removed; a full number shows its last four digits, four digits show none', async () => {
    const { id } = await applicationWithPhone(at.store);
    await give(id, {
      [DOB]: { value: '1980-01-31' },
      [PERSON]: { value: '4821', sourceType: 'SSN4' },
      [COMPANY]: { value: '123456780', sourceType: 'FEIN' },
    });
    expect((await loadOrThrow(at.store, id)).secretsOnFile).toEqual({
      [DOB]: {},
      [PERSON]: { sourceType: 'SSN4' },
      [COMPANY]: { sourceType: 'FEIN', last4: '6780' },
    });
    expect(await at.store.applications.openSecrets(id, [DOB, PERSON, COMPANY])).toEqual({
      [DOB]: '1980-01-31',
      [PERSON]: '4821',
      [COMPANY]: '123456780',
    });
    await give(id, { [PERSON]: { value: '' }, [DOB]: { value: '' } });
    expect((await loadOrThrow(at.store, id)).secretsOnFile).toEqual({
      [COMPANY]: { sourceType: 'FEIN', last4: '6780' },
    });
    expect(await at.store.applications.openSecrets(id, [PERSON])).toEqual({});
  });

  test('opening them writes an audit row with their paths and no value', async () => {
    const { id } = await applicationWithPhone(at.store);
    await give(id, { [PERSON]: { value: '4821', sourceType: 'SSN4' } });
    await at.store.applications.openSecrets(id, [PERSON], 'job decide');
    const rows = await at.database.run(
      sql`select actor, action, detail from audit where application_id = ${id} order by seq desc limit 1`,
    );
    expect(rows).toEqual([
      { actor: 'job decide', action: 'secret.read', detail: JSON.stringify({ paths: [PERSON] }) },
    ]);
  });

  test.each([
    [
      'from another application',
      sql`update people set tax_id_sealed = (select tax_id_sealed from people where application_id = `,
      sql`) where application_id = `,
    ],
    [
      'from another field',
      sql`update people set tax_id_sealed = (select tax_id_sealed from businesses where application_id = `,
      sql`) where application_id = `,
    ],
  ])('do not open when the sealed text was moved %s', async (what, take, put) => {
    const [one, two] = [await applicationWithPhone(at.store), await applicationWithPhone(at.store)];
    for (const { id } of [one, two])
      await give(id, { [PERSON]: { value: '4821' }, [COMPANY]: { value: '123456780' } });
    const from = what === 'from another field' ? two : one;
    await at.database.run(sql`${take}${from.id}${put}${two.id}`);
    await expect(at.store.applications.openSecrets(two.id, [PERSON])).rejects.toThrow(
      /does not open/,
    );
    expect((await loadOrThrow(at.store, two.id)).secretsOnFile).toHaveProperty([PERSON]);
  });

  test('appear in plain text in no column of any table', async () => {
    const { id, userId } = await applicationWithPhone(at.store);
    await give(id, {
      [DOB]: { value: '1971-03-09' },
      [PERSON]: { value: '7731' },
      [COMPANY]: { value: '876519953' },
    });
    const other = await applicationWithPhone(at.store);
    await give(other.id, { [PERSON]: { value: '900105544', sourceType: 'SSN9' } });
    const once = { key: 'canary', userId, route: 'r', body: 'body-canary-0451 876519953' };
    await at.store.idempotency.begin(once);
    await at.store.idempotency.finish(once, { status: 200, reply: { text: 'text-canary-482913' } });
    await at.store.applications.onboard({
      id,
      userId,
      terms: STORE_TEST_TERMS,
      actor: userId,
      once: { ...once, key: 'canary-2' },
    });
    await at.store.signIns.begin({
      ip: '203.0.113.7',
      state: 's',
      verifier: 'verifier-canary',
      nonce: 'verifier-canary',
      path: '/',
      portal: 'POYNT',
      reauthenticate: false,
    });
    await at.store.outbox.add({
      channel: 'sms',
      template: 't',
      to: '2125550100',
      text: 'text-canary-482913',
    });
    await at.store.banks.add({
      id,
      kind: 'plaid',
      accountType: 'CHECKING',
      accountNumber: '000918273645',
      last4: '3645',
      vendorToken: 'access-canary-token',
      status: 'VERIFIED',
      actor: userId,
    });
    await at.store.applications.openSecrets(id, [DOB, PERSON, COMPANY]);
    const texts = await textsOf();
    expect(texts).toContain(id);
    // Matched as a whole word: four digits also occur by chance inside a hash or a timestamp.
    expect(CANARIES.filter((canary) => new RegExp(`\\b${canary}\\b`).test(texts))).toEqual([]);
    expect(CANARIES.filter((canary) => canary.length > 4 && texts.includes(canary))).toEqual([]);
  });

  test('are sealed from the first statement on, when the application is created', async () => {
    const userId = await newUser(at.store);
    const { id } = await at.store.applications.create(
      newApplication(userId, { secrets: { [DOB]: { value: '1990-05-05' } } }),
    );
    expect(await at.store.applications.openSecrets(id, [DOB])).toEqual({ [DOB]: '1990-05-05' });
  });
});
