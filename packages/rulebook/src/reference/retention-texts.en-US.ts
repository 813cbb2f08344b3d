import { keysOf, tableOf } from '../core/keys-of.ts';
import { RETENTION, type RetentionId } from './retention.ts';

/** What is kept, as the privacy notice and the desk say it. */
export const RETENTION_TEXTS: Readonly<Record<RetentionId, string>> = tableOf(
  keysOf(RETENTION),
  (id): string => RETENTION[id].what,
);
