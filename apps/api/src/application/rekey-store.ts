import { bankHmac, bankSealContext } from '../bank/store.ts';
import { auditDetail } from '../platform/audit/audit-detail.ts';
import type { Batch } from '../platform/jobs/duty.ts';
import type { KeyName } from '../platform/seal/key-file.ts';
import { earlierVersions, keyVersionSql } from '../platform/seal/key-version-store.ts';
import { SealError, type WrappedKey } from '../platform/seal/seal.ts';
import { joinSql, type Sql, sql } from '../platform/sql/sql.ts';
import type { StoreDeps } from '../platform/store-deps.ts';
import { changeIfThere } from './change-application.ts';
import { fingerprintsOf } from './sealed-subject.ts';
import { subjectsOfApplications } from './subject-store.ts';

export type Rekeying = {
  /** Rewraps data keys and recomputes fingerprints made with an earlier key version. */
  rekey: Batch;
};

type Bank = {
  id: string;
  applicationId: string;
  routing?: string;
  transit?: string;
  institution?: string;
  vendorAccountId?: string;
  accountNumberSealed?: string;
  accountHmac: string;
  dataKey: WrappedKey;
};

type Outdated = { id: string; dataKey: WrappedKey };

const applicationsAtOnce = 100;

/** Columns whose values begin with the version of their key. */
const VERSIONED: readonly { table: Sql; id: Sql; column: Sql; key: KeyName }[] = [
  { table: sql`applications`, id: sql`id`, column: sql`data_key`, key: 'keyEncryption' },
  { table: sql`businesses`, id: sql`application_id`, column: sql`data_key`, key: 'keyEncryption' },
  { table: sql`businesses`, id: sql`application_id`, column: sql`tax_id_hmac`, key: 'fingerprint' },
  { table: sql`people`, id: sql`application_id`, column: sql`tax_id_hmac`, key: 'fingerprint' },
  { table: sql`people`, id: sql`application_id`, column: sql`person_hmac`, key: 'fingerprint' },
  {
    table: sql`bank_accounts`,
    id: sql`application_id`,
    column: sql`account_hmac`,
    key: 'fingerprint',
  },
];

/** Moves stored values to the current keys, a few applications at a time. docs/decisions/0044. */
export function buildRekeying(deps: StoreDeps): Rekeying {
  const { database, sealer, keyHalves } = deps;

  /** Applications with a value of an earlier key, by id; each part reads an index of its own. */
  const outdated = async (after: string): Promise<Outdated[]> => {
    const wrapping = earlierVersions(sealer, 'keyEncryption');
    const fingerprint = earlierVersions(sealer, 'fingerprint');
    const limit = sql`limit ${applicationsAtOnce}::integer`;
    const found = VERSIONED.map(({ table, id, column, key }) => {
      const versions = key === 'fingerprint' ? fingerprint : wrapping;
      return sql`select t.id from unnest(${versions}::integer[]) v(version)
        cross join lateral (select ${id} as id from ${table} where ${column} is not null
          and ${keyVersionSql(column)} = v.version and ${id} > ${after} order by ${id} ${limit}) t`;
    });
    return database.run<Outdated>(sql`select a.id, a.data_key from applications a
      where a.id in (${joinSql(found, ' union all ')} union all
        (select id from applications where data_key not like '%:half\\_%' and id > ${after}
          order by id ${limit}))
      order by a.id ${limit}`);
  };

  const banksOf = (id: string): Promise<Bank[]> =>
    database.run<Bank>(sql`select k.id, k.application_id, k.routing, k.transit, k.institution, k.vendor_account_id, k.account_number_sealed, k.account_hmac,
      a.data_key from bank_accounts k join applications a on a.id = k.application_id
        where k.application_id = ${id}`);

  /** Updates a value only if it is still the one that was read: a concurrent write wins. */
  const rekeyApplication = async ({ id, dataKey }: Outdated): Promise<void> => {
    const subjects = (await subjectsOfApplications(deps, sql`a.id = ${id}`)).map((one) => {
      const { taxIdHmac: tax, personHmac: person } = fingerprintsOf(one, sealer);
      return { id: one.subject.id, was: one.stored.taxIdHmac, tax, person };
    });
    const banks = (await banksOf(id)).map((bank) => {
      const place = bankSealContext('account_number_sealed', id, bank.id);
      const accountNumber =
        bank.accountNumberSealed === undefined
          ? undefined
          : sealer.open(bank.dataKey, place, bank.accountNumberSealed);
      return {
        id: bank.id,
        was: bank.accountHmac,
        hmac: bankHmac({ ...bank, accountNumber }, sealer),
      };
    });
    const half = dataKey.half() ?? (await keyHalves.create());
    const wrapped = sealer.rewrapDataKey(id, dataKey, half) ?? dataKey;
    const [business] = await database.run<{ dataKey?: WrappedKey }>(
      sql`select b.data_key from businesses b where b.application_id = ${id}`,
    );
    const ofBusiness =
      business?.dataKey && (sealer.rewrapDataKey(id, business.dataKey, half) ?? business.dataKey);
    await changeIfThere(deps, { id, actor: 'system' }, (tx, found) => {
      if (found.dataKey.stored !== dataKey.stored) return undefined;
      tx.send(sql`update people set tax_id_hmac = n.tax, person_hmac = n.person
        from jsonb_to_recordset(${JSON.stringify(subjects)}::jsonb)
          as n(id text, was text, tax text, person text)
        where people.application_id = ${id} and people.id = n.id
          and people.tax_id_hmac is not distinct from n.was`);
      tx.send(sql`update businesses
        set tax_id_hmac = n.tax, data_key = ${ofBusiness?.stored ?? null}::text
        from jsonb_to_recordset(${JSON.stringify(subjects)}::jsonb)
          as n(id text, was text, tax text)
        where businesses.application_id = ${id} and businesses.id = n.id
          and businesses.tax_id_hmac is not distinct from n.was
          and businesses.data_key is not distinct from ${business?.dataKey?.stored ?? null}::text`);
      tx.send(sql`update bank_accounts set account_hmac = n.hmac
        from jsonb_to_recordset(${JSON.stringify(banks)}::jsonb) as n(id text, was text, hmac text)
        where bank_accounts.application_id = ${id} and bank_accounts.id = n.id
          and bank_accounts.account_hmac = n.was`);
      return {
        action: 'keys.renewed',
        detail: auditDetail({}),
        set: { dataKey: wrapped.stored },
        keepsVersion: true,
      };
    });
  };

  return {
    rekey: async (after, log) => {
      const found = await outdated(after);
      for (const application of found)
        await rekeyApplication(application).catch((error: unknown) => {
          // A value that opens no more is left: the error surfaces when it is read.
          if (!(error instanceof SealError))
            log.error(error, `application ${application.id} keeps its key`);
        });
      return found.length < applicationsAtOnce ? undefined : found.at(-1)?.id;
    },
  };
}
