import { MARKETS, marketOfCurrency } from '@signet/rulebook/reference/markets';
import { REFERRAL_ID } from '@signet/rulebook/routes';
import type { Handler } from './handler.ts';
import { actorOf, reloadView } from './reload.ts';

const EMAIL_PATH = 'applicant.email.emailAddress';

/** Creates the person's application from the draft, or finds the open one. decisions.md, section 3; document 1, section 7. */
export const createApplication: Handler<'createApplication'> = async ({ deps, session, visitor, query, body, answers, secrets, once }) => {
  const wish = body?.application ?? {};
  const market = marketOfCurrency(wish.currency ?? '') ?? visitor.market;
  const { id } = await deps.store.applications.create({
    userId: session.userId,
    portal: visitor.portal,
    market,
    currency: MARKETS[market].currency,
    referralUrlId: REFERRAL_ID.test(wish.referralUrlId ?? '') ? wish.referralUrlId : undefined,
    intent: wish.intent ?? 'CREATE_BUSINESS',
    locale: wish.communicationLanguage ?? visitor.locale,
    level: 'FULL',
    answers: { [EMAIL_PATH]: session.emailAddress, ...answers },
    secrets,
    source: wish.source,
    medium: wish.medium,
    agentId: wish.agentId,
    find: query?.find === 'true',
    actor: actorOf(session),
    once,
  });
  return reloadView(id, { deps, session, visitor });
};
