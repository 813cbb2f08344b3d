import { LIMITS } from '@signet/rulebook/core/limits';
import { DECISION_LIMITS } from '@signet/rulebook/decision/limits';
import { recheckActor } from '@signet/rulebook/decision/reasons';
import {
  type DecisionResult,
  decide,
  UNDERWRITING_VERSION,
} from '@signet/rulebook/decision/underwriting';
import {
  type DecisionOutcome,
  type EmailId,
  emailFor,
  requirementOf,
} from '@signet/rulebook/messages/choose-message';
import { ownerAnswerBy } from '@signet/rulebook/people/invitation';
import { nextOwnerDeadline, ownerTrouble } from '@signet/rulebook/people/owner-list';
import { currentPhoneStep, isCodeTextedAtOnce } from '@signet/rulebook/phone/step-ups';
import { SLAS } from '@signet/rulebook/reference/slas';
import { OTHER_OWNERS_STEP_UP, ownersAskedAt } from '@signet/rulebook/step-ups';
import { factsOf, ownerVerificationsOf } from '../application/facts.ts';
import { addBusinessDays, statusPromiseOf } from '../application/sla.ts';
import type { StoredApplication } from '../application/stored-application.ts';
import type { Deps } from '../deps.ts';
import type { OutboxMessage } from '../messages/outbox-message.ts';
import { type MessageFacts, renderMessage } from '../messages/render-message.ts';
import { lateMail } from '../people/owner-mails.ts';
import type { Job, NewJob } from '../platform/jobs/job.ts';
import { taxInformationReminderJob } from '../tax-id/jobs.ts';
import { appliedOf } from './applied-facts.ts';
import { applyDecision } from './apply-decision.ts';
import { collectEvidence } from './collect-evidence.ts';
import { OWNERS_OVERDUE_JOB, RECHECK_JOB } from './store.ts';

export const MAIL_RECEIVED_JOB = 'mail-received';

function jobsAfter(
  { stepUp, reason }: DecisionResult,
  application: StoredApplication,
  now: number,
  message: EmailId | undefined,
): NewJob[] {
  const { round, lastDecision } = application;
  const waitMs =
    LIMITS.recheckDelaysMs[
      Math.min(lastDecision?.rechecks ?? 0, LIMITS.recheckDelaysMs.length - 1)
    ] ?? 0;
  return [
    ...(isCodeTextedAtOnce(stepUp, application) ? [{ kind: 'send-otp' }] : []),
    ...(message === 'received'
      ? [
          {
            kind: MAIL_RECEIVED_JOB,
            payload: { round },
            dueAt: now + DECISION_LIMITS.receivedMailMs,
          },
        ]
      : []),
    ...taxInformationReminderJob(stepUp, application, now),
    ...(stepUp === OTHER_OWNERS_STEP_UP ? overdueJobs(application, now) : []),
    ...(recheckActor(reason) !== undefined
      ? [{ kind: RECHECK_JOB, payload: { round }, dueAt: now + waitMs }]
      : []),
  ];
}

export async function runDecide(deps: Deps, { applicationId = '' }: Job): Promise<void> {
  const application = await deps.store.applications.loadForWork(applicationId);
  // An earlier run has decided.
  if (application === undefined || application.checkingSince === undefined) return;
  const { id, round } = application;
  const evidence = await collectEvidence(deps, application);
  const now = deps.clock.now();
  const applied = appliedOf(application, now);
  const outcome = decide(evidence, applied);
  const { isBankLinked } = factsOf(application);
  const message = emailFor({ ...outcome, isBankLinked }, lastCommunicated(application));
  const statusPromise = statusPromiseOf(applyDecision(application, outcome, now), deps.clock);
  const { recorded } = await deps.store.applications.recordDecision({
    id,
    round,
    outcome: outcome.decision,
    rowId: outcome.row,
    reason: outcome.reason,
    evidence: {
      ...evidence,
      inquiry: applied.inquiry,
      businessDocument: applied.businessDocument,
      ...ownershipEvidence(application),
    },
    version: UNDERWRITING_VERSION,
    applied,
    stepUp: outcome.stepUp,
    promisedBy: statusPromise.by?.to,
    decidedBy: 'rules',
    messages:
      message === undefined || message === 'received'
        ? []
        : [
            renderMessage(
              message,
              application,
              deps.config,
              mailFacts(outcome, application, deps.clock, statusPromise),
            ),
          ],
    jobs: jobsAfter(outcome, application, now, message),
    actor: 'rules',
  });
  if (recorded)
    deps.metrics.count('signet_decisions_total', { outcome: outcome.decision, row: outcome.row });
}

/**
 * None before a mail has reached an owner: that mail starts the clock itself. docs/readings.md 256.
 */
