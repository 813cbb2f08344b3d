import { RETENTION, type RetentionPeriods } from './retention.ts';

export const ERASED_PARTS = ['all', 'secrets'] as const;
export type NextErasing = { what: (typeof ERASED_PARTS)[number]; at: number };

type KeptApplication = {
  decision: string;
  savedAt: number;
  sentAt?: number | undefined;
  /** When it was decided last. */
  decidedAt?: number | undefined;
  closedAt?: number | undefined;
};

/**
 * What the duties erase next of an application, and from when on; undefined while nothing of it has an
 * end. An order under way puts it off. docs/decisions/0045.
 */
export function nextErasing(
  { decision, savedAt, sentAt, decidedAt, closedAt }: KeptApplication,
  periods: RetentionPeriods,
  now: number,
): NextErasing | undefined {
  const ends: NextErasing[] = [];
  if (sentAt === undefined) ends.push({ what: 'all', at: savedAt + RETENTION.abandoned.keepMs });
  if (closedAt !== undefined) ends.push({ what: 'all', at: closedAt + periods.closed });
  if (decision === 'DECLINED' && decidedAt !== undefined) {
    const secretsAt = decidedAt + periods.declined;
    if (secretsAt > now) ends.push({ what: 'secrets', at: secretsAt });
    ends.push({ what: 'all', at: decidedAt + periods.declinedPeople });
  }
  return ends.toSorted((one, other) => one.at - other.at)[0];
}
