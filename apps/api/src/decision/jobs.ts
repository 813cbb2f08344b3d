import { APPLICANT_TAX_ID_PATH } from '@signet/rulebook/core/answers';
import { LIMITS } from '@signet/rulebook/core/limits';
import { type ApplicantFacts, ofVerifiedBusiness } from '@signet/rulebook/decision/evidence';
import { recheckActor } from '@signet/rulebook/decision/reasons';
import { type DecisionResult, decide, UNDERWRITING_VERSION } from '@signet/rulebook/decision/underwriting';
import { failedInquiries, inquiryResult } from '@signet/rulebook/identity/inquiry';
import { type DecisionOutcome, type EmailId, emailFor, requirementOf } from '@signet/rulebook/messages/choose-message';
import { ownerAnswerBy } from '@signet/rulebook/people/invitation';
import { hasUnverifiedOwners, nextOwnerDeadline, ownerTrouble } from '@signet/rulebook/people/owner-list';
import { currentPhoneStep, isCodeTextedAtOnce, prefersPhoneLink } from '@signet/rulebook/phone/step-ups';
import { SLAS } from '@signet/rulebook/reference/slas';
import { declaresOwners } from '@signet/rulebook/sign-up/other-owners';
import { OTHER_OWNERS_STEP_UP, ownersAskedAt } from '@signet/rulebook/step-ups';
import { factsOf, isOfOtherBusiness, ownerVerificationsOf } from '../application/facts.ts';
import { addBusinessDays, statusPromiseOf } from '../application/sla.ts';
import type { Deps } from '../deps.ts';
import { type MessageFacts, renderMessage } from '../messages/render-message.ts';
import { lateMail } from '../people/owner-mails.ts';
import type { Job, NewJob, OutboxMessage, StoredApplication } from '../platform/store-types.ts';
import { taxInformationReminderJob } from '../tax-id/jobs.ts';
import { applyDecision } from './apply-decision.ts';
import { collectEvidence } from './collect-evidence.ts';
import { OWNERS_OVERDUE_JOB, RECHECK_JOB } from './store.ts';

/** The job that mails what is left to do on the phone, unless it was done by then. */
export const MAIL_RECEIVED_JOB = 'mail-received';

function appliedOf(application: StoredApplication, now: number): ApplicantFacts {
  const { market, applicationLevel, phoneProven, boStatus, secretsOnFile, stepUps } = application;
  const owners = ownerVerificationsOf(application);
  const applied: ApplicantFacts = {
    market,
    applicationLevel,
    takesPayments: application.decision === 'APPROVED_PENDING',
    verifiedElsewhere: application.verifiedElsewhere,
    phoneProven,
    prefersPhoneLink: prefersPhoneLink(application),
    hasPartners: declaresOwners(application.answers, application),
    boStatus,
    otherOwnersOpen: hasUnverifiedOwners(owners),
    ownerTrouble: ownerTrouble(owners, ownersAskedAt(application), now),
    rechecks: application.lastDecision?.rechecks,
    fullSsnGiven: secretsOnFile[APPLICANT_TAX_ID_PATH]?.sourceType === 'SSN9',
    done: stepUps.filter(({ finishedAt }) => finishedAt !== undefined).map(({ type }) => type),
    inquiry: inquiryResult(application.inquiries, 'identification'),
    failedInquiries: failedInquiries(application.inquiries, 'identification'),
    businessDocument: inquiryResult(application.inquiries, 'verification'),
  };
  return isOfOtherBusiness(application) ? ofVerifiedBusiness(applied) : applied;
}

function jobsAfter(
  { stepUp, reason }: DecisionResult,
  application: StoredApplication,
  now: number,
  message: EmailId | undefined,
): NewJob[] {
  const { round, lastDecision } = application;
  const waitMs = LIMITS.recheckDelaysMs[Math.min(lastDecision?.rechecks ?? 0, LIMITS.recheckDelaysMs.length - 1)] ?? 0;
  return [
    ...(isCodeTextedAtOnce(stepUp, application) ? [{ kind: 'send-otp' }] : []),
    ...(message === 'received' ? [{ kind: MAIL_RECEIVED_JOB, payload: { round }, dueAt: now + LIMITS.receivedMailMs }] : []),
    ...taxInformationReminderJob(stepUp, application, now),
    ...(stepUp === OTHER_OWNERS_STEP_UP
      ? [{ kind: OWNERS_OVERDUE_JOB, dueAt: (ownersAskedAt(application) ?? now) + LIMITS.ownerAnswerMs }]
      : []),
    ...(recheckActor(reason) !== undefined ? [{ kind: RECHECK_JOB, payload: { round }, dueAt: now + waitMs }] : []),
  ];
}

