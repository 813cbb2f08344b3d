import type { DutyLog } from '../platform/jobs/duty.ts';

/** For a batch whose effect a test looks at by itself. */
export const QUIET_DUTY_LOG: DutyLog = {
  info: () => undefined,
  error: () => undefined,
  auditBroken: () => undefined,
  casesDiffered: () => undefined,
};
