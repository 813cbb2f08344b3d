import type { Portal } from '@signet/rulebook/core/facts';
import { LIMITS } from '@signet/rulebook/core/limits';
import { sql } from '../platform/sql/sql.ts';
import type { Store, StoreDeps } from '../store.ts';

type SignInRow = { verifierSealed: string; nonceSealed: string; path: string; portal: Portal; fresh: boolean };

/** Sign-ins under way: the state comes back once, within LIMITS.signInStateMs. decisions.md, section 6, session. */
export function buildSignIns({ database, sealer, clock }: StoreDeps): Store['signIns'] & { sweep(): Promise<void> } {
  const place = (column: string, hash: string) => ({ table: 'sign_ins', column, applicationId: '', rowId: hash });
  return {
    begin: async ({ state, verifier, nonce, path, portal, fresh }) => {
      const hash = sealer.hashToken(state);
      await database.run(sql`insert into sign_ins (state_hash, verifier_sealed, nonce_sealed, path, portal, fresh, created_at)
        values (${hash}, ${sealer.sealLoose(place('verifier_sealed', hash), verifier)}, ${sealer.sealLoose(place('nonce_sealed', hash), nonce)},
          ${path}, ${portal}, ${fresh}, ${clock.now()})`);
    },
    take: async (state) => {
      const hash = sealer.hashToken(state);
      const [row] = await database.run<SignInRow & { createdAt: number }>(sql`delete from sign_ins where state_hash = ${hash}
        returning verifier_sealed, nonce_sealed, path, portal, fresh, created_at`);
      if (row === undefined || clock.now() - row.createdAt > LIMITS.signInStateMs) return undefined;
      const { path, portal, fresh } = row;
      const verifier = sealer.openLoose(place('verifier_sealed', hash), row.verifierSealed);
      return { verifier, nonce: sealer.openLoose(place('nonce_sealed', hash), row.nonceSealed), path, portal, fresh };
    },
    sweep: async () => {
      await database.run(sql`delete from sign_ins where created_at < ${clock.now() - LIMITS.signInStateMs}`);
    },
  };
}
