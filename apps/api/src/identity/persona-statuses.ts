import type { InquiryFailure, InquiryState } from '@signet/rulebook/identity/inquiry';

type ReadingRow = {
  vendor: string;
  when?: (verifications: readonly string[]) => boolean;
  reading: InquiryState;
};

const open: InquiryState = { status: 'IN_PROGRESS', rank: 0 };

/**
 * The first matching row wins, else the inquiry is open. `completed` only means the person
 * finished, so every verification must pass.
 */
export const PERSONA_INQUIRY_STATES: readonly ReadingRow[] = [
  { vendor: 'created', reading: open },
  { vendor: 'pending', reading: open },
  { vendor: 'expired', reading: { status: 'TIMEOUT', rank: 1 } },
  {
    vendor: 'completed',
    when: (verifications) =>
      verifications.length > 0 && verifications.every((status) => status === 'passed'),
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

type Check = { name: string; status: string; requirement?: string | undefined };
type Verified = { status: string; checks: readonly Check[] };

/**
 * Checks that indicate a forged document or face; such an inquiry is rejected at once.
 * docs/readings.md 69.
 */
const FRAUD_CHECKS: readonly string[] = [
  'id_fabrication_detection',
  'id_tamper_detection',
  'id_compromised_detection',
  'id_public_figure_detection',
  'selfie_public_figure_detection',
  'database_fraud_detection',
  'database_deceased_detection',
];

/**
 * Failures the person can fix, by Persona's check names; the first match is reported.
 * docs/readings.md 69.
 */
export const PERSONA_FAILURES: readonly { failure: InquiryFailure; checks: readonly string[] }[] = [
  { failure: 'documentExpired', checks: ['id_expired_detection'] },
  {
    failure: 'documentNotAccepted',
    checks: [
      'id_disallowed_type_detection',
      'id_disallowed_country_detection',
      'id_entity_detection',
    ],
  },
  { failure: 'documentCopy', checks: ['id_electronic_replica_detection', 'id_paper_detection'] },
  {
    failure: 'documentUnreadable',
    checks: [
      'id_blur_detection',
      'id_glare_detection',
      'id_double_side_detection',
      'id_extracted_properties_detection',
      'id_barcode_detection',
      'id_mrz_detection',
      'id_portrait_clarity_detection',
      'id_unprocessable_submission_detection',
    ],
  },
  {
    failure: 'detailsMismatch',
    checks: [
      'id_inquiry_comparison',
      'id_account_comparison',
      'id_age_comparison',
      'id_extraction_inconsistency_detection',
    ],
  },
  {
    failure: 'selfieMismatch',
    checks: ['selfie_id_comparison', 'selfie_account_comparison', 'id_selfie_comparison'],
  },
  {
    failure: 'selfieUnclear',
    checks: [
      'selfie_liveness_detection',
      'selfie_pose_detection',
      'selfie_pose_repeat_detection',
      'selfie_multiple_faces_detection',
      'selfie_glare_detection',
      'selfie_glasses_detection',
      'selfie_face_covering_detection',
      'selfie_portrait_quality_detection',
      'selfie_video_quality_detection',
      'selfie_suspicious_entity_detection',
    ],
  },
];

/** Ignores checks that the template does not require. */
const failedChecks = (verifications: readonly Verified[]): string[] =>
  verifications.flatMap(({ checks }) =>
    checks
      .filter(({ status, requirement }) => status === 'failed' && requirement !== 'not_required')
      .map(({ name }) => name),
  );

function failedState(state: InquiryState, verifications: readonly Verified[]): InquiryState {
  const failed = failedChecks(verifications);
  if (failed.some((name) => FRAUD_CHECKS.includes(name))) return { ...state, result: 'fraud' };
  const failure =
    PERSONA_FAILURES.find(({ checks }) => checks.some((name) => failed.includes(name)))?.failure ??
    'other';
  return { ...state, failure };
}

export function inquiryStateFromVendor(
  status: string,
  verifications: readonly Verified[],
): InquiryState {
  const statuses = verifications.map((one) => one.status);
  const state =
    PERSONA_INQUIRY_STATES.find(
      (row) => row.vendor === status && (row.when === undefined || row.when(statuses)),
    )?.reading ?? open;
  return state.result === 'failed' ? failedState(state, verifications) : state;
}
