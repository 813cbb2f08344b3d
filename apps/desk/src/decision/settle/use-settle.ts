import type { ApiError } from '@signet/web/api';
import { call } from '../../platform/call.ts';
import { useAction } from '../../platform/use-action.ts';
import type { CasePartProps } from '../case/case-tab.ts';
import type { FoundCase } from '../case-history.ts';
import { TEXTS } from './texts.en-US.ts';

export type Settlement = {
  action: FoundCase['actions'][number]['action'];
  reason?: string;
  note?: string;
};

/** Settles one case of the application that is open, under its reader’s claim. */
export function useSettle({
  open,
  history: { review },
  onDone,
}: Pick<CasePartProps, 'open' | 'history' | 'onDone'>): {
  isBusy: boolean;
  error: ApiError | undefined;
  settle: (found: FoundCase, settlement: Settlement) => void;
} {
  const { pending, error, act } = useAction<'settle'>(async ({ code }) => {
    await open.reload();
    return code === 'application.versionConflict';
  });
  return {
    isBusy: pending !== undefined,
    error,
    settle: (found, settlement) =>
      void act(
        'settle',
        async (idempotencyKey) => {
          const { review: after } = await call('settleReviewCase', {
            params: { id: review.id },
            body: {
              case: found.case,
              ...settlement,
              ...(found.owner && { ownerId: found.owner.id }),
            },
            version: review.version,
            idempotencyKey,
          });
          onDone(TEXTS.done);
          await open.follow(after);
        },
        JSON.stringify([found.case, found.owner?.id, settlement, review.version]),
      ),
  };
}
