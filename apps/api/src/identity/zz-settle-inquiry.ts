import type { InquiryStatus } from '@signet/rulebook/identity/inquiry';
import { LIMITS } from '@signet/rulebook/core/limits';
import type { Deps } from '../deps.ts';
import type { KnownInquiry } from './store.ts';

/** How long the vendor may take over one question about an inquiry. */
export const inquirySignal = (): AbortSignal => AbortSignal.timeout(LIMITS.providerTimeoutMs);

/**
 * Reads an inquiry from the vendor and stores what it means, once: polling, webhooks and the background job all come here, so that they agree.
 * Throws ProviderDown where the vendor does not answer. decisions.md, section 4, rows 7 to 12.
 */
export async function settleInquiry({ providers, store }: Deps, inquiry: KnownInquiry, actor: string): Promise<InquiryStatus> {
  const { vendorStatus, reading } = await providers.inquiries.read(inquiry, inquirySignal());
  await store.inquiries.settle({ ...inquiry, vendorStatus, reading, actor });
  return reading.status;
}
