import type { TextMaxima } from '@signet/rulebook/phone/text-limits';
import type { RetentionPeriods } from '@signet/rulebook/reference/retention';
import type { Clock } from './clock.ts';
import type { Partners } from './config/partners.ts';
import type { FlagSource } from './flags.ts';
import type { ObjectStore } from './objects/object-store.ts';
import type { KeyHalves } from './seal/key-halves.ts';
import type { Sealer } from './seal/seal.ts';
import type { Announcements } from './sql/announcements.ts';
import type { Database } from './sql/database.ts';
import type { Reader } from './sql/reader.ts';

export type StoreDeps = {
  database: Database;
  /** Figures over many applications are read here, a replica where there is one. */
  reader: Reader;
  sealer: Sealer;
  clock: Clock;
  flags: FlagSource;
  partners: Pick<Partners, 'redirectOf' | 'webhookReferrals' | 'partnerIdOf'>;
  /** Multiplier of the limits per network, per block of numbers and overall. */
  limitFactor: number;
  /** How many texts may be sent, as the operator has set it. */
  textMaxima: TextMaxima;
  /** How many of a hundred automatic approvals a reviewer looks at blindly. docs/decisions/0286. */
  blindSamplePercent: number;
  /**
   * True beside the sandbox, the only place where the rows that it seeds count.
   * docs/decisions/0130.
   */
  acceptsSamples: boolean;
  keyHalves: KeyHalves;
  /** Sealed files of applications. docs/decisions/0257. */
  objects: ObjectStore;
  retention: RetentionPeriods;
  announcements: Pick<Announcements, 'changed' | 'claimed' | 'jobsAdded'>;
};
