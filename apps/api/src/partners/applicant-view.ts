import { partnerViewOf } from '@signet/rulebook/partner-status';
import type { PartnerApplication } from '@signet/rulebook/partners/partner-news';
import { factsOf, lackingForms } from '../application/facts.ts';
import type { StoredApplication } from '../application/stored-application.ts';

export function partnerApplicationOf(application: StoredApplication): PartnerApplication {
  const {
    id,
    referralUrlId = '',
    agentId,
    market,
    currency,
    version,
    createdAt,
    savedAt,
    onboardedAt,
    storeName,
    answers,
  } = application;
  const businessName = storeName || answers['company.dba'] || answers['company.name'] || undefined;
  return {
    id,
    referralUrlId,
    ...(agentId === undefined ? {} : { agentId }),
    ...(businessName === undefined ? {} : { businessName }),
    market,
    currency,
    ...partnerViewOf(factsOf(application), lackingForms(application)),
    sequence: version,
    createdAt,
    changedAt: Math.max(savedAt ?? createdAt, onboardedAt ?? 0),
    ...(onboardedAt === undefined ? {} : { submittedAt: onboardedAt }),
  };
}
