import { localDay } from '@signet/rulebook/core/dates';
import { hasApprovedProfile, reasonWithoutProfile } from '@signet/rulebook/offers/eligibility';
import type { CashAdvanceOfferView } from '@signet/rulebook/offers/view';
import { displayNameOf } from '@signet/rulebook/sign-up/display-names';
import type { StoredApplication } from '../application/stored-application.ts';
import type { Call, Handler } from '../handler.ts';
import { AppError, orUnavailable } from '../platform/http/problem.ts';
import type { LendingAccount } from './port.ts';

type OfferCall = Pick<Call<'getCashAdvanceOffers'>, 'deps' | 'session' | 'visitor'>;

/** Another user's business gets the same 404 as an unknown one. */
async function ownOf(businessId: string, { deps, session }: OfferCall): Promise<StoredApplication> {
  const own = (await deps.store.accounts.of(session.userId)).find(
    ({ business }) => business.id === businessId,
  );
  if (own === undefined) throw new AppError('application.notFound');
  return own;
}

const accountOf = (
  { business, market }: StoredApplication,
  { visitor }: OfferCall,
): LendingAccount => ({
  businessId: business.id,
  market,
  locale: visitor.locale,
});

async function standingOffers(
  own: StoredApplication,
  call: OfferCall,
): Promise<CashAdvanceOfferView[]> {
  const { providers, clock } = call.deps;
  const offers = await orUnavailable(providers.lending.offers(accountOf(own, call)));
  return offers
    .filter(
      ({ expiresAt, currency }) =>
        currency === own.currency && (expiresAt === undefined || expiresAt > clock.now()),
    )
    .map(({ expiresAt, ...offer }) => ({
      ...offer,
      businessId: own.business.id,
      ...(expiresAt === undefined ? {} : { expiresOn: localDay(own.market, expiresAt) }),
    }));
}

export const getCashAdvanceEligibility: Handler<'getCashAdvanceEligibility'> = async ({
  query,
  ...call
}) => {
  const asked =
    query.businessId === undefined
      ? await call.deps.store.accounts.of(call.session.userId)
      : [await ownOf(query.businessId, call)];
  const own = asked.find(hasApprovedProfile);
  if (own === undefined) return { eligible: false, reason: reasonWithoutProfile(asked) };
  const offers = await standingOffers(own, call);
  const business = {
    businessId: own.business.id,
    businessName: displayNameOf(own.answers) || undefined,
  };
  return offers.length > 0
    ? { eligible: true, ...business }
    : { eligible: false, reason: 'noOffer', ...business };
};

export const getCashAdvanceOffers: Handler<'getCashAdvanceOffers'> = async ({ query, ...call }) => {
  const own = await ownOf(query.businessId, call);
  if (!hasApprovedProfile(own)) throw new AppError('cashAdvance.notEligible');
  return {
    businessName: displayNameOf(own.answers) || undefined,
    offers: await standingOffers(own, call),
  };
};

/** Re-checks the offer, which may have ended since it was shown. */
export const openCashAdvanceOffer: Handler<'openCashAdvanceOffer'> = async ({
  params,
  body,
  ...call
}) => {
  const own = await ownOf(body.businessId, call);
  if (!hasApprovedProfile(own)) throw new AppError('cashAdvance.notEligible');
  const offers = await standingOffers(own, call);
  const begun = offers.some(({ offerId }) => offerId === params.offerId)
    ? await orUnavailable(call.deps.providers.lending.begin(accountOf(own, call)))
    : undefined;
  if (begun === undefined) throw new AppError('cashAdvance.offerEnded');
  return begun;
};
