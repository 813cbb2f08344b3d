import type { Answers } from '@signet/rulebook/answer-rows';
import type { ReasonCode } from '@signet/rulebook/decision/reasons';
import type { ReviewCase } from '@signet/rulebook/decision/review-queue';
import type { Locale } from '@signet/rulebook/reference/locales';
import type { PersonaId } from './personas.ts';

/**
 * How long ago a case came to the desk. `late` and `today` are as many business days ago as make the
 * promised day yesterday or today; `longAgo` is longer than another owner may take to answer, and
 * `monthsAgo` than a month of an order is tried for.
 */
export const DESK_AGES = ['monthsAgo', 'longAgo', 'late', 'today', 'lately', 'now'] as const;
export type DeskAge = (typeof DESK_AGES)[number];

/** What is done after the application is sent and its phone is proven, in the sandbox's terms. */
export type DeskRoute =
  | 'sent'
  | 'photoIdUnclear'
  | 'photoIdFailsTwice'
  | 'documentFails'
  | 'documentUnclear'
  | 'documentAsked'
  | 'ownerAsked'
  | 'ownerInvited'
  | 'ownerFails'
  | 'ownerUnclear'
  | 'ownerDenies'
  | 'ownerReplaced'
  | 'ownerUnanswered'
  | 'bankOfOther'
  | 'depositsFail'
  | 'voidCheck'
  | 'afterApproval'
  | 'afterRefusal'
  | 'reviewAsked'
  | 'monthOwed'
  | 'codeAsked';

export type DeskRow = {
  name: string;
  /** What customers see, or the company's legal name. */
  business: string;
  /** The name over the door, where the company has another. */
  tradeName?: string;
  /** Its industry, by the table’s id; the persona’s own where that fits. */
  trade?: string;
  like: PersonaId;
  route: DeskRoute;
  age: DeskAge;
  /** The case it becomes; without one it waits for its applicant. */
  case?: ReviewCase;
  reason?: ReasonCode;
  locale?: Locale;
  /** Replaces the persona’s own: magic values, mostly. */
  answers?: Answers;
  /** What the applicant writes, or the other owner’s name. */
  message?: string;
  partner?: string;
  /** A first reviewer has proposed to approve or confirm it, and a second must look. */
  isProposed?: true;
};

/** The values that lead to a case, by the sandbox’s magic endings. */
export const taxId = (value: string): Answers => ({
  'applicant.governmentIdentification.value': value,
});
export const companyId = (value: string): Answers => ({
  'company.governmentIdentification.value': value,
});
export const industry = (id: string): Answers => ({ 'company.mccDetails.id': id });
