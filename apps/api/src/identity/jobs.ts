import { LIMITS } from '@signet/rulebook/core/limits';
import type { InquiryStatus } from '@signet/rulebook/identity/inquiry';
import { IDENTITY_LIMITS } from '@signet/rulebook/identity/limits';
import { OWNER_INQUIRY_MODE } from '@signet/rulebook/people/owner-check';
import type { Deps } from '../deps.ts';
import type { Job } from '../platform/jobs/job.ts';
import { SYNC_INQUIRY_JOB } from './inquiry-store.ts';
import type { KnownInquiry, StoredInquiry } from './store.ts';
import { vendorOfInquiry } from './vendors.ts';

/**
 * Syncs an inquiry after a webhook, or when none has arrived (the tab may be closed); an open one
 * is rescheduled with growing delays.
 */
export async function runSyncInquiry(deps: Deps, { payload }: Job): Promise<void> {
  const inquiry = await deps.store.inquiries.find(String(payload.inquiryId ?? ''));
  if (inquiry === undefined) return;
  const status = await syncKnown(deps, inquiry, `job:${SYNC_INQUIRY_JOB}`);
  const look =
    typeof payload.look === 'number'
      ? payload.look + 1
      : IDENTITY_LIMITS.inquirySyncDelaysMs.length;
  const afterMs = IDENTITY_LIMITS.inquirySyncDelaysMs[look];
  if (status !== 'IN_PROGRESS' || afterMs === undefined) return;
  await deps.store.jobs.add({
    id: `${SYNC_INQUIRY_JOB}:${inquiry.id}:${look}`,
    kind: SYNC_INQUIRY_JOB,
    applicationId: inquiry.applicationId,
    payload: { inquiryId: inquiry.id, look },
    dueAt: deps.clock.now() + afterMs,
  });
}

async function syncKnown(
  deps: Deps,
  { mode, personId, ...inquiry }: KnownInquiry,
  actor: string,
): Promise<InquiryStatus> {
  if (mode !== OWNER_INQUIRY_MODE) return syncInquiry(deps, { ...inquiry, mode }, actor);
  return syncOwnerInquiry(
    deps,
    {
      inquiryId: inquiry.id,
      vendor: inquiry.vendor,
      id: inquiry.applicationId,
      ownerId: personId ?? '',
    },
    actor,
  );
}

export async function syncOwnerInquiry(
  { providers, store }: Deps,
  inquiry: { inquiryId: string; vendor?: string | undefined; id: string; ownerId: string },
  actor: string,
): Promise<InquiryStatus> {
  const { inquiries } = vendorOfInquiry(providers.identity, inquiry);
  const { vendorStatus, reading } = await inquiries.read(
    { id: inquiry.inquiryId, reference: inquiry.ownerId },
    inquiryTimeoutSignal(),
  );
  await store.ownerInquiries.settle({ ...inquiry, vendorStatus, reading, actor });
  return reading.status;
}

export const inquiryTimeoutSignal = (): AbortSignal =>
  AbortSignal.timeout(LIMITS.providerTimeoutMs);

/**
 * Polling, webhooks and the job all sync through this function, so their results agree. Throws
 * ProviderDown.
 */
export async function syncInquiry(
  { providers, store }: Deps,
  inquiry: StoredInquiry,
  actor: string,
): Promise<InquiryStatus> {
  const { inquiries } = vendorOfInquiry(providers.identity, inquiry);
  const { vendorStatus, reading } = await inquiries.read(
    { id: inquiry.id, reference: inquiry.applicationId },
    inquiryTimeoutSignal(),
  );
  await store.inquiries.settle({ ...inquiry, vendorStatus, reading, actor });
  return reading.status;
}
