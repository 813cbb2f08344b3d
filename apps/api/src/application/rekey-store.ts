import { bankHmac, bankSealContext } from '../bank/store.ts';
import { auditDetail } from '../platform/audit/audit-detail.ts';
import { SealError, type WrappedKey } from '../platform/seal/seal.ts';
import { type Sql, sql } from '../platform/sql/sql.ts';
import type { StoreDeps } from '../platform/store-deps.ts';
import { changeIfThere } from './change-application.ts';
import { fingerprintsOf } from './sealed-subject.ts';
import { subjectsOfApplications } from './subject-store.ts';

export type Rekeying = {
  /** Rewraps data keys and recomputes fingerprints made with an earlier key version. */
  rekey(): Promise<void>;
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

const applicationsAtOnce = 100;

/** SQL predicate: the fingerprint was made with another key version than the current one. */
const isOfAnotherKey = (column: Sql, current: number): Sql =>
  sql`(${column} is not null and coalesce(substring(${column} from '^v([0-9]+):')::integer, 1) <> ${current}::integer)`;

/** Moves stored values to the current keys, a few applications at a time. docs/decisions/0044. */
export function buildRekeying(deps: StoreDeps): Rekeying {
  const { database, sealer, keyHalves } = deps;

  const outdated = (after: string): Promise<{ id: string; dataKey: WrappedKey }[]> => {
    const fingerprint = sealer.versionsOf('fingerprint').current;
    const old = (column: string) => isOfAnotherKey({ texts: [column], values: [] }, fingerprint);
    return database.run<{
      id: string;
      dataKey: WrappedKey;
    }>(sql`select a.id, a.data_key from applications a where a.id > ${after} and (
        ${isOfAnotherKey(sql`a.data_key`, sealer.versionsOf('keyEncryption').current)} or a.data_key not like '%:half\\_%'
        or exists (select 1 from people p where p.application_id = a.id and (${old('p.tax_id_hmac')} or ${old('p.person_hmac')}))
        or exists (select 1 from businesses b where b.application_id = a.id
          and (${old('b.tax_id_hmac')} or ${isOfAnotherKey(sql`b.data_key`, sealer.versionsOf('keyEncryption').current)}))
        or exists (select 1 from bank_accounts k where k.application_id = a.id and ${old('k.account_hmac')}))
      order by a.id limit ${applicationsAtOnce}::integer`);
  };

  const banksOf = (id: string): Promise<Bank[]> =>
    database.run<Bank>(sql`select k.id, k.application_id, k.routing, k.transit, k.institution, k.vendor_account_id, k.account_number_sealed, k.account_hmac,
      a.data_key from bank_accounts k join applications a on a.id = k.application_id where k.application_id = ${id}`);

  /** Updates a value only if it is still the one that was read: a concurrent write wins. */
  const rekeyApplication = async ({
    id,
    dataKey,
  }: {
    id: string;
    dataKey: WrappedKey;
  }): Promise<void> => {
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
    rekey: async () => {
      let after = '';
      for (;;) {
        const found = await outdated(after);
        for (const application of found) {
          try {
            await rekeyApplication(application);
          } catch (error) {
            if (!(error instanceof SealError)) throw error; // leave it; the error surfaces when the value is read
          }
        }
        const last = found.at(-1);
        if (last === undefined || found.length < applicationsAtOnce) return;
        after = last.id;
      }
    },
  };
}
