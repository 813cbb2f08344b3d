import { timingSafeEqual } from 'node:crypto';
import { SESSION_LIMITS } from '@signet/rulebook/session/limits';
import { newToken } from '../platform/ids.ts';
import type { Sealer } from '../platform/seal/seal.ts';

type Signed = { sessionToken: string; sealer: Pick<Sealer, 'fingerprints'> };

const marksOf = (page: string, until: string, { sessionToken, sealer }: Signed): string[] =>
  sealer.fingerprints('page-exit', JSON.stringify([page, until, sessionToken]));

/**
 * Sent when a page is left, because a beacon cannot carry a custom header; bound to page and
 * session for SESSION_LIMITS.exitTokenMs.
 */
export function newExitToken(now: number, signed: Signed): string {
  const page = newToken();
  const until = String(now + SESSION_LIMITS.exitTokenMs);
  return [page, until, marksOf(page, until, signed)[0]].join('.');
}

function isSame(one: Buffer, other: Buffer): boolean {
  return one.length === other.length && timingSafeEqual(one, other);
}

/** The store checks that the token is unused. */
export function isExitToken(token: string, now: number, signed: Signed): boolean {
  const [page = '', until = '', mark = ''] = token.split('.');
  return (
    Number(until) > now &&
    marksOf(page, until, signed).some((known) => isSame(Buffer.from(known), Buffer.from(mark)))
  );
}
