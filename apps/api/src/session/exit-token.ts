import { timingSafeEqual } from 'node:crypto';
import { LIMITS } from '@signet/rulebook/core/limits';
import { newToken } from '../platform/ids.ts';
import type { Sealer } from '../platform/seal/seal.ts';

type Signed = { sessionToken: string; sealer: Pick<Sealer, 'fingerprints'> };

/** What signs it, under every version of the key that is known. */
const marksOf = (page: string, until: string, { sessionToken, sealer }: Signed): string[] =>
  sealer.fingerprints('page-exit', JSON.stringify([page, until, sessionToken]));

/** What a page says when it is left, in place of the header that a beacon cannot carry; of this page and session alone, for LIMITS.exitTokenMs. */
export function newExitToken(now: number, signed: Signed): string {
  const page = newToken();
  const until = String(now + LIMITS.exitTokenMs);
  return [page, until, marksOf(page, until, signed)[0]].join('.');
}

function isSame(one: Buffer, other: Buffer): boolean {
  return one.length === other.length && timingSafeEqual(one, other);
}

/** True for a token of that session that has not run out; whether it was used is the store's to say. */
export function isExitToken(token: string, now: number, signed: Signed): boolean {
  const [page = '', until = '', mark = ''] = token.split('.');
  return Number(until) > now && marksOf(page, until, signed).some((known) => isSame(Buffer.from(known), Buffer.from(mark)));
}
