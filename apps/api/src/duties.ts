import { LIMITS } from '@signet/rulebook/core/limits';
import { POLICY_LIMITS } from '@signet/rulebook/policy/limits';
import { buildBrowserErrors } from './analytics/store.ts';
import { buildExpiredRows } from './application/expired-rows-store.ts';
import { buildRekeying } from './application/rekey-store.ts';
import { buildRetention } from './application/retention-store.ts';
import { buildBanks } from './bank/store.ts';
import { buildTestDeposits } from './bank/test-deposit-store.ts';
import { buildVoidChecks } from './bank/void-check-store.ts';
import { buildOpenCases } from './decision/open-cases-store.ts';
import { buildDecisions } from './decision/store.ts';
import { buildFunnel } from './insight/funnel-store.ts';
import { buildOutbox } from './messages/outbox-store.ts';
import { buildOngoingChecks } from './ongoing/ongoing-check-store.ts';
import { buildRenewals } from './ongoing/renewal-store.ts';
import { buildOrders } from './orders/store.ts';
import { buildDeliveries } from './partners/delivery-store.ts';
import { buildImports } from './partners/import-store.ts';
import { buildWebhookSecrets } from './partners/webhook-secret-store.ts';
import { buildOwnerChecks } from './people/owner-check-store.ts';
import { buildCodeGuesses } from './phone/code-guess-store.ts';
import { buildTextBreakers } from './phone/text-limit-store.ts';
import { buildAuditArchives } from './platform/audit/archive-store.ts';
import { buildAuditBases } from './platform/audit/base-store.ts';
import { buildAuditRedactions } from './platform/audit/redaction-store.ts';
import { buildStaffLog } from './platform/audit/staff-log-store.ts';
import { buildAudit } from './platform/audit/store.ts';
import { buildRequestCounts } from './platform/http/request-count-store.ts';
import type { Batch, Duty } from './platform/jobs/duty.ts';
import { addingLate, type ReadLateJobs } from './platform/jobs/late-job.ts';
import { buildJobs } from './platform/jobs/store.ts';
import { buildEndedObjects } from './platform/objects/ended-object-store.ts';
import { buildPartitions } from './platform/sql/partition-store.ts';
import type { StoreDeps } from './platform/store-deps.ts';
import { buildShadow } from './policy/shadow-store.ts';

const hourly = (batch: Batch): Duty => ({ everyMs: LIMITS.dutyEveryMs, batch });

