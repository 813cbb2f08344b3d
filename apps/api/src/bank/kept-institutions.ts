import { BANK_LIMITS } from '@signet/rulebook/bank/limits';
import type { BankPort } from './port.ts';

/**
 * Keeps the vendor's list, so that a page that names banks hardly ever waits for the vendor; a
 * failed call is kept too, for less long.
 */
export function keptInstitutions(
  find: BankPort['institutions'],
  nowMs: () => number,
): BankPort['institutions'] {
  let kept: { list: ReturnType<BankPort['institutions']>; untilMs: number } | undefined;
  return () => {
    const now = nowMs();
    if (kept !== undefined && kept.untilMs > now) return kept.list;
    const asked = { list: find(), untilMs: now + BANK_LIMITS.linkableBanksTtlMs };
    asked.list.catch(() => {
      asked.untilMs = now + BANK_LIMITS.linkableBanksRetryMs;
    });
    kept = asked;
    return asked.list;
  };
}
