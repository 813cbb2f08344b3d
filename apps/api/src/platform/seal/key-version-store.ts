import { keysOf } from '@signet/rulebook/core/keys-of';
import { identifier, type Sql, sql } from '../sql/sql.ts';
import type { StoreDeps } from '../store-deps.ts';
import { KEY_NAMES, type KeyName } from './key-file.ts';
import { MissingKeyError, type Sealer, versionOf } from './seal.ts';

export type KeyVersions = {
  /** Throws a one-line error when the database was written with keys that the key file lacks. */
  claim(): Promise<void>;
  inUse(): Promise<{ name: KeyName; version: number; place: string; values: number }[]>;
  /** Forgets unused versions, so that the product can start with a key file without them. */
  forget(name: KeyName, versions: readonly number[]): Promise<void>;
};

/**
 * Columns written with each key. The audit log is append-only, so no version of its key is ever
 * retired.
 */
const MADE_BY: Readonly<Record<KeyName, readonly string[]>> = {
  keyEncryption: [
    'applications.data_key',
    'businesses.data_key',
    'outbox.body_sealed',
    'sign_ins.verifier_sealed',
    'staff_sign_ins.verifier_sealed',
    'staff_sessions.refresh_sealed',
    'console_sign_ins.verifier_sealed',
    'idempotency_keys.reply_sealed',
    'partner_prefills.values_sealed',
    'partner_imports.file_sealed',
    'partner_import_rows.values_sealed',
    'partner_import_rows.token_sealed',
    'partner_secrets.secret_sealed',
  ],
  fingerprint: [
    'people.tax_id_hmac',
    'people.person_hmac',
    'businesses.tax_id_hmac',
    'bank_accounts.account_hmac',
    'idempotency_keys.request_hmac',
    'partner_invited_rows.row_hmac',
  ],
  pepper: [
    'sessions.token_hash',
    'sign_ins.state_hash',
    'staff_sign_ins.state_hash',
    'staff_sessions.token_hash',
    'console_sign_ins.state_hash',
    'console_sessions.token_hash',
    'link_tokens.token_hash',
    'link_sessions.token_hash',
    'phone_links.token_hash',
    'partner_prefills.token_hash',
    'support_views.token_hash',
    'support_views.session_hash',
    'page_exits.token_hash',
    'carry_tokens.token_hash',
  ],
  audit: ['audit.key_id', 'audit_checkpoints.hash', 'staff_audit.key_id'],
};

const place = (version: number) => ({
  table: 'key_versions',
  column: 'check_sealed',
  applicationId: '',
  rowId: String(version),
});
const proof = 'signet';
const newest = 20;

const missingKeyError = (name: KeyName, version: number): Error =>
  new Error(
    `the database was written with version ${version} of the key ${name}, which KEYS_FILE lacks`,
  );
const wrongKeyError = (name: KeyName, version: number): Error =>
  new Error(
    `the database was written with another key ${name} than the one in KEYS_FILE (version ${version})`,
  );