/** What keeps the stored data in order: each row is a job of its own. docs/decisions/0208. */
export function buildDuties(deps: StoreDeps) {
  const jobs = buildJobs(deps);
  const late = (read: ReadLateJobs): Duty => ({
    everyMs: LIMITS.jobLostMs,
    batch: addingLate(jobs, read),
  });
  const audit = buildAudit(deps);
  const archives = buildAuditArchives(deps);
  const openCases = buildOpenCases(deps);
  const partitions = buildPartitions(deps);
  const decisions = buildDecisions(deps);
  const expired = buildExpiredRows(deps);
  const retention = buildRetention(deps);
  return {
    'audit.moved': hourly(audit.verifyMoved),
    'audit.covered': hourly(audit.verifyCovered),
    'audit.checkpoints': hourly(audit.verifyCheckpoints),
    'audit.checkpoint': hourly(audit.addCheckpoint),
    'audit.staff': hourly(buildStaffLog(deps).verifyChain),
    'audit.redact': hourly(buildAuditRedactions(deps, audit).redact),
    'audit.archive': hourly(archives.archive),
    'audit.drop': hourly(buildAuditBases(deps, audit, archives).drop),

    'erase.keyHalves': hourly(retention.destroyKeys),
    'erase.drafts': hourly(retention.eraseDrafts),
    'erase.declined': hourly(retention.eraseDeclined),
    'erase.closed': hourly(retention.eraseClosed),
    'erase.declinedSecrets': hourly(retention.eraseSecrets),

    'forget.codes': hourly(expired('codes')),
    'forget.phoneSends': hourly(expired('phoneSends')),
    'forget.phoneLinks': hourly(expired('phoneLinks')),
    'forget.phoneLines': hourly(expired('phoneLines')),
    'forget.messages': hourly(expired('messages')),
    'forget.linkTokens': hourly(expired('linkTokens')),
    'forget.ownerInvitations': hourly(expired('ownerInvitations')),
    'forget.linkSessions': hourly(expired('linkSessions')),
    'forget.supportViews': hourly(expired('supportViews')),
    'forget.pageExits': hourly(expired('pageExits')),
    'forget.sessions': hourly(expired('sessions')),
    'forget.signIns': hourly(expired('signIns')),
    'forget.staffSessions': hourly(expired('staffSessions')),
    'forget.staffLogouts': hourly(expired('staffLogouts')),
    'forget.staffSignIns': hourly(expired('staffSignIns')),
    'forget.consoleSessions': hourly(expired('consoleSessions')),
    'forget.consoleSignIns': hourly(expired('consoleSignIns')),
    'forget.consolePeople': hourly(expired('consolePeople')),
    'forget.changeMarks': hourly(expired('changeMarks')),
    'forget.repeatedCalls': hourly(expired('repeatedCalls')),
    'forget.vendorEvents': hourly(expired('vendorEvents')),
    'forget.typedAnswers': hourly(expired('typedAnswers')),
    'forget.partnerEvents': hourly(expired('partnerEvents')),
    'forget.prefills': hourly(expired('prefills')),
    'forget.partnerImports': hourly(expired('partnerImports')),
    'forget.carryTokens': hourly(expired('carryTokens')),
    'forget.insightWeeks': hourly(expired('insightWeeks')),
    'forget.insightDeviceWeeks': hourly(expired('insightDeviceWeeks')),
    'forget.vendorCalls': hourly(expired('vendorCalls')),
    'forget.caseHistory': hourly(expired('caseHistory')),
    'forget.policyRuns': hourly(expired('policyRuns')),
    'forget.auditExports': hourly(expired('auditExports')),
    'forget.analytics': hourly(expired('analytics')),
    'partitions.analytics': hourly(partitions('analytics')),
    'partitions.audit': hourly(partitions('audit')),
    'forget.browserErrors': hourly(buildBrowserErrors(deps).forget),
    'forget.texts': hourly(buildTextBreakers(deps).forget),
    'forget.codeGuesses': hourly(buildCodeGuesses(deps).forget),
    'forget.requestCounts': hourly(buildRequestCounts(deps).forget),

    'cases.marked': { everyMs: LIMITS.markedCasesMs, batch: openCases.keepMarked },
    'cases.compare': hourly(openCases.compare),

    'erase.objects': hourly(buildEndedObjects(deps).removeEnded),
    'move.voidChecks': hourly(buildVoidChecks(deps).moveToObjects),

    'rekey.applications': hourly(buildRekeying(deps).rekey),
    'rekey.webhookSecrets': hourly(buildWebhookSecrets(deps).rekeySecrets),

    'policy.shadow': { everyMs: POLICY_LIMITS.shadowEveryMs, batch: buildShadow(deps).compare },
    'count.funnel': hourly(buildFunnel(deps).count),

    'check.watchLists': hourly(addingLate(jobs, buildOngoingChecks(deps).dueWatchLists)),
    'ask.photoIds': hourly(addingLate(jobs, buildRenewals(deps).dueRenewals)),

    'late.checks': late(decisions.lateChecks),
    'late.rechecks': late(decisions.lateRechecks),
    'late.owners': late(decisions.lateOwners),
    'late.ownerChecks': late(buildOwnerChecks(deps).lateOwnerChecks),
    'late.bankChecks': late(buildBanks(deps).lateBankChecks),
    'late.testDeposits': late(buildTestDeposits(deps).lateDeposits),
    'late.messages': late(buildOutbox(deps).lateMessages),
    'late.orders': late(buildOrders(deps).lateOrderJobs),
    'late.deliveries': late(buildDeliveries(deps).lateDeliveries),
    'late.imports': late(buildImports(deps).lateImports),
  } as const satisfies Record<string, Duty>;
}

export type StoredDuties = ReturnType<typeof buildDuties>;
export type DutyId = keyof StoredDuties;
