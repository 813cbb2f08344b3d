import { CARD_REFUSAL_ERRORS } from '@signet/rulebook/cards/card-brands';
import { mayAddCard } from '@signet/rulebook/next-page';
import { factsOf, stepConflict } from '../application/facts.ts';
import { loadView } from '../application/load-view.ts';
import type { StoredApplication } from '../application/stored-application.ts';
import type { Handler } from '../handler.ts';
import type { OutboxMessage } from '../messages/outbox-message.ts';
import { AppError } from '../platform/http/problem.ts';
import { ProviderDown } from '../platform/provider-down.ts';
import { actorOf } from '../session/session-cookies.ts';
import { cardMail } from './card-mails.ts';
import type { AuthenticatedCard } from './port.ts';

/**
 * Authenticates the card and stores its token; after a 3-D Secure challenge the client repeats the
 * call. docs/decisions/0075.
 */
export const addCreditCard: Handler<'addCreditCard'> = async ({
  deps,
  application,
  session,
  visitor,
  body,
  once,
}) => {
  if (!mayAddCard(factsOf(application)))
    throw new AppError(
      application.onboardedAt === undefined ? 'application.incomplete' : 'application.notApproved',
    );
  const { id, answers } = application;
  if (!(await deps.store.cards.countTry(id))) throw new AppError('card.tooMany');
  const email = answers['applicant.email.emailAddress'] ?? '';
  const check = await deps.providers.cards
    .authenticate({ reference: id, email, token: body.token })
    .catch((error: unknown) => {
      throw error instanceof ProviderDown ? new AppError('card.failed') : error;
    });
  if (check.state === 'refused') throw new AppError(CARD_REFUSAL_ERRORS[check.why]);
  if (check.state === 'actionRequired')
    return { verify: 'REQUIRED', clientSecret: check.clientSecret };
  const messages = [addedMail(application, check.card, deps)];
  const card = await deps.store.cards.add({
    id,
    card: check.card,
    actor: actorOf(session),
    messages,
    once,
  });
  return { verify: 'DONE', card, application: await loadView(id, { deps, session, visitor }) };
};

const addedMail = (
  application: StoredApplication,
  card: AuthenticatedCard,
  deps: Parameters<typeof cardMail>[2],
): OutboxMessage =>
  cardMail(
    application.card === undefined ? 'cardAdded' : 'cardReplaced',
    { application, card, before: application.card },
    deps,
  );

/** Removes the card and has the provider delete it. docs/decisions/0077. */
export const removeCreditCard: Handler<'removeCreditCard'> = async ({
  deps,
  application,
  session,
  visitor,
  once,
}) => {
  const { id, card } = application;
  if (card === undefined) throw stepConflict(application);
  const messages = [cardMail('cardRemoved', { application, card }, deps)];
  await deps.store.cards.remove({
    id,
    cardId: card.cardId,
    actor: actorOf(session),
    messages,
    once,
  });
  return loadView(id, { deps, session, visitor });
};