/** Prevents a start with keys other than those that wrote the database. docs/decisions/0044. */
export function buildKeyVersions({ database, sealer, clock, keyHalves }: StoreDeps): KeyVersions {
  const opens = (version: number, sealed: string): boolean => {
    try {
      return sealer.openUnbound(place(version), sealed) === proof;
    } catch {
      return false; // SealError means false
    }
  };

  const claimFormer = async (): Promise<void> => {
    const { current, known } = sealer.versionsOf('keyEncryption');
    const [fingerprint = '', ...older] = sealer.fingerprints('check', proof);
    await database.run(sql`insert into key_versions (version, check_sealed, fingerprint_check_hmac, claimed_at)
      values (${current}, ${sealer.sealUnbound(place(current), proof)}, ${fingerprint}, ${clock.now()})
      on conflict (version) do nothing`);
    const rows = await database.run<{
      version: number;
      checkSealed: string;
      fingerprintCheckHmac: string;
    }>(sql`select version, check_sealed, fingerprint_check_hmac from key_versions`);
    const mayCompare = (hmac: string) =>
      sealer.versionsOf('fingerprint').known.includes(versionOf(hmac));
    for (const { version, checkSealed, fingerprintCheckHmac } of rows) {
      if (!known.includes(version)) throw missingKeyError('keyEncryption', version);
      if (!opens(version, checkSealed)) throw wrongKeyError('keyEncryption', version);
      if (
        mayCompare(fingerprintCheckHmac) &&
        ![fingerprint, ...older].includes(fingerprintCheckHmac)
      )
        throw wrongKeyError('fingerprint', versionOf(fingerprintCheckHmac));
    }
  };

  /** Throws when none of the newest applications has its half where this process looks for it. */
  const assertHalvesThere = async (): Promise<void> => {
    const rows = await database.run<{
      id: string;
    }>(sql`select substring(a.data_key from ':(half_[A-Za-z0-9_-]+)$') as id from applications a
      where a.data_key like '%:half\\_%' order by a.created_at desc limit ${newest}::integer`);
    if (rows.length > 0 && (await keyHalves.find(rows.map(({ id }) => id))).length === 0)
      throw new Error(
        'KEYS_DATABASE_URL (or the folder key-halves of DATA_DIR) holds none of the key halves that this database needs',
      );
  };

  return {
    claim: async () => {
      await claimFormer();
      await assertHalvesThere();
      const names = keysOf(KEY_NAMES);
      for (const name of names) {
        const { current } = sealer.versionsOf(name);
        await database.run(sql`insert into key_prints (name, version, print, claimed_at)
          values (${name}, ${current}, ${sealer.print(name, current)}, ${clock.now()})
          on conflict (name, version) do nothing`);
      }
      const rows = await database.run<{ name: string; version: number; print: string }>(
        sql`select name, version, print from key_prints`,
      );
      for (const row of rows) {
        const name = names.find((known) => known === row.name);
        if (name === undefined) continue; // a key that only the next release has
        if (!sealer.versionsOf(name).known.includes(row.version))
          throw missingKeyError(name, row.version);
        if (sealer.print(name, row.version) !== row.print) throw wrongKeyError(name, row.version);
      }
    },
    inUse: async () => {
      const found: { name: KeyName; version: number; place: string; values: number }[] = [];
      for (const name of keysOf(MADE_BY)) {
        for (const at of MADE_BY[name]) {
          const [table = '', column = ''] = at.split('.');
          const rows = await database.run<{
            version: number;
            values: number;
          }>(sql`select coalesce(substring(${identifier(column)} from '^v([0-9]+):')::integer, 1)
            as version, count(*) as values from ${identifier(table)}
              where ${identifier(column)} is not null group by 1 order by 1`);
          found.push(...rows.map(({ version, values }) => ({ name, version, place: at, values })));
        }
      }
      return found;
    },
    forget: async (name, versions) => {
      const gone = JSON.stringify(versions);
      await database.run(
        sql`delete from key_prints where name = ${name}
          and version in (select jsonb_array_elements_text(${gone}::jsonb)::integer)`,
      );
      if (name === 'keyEncryption')
        await database.run(
          sql`delete from key_versions
            where version in (select jsonb_array_elements_text(${gone}::jsonb)::integer)`,
        );
    },
  };
}

/**
 * Throws MissingKeyError if another process uses a key version unknown here: a value not found may
 * exist all the same.
 */
export async function assertKeyKnown(
  { database, sealer }: Pick<StoreDeps, 'database' | 'sealer'>,
  name: KeyName,
): Promise<void> {
  const { known } = sealer.versionsOf(name);
  const rows = await database.run<{ version: number }>(
    sql`select version from key_prints where name = ${name}`,
  );
  const missing = rows.find(({ version }) => !known.includes(version));
  if (missing !== undefined) throw new MissingKeyError(name, missing.version);
}

/** SQL value: the version of the key that made `column`, as its index has it. */
export const keyVersionSql = (column: Sql): Sql =>
  sql`coalesce(substring(${column} from '^v([0-9]+):')::integer, 1)`;

/** Versions of a key but the current one; values of a version that is not known open no more. */
export const earlierVersions = (sealer: Pick<Sealer, 'versionsOf'>, key: KeyName): number[] => {
  const { current, known } = sealer.versionsOf(key);
  return known.filter((version) => version !== current);
};
