import type { Migration } from 'kysely/migration';
import { start } from './0001-start.ts';
import {
  categoryChoices,
  inquiries,
  languageOfTerms,
  linkTokens,
  livePages,
  owners,
  phoneLines,
  phoneLinks,
  samePerson,
} from './0002-to-0010-first-additions.ts';
import { renamedCodes } from './0011-renamed-codes.ts';
import { people } from './0012-people.ts';
import {
  browserErrors,
  failedChecks,
  missingIndexes,
  schemaChanges,
  signedAudit,
} from './0013-to-0017-indexes-and-evidence.ts';
import {
  lostWork,
  namedReviewers,
  textLimits,
} from './0018-to-0020-lost-work-texts-and-reviewers.ts';
import { references } from './0021-references.ts';
import {
  alarmsAndMails,
  changedPhones,
  reviewRequests,
} from './0022-to-0024-phones-mails-and-reviews.ts';
import {
  answeredRequests,
  indexesByApplication,
  originalIntents,
  ownerInvitations,
} from './0025-to-0028-owners-and-indexes.ts';
import {
  bankDirectory,
  bankFacts,
  cards,
  testDeposits,
  vendorsNews,
  voidChecks,
} from './0029-to-0034-money.ts';
import {
  connections,
  eventsByApplication,
  referralPartners,
  sharedBusinesses,
  startupFields,
  stoppedReminders,
  supportViews,
  typedAnswers,
} from './0035-to-0042-arriving-and-partners.ts';
import {
  orders,
  pageExits,
  partnerEvents,
  partnerKeys,
  storesByName,
} from './0043-to-0047-partners-and-orders.ts';
import {
  bankDebits,
  carryTokens,
  monthlyCharges,
  owedMonths,
  unansweredDebits,
} from './0048-to-0052-orders-and-frames.ts';
import {
  auditRedactions,
  environmentName,
  keyHalves,
} from './0055-to-0057-environments-and-keys.ts';
import { safeMoney } from './0060-safe-money.ts';
import { closedAccounts, foldedNames } from './0063-to-0064-closed-accounts.ts';
import { ownerCompanies, ownersMails, replacedOwners } from './0066-to-0068-owners.ts';
import { confirmedAnswers, oneName } from './0069-to-0070-confirmed-answers-and-names.ts';
import { registeredIn } from './0071-registered-in.ts';
import { queue } from './0072-queue.ts';

/**
 * A schema change. `onlyAdds`: the previous build can run and start on the result. Otherwise
 * `removes` says what is lost, and the change log must mention it. docs/decisions/0041.
 */
export type SchemaChange = Migration & { onlyAdds?: boolean; removes?: string };

/** In order; a row that has run anywhere must never change. */
export const MIGRATIONS: Readonly<Record<string, SchemaChange>> = {
  '0001-start': start,
  '0002-language-of-terms': languageOfTerms,
  '0003-category-choices': categoryChoices,
  '0004-phone-links': phoneLinks,
  '0005-inquiries': inquiries,
  '0006-link-tokens': linkTokens,
  '0007-owners': owners,
  '0008-live-pages': livePages,
  '0009-same-person': samePerson,
  '0010-phone-lines': phoneLines,
  '0011-renamed-codes': renamedCodes,
  '0012-people': people,
  '0013-missing-indexes': missingIndexes,
  '0014-signed-audit': signedAudit,
  '0015-failed-checks': failedChecks,
  '0016-schema-changes': schemaChanges,
  '0017-browser-errors': browserErrors,
  '0018-lost-work': lostWork,
  '0019-text-limits': textLimits,
  '0020-named-reviewers': namedReviewers,
  '0021-references': references,
  '0022-changed-phones': changedPhones,
  '0023-alarms-and-mails': alarmsAndMails,
  '0024-review-requests': reviewRequests,
  '0025-answered-requests': answeredRequests,
  '0026-owner-invitations': ownerInvitations,
  '0027-original-intent': originalIntents,
  '0028-indexes-by-application': indexesByApplication,
  '0029-test-deposits': testDeposits,
  '0030-vendors-news': vendorsNews,
  '0031-cards': cards,
  '0032-bank-directory': bankDirectory,
  '0033-void-checks': voidChecks,
  '0034-bank-facts': bankFacts,
  '0035-startup-fields': startupFields,
  '0036-events-by-application': eventsByApplication,
  '0037-stopped-reminders': stoppedReminders,
  '0038-shared-businesses': sharedBusinesses,
  '0039-typed-answers': typedAnswers,
  '0040-connections': connections,
  '0041-support-views': supportViews,
  '0042-referral-partners': referralPartners,
  '0043-page-exits': pageExits,
  '0044-partner-keys': partnerKeys,
  '0045-orders': orders,
  '0046-stores-by-name': storesByName,
  '0047-partner-events': partnerEvents,
  '0048-monthly-charges': monthlyCharges,
  '0049-bank-debits': bankDebits,
  '0050-owed-months': owedMonths,
  '0051-carry-tokens': carryTokens,
  '0052-unanswered-debits': unansweredDebits,
  '0055-environment-name': environmentName,
  '0056-key-halves': keyHalves,
  '0057-audit-redactions': auditRedactions,
  '0060-safe-money': safeMoney,
  '0063-folded-names': foldedNames,
  '0064-closed-accounts': closedAccounts,
  '0066-owners-mails': ownersMails,
  '0067-replaced-owners': replacedOwners,
  '0068-owner-companies': ownerCompanies,
  '0069-confirmed-answers': confirmedAnswers,
  '0070-one-name': oneName,
  '0071-registered-in': registeredIn,
  '0072-queue': queue,
};
