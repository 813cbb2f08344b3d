import { PHONE_LIMITS } from '@signet/rulebook/phone/limits';
import type { Deps } from '../deps.ts';
import { AppError } from '../platform/http/problem.ts';
import type { TextRequest } from './text-limit-store.ts';

/**
 * All texts share one send limit but have their own errors; a texted photo-ID link cannot offer
 * photo ID as the alternative.
 */
const ERRORS_BY_KIND = {
  code: { tooSoon: 'otp.resendTooSoon', tooMany: 'otp.sendLimitExceeded' },
  link: { tooSoon: 'phoneLink.resendTooSoon', tooMany: 'phoneLink.sendLimitExceeded' },
  photoId: {
    tooSoon: 'inquiry.linkTooSoon',
    tooMany: 'inquiry.linkNotTexted',
    locked: 'inquiry.linkNotTexted',
    lockedForLife: 'inquiry.linkNotTexted',
    limited: 'inquiry.linkNotTexted',
    paused: 'inquiry.linkNotTexted',
  },
} as const;
const SHARED_ERRORS = {
  locked: 'otp.temporarilyLocked',
  lockedForLife: 'otp.permanentlyLocked',
  limited: 'texts.limitExceeded',
  paused: 'texts.paused',
} as const;

/**
 * Counts a text before it is sent; every text must pass here. Throws when a limit applies.
 * docs/decisions/0046.
 */
export async function reserveText(
  { store, log, metrics }: Deps,
  what: keyof typeof ERRORS_BY_KIND,
  request: TextRequest,
): Promise<{ reservedAt: number }> {
  const reserved = await store.phoneCodes.reserveSend(request);
  if (reserved.ok) return reserved;
  if ('opened' in reserved && reserved.opened !== undefined)
    log.error(
      { limit: reserved.opened },
      'no text messages are sent until a person resets the breaker: npm run texts',
    );
  const waitMs =
    reserved.why === 'paused'
      ? PHONE_LIMITS.textsPausedRetryMs
      : 'waitMs' in reserved
        ? reserved.waitMs
        : undefined;
  const code = { ...SHARED_ERRORS, ...ERRORS_BY_KIND[what] }[reserved.why];
  metrics.count('signet_texts_refused_total', { kind: what, why: reserved.why });
  throw new AppError(code, waitMs === undefined ? {} : { seconds: Math.ceil(waitMs / 1000) });
}
