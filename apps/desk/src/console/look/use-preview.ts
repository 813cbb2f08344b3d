import type { BodyOf, ReplyOf } from '@signet/rulebook/endpoints';
import { ApiError } from '@signet/web/api';
import { useEffect, useEffectEvent, useState } from 'react';
import { call } from '../call.ts';

export type Look = ReplyOf<'previewConsoleLook'>;
type Wish = BodyOf<'previewConsoleLook'>;

/** A picker tells of every color on its way. */
const restMs = 150;

/** How the colors would look, a moment after they have come to rest; until then the look before. */
export function usePreview(
  wish: Wish | undefined,
  before: Look,
): {
  look: Look;
  /** Whether the look is of what is wished now. */
  isCurrent: boolean;
  error: ApiError | undefined;
} {
  const [found, setFound] = useState<{ of?: string; look?: Look; error?: ApiError }>({});
  const read = useEffectEvent(async (of: string, isOver: () => boolean) => {
    if (wish === undefined) return;
    try {
      const look = await call('previewConsoleLook', { body: wish });
      if (!isOver()) setFound({ of, look });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (!isOver()) setFound((last) => ({ ...last, error }));
    }
  });
  const key = wish && `${wish.accent} ${wish.accentDark ?? ''}`;
  useEffect(() => {
    if (key === undefined) return;
    let isOver = false;
    const timer = setTimeout(() => void read(key, () => isOver), restMs);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [key]);
  const isCurrent = key !== undefined && found.of === key;
  return { look: found.look ?? before, isCurrent, error: found.error };
}
