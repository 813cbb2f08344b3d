import type { World } from '../world.ts';
import { addVerification } from './create-inquiry.ts';
import type { Inquiry, InquiryStatus, VerificationStatus } from './store.ts';
import { TEMPLATES, WIDGET_VERIFICATIONS } from './templates.ts';
import { transitionTo } from './transitions.ts';

/** How each button ends an inquiry: what the verifications say, and the statuses passed through. */
const ACTS = {
  pass: { verification: 'passed', statuses: ['completed', 'approved'] },
  fail: { verification: 'failed', statuses: ['failed'] },
  review: { verification: 'passed', statuses: ['completed', 'needs_review'] },
  timeout: { verification: undefined, statuses: ['expired'] },
} as const satisfies Record<string, { verification: VerificationStatus | undefined; statuses: readonly InquiryStatus[] }>;

export type InquiryOutcome = keyof typeof ACTS;
export const isInquiryOutcome = (value: unknown): value is InquiryOutcome => typeof value === 'string' && Object.hasOwn(ACTS, value);

const over: readonly InquiryStatus[] = ['expired', 'failed', 'approved', 'declined', 'completed', 'needs_review'];
export const isInquiryFinished = ({ status }: Inquiry): boolean => over.includes(status);

/** Ends the inquiry as the button says; webhooks tell the product of every status on the way. */
export function endInquiry(world: World, inquiry: Inquiry, act: InquiryOutcome): void {
  const { verification, statuses } = ACTS[act];
  if (inquiry.status === 'created') transitionTo(world, inquiry, 'pending');
  const kind = TEMPLATES[inquiry.templateId]?.kind;
  if (verification && kind) for (const type of WIDGET_VERIFICATIONS[kind]) addVerification(world, inquiry, type, verification, []);
  for (const status of statuses) transitionTo(world, inquiry, status);
}
