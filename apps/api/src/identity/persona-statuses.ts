import type { InquiryState } from '@signet/rulebook/identity/inquiry';

type ReadingRow = { vendor: string; when?: (verifications: readonly string[]) => boolean; reading: InquiryState };

const open: InquiryState = { status: 'IN_PROGRESS', rank: 0 };

/**
 * The vendor's statuses, the first row that holds. `completed` only says that the person is through: it passes when everything that was verified
 * passed. A status that is not here is not verified.
 */
export const PERSONA_INQUIRY_STATES: readonly ReadingRow[] = [
  { vendor: 'created', reading: open },
  { vendor: 'pending', reading: open },
  { vendor: 'expired', reading: { status: 'TIMEOUT', rank: 1 } },
  {
    vendor: 'completed',
    when: (verifications) => verifications.length > 0 && verifications.every((status) => status === 'passed'),
    reading: { status: 'RECEIVED', result: 'passed', rank: 2 },
  },
  {
    vendor: 'completed',
    when: (verifications) => verifications.includes('failed'),
    reading: { status: 'RECEIVED', result: 'review', rank: 2 },
  },
  { vendor: 'completed', reading: open },
  { vendor: 'needs_review', reading: { status: 'RECEIVED', result: 'review', rank: 3 } },
  { vendor: 'approved', reading: { status: 'RECEIVED', result: 'passed', rank: 4 } },
  { vendor: 'failed', reading: { status: 'RECEIVED', result: 'failed', rank: 4 } },
  { vendor: 'declined', reading: { status: 'RECEIVED', result: 'failed', rank: 4 } },
];

/** What the vendor's status and verifications mean; unknown words mean that it goes on. */
export function inquiryStateFromVendor(status: string, verifications: readonly string[]): InquiryState {
  return (
    PERSONA_INQUIRY_STATES.find((row) => row.vendor === status && (row.when === undefined || row.when(verifications)))?.reading ?? open
  );
}
