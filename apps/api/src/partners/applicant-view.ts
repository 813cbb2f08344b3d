import { partnerViewOf } from '@signet/rulebook/partner-status';
import type { PartnerApplication } from '@signet/rulebook/partners/partner-news';
import { lackingForms } from '../application/facts.ts';
import { homeFactsOf } from '../application/home.ts';
import type { StoredApplication } from '../application/stored-application.ts';
import type { Clock } from '../platform/clock.ts';

export function partnerApplicationOf(
  application: StoredApplication,
  clock: Clock,
  partnerId: string,
): PartnerApplication {
  const {
    id,
    referralUrlId = '',
    agentId,
    externalId,
    externalIdOf,
    decision,
    market,
    currency,
    version,
    createdAt,
    changedAt,
    onboardedAt,
    storeName,
    answers,
  } = application;
  const businessName = storeName || answers['company.dba'] || answers['company.name'] || undefined;
  return {
    id,
    referralUrlId,
    ...(agentId === undefined ? {} : { agentId }),
    // Another partner's own is not this one's to read.
    ...(externalId === undefined || externalIdOf !== partnerId ? {} : { externalId }),
    ...(decision === 'APPROVED' ? { merchantId: application.business.id } : {}),
    ...(businessName === undefined ? {} : { businessName }),
    market,
    currency,
    ...partnerViewOf(homeFactsOf(application, clock), lackingForms(application)),
    sequence: version,
    createdAt,
    changedAt,
    ...(onboardedAt === undefined ? {} : { submittedAt: onboardedAt }),
  };
}
