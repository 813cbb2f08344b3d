import { queue } from './0072-queue.ts';
import { announcedChanges } from './0076-announced-changes.ts';
import { duties } from './0077-duties.ts';
import { invitationEnds } from './0078-invitation-ends.ts';
import { staff } from './0079-staff.ts';
import { caseNotes } from './0081-case-notes.ts';
import { changeRequests } from './0087-change-requests.ts';
import { messageFaults } from './0091-message-faults.ts';
import { appliedFacts } from './0093-applied-facts.ts';
import { textCounts } from './0096-text-counts.ts';
import { objects } from './0097-objects.ts';
import { checkComparisons } from './0098-check-comparisons.ts';
import { handOut } from './0099-hand-out.ts';
import { staffLogouts } from './0100-staff-logouts.ts';
import { caseViews } from './0103-case-views.ts';
import { applicationChanged } from './0106-application-changed.ts';
import { policyRuns } from './0115-policy-runs.ts';
import { reopenings } from './0117-reopenings.ts';
import { insightWeeks } from './0118-insight-weeks.ts';
import { openCases } from './0130-open-cases.ts';
import { staffAudit } from './0135-staff-audit.ts';
import { awaitedApplicants } from './0136-awaited-applicants.ts';
import { analyticsByWeek } from './0147-analytics-by-week.ts';
import { auditByMonth } from './0148-audit-by-month.ts';
import { auditArchives } from './0149-audit-archives.ts';
import { inquiryVendors } from './0150-vendor-of-inquiry.ts';
import { staffAddresses } from './0151-staff-addresses.ts';
import { orderRefusals } from './0153-order-refusals.ts';
import { claimTimes } from './0154-claim-times.ts';
import { keptCounts } from './0156-kept-counts.ts';
import { auditBases } from './0157-audit-bases.ts';
import { vendorCallSums } from './0159-vendor-calls.ts';
import { shadowRuns } from './0160-shadow-runs.ts';
import { externalIds } from './0161-external-ids.ts';
import { partnerImports } from './0163-partner-imports.ts';
import { messageTries } from './0164-message-tries.ts';
import { partnerConsole } from './0166-partner-console.ts';
import { blindLooks } from './0169-blind-looks.ts';
import { ongoingChecks } from './0170-ongoing-checks.ts';
import { keyTerms } from './0173-key-terms.ts';
import { ownEndpoints } from './0174-own-endpoints.ts';
import { identityDocuments } from './0176-identity-documents.ts';
import { ownLooks } from './0177-own-looks.ts';
import { insightDeviceWeeks } from './0179-insight-device-weeks.ts';
import { auditExports } from './0181-audit-exports.ts';
import { applicationChanges } from './0183-application-changes.ts';
import { baseline } from './baseline.ts';
import type { SchemaChange } from './running.ts';

/** In order; a row that has run anywhere must never change. */
export const MIGRATIONS: Readonly<Record<string, SchemaChange>> = {
  '0071-to-date': baseline,
  '0072-queue': queue,
  '0076-announced-changes': announcedChanges,
  '0077-duties': duties,
  '0078-invitation-ends': invitationEnds,
  '0079-staff': staff,
  '0081-case-notes': caseNotes,
  '0087-change-requests': changeRequests,
  '0091-message-faults': messageFaults,
  '0093-applied-facts': appliedFacts,
  '0096-text-counts': textCounts,
  '0097-objects': objects,
  '0098-check-comparisons': checkComparisons,
  '0099-hand-out': handOut,
  '0100-staff-logouts': staffLogouts,
  '0103-case-views': caseViews,
  '0106-application-changed': applicationChanged,
  '0115-policy-runs': policyRuns,
  '0117-reopenings': reopenings,
  '0118-insight-weeks': insightWeeks,
  '0130-open-cases': openCases,
  '0135-staff-audit': staffAudit,
  '0136-awaited-applicants': awaitedApplicants,
  '0147-analytics-by-week': analyticsByWeek,
  '0148-audit-by-month': auditByMonth,
  '0149-audit-archives': auditArchives,
  '0150-vendor-of-inquiry': inquiryVendors,
  '0151-staff-addresses': staffAddresses,
  '0153-order-refusals': orderRefusals,
  '0154-claim-times': claimTimes,
  '0156-kept-counts': keptCounts,
  '0157-audit-bases': auditBases,
  '0159-vendor-calls': vendorCallSums,
  '0160-shadow-runs': shadowRuns,
  '0161-external-ids': externalIds,
  '0163-partner-imports': partnerImports,
  '0164-message-tries': messageTries,
  '0166-partner-console': partnerConsole,
  '0169-blind-looks': blindLooks,
  '0170-ongoing-checks': ongoingChecks,
  '0173-key-terms': keyTerms,
  '0174-own-endpoints': ownEndpoints,
  '0176-identity-documents': identityDocuments,
  '0177-own-looks': ownLooks,
  '0179-insight-device-weeks': insightDeviceWeeks,
  '0181-audit-exports': auditExports,
  '0183-application-changes': applicationChanges,
};
