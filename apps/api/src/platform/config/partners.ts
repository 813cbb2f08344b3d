import type { Flags } from '@signet/rulebook/core/flags';
import type { OrderTerms } from '@signet/rulebook/orders/order';
import type { MarketFees } from '@signet/rulebook/reference/fees';
import { MARKET_IDS, type Market } from '@signet/rulebook/reference/locales';
import type { PlanRow } from '@signet/rulebook/reference/plans';
import { DEFAULT_PLANS, ORDER_DEFAULTS } from '@signet/rulebook/reference/plans';
import {
  type Brand,
  type BuilderDialog,
  type Contacts,
  PORTAL_IDS,
  PORTALS,
  type Portal,
} from '@signet/rulebook/reference/portals';
import type { BrandLook } from '../brand-look.ts';
import { feeRowsOf } from './fee-rows.ts';
import { partnerBrand, partnerMailLook } from './partner-brand.ts';
import { PARTNER_ROW, type PartnerRow, standsForPortal } from './partner-row.ts';

/** Identifies the partner of a request: the portal itself, or the partner behind its referral. */
export type PartnerReferral = { portal: Portal; referralUrlId?: string };

/**
 * Partner configuration as this process currently knows it; no request waits for the database.
 * docs/decisions/0088.
 */
export type Partners = {
  replace(rows: readonly PartnerRow[]): void;
  seq(): number;
  rows(): readonly PartnerRow[];
  brandOf(asked: PartnerReferral): Brand;
  lookOf(asked: PartnerReferral): BrandLook;
  rowById(partnerId: string): PartnerRow | undefined;
  /** The partner whose people have addresses of that domain. */
  idOfEmailDomain(domain: string): string | undefined;
  contactsOf(asked: PartnerReferral): Contacts;
  /** Countries where an application may start; the first is the default. */
  marketsOf(asked: PartnerReferral): readonly Market[];
  plansOf(asked: PartnerReferral, market: Market): readonly PlanRow[];
  orderTermsOf(asked: PartnerReferral, market: Market): OrderTerms;
  basicServicesOf(asked: PartnerReferral): PartnerRow['basicServices'];
  redirectOf(asked: PartnerReferral, medium: string | undefined): string | undefined;
  builderDialogOf(asked: PartnerReferral, medium: string | undefined): BuilderDialog | undefined;
  /**
   * The row id of a referral's partner, also after the referral has moved; undefined for the portal
   * itself and for unknown referrals.
   */
  partnerIdOf(asked: PartnerReferral): string | undefined;
  /**
   * Hosts whose pages may frame ours. A referral has only its own, so that no partner can frame
   * another's pages.
   */
  parentDomainsOf(asked: PartnerReferral): readonly string[];
  webhookEndpointsOf(partnerId: string): PartnerRow['webhookEndpoints'];
  feeTermsOf(
    asked: PartnerReferral,
    market: Market,
  ): { fees?: MarketFees } & Pick<PartnerRow, 'customEcommFeeLabel'> &
    Record<'isShowCustomEcomm' | 'isShowEcheckFee', boolean>;
  complimentaryDevicesOf(asked: PartnerReferral): number | undefined;
  /** Portal and referral, like `POYNT/ledger`, of every partner with webhooks. */
  webhookReferrals(): readonly string[];
  referralsOf(partnerId: string): { portal: Portal; referralUrlIds: readonly string[] } | undefined;
  /**
   * What the rows of portal and partner say of flags; read through `FlagSource`, which adds the
   * defaults and what was switched since.
   */
  ownFlagsOf(asked: PartnerReferral): Partial<Flags>;
  isKnown(asked: PartnerReferral): boolean;
  /** True for a referral that has not moved. */
  isCurrent(asked: PartnerReferral): boolean;
  movedTo(asked: PartnerReferral): string | undefined;
};

export const BARE_ROWS: readonly PartnerRow[] = PORTAL_IDS.map((portal) =>
  PARTNER_ROW.parse({ id: portal, portal }),
);

/**
 * Referral ids that lead or have led to the partner: applications that came by a moved one stay the
 * partner's.
 */
const referralsIn = ({ referralUrlIds, movedReferrals }: PartnerRow): string[] => [
  ...referralUrlIds,
  ...Object.keys(movedReferrals),
];

const webhookReferralsIn = (rows: readonly PartnerRow[]): string[] =>
  rows
    .filter(({ webhookEndpoints }) => webhookEndpoints.length > 0)
    .flatMap((row) => referralsIn(row).map((id) => `${row.portal}/${id}`));

