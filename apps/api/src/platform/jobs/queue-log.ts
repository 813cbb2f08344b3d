import type { FastifyBaseLogger } from 'fastify';
import { describeError } from '../describe-error.ts';
import { limitRepeats } from '../log-repeats.ts';
import type { Metrics } from '../observe/metrics.ts';
import type { DutyDeps } from './duty.ts';

/** The audit log differs from what was written: tampering or disk corruption. */
class AuditBrokenError extends Error {
  override readonly name = 'AuditBrokenError';
}

/** A change that can move a case has set no mark: docs/decisions/0266. */
class CasesDifferedError extends Error {
  override readonly name = 'CasesDifferedError';
}

/**
 * Logs the kind and origin of an error, never its message, which may contain what a person typed.
 */
export function buildQueueLog({
  log,
  metrics,
}: {
  log: Pick<FastifyBaseLogger, 'info' | 'error'>;
  metrics: Pick<Metrics, 'count'>;
}): DutyDeps['log'] {
  const mayLog = limitRepeats();
  const error = (thrown: unknown, line: string): void => {
    const described = describeError(thrown);
    const written = mayLog(line, described);
    if (written !== undefined) log.error({ error: described, ...written }, line);
  };
  return {
    info: (line) => log.info(line),
    error,
    dutyFailed: (duty) => metrics.count('signet_duty_failures_total', { duty }),
    casesDiffered: (count) => {
      for (let one = 0; one < count; one += 1) metrics.count('signet_cases_mended_total', {});
      error(new CasesDifferedError(), 'open cases were kept otherwise than the rules say');
    },
    auditBroken: (place) => {
      metrics.count('signet_audit_breaks_total', {});
      error(
        new AuditBrokenError(),
        `THE AUDIT LOG IS BROKEN at ${place}: SECURITY.md says what to do`,
      );
    },
  };
}
