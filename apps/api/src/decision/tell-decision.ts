import type { ReviewDecision } from '@signet/rulebook/decision/reasons';
import { emailFor } from '@signet/rulebook/messages/choose-message';
import { factsOf } from '../application/facts.ts';
import { type StatusPromise, statusPromiseOf } from '../application/sla.ts';
import type { StoredApplication } from '../application/stored-application.ts';
import type { Deps } from '../deps.ts';
import type { OutboxMessage } from '../messages/outbox-message.ts';
import { renderMessage } from '../messages/render-message.ts';
import { applyDecision } from './apply-decision.ts';

type Told = { after: StoredApplication; statusPromise: StatusPromise; messages: OutboxMessage[] };

/** What the applicant is told of a decision by hand; the preview and the decision both send this. */
export function tellDecision(
  { clock, config }: Pick<Deps, 'clock' | 'config'>,
  application: StoredApplication,
  { decision, reason }: { decision: ReviewDecision; reason: string },
): Told {
  const { isBankLinked } = factsOf(application);
  const { decision: before, reason: because, lastDecision, market } = application;
  const template = emailFor(
    { decision, reason, isBankLinked },
    { decision: before, reason: because, stepUp: lastDecision?.stepUp, isBankLinked },
  );
  const after = applyDecision(application, { decision, reason }, clock.now());
  const statusPromise = statusPromiseOf(after, clock);
  if (template === undefined) return { after, statusPromise, messages: [] };
  const facts = {
    told: statusPromise,
    reason,
    decidedBy: 'person' as const,
    day: clock.today(market),
  };
  return { after, statusPromise, messages: [renderMessage(template, application, config, facts)] };
}
