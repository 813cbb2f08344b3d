import { sql } from '../sql/sql.ts';
import type { StoreDeps } from '../store-deps.ts';

export type EnvironmentName = {
  /**
   * Writes the environment's name into a database that has none. Throws a one-line error when it
   * bears another name, or holds rows that a sandbox seeded and this environment does not accept.
   */
  claim(environment: string): Promise<void>;
};

/**
 * Keeps a database in the environment that it was made in: the sandbox's keys are public.
 * docs/decisions/0130.
 */
export function buildEnvironmentName({
  database,
  clock,
  acceptsSamples,
}: StoreDeps): EnvironmentName {
  const nameOf = async (): Promise<string | undefined> => {
    const [row] = await database.run<{ name: string }>(sql`select name from database_environment`);
    return row?.name;
  };
  const sampleRows = async (): Promise<string[]> => {
    const rows = await database.run<{
      place: string;
    }>(sql`select 'reviewers' as place where exists (select 1 from reviewers where is_sample)
      union select 'referral_partners' as place
        where exists (select 1 from referral_partners where is_sample) order by place`);
    return rows.map(({ place }) => place);
  };
  return {
    claim: async (environment) => {
      const name = await nameOf();
      if (name !== undefined && name !== environment)
        throw new Error(otherEnvironment(name, environment));
      const samples = acceptsSamples ? [] : await sampleRows();
      if (samples.length > 0)
        throw new Error(
          `the database holds rows that the sandbox seeded (${samples.join(', ')}); SIGNET_ENV=${environment} needs one of its own`,
        );
      await database.run(
        sql`insert into database_environment (name, claimed_at)
          values (${environment}, ${clock.now()}) on conflict do nothing`,
      );
      const claimed = await nameOf(); // another process may have been faster
      if (claimed !== environment)
        throw new Error(otherEnvironment(claimed ?? 'unknown', environment));
    },
  };
}

const otherEnvironment = (name: string, environment: string): string =>
  `the database belongs to SIGNET_ENV=${name}, and this process was started with SIGNET_ENV=${environment}`;
