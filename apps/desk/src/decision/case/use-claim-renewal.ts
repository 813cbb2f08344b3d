import { ApiError } from '@signet/web/api';
import { useEffect, useEffectEvent, useState } from 'react';
import { call } from '../../platform/call.ts';
import { serverNow } from '../../platform/clock.ts';
import type { FoundReview } from '../case-history.ts';
import { claimOf } from '../claim.ts';
import { isToBeRenewed } from '../claim-renewal.ts';

const lookMs = 30_000;

/**
 * Renews the reader’s own claim while they use the case; a refusal is told by the reading that
 * follows, which says whose it is.
 */
export function useClaimRenewal(
  review: FoundReview,
  staffId: string,
  onRenewed: () => Promise<void>,
): void {
  const [use] = useState(() => ({ pressedAt: performance.now(), openedAt: performance.now() }));
  const look = useEffectEvent(async (): Promise<void> => {
    const claim = claimOf(review, staffId, serverNow());
    const now = performance.now();
    const pressedAgoMs = now - use.pressedAt;
    const renewingForMs = now - use.openedAt;
    if (claim.is !== 'mine') return;
    if (!isToBeRenewed({ leftMs: claim.leftMs, pressedAgoMs, renewingForMs })) return;
    try {
      await call('claimReview', { params: { id: review.id } }, 'poll');
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    }
    await onRenewed();
  });
  useEffect(() => {
    const onPress = () => {
      use.pressedAt = performance.now();
    };
    const timer = setInterval(() => void look(), lookMs);
    for (const event of ['keydown', 'pointerdown'] as const)
      document.addEventListener(event, onPress, { capture: true, passive: true });
    return () => {
      clearInterval(timer);
      for (const event of ['keydown', 'pointerdown'] as const)
        document.removeEventListener(event, onPress, { capture: true });
    };
  }, [use]);
}
