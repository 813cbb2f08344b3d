import { LIMITS } from '@signet/rulebook/core/limits';
import type { InquiryStatus } from '@signet/rulebook/identity/inquiry';
import type { Deps } from '../deps.ts';
import type { Job } from '../platform/store-types.ts';
import { type StoredInquiry, SYNC_INQUIRY_JOB } from './store.ts';

/**
 * Syncs an inquiry: after a webhook, or because none came for a while (the person may have closed the tab). One that is still open
 * is scheduled again, with growing delays.
 */
export async function runSyncInquiry(deps: Deps, { payload }: Job): Promise<void> {
  const inquiry = await deps.store.inquiries.find(String(payload.inquiryId ?? ''));
  if (inquiry === undefined) return;
  const status = await syncInquiry(deps, inquiry, `job:${SYNC_INQUIRY_JOB}`);
  const look = typeof payload.look === 'number' ? payload.look + 1 : LIMITS.inquirySyncDelaysMs.length;
  const afterMs = LIMITS.inquirySyncDelaysMs[look];
  if (status !== 'IN_PROGRESS' || afterMs === undefined) return;
  await deps.store.jobs.add({
    id: `${SYNC_INQUIRY_JOB}:${inquiry.id}:${look}`,
    kind: SYNC_INQUIRY_JOB,
    applicationId: inquiry.applicationId,
    payload: { inquiryId: inquiry.id, look },
    dueAt: deps.clock.now() + afterMs,
  });
}

/** How long the vendor may take over one question about an inquiry. */
export const inquiryTimeoutSignal = (): AbortSignal => AbortSignal.timeout(LIMITS.providerTimeoutMs);

/** Polling, webhooks and the job all come through here, so that they agree. Throws ProviderDown. */
export async function syncInquiry({ providers, store }: Deps, inquiry: StoredInquiry, actor: string): Promise<InquiryStatus> {
  const { vendorStatus, reading } = await providers.inquiries.read(inquiry, inquiryTimeoutSignal());
  await store.inquiries.settle({ ...inquiry, vendorStatus, reading, actor });
  return reading.status;
}