/** Collects the evidence of the open round and stores one decision with its messages and jobs. */
export async function runDecide(deps: Deps, { applicationId = '' }: Job): Promise<void> {
  const application = await deps.store.applications.loadForWork(applicationId);
  if (application === undefined || application.checkingSince === undefined) return; // decided by an earlier run
  const { id, round } = application;
  const evidence = await collectEvidence(deps, application);
  const now = deps.clock.now();
  const applied = appliedOf(application, now);
  const outcome = decide(evidence, applied);
  const { isBankLinked } = factsOf(application);
  const message = emailFor({ ...outcome, isBankLinked }, saidBefore(application));
  const told = statusPromiseOf(applyDecision(application, outcome, now), deps.clock);
  const { recorded } = await deps.store.applications.recordDecision({
    id,
    round,
    outcome: outcome.decision,
    rowId: outcome.row,
    reason: outcome.reason,
    evidence: { ...evidence, inquiry: applied.inquiry, businessDocument: applied.businessDocument },
    version: UNDERWRITING_VERSION,
    stepUp: outcome.stepUp,
    decidedBy: 'rules',
    messages:
      message === undefined || message === 'received'
        ? []
        : [renderMessage(message, application, deps.config, mailFacts(outcome, application, deps.clock, told))],
    jobs: jobsAfter(outcome, application, now, message),
    actor: 'rules',
  });
  if (recorded) deps.metrics.count('signet_decisions_total', { outcome: outcome.decision, row: outcome.row });
}

/**
 * Mails that the phone is left, once for an application. Whoever was sent a code is on its page or on the phone: they are written to a quarter of an hour after
 * the last one, and not at all once the step is done. docs/decisions/0051.
 */
export async function runMailReceived({ store, config, clock }: Deps, { applicationId = '', payload }: Job): Promise<void> {
  const application = await store.applications.loadForWork(applicationId);
  if (application === undefined || application.round !== payload.round || application.checkingSince !== undefined) return;
  if (currentPhoneStep(application.stepUps) === undefined) return;
  const dueAt = (application.code?.sentAt ?? 0) + LIMITS.receivedMailMs;
  if (dueAt > clock.now()) {
    await store.jobs.add({ kind: MAIL_RECEIVED_JOB, applicationId, payload, dueAt });
    return;
  }
  await store.outbox.addOnce({ ...renderMessage('received', application, config), applicationId });
}

/** What the mail about a decision of the rules speaks of. */
const mailFacts = (
  outcome: DecisionResult,
  { market, inquiries }: StoredApplication,
  clock: Deps['clock'],
  told: MessageFacts['told'],
): MessageFacts => ({
  need: requirementOf(outcome),
  told,
  failure:
    outcome.reason === 'inquiry.retry' ? (inquiries.findLast(({ failure }) => failure !== undefined)?.failure ?? 'other') : undefined,
  reason: outcome.reason,
  decidedBy: 'software',
  day: clock.today(market),
});

/** The last decision as it was communicated, whether its step-up was answered since or not. */
function saidBefore(application: StoredApplication): DecisionOutcome | undefined {
  const { decision, reason, lastDecision } = application;
  return lastDecision && { decision, reason, stepUp: lastDecision.stepUp, isBankLinked: factsOf(application).isBankLinked };
}

/** Opens another round where a source was missing and nobody has decided since. */
export async function runRecheck(deps: Deps, { applicationId = '', payload }: Job): Promise<void> {
  const application = await deps.store.applications.loadForWork(applicationId);
  if (application === undefined || application.checkingSince !== undefined || application.round !== payload.round) return;
  await deps.store.applications.reopen({ id: application.id, at: deps.clock.now(), cause: 'source.unavailable', actor: 'job:recheck' });
}

/** Opens another round where another owner has not answered in time; the rules then hand the application to a reviewer. docs/readings.md 90. */
export async function runOwnersOverdue(deps: Deps, { applicationId = '' }: Job): Promise<void> {
  const application = await deps.store.applications.loadForWork(applicationId);
  if (application === undefined || application.checkingSince !== undefined) return; // the open round sees it by itself
  const now = deps.clock.now();
  const owners = ownerVerificationsOf(application);
  if (ownerTrouble(owners, ownersAskedAt(application), now) === undefined) return watchNextOwner(deps, application, now);
  await deps.store.applications.reopen({
    id: application.id,
    at: now,
    cause: 'owner.overdue',
    actor: 'job:owners-overdue',
    messages: lateMails(deps, application, now),
  });
}

/** An owner who was put in somebody's place, or asked again, has time of their own. */
async function watchNextOwner({ store }: Deps, application: StoredApplication, now: number): Promise<void> {
  const dueAt = nextOwnerDeadline(ownerVerificationsOf(application), ownersAskedAt(application), now);
  if (dueAt === undefined) return;
  const { id: applicationId } = application;
  await store.jobs.add({ id: `${OWNERS_OVERDUE_JOB}:${applicationId}:${dueAt}`, kind: OWNERS_OVERDUE_JOB, applicationId, dueAt });
}

/** Tells the applicant who has not answered in time, and by when they hear from us. */
function lateMails(deps: Deps, application: StoredApplication, now: number): OutboxMessage[] {
  const { market, answers, people } = application;
  const territory = answers['company.address.territory'] || answers['applicant.address.territory'];
  const day = addBusinessDays(deps.clock.today(market), SLAS.review.to, market, territory);
  const askedAt = ownersAskedAt(application);
  const late = people.filter((owner) => owner.role === 'owner' && !owner.isVerified && (ownerAnswerBy(owner, askedAt) ?? now + 1) <= now);
  return late.map((owner) => lateMail({ deps, application, owner }, day));
}
