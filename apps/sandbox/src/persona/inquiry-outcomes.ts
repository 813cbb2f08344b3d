import { keysOf } from '@signet/rulebook/core/keys-of';
import type { World } from '../world.ts';
import { addVerification } from './create-inquiry.ts';
import type { Check, Inquiry, InquiryStatus, VerificationStatus } from './store.ts';
import { TEMPLATES, type TemplateKind, WIDGET_VERIFICATIONS } from './templates.ts';
import { transitionTo } from './transitions.ts';

type Act = {
  verification: VerificationStatus | undefined;
  statuses: readonly InquiryStatus[];
  failedCheck?: string;
  /** In how many days the document expires. */
  expiresInDays?: number;
};

/**
 * How each button ends an inquiry: the verifications' result, the failed check, and the statuses
 * passed through.
 */
const ACTS = {
  pass: { verification: 'passed', statuses: ['completed', 'approved'] },
  expiring: { verification: 'passed', statuses: ['completed', 'approved'], expiresInDays: 40 },
  fail: { verification: 'failed', statuses: ['failed'], failedCheck: 'id_expired_detection' },
  blurred: { verification: 'failed', statuses: ['failed'], failedCheck: 'id_blur_detection' },
  fraud: {
    verification: 'failed',
    statuses: ['completed', 'declined'],
    failedCheck: 'id_tamper_detection',
  },
  review: { verification: 'passed', statuses: ['completed', 'needs_review'] },
  timeout: { verification: undefined, statuses: ['expired'] },
} as const satisfies Record<string, Act>;

export type InquiryOutcome = keyof typeof ACTS;
export const INQUIRY_OUTCOMES = keysOf(ACTS);
/** A business document has no last day. */
export const outcomesOf = (kind: TemplateKind | undefined): readonly InquiryOutcome[] =>
  INQUIRY_OUTCOMES.filter((act) => act !== 'expiring' || kind !== 'document');
export const isInquiryOutcome = (value: unknown): value is InquiryOutcome =>
  typeof value === 'string' && Object.hasOwn(ACTS, value);

const over: readonly InquiryStatus[] = [
  'expired',
  'failed',
  'approved',
  'declined',
  'completed',
  'needs_review',
];
export const isInquiryFinished = ({ status }: Inquiry): boolean => over.includes(status);

/** Ends the inquiry; the product gets a webhook for every status on the way. */
export function endInquiry(world: World, inquiry: Inquiry, act: InquiryOutcome): void {
  const { verification, statuses, failedCheck, expiresInDays }: Act = ACTS[act];
  const checks: Check[] =
    failedCheck === undefined
      ? []
      : [
          {
            name: failedCheck,
            status: 'failed',
            reasons: [],
            requirement: 'required',
            metadata: {},
          },
        ];
  if (inquiry.status === 'created') transitionTo(world, inquiry, 'pending');
  const kind = TEMPLATES[inquiry.templateId]?.kind;
  if (verification && kind)
    for (const type of WIDGET_VERIFICATIONS[kind])
      addVerification(world, inquiry, type, verification, checks, expiresInDays);
  for (const status of statuses) transitionTo(world, inquiry, status);
}