function overdueJobs(application: StoredApplication, now: number): NewJob[] {
  const dueAt = nextOwnerDeadline(ownerVerificationsOf(application));
  return dueAt === undefined ? [] : [{ kind: OWNERS_OVERDUE_JOB, dueAt: Math.max(dueAt, now) }];
}

/**
 * Companies between the business and its owners, and why somebody behind them could not be named.
 */
const ownershipEvidence = ({ companies = [] }: StoredApplication) =>
  companies.length === 0
    ? {}
    : {
        ownerCompanies: companies.length,
        unnamedOwners: companies.flatMap(({ unnamed }) => unnamed ?? []),
      };

/**
 * Goes out once, DECISION_LIMITS.receivedMailMs after the last code, unless the phone step is done by then.
 * docs/decisions/0051.
 */
export async function runMailReceived(
  { store, config, clock }: Deps,
  { applicationId = '', payload }: Job,
): Promise<void> {
  const application = await store.applications.loadForWork(applicationId);
  if (
    application === undefined ||
    application.round !== payload.round ||
    application.checkingSince !== undefined
  )
    return;
  if (currentPhoneStep(application.stepUps) === undefined) return;
  const dueAt = (application.code?.sentAt ?? 0) + DECISION_LIMITS.receivedMailMs;
  if (dueAt > clock.now()) {
    await store.jobs.add({ kind: MAIL_RECEIVED_JOB, applicationId, payload, dueAt });
    return;
  }
  await store.outbox.addOnce({ ...renderMessage('received', application, config), applicationId });
}

const mailFacts = (
  outcome: DecisionResult,
  { market, inquiries }: StoredApplication,
  clock: Deps['clock'],
  statusPromise: MessageFacts['told'],
): MessageFacts => ({
  need: requirementOf(outcome),
  told: statusPromise,
  failure:
    outcome.reason === 'inquiry.retry'
      ? (inquiries.findLast(({ failure }) => failure !== undefined)?.failure ?? 'other')
      : undefined,
  reason: outcome.reason,
  decidedBy: 'software',
  day: clock.today(market),
});

/** The outcome last communicated, even if its step-up has been completed since. */
function lastCommunicated(application: StoredApplication): DecisionOutcome | undefined {
  const { decision, reason, lastDecision } = application;
  return (
    lastDecision && {
      decision,
      reason,
      stepUp: lastDecision.stepUp,
      isBankLinked: factsOf(application).isBankLinked,
    }
  );
}

export async function runRecheck(deps: Deps, { applicationId = '', payload }: Job): Promise<void> {
  const application = await deps.store.applications.loadForWork(applicationId);
  if (
    application === undefined ||
    application.checkingSince !== undefined ||
    application.round !== payload.round
  )
    return;
  await deps.store.applications.reopen({
    id: application.id,
    round: application.round,
    at: deps.clock.now(),
    cause: 'source.unavailable',
    actor: 'job:recheck',
  });
}

/**
 * Opens another round when an owner has missed the deadline; the rules then send the application to
 * manual review. docs/readings.md 90.
 */
export async function runOwnersOverdue(deps: Deps, { applicationId = '' }: Job): Promise<void> {
  const application = await deps.store.applications.loadForWork(applicationId);
  // The open round handles it.
  if (application === undefined || application.checkingSince !== undefined) return;
  const now = deps.clock.now();
  const owners = ownerVerificationsOf(application);
  // Each owner's own mail has its job.
  if (ownerTrouble(owners, ownersAskedAt(application) !== undefined, now) === undefined) return;
  const messages = lateMails(deps, application, now);
  // Another job of the same deadline was first.
  if (application.reason === 'owner.overdue' && messages.length === 0) return;
  await deps.store.applications.reopen({
    id: application.id,
    round: application.round,
    at: now,
    cause: 'owner.overdue',
    actor: 'job:owners-overdue',
    messages,
  });
}

/**
 * Tells the applicant of each owner who is late and was not yet when the application went to review
 * for that.
 */
function lateMails(deps: Deps, application: StoredApplication, now: number): OutboxMessage[] {
  const { market, answers, people, reason, lastDecision } = application;
  const toldUntil = reason === 'owner.overdue' ? (lastDecision?.since ?? 0) : 0;
  const territory = answers['company.address.territory'] || answers['applicant.address.territory'];
  const day = addBusinessDays(deps.clock.today(market), SLAS.review.to, market, territory);
  const isLate = (answerBy = now + 1) => answerBy <= now && answerBy > toldUntil;
  const late = people.filter(
    (owner) => owner.role === 'owner' && !owner.isVerified && isLate(ownerAnswerBy(owner)),
  );
  return late.map((owner) => lateMail({ deps, application, owner }, day));
}
