import { CARD_REFUSAL_ERRORS } from '@signet/rulebook/cards/card-brands';
import { actorOf } from '../application/load-view.ts';
import type { Handler } from '../handler.ts';
import { AppError } from '../platform/http/problem.ts';
import { ProviderDown } from '../platform/provider-down.ts';
import type { StoredApplication } from '../platform/store-types.ts';

/** An order may be made before the decision, so a card may be too; nothing is ordered for an application that was refused. */
function requireSent({ onboardedAt, decision }: StoredApplication): void {
  if (onboardedAt === undefined) throw new AppError('application.incomplete');
  if (decision === 'DECLINED') throw new AppError('application.notApproved');
}

/** Proves the card at the provider and keeps its token; where its bank asks its customer first, the same call comes again. docs/decisions/0075. */
export const addCreditCard: Handler<'addCreditCard'> = async ({ deps, application, session, body, once }) => {
  requireSent(application);
  const { id, answers } = application;
  if (!(await deps.store.cards.countTry(id))) throw new AppError('card.tooMany');
  const email = answers['applicant.email.emailAddress'] ?? '';
  const check = await deps.providers.cards.authenticate({ reference: id, email, token: body.token }).catch((error: unknown) => {
    throw error instanceof ProviderDown ? new AppError('card.failed') : error;
  });
  if (check.state === 'refused') throw new AppError(CARD_REFUSAL_ERRORS[check.why]);
  if (check.state === 'actionRequired') return { verify: 'REQUIRED', clientSecret: check.clientSecret };
  return { verify: 'DONE', card: await deps.store.cards.add({ id, card: check.card, actor: actorOf(session), once }) };
};
