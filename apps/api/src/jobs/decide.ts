import { inquiryResult } from '@signet/rulebook/inquiry';
import { LIMITS } from '@signet/rulebook/limits';
import { otherOwnersOpen } from '@signet/rulebook/owners';
import { prefersPhoneLink, takesPhoneLinks } from '@signet/rulebook/phone-link';
import { type Applied, decide, UNDERWRITING_VERSION } from '@signet/rulebook/underwriting';
import type { Deps } from '../deps.ts';
import { messageFor, needOf } from '../messages/message-for.ts';
import { writeMessage } from '../messages/write-message.ts';
import type { Job, NewJob, StoredApplication } from '../store/store.ts';
import { askedLater } from './ask-tax-information.ts';
import { collectEvidence } from './collect-evidence.ts';

/** What the application itself says, beside the evidence. decisions.md, section 4. */
function appliedOf(application: StoredApplication): Applied {
  const { market, applicationLevel, phoneProven, boStatus, answers, given, stepUps } = application;
  return {
    market,
    applicationLevel,
    takesPayments: application.decision === 'APPROVED_PENDING',
    verifiedElsewhere: application.verifiedElsewhere,
    phoneProven,
    prefersPhoneLink: prefersPhoneLink(application),
    hasPartners: answers['company.hasPartners'] === 'YES',
    boStatus,
    otherOwnersOpen: otherOwnersOpen(application.owners),
    fullSsnGiven: given['applicant.governmentIdentification.value']?.sourceType === 'SSN9',
    done: stepUps.filter(({ doneAt }) => doneAt !== undefined).map(({ type }) => type),
    inquiry: inquiryResult(application.inquiries, 'identification'),
    businessDocument: inquiryResult(application.inquiries, 'verification'),
  };
}

/**
 * What must happen after a decision: a code to send, or another round where a source did not answer. Where the phone takes links its page asks
 * for one, after its network was asked: nothing is texted twice.
 */
function jobsAfter({ stepUp, row }: ReturnType<typeof decide>, application: StoredApplication, now: number): NewJob[] {
  const { round } = application;
  const waitMs = LIMITS.recheckMs[Math.min(round, LIMITS.recheckMs.length) - 1] ?? 0;
  return [
    ...(stepUp === 'OTP_SMS' && !takesPhoneLinks(application) ? [{ kind: 'send-code' }] : []),
    ...askedLater(stepUp, application, now),
    ...(row === '14-unknown' ? [{ kind: 'recheck', payload: { round }, dueAt: now + waitMs }] : []),
  ];
}

/** Collects the evidence of the open round, applies the rules once, and stores the decision with its messages and jobs. decisions.md, section 4. */
export async function runDecide(deps: Deps, { applicationId = '' }: Job): Promise<void> {
  const application = await deps.store.applications.loadForWork(applicationId);
  if (application === undefined || application.checkingSince === undefined) return; // decided by an earlier run
  const { id, round } = application;
  const evidence = await collectEvidence(deps, application);
  const applied = appliedOf(application);
  const outcome = decide(evidence, applied);
  const before =
    application.reason === undefined
      ? undefined
      : { decision: application.decision, reason: application.reason, stepUp: askedBefore(application) };
  const message = messageFor(outcome, before);
  await deps.store.applications.recordDecision({
    id,
    round,
    outcome: outcome.decision,
    rowId: outcome.row,
    reason: outcome.reason,
    evidence: { ...evidence, inquiry: applied.inquiry, businessDocument: applied.businessDocument },
    version: UNDERWRITING_VERSION,
    stepUp: outcome.stepUp,
    decidedBy: 'rules',
    messages: message === undefined ? [] : [writeMessage(message, application, deps.config, { need: needOf(outcome) })],
    jobs: jobsAfter(outcome, application, deps.clock.now()),
    actor: 'rules',
  });
}

/** The step-up that the last decision asked for, answered meanwhile or not. */
const askedBefore = ({ reason, stepUps }: StoredApplication): string | undefined =>
  reason === 'phone.notProven' ? 'OTP_SMS' : stepUps.find(({ doneAt }) => doneAt === undefined)?.type;

/** Opens another round where the last one missed a source and nobody has decided since. decisions.md, section 4. */
export async function runRecheck(deps: Deps, { applicationId = '', payload }: Job): Promise<void> {
  const application = await deps.store.applications.loadForWork(applicationId);
  if (application === undefined || application.checkingSince !== undefined || application.round !== payload.round) return;
  await deps.store.applications.reopen({ id: application.id, at: deps.clock.now(), cause: 'source.unknown', actor: 'job:recheck' });
}
