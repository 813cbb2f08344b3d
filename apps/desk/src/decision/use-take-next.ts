import type { QueueView } from '@signet/rulebook/decision/queue-views';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { call } from '../platform/call.ts';
import { errorText } from '../platform/texts.tsx';
import { useAction } from '../platform/use-action.ts';
import type { QueueFilters } from './queue-filters.ts';
import { TEXTS } from './texts.en-US.ts';

/** Claims the case that is due first and opens it; `notice` says why there is none. */
export function useTakeNext(view?: QueueView, filters: QueueFilters = {}) {
  const [, navigate] = useLocation();
  const [isNothingFree, setNothingFree] = useState(false);
  const { pending, error, act } = useAction<'takeNext'>();
  const takeNext = () =>
    act('takeNext', async () => {
      setNothingFree(false);
      const { review } = await call('takeNextReview', {
        body: { ...(view && { view }), ...filters },
      });
      if (review === undefined) setNothingFree(true);
      else navigate(`/a/${review.reference}`);
    });
  const notice = error ? errorText(error) : isNothingFree ? TEXTS.nothingFree : undefined;
  return { takeNext: () => void takeNext(), isTaking: pending !== undefined, notice };
}
