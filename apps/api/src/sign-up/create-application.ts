import { APPLICANT_PHONE_PATH } from '@signet/rulebook/core/answer-paths';
import { REFERRAL_ID_PATTERN } from '@signet/rulebook/core/ids';
import { localeForMarket } from '@signet/rulebook/reference/locales';
import { MARKETS, marketOfCurrency } from '@signet/rulebook/reference/markets';
import { initialLevel } from '@signet/rulebook/sign-up/application-level';
import { actorOf, viewFor } from '../application/load-view.ts';
import type { Handler } from '../handler.ts';
import { phoneEligibilityError } from '../phone/phone-eligibility.ts';
import { mergeDraft } from './merge-draft.ts';

const EMAIL_PATH = 'applicant.email.emailAddress';

/**
 * Creates the person's application from the draft, or finds the open one and saves the draft over it. docs/readings.md 38 and 56;
 * docs/decisions/0031.
 */
export const createApplication: Handler<'createApplication'> = async (call) => {
  const { deps, session, visitor, query, body, answers, secrets, once } = call;
  const wish = body?.application ?? {};
  const serviceType = wish.serviceType ?? visitor.serviceType;
  const market = marketOfCurrency(wish.currency ?? '') ?? visitor.market;
  // The phone of an application in the other country; one we would reject is asked again on its page.
  const { [APPLICANT_PHONE_PATH]: phone = '', ...others } = answers;
  const isKept = phone !== '' && (await phoneEligibilityError(deps, { userId: session.userId, phone })) === undefined;
  const { application, created } = await deps.store.applications.create({
    userId: session.userId,
    portal: visitor.portal,
    market,
    currency: MARKETS[market].currency,
    referralUrlId: REFERRAL_ID_PATTERN.test(wish.referralUrlId ?? '') ? wish.referralUrlId : undefined,
    intent: wish.intent ?? 'CREATE_BUSINESS',
    locale: localeForMarket(market, wish.communicationLanguage ?? body?.applicant?.communicationLanguage ?? visitor.locale),
    level: initialLevel(deps.config.basicServices, { portal: visitor.portal, serviceType }),
    serviceType,
    answers: { [EMAIL_PATH]: session.emailAddress, ...others, ...(isKept ? { [APPLICANT_PHONE_PATH]: phone } : {}) },
    secrets,
    source: wish.source,
    medium: wish.medium ?? visitor.medium,
    agentId: wish.agentId,
    find: query?.find === 'true',
    actor: actorOf(session),
    once,
  });
  if (created) return viewFor(application, { deps, visitor });
  const intent = query?.['force-intent'] === 'true' ? wish.intent : undefined;
  const found = await mergeDraft(call, application, { intent, keepsPhone: isKept });
  return { ...viewFor(found, { deps, visitor }), resumed: true };
};
