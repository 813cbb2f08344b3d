import { industryOf } from '@signet/rulebook/category/eligibility';
import type { BundleSegment, OrderOffer } from '@signet/rulebook/orders/order';
import type { PLAN_NAMES } from '@signet/rulebook/orders/texts.en-US';
import {
  type Currency,
  type Locale,
  MARKETS,
  type Market,
} from '@signet/rulebook/reference/locales';
import { type OfferedPlan, plansOn } from '@signet/rulebook/reference/plans';
import type { StoredApplication } from '../application/stored-application.ts';
import type { Deps } from '../deps.ts';
import type { PartnerReferral } from '../platform/config/partners.ts';
import { textsByLocale } from '../platform/texts-by-locale.ts';

const TEXTS = await textsByLocale<{ PLAN_NAMES: typeof PLAN_NAMES }>(
  import.meta.resolve('@signet/rulebook/orders/texts.en-US'),
);

const planView = ({ perUnitCents, from, to, next, ...row }: OfferedPlan, locale: Locale) => ({
  ...row,
  planName: TEXTS[locale].PLAN_NAMES[row.plan],
  perUnit: perUnitCents,
  validFrom: from,
  ...(to === undefined ? {} : { validTo: to }),
  ...(next && {
    next: {
      perUnit: next.perUnitCents,
      trialPeriodDays: next.trialPeriodDays,
      validFrom: next.from,
    },
  }),
});

type Offer = OrderOffer & { plans: ReturnType<typeof planView>[]; currency: Currency; day: string };

/** What a partner's customers can order today in a market, with prices. docs/readings.md 150. */
export function offerOn(
  partner: PartnerReferral,
  {
    deps: { clock, config },
    market,
    locale,
  }: { deps: Pick<Deps, 'clock' | 'config'>; market: Market; locale: Locale },
): Offer {
  const day = clock.today(market);
  const plans = plansOn(config.partners.plansOf(partner, market), day).map((row) =>
    planView(row, locale),
  );
  const terms = {
    ...config.partners.orderTermsOf(partner, market),
    complimentaryDevices: config.partners.complimentaryDevicesOf(partner),
  };
  return { plans, terms, currency: MARKETS[market].currency, day };
}

export function offerFor(
  { portal, referralUrlId, referralOverriddenAt, market, answers }: StoredApplication,
  deps: Pick<Deps, 'clock' | 'config'>,
  { locale, complimentaryUsed }: { locale: Locale; complimentaryUsed: number },
): Offer & { segment?: BundleSegment } {
  const segment = industryOf(answers)?.segment;
  const offer = offerOn(
    { portal, ...(referralUrlId === undefined ? {} : { referralUrlId }) },
    { deps, market, locale },
  );
  // Only the partner's own link gives devices; a call can name any referral. docs/readings.md 253.
  const complimentaryDevices =
    referralOverriddenAt === undefined ? offer.terms.complimentaryDevices : undefined;
  return {
    ...offer,
    terms: {
      ...offer.terms,
      complimentaryDevices,
      ...(complimentaryUsed > 0 ? { complimentaryUsed } : {}),
    },
    ...(segment && { segment }),
  };
}
