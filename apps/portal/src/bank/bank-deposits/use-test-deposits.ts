import type { Answers } from '@signet/rulebook/answer-rows';
import { ApiError } from '@signet/web/api';
import { call } from '../../platform/api.ts';
import { useApplication, usePortal } from '../../platform/application.tsx';
import { useNavigation } from '../../platform/navigation.ts';
import { track } from '../../platform/track.ts';

export function useConfirmDeposits(): (answers: Answers, idempotencyKey: string) => Promise<void> {
  const { id } = useApplication();
  const { setApplication, reload } = usePortal();
  const { go } = useNavigation();
  return async ({ firstAmount = '', secondAmount = '' }, idempotencyKey) => {
    try {
      const { bank, application } = await call('confirmTestDeposits', {
        params: { id },
        body: { firstAmount, secondAmount },
        idempotencyKey,
      });
      setApplication(application);
      if (bank.status !== 'VERIFIED') return track('testDeposits.refused', { triesLeft: 0 });
      track('testDeposits.confirmed', {});
      go('bank-success', { replace: true });
    } catch (error) {
      if (error instanceof ApiError && error.code === 'bank.amountsDiffer') {
        track('testDeposits.refused', { triesLeft: Number(error.data.count) });
        await reload(id);
      }
      throw error;
    }
  };
}

export function useResendDeposits(): (idempotencyKey: string) => Promise<void> {
  const { id } = useApplication();
  const { setApplication } = usePortal();
  return async (idempotencyKey) => {
    const { application } = await call('resendTestDeposits', { params: { id }, idempotencyKey });
    track('testDeposits.resent', {});
    setApplication(application);
  };
}
