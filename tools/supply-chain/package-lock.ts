import { z } from 'zod';

/** What the checks read of a package in npm's lock file. */
const LOCKED = z.object({
  version: z.string().optional(),
  resolved: z.string().optional(),
  license: z.string().optional(),
  dev: z.boolean().optional(),
  devOptional: z.boolean().optional(),
  link: z.boolean().optional(),
  hasInstallScript: z.boolean().optional(),
  optionalDependencies: z.record(z.string(), z.string()).optional(),
});
const LOCK = z.object({ packages: z.record(z.string(), LOCKED) });

export type LockedPackage = z.infer<typeof LOCKED>;
export type LockedPackages = Readonly<Record<string, LockedPackage>>;

/** The packages that a lock file names, by their folder. */
export const packagesIn = (lock: string): LockedPackages => LOCK.parse(JSON.parse(lock)).packages;
