import { timingSafeEqual } from 'node:crypto';
import { macOf } from '../platform/seal/seal.ts';

const PAIR = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/;
/** The vendor signs twice while its secret changes; more pairs than that are nobody's. */
const maxPairs = 4;

/**
 * True when a webhook was signed with the secret, over its time and its raw body, not longer ago than the tolerance: one right pair of
 * `t=…,v1=…` is enough. Compared without telling by time how much was right. providers.md, section 2, Webhook; trust case 127.
 */
export function isSigned(
  header: string | string[] | undefined,
  rawBody: Buffer,
  { secret, nowMs, toleranceMs }: { secret: string; nowMs: number; toleranceMs: number },
): boolean {
  if (typeof header !== 'string') return false;
  const pairs = header.split(' ').filter((part) => part !== '');
  return pairs.length <= maxPairs && pairs.some((pair) => isRight(PAIR.exec(pair)));

  function isRight(match: RegExpExecArray | null): boolean {
    const [, t = '', v1 = ''] = match ?? [];
    if (t === '' || Math.abs(nowMs - Number(t) * 1000) > toleranceMs) return false;
    return timingSafeEqual(macOf(secret, `${t}.`, rawBody), Buffer.from(v1, 'hex')); // both are 32 bytes: PAIR says so
  }
}
