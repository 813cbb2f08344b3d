import { LIMITS } from '@signet/rulebook/core/limits';
import type { Deps } from '../deps.ts';
import { settleInquiry } from './zz-settle-inquiry.ts';
import { SETTLE_INQUIRY } from './store.ts';
import type { Job } from '../store.ts';

/**
 * Reads an inquiry again: because the vendor told of it, or (`look`) because nobody has for a while and the person may have closed the tab. One
 * that is still open is looked at again, later each time. issue 5, Bad input, faults: inquiry closed half-way.
 */
export async function runSettleInquiry(deps: Deps, { payload }: Job): Promise<void> {
  const inquiry = await deps.store.inquiries.find(String(payload.inquiryId ?? ''));
  if (inquiry === undefined) return;
  const status = await settleInquiry(deps, inquiry, `job:${SETTLE_INQUIRY}`);
  const look = typeof payload.look === 'number' ? payload.look + 1 : LIMITS.inquiryRereadMs.length;
  const afterMs = LIMITS.inquiryRereadMs[look];
  if (status !== 'IN_PROGRESS' || afterMs === undefined) return;
  await deps.store.jobs.add({
    id: `${SETTLE_INQUIRY}:${inquiry.id}:${look}`,
    kind: SETTLE_INQUIRY,
    applicationId: inquiry.applicationId,
    payload: { inquiryId: inquiry.id, look },
    dueAt: deps.clock.now() + afterMs,
  });
}
