import { sql } from '../sql/sql.ts';
import type { StoreDeps } from '../store-types.ts';

/** Throws one clear line when the database was sealed with keys that the key file lacks. */
export type KeyVersions = { claim(): Promise<void> };

const place = (version: number) => ({ table: 'key_versions', column: 'check_sealed', applicationId: '', rowId: String(version) });
const proof = 'signet';

/** Refuses to start with other keys than the database was sealed with. */
export function buildKeyVersions({ database, sealer, clock }: StoreDeps): KeyVersions {
  const opens = (version: number, sealed: string): boolean => {
    try {
      return sealer.openUnbound(place(version), sealed) === proof;
    } catch {
      return false; // SealError: the answer to the question asked here
    }
  };
  return {
    claim: async () => {
      const current = sealer.currentVersion();
      const print = sealer.fingerprint('check', proof);
      await database.run(sql`insert into key_versions (version, check_sealed, fingerprint_check_hmac, claimed_at)
        values (${current}, ${sealer.sealUnbound(place(current), proof)}, ${print}, ${clock.now()}) on conflict (version) do nothing`);
      const rows = await database.run<{ version: number; checkSealed: string; fingerprintCheckHmac: string }>(
        sql`select version, check_sealed, fingerprint_check_hmac from key_versions`,
      );
      for (const { version, checkSealed, fingerprintCheckHmac } of rows) {
        if (!sealer.keyVersions().includes(version))
          throw new Error(`the database was sealed with key version ${version}, which KEYS_FILE lacks`);
        if (!opens(version, checkSealed) || fingerprintCheckHmac !== print)
          throw new Error(`the database was sealed with other keys than those in KEYS_FILE (version ${version})`);
      }
    },
  };
}
