import type { AnswerSide } from '@signet/rulebook/core/answers';
import { withinWindow } from '@signet/rulebook/core/dates';
import { TAX_ID_LIMITS } from '@signet/rulebook/tax-id/limits';
import { type Sealer, underEachFingerprintKey } from '../platform/seal/seal.ts';

/**
 * Full numbers match between applicants and owners, to find duplicates; four digits are scoped to
 * one application, only to detect an unchanged value (never needed for owners).
 */
export function taxIdHmac(
  { side, applicationId }: { side: AnswerSide; applicationId: string },
  value: string,
  sealer: Sealer,
): string | null {
  const kind = side === 'company' ? 'company' : 'applicant';
  if (value === '') return null;
  if (value.length >= TAX_ID_LIMITS.taxIdFullDigits)
    return sealer.fingerprint(`tax-id.${kind}`, value);
  return side === 'owner'
    ? null
    : sealer.fingerprint(`tax-id-part.${kind}`, JSON.stringify([applicationId, value]));
}

/** The fingerprints under every known key, because older rows still use earlier keys. */
export const taxIdHmacs = (
  holder: Parameters<typeof taxIdHmac>[0],
  value: string,
  sealer: Sealer,
): string[] =>
  underEachFingerprintKey(sealer, (own) => taxIdHmac(holder, value, own)).filter(
    (hmac) => hmac !== null,
  );

export const taxIdChangesLeft = (changedAt: readonly number[], now: number): number =>
  Math.max(
    0,
    TAX_ID_LIMITS.taxIdChangesPerDay -
      withinWindow(changedAt, TAX_ID_LIMITS.taxIdWindowMs, now).length,
  );
