import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from '@signet/testing/project-folder';
import { findAdvisories } from './advisories.ts';
import { installScriptErrors, licenceErrors } from './licences.ts';
import { type LockedPackages, packagesIn } from './package-lock.ts';
import { findRepositorySecrets } from './repository-secrets.ts';

const LOCKS = ['package-lock.json', 'packages/industries/training-data/package-lock.json'];

const packagesOf = (lock: string): LockedPackages =>
  packagesIn(readFileSync(join(PROJECT, lock), 'utf8'));

export type SupplyChain = { errors: string[]; notes: string[] };

/**
 * Advisories, licences and install scripts of the lock files, and secrets in the repository.
 * docs/decisions/0133.
 */
export async function checkSupplyChain(): Promise<SupplyChain> {
  const packages = LOCKS.map(packagesOf);
  const [advisories, secrets] = await Promise.all([findAdvisories(), findRepositorySecrets()]);
  return {
    errors: [
      ...packages.flatMap(licenceErrors),
      ...packages.flatMap(installScriptErrors),
      ...advisories.errors,
      ...secrets.errors,
    ],
    notes: [...advisories.notes, ...secrets.notes],
  };
}

if (import.meta.main) {
  const { errors, notes } = await checkSupplyChain();
  for (const line of [...notes, ...errors]) console.log(line);
  console.log(`supply chain: ${errors.length === 0 ? 'nothing found' : `${errors.length} found`}`);
  process.exitCode = errors.length > 0 ? 1 : 0;
}
