import type { IdentityDocument } from '../core/identity-document.ts';
import { daysAfter } from '../orders/order-summary.ts';
import type { Decision } from '../reference/enumerations.ts';

/** How many days before a photo ID expires its person is asked for the next one, once each. */
export const RENEWAL_DAYS = [30, 14, 3] as const;

/** How many mails about the renewal should have gone out by now. */
export const renewalMailsDue = (expiresOn: string, today: string): number =>
  RENEWAL_DAYS.filter((days) => expiresOn <= daysAfter(today, days)).length;

/**
 * Only an account that was decided is asked, so that what is shown now is no evidence of a round of
 * checks. docs/decisions/0324.
 */
export const mayBeRenewed = ({
  decision,
  closedAt,
}: {
  decision: Decision;
  closedAt?: number | undefined;
}): boolean => decision === 'APPROVED' && closedAt === undefined;

/** True while a person is asked for a new photo ID. */
export const isRenewalOpen = ({
  askedAt,
  givenAt,
  settledAt,
}: Pick<IdentityDocument, 'askedAt' | 'givenAt' | 'settledAt'>): boolean =>
  askedAt !== undefined && givenAt === undefined && settledAt === undefined;

type Renewing = Parameters<typeof mayBeRenewed>[0] & { documents?: readonly IdentityDocument[] };

/** What a person is asked for in place of an ID that expires. */
export const openRenewalOf = (
  application: Renewing,
  personId: string | undefined,
): IdentityDocument | undefined =>
  mayBeRenewed(application)
    ? application.documents?.find((one) => one.personId === personId && isRenewalOpen(one))
    : undefined;

/** What was shown since the renewal began: an earlier ID says nothing about the next one. */
export const inquiriesOfRenewal = <Inquiry extends { createdAt: number }>(
  inquiries: readonly Inquiry[],
  renewal: IdentityDocument | undefined,
): readonly Inquiry[] =>
  renewal === undefined
    ? inquiries
    : inquiries.filter(({ createdAt }) => createdAt >= (renewal.askedAt ?? 0));
