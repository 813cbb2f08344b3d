import { LIMITS } from '@signet/rulebook/core/limits';
import {
  LOCALE_IDS,
  languageOf,
  MARKETS,
  marketOfCurrency,
} from '@signet/rulebook/reference/locales';
import { termsInForce } from '@signet/rulebook/reference/terms';
import type { Handler } from '../handler.ts';
import { AppError } from '../platform/http/problem.ts';
import { feesFor } from './fees.ts';

export const getConfigs: Handler<'getConfigs'> = async ({ deps, query, visitor }) => {
  const { partners } = deps.config;
  const referral = { portal: visitor.portal, referralUrlId: query?.referralUrlId };
  const location = partners.movedTo(referral);
  if (location !== undefined) throw new AppError('config.portalMoved', { location });
  const markets = partners.marketsOf(referral);
  const nearest = markets.includes(visitor.market) ? visitor.market : markets[0];
  const market = query?.currency === undefined ? nearest : marketOfCurrency(query.currency);
  const { name, logo, styleUrl } = partners.brandOf(referral);
  const { supportPhone, supportEmail, socialUrls, organizationIds, agreementUrls } =
    partners.contactsOf(referral);
  if (market === undefined || !markets.includes(market))
    throw new AppError('config.unsupported', { brand: name });
  const { fees, customNames, isShowEcheckFee, isShowCustomEcomm } = feesFor(referral, market, deps);
  const terms = termsInForce(market, deps.clock.today(market));
  return {
    portal: visitor.portal,
    environment: deps.config.environment,
    brand: { name, logoUrl: logo?.url, styleUrl, supportPhone, supportEmail, socialUrls },
    organizationIds,
    isPartner: partners.isKnown(referral),
    complimentaryDevices: partners.complimentaryDevicesOf(referral),
    agreementUrls: agreementUrls?.[market],
    market,
    currency: MARKETS[market].currency,
    locales: [...LOCALE_IDS],
    flags: deps.flags.of(referral),
    fees,
    customEcommFeeLabel: customNames[languageOf(visitor.locale)] ?? '',
    isShowEcheckFee,
    isShowCustomEcomm,
    sessionTimeout: LIMITS.sessionIdleMs,
    plaidEnvironment: deps.config.production ? 'production' : 'sandbox',
    terms: { id: terms.id, version: terms.version },
  };
};