/** Settings that a partner's row leaves out fall back to its portal's. */
export function readPartners(first: readonly PartnerRow[]): Partners {
  let rows = first;
  let referralsWithWebhooks = webhookReferralsIn(first);
  let seq = 0;
  const ofPortal = (portal: Portal): PartnerRow | undefined =>
    rows.find((row) => standsForPortal(row) && row.portal === portal);
  const ofReferral = ({ portal, referralUrlId }: PartnerReferral): PartnerRow | undefined =>
    referralUrlId === undefined
      ? undefined
      : rows.find(
          (row) =>
            row.portal === portal &&
            (row.referralUrlIds.includes(referralUrlId) ||
              Object.hasOwn(row.movedReferrals, referralUrlId)),
        );
  const nearest = (asked: PartnerReferral): readonly PartnerRow[] =>
    [ofReferral(asked), ofPortal(asked.portal)].filter((row) => row !== undefined);
  const movedTo = ({ portal, referralUrlId }: PartnerReferral): string | undefined =>
    rows
      .filter((row) => row.portal === portal)
      .flatMap(({ movedReferrals }) => Object.entries(movedReferrals))
      .find(([id]) => id === referralUrlId)?.[1];
  const redirectOf: Partners['redirectOf'] = (asked, medium) => {
    const ways = nearest(asked).map(({ redirects }) => redirects);
    const named = medium?.toLowerCase();
    const ofMedium =
      named === undefined ? [] : ways.map((own) => own.find((row) => row.medium === named));
    const general = ways.map((own) => own.find((row) => row.medium === undefined));
    return [...ofMedium, ...general].find((row) => row !== undefined)?.url;
  };
  return {
    replace: (now) => {
      rows = now;
      referralsWithWebhooks = webhookReferralsIn(now);
      seq += 1;
    },
    seq: () => seq,
    rows: () => rows,
    brandOf: (asked) => {
      const own = ofReferral(asked);
      return own?.brand === undefined ? PORTALS[asked.portal].brand : partnerBrand(own);
    },
    lookOf: (asked) => partnerMailLook(ofReferral(asked), PORTALS[asked.portal].brand.theme),
    rowById: (partnerId) => rows.find(({ id }) => id === partnerId),
    idOfEmailDomain: (domain) => rows.find((row) => row.console?.emailDomains.includes(domain))?.id,
    contactsOf: (asked) => {
      const [portal, own] = [ofPortal(asked.portal)?.contacts ?? {}, ofReferral(asked)?.contacts];
      return own === undefined ? portal : contactsOver(portal, own);
    },
    marketsOf: (asked) =>
      nearest(asked).find(({ markets }) => markets !== undefined)?.markets ?? MARKET_IDS,
    plansOf: (asked, market) =>
      nearest(asked).find(({ plans }) => plans?.[market] !== undefined)?.plans?.[market] ??
      DEFAULT_PLANS[market],
    orderTermsOf: (asked, market) => {
      const own = nearest(asked).find(({ orders }) => orders?.[market] !== undefined)?.orders?.[
        market
      ];
      const { offered, shippingCents, paymentMethod } = ORDER_DEFAULTS;
      return { offered, shippingCents, paymentMethod, taxes: {}, ...own };
    },
    feeTermsOf: (asked, market) => {
      const rows = nearest(asked);
      const fees = rows.find((row) => row.fees?.[market] !== undefined)?.fees?.[market];
      const said = <Key extends keyof PartnerRow>(key: Key) =>
        rows.find((row) => row[key] !== undefined)?.[key];
      const customEcommFeeLabel = said('customEcommFeeLabel');
      return {
        ...(fees && { fees: feeRowsOf(fees) }),
        ...(customEcommFeeLabel && { customEcommFeeLabel }),
        isShowCustomEcomm: said('isShowCustomEcomm') ?? false,
        isShowEcheckFee: said('isShowEcheckFee') ?? false,
      };
    },
    basicServicesOf: (asked) => [
      ...new Set(nearest(asked).flatMap(({ basicServices }) => basicServices)),
    ],
    redirectOf,
    partnerIdOf: (asked) => ofReferral(asked)?.id,
    parentDomainsOf: (asked) => {
      if (movedTo(asked) !== undefined) return []; // its pages are elsewhere
      return (
        (asked.referralUrlId === undefined ? ofPortal(asked.portal) : ofReferral(asked))
          ?.parentDomains ?? []
      );
    },
    builderDialogOf: (asked, medium) => {
      const { button, ...words } =
        nearest(asked).find(({ builderDialog }) => builderDialog !== undefined)?.builderDialog ??
        {};
      const url = button?.url ?? redirectOf(asked, medium);
      const said = {
        ...words,
        ...(button?.label === undefined ? {} : { label: button.label }),
        ...(url === undefined ? {} : { url }),
      };
      return Object.keys(said).length === 0 ? undefined : said;
    },
    webhookEndpointsOf: (partnerId) =>
      rows.find(({ id }) => id === partnerId)?.webhookEndpoints ?? [],
    ownFlagsOf: (asked) => ({ ...ofPortal(asked.portal)?.flags, ...ofReferral(asked)?.flags }),
    isKnown: (asked) => ofReferral(asked) !== undefined,
    isCurrent: (asked) => ofReferral(asked) !== undefined && movedTo(asked) === undefined,
    complimentaryDevicesOf: (asked) => nearest(asked)[0]?.complimentaryLimit,
    webhookReferrals: () => referralsWithWebhooks,
    referralsOf: (partnerId) => {
      const row = rows.find(({ id }) => id === partnerId);
      return row && { portal: row.portal, referralUrlIds: referralsIn(row) };
    },
    movedTo,
  };
}

/**
 * A partner's support contact replaces the portal's entirely, because mixing the two would mix two
 * companies. The payment processor and whose privacy notice applies do not change.
 */
const contactsOver = (portal: Contacts, own: Contacts): Contacts => {
  const { siteUrl: _site, ...company } = portal; // the portal's site belongs to the portal's brand
  const {
    supportPhone: _phone,
    supportEmail: _email,
    supportHours: _hours,
    socialUrls: _social,
    ...ours
  } = company;
  const helps = own.supportPhone !== undefined || own.supportEmail !== undefined;
  const { legalName, address, provider, companies, privacyUrl } = portal;
  return {
    ...(helps ? ours : company),
    ...own,
    legalName,
    address,
    provider,
    companies,
    privacyUrl,
    partnerPrivacyUrl: own.privacyUrl,
  };
};
