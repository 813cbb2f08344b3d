import type { Flags } from '@signet/rulebook/core/flags';
import type { OrderTerms } from '@signet/rulebook/orders/order';
import type { MarketFees } from '@signet/rulebook/reference/fees';
import { MARKET_IDS, type Market } from '@signet/rulebook/reference/locales';
import type { PlanRow } from '@signet/rulebook/reference/plans';
import { DEFAULT_PLANS, ORDER_DEFAULTS } from '@signet/rulebook/reference/plans';
import { type Brand, type BuilderDialog, type Contacts, PORTAL_IDS, PORTALS, type Portal } from '@signet/rulebook/reference/portals';
import type { BrandLook } from '../brand-look.ts';
import { feeRowsOf } from './fee-rows.ts';
import { partnerBrand, partnerMailLook } from './partner-brand.ts';
import { PARTNER_ROW, type PartnerRow, standsForPortal } from './partner-row.ts';

/** Of which partner something is asked: a portal's own, or the one that a referral of it names. */
export type PartnerAsked = { portal: Portal; referralUrlId?: string };

/** What partners' rows say, as this process knows it now: no request waits for the database. docs/decisions/0088. */
export type Partners = {
  replace(rows: readonly PartnerRow[]): void;
  /** A new number after every change. */
  seq(): number;
  brandOf(asked: PartnerAsked): Brand;
  /** The look of mails and of the pages that stand without the portal. */
  lookOf(asked: PartnerAsked): BrandLook;
  rowById(partnerId: string): PartnerRow | undefined;
  contactsOf(asked: PartnerAsked): Contacts;
  resellerOf(asked: PartnerAsked): Pick<PartnerRow, 'resellerType' | 'isPartner'>;
  /** The countries that somebody may begin in, the first of them where nobody has said which. */
  marketsOf(asked: PartnerAsked): readonly Market[];
  plansOf(asked: PartnerAsked, market: Market): readonly PlanRow[];
  orderTermsOf(asked: PartnerAsked, market: Market): OrderTerms;
  basicServicesOf(asked: PartnerAsked): PartnerRow['basicServices'];
  redirectOf(asked: PartnerAsked, medium: string | undefined): string | undefined;
  /** The words and the way back of the dialog for people of a website builder; undefined where our words stand alone. */
  builderDialogOf(asked: PartnerAsked, medium: string | undefined): BuilderDialog | undefined;
  /** The id of the row of a referral, one that has moved too; undefined for the portal's own people and for a referral that nobody has. */
  partnerIdOf(asked: PartnerAsked): string | undefined;
  /** Hosts whose pages may frame ours; of a referral its own alone, so that no partner frames another's. */
  parentDomainsOf(asked: PartnerAsked): readonly string[];
  /** Where a partner, by the id of its row, is told news. */
  webhookEndpointsOf(partnerId: string): PartnerRow['webhookEndpoints'];
  /** What a partner's own row says of fees; what it leaves out is the portal's. */
  feeTermsOf(
    asked: PartnerAsked,
    market: Market,
  ): { fees?: MarketFees } & Pick<PartnerRow, 'customEcommFeeLabel'> & Record<'isShowCustomEcomm' | 'isShowEcheckFee', boolean>;
  complimentaryDevicesOf(asked: PartnerAsked): number | undefined;
  /** Portal and referral, like `POYNT/ledger`, of everybody whose partner is told news. */
  toldReferrals(): readonly string[];
  /** The portal of a partner, and the ids that lead or have led there. */
  referralsOf(partnerId: string): { portal: Portal; referralUrlIds: readonly string[] } | undefined;
  /** The portal's switches, and what a partner's own row says otherwise. */
  flagsOf(asked: PartnerAsked, ofPortal: Flags): Flags;
  /** True for a referral that a row names, or has named. */
  isKnown(asked: PartnerAsked): boolean;
  /** True for a referral that leads to a partner now. */
  isCurrent(asked: PartnerAsked): boolean;
  /** Where a referral lives now; undefined where it has not moved. */
  movedTo(asked: PartnerAsked): string | undefined;
};

/** What a portal has before anybody has said anything of it. */
export const BARE_ROWS: readonly PartnerRow[] = PORTAL_IDS.map((portal) => PARTNER_ROW.parse({ id: portal, portal }));

/** The ids that lead or have led to a partner: who came by one that has moved since is its still. */
const referralsIn = ({ referralUrlIds, movedReferrals }: PartnerRow): string[] => [...referralUrlIds, ...Object.keys(movedReferrals)];

const toldIn = (rows: readonly PartnerRow[]): string[] =>
  rows.filter(({ webhookEndpoints }) => webhookEndpoints.length > 0).flatMap((row) => referralsIn(row).map((id) => `${row.portal}/${id}`));

/** What a row of its own leaves out counts as its portal says. */
export function readPartners(first: readonly PartnerRow[]): Partners {
  let rows = first;
  let told = toldIn(first);
  let seq = 0;
  const ofPortal = (portal: Portal): PartnerRow | undefined => rows.find((row) => standsForPortal(row) && row.portal === portal);
  const ofReferral = ({ portal, referralUrlId }: PartnerAsked): PartnerRow | undefined =>
    referralUrlId === undefined
      ? undefined
      : rows.find(
          (row) =>
            row.portal === portal && (row.referralUrlIds.includes(referralUrlId) || Object.hasOwn(row.movedReferrals, referralUrlId)),
        );
  const nearest = (asked: PartnerAsked): readonly PartnerRow[] =>
    [ofReferral(asked), ofPortal(asked.portal)].filter((row) => row !== undefined);
  const movedTo = ({ portal, referralUrlId }: PartnerAsked): string | undefined =>
    rows
      .filter((row) => row.portal === portal)
      .flatMap(({ movedReferrals }) => Object.entries(movedReferrals))
      .find(([id]) => id === referralUrlId)?.[1];
  const redirectOf: Partners['redirectOf'] = (asked, medium) => {
    const ways = nearest(asked).map(({ redirects }) => redirects);
    const named = medium?.toLowerCase();
    const ofMedium = named === undefined ? [] : ways.map((own) => own.find((row) => row.medium === named));
    const general = ways.map((own) => own.find((row) => row.medium === undefined));
    return [...ofMedium, ...general].find((row) => row !== undefined)?.url;
  };
  return {
    replace: (now) => {
      rows = now;
      told = toldIn(now);
      seq += 1;
    },
    seq: () => seq,
    brandOf: (asked) => {
      const own = ofReferral(asked);
      return own?.brand === undefined ? PORTALS[asked.portal].brand : partnerBrand(own);
    },
    lookOf: (asked) => partnerMailLook(ofReferral(asked), PORTALS[asked.portal].brand.theme),
    rowById: (partnerId) => rows.find(({ id }) => id === partnerId),
    contactsOf: (asked) => {
      const [portal, own] = [ofPortal(asked.portal)?.contacts ?? {}, ofReferral(asked)?.contacts];
      return own === undefined ? portal : contactsOver(portal, own);
    },
    resellerOf: (asked) => {
      const { resellerType = 'AGENT', isPartner = false } = nearest(asked)[0] ?? {};
      return { resellerType, isPartner };
    },
    marketsOf: (asked) => nearest(asked).find(({ markets }) => markets !== undefined)?.markets ?? MARKET_IDS,
    plansOf: (asked, market) => nearest(asked).find(({ plans }) => plans?.[market] !== undefined)?.plans?.[market] ?? DEFAULT_PLANS[market],
    orderTermsOf: (asked, market) => {
      const own = nearest(asked).find(({ orders }) => orders?.[market] !== undefined)?.orders?.[market];
      const { offered, shippingCents, paymentMethod } = ORDER_DEFAULTS;
      return { offered, shippingCents, paymentMethod, taxes: {}, ...own };
    },
    feeTermsOf: (asked, market) => {
      const rows = nearest(asked);
      const fees = rows.find((row) => row.fees?.[market] !== undefined)?.fees?.[market];
      const said = <Key extends keyof PartnerRow>(key: Key) => rows.find((row) => row[key] !== undefined)?.[key];
      const customEcommFeeLabel = said('customEcommFeeLabel');
      return {
        ...(fees && { fees: feeRowsOf(fees) }),
        ...(customEcommFeeLabel && { customEcommFeeLabel }),
        isShowCustomEcomm: said('isShowCustomEcomm') ?? false,
        isShowEcheckFee: said('isShowEcheckFee') ?? false,
      };
    },
    basicServicesOf: (asked) => [...new Set(nearest(asked).flatMap(({ basicServices }) => basicServices))],
    redirectOf,
    partnerIdOf: (asked) => ofReferral(asked)?.id,
    parentDomainsOf: (asked) => {
      if (movedTo(asked) !== undefined) return []; // its pages are elsewhere
      return (asked.referralUrlId === undefined ? ofPortal(asked.portal) : ofReferral(asked))?.parentDomains ?? [];
    },
    builderDialogOf: (asked, medium) => {
      const { button, ...words } = nearest(asked).find(({ builderDialog }) => builderDialog !== undefined)?.builderDialog ?? {};
      const url = button?.url ?? redirectOf(asked, medium);
      const said = { ...words, ...(button?.label === undefined ? {} : { label: button.label }), ...(url === undefined ? {} : { url }) };
      return Object.keys(said).length === 0 ? undefined : said;
    },
    webhookEndpointsOf: (partnerId) => rows.find(({ id }) => id === partnerId)?.webhookEndpoints ?? [],
    flagsOf: (asked, flags) => ({ ...flags, ...ofReferral(asked)?.flags }),
    isKnown: (asked) => ofReferral(asked) !== undefined,
    isCurrent: (asked) => ofReferral(asked) !== undefined && movedTo(asked) === undefined,
    complimentaryDevicesOf: (asked) => nearest(asked)[0]?.complimentaryLimit,
    toldReferrals: () => told,
    referralsOf: (partnerId) => {
      const row = rows.find(({ id }) => id === partnerId);
      return row && { portal: row.portal, referralUrlIds: referralsIn(row) };
    },
    movedTo,
  };
}

/** How a partner helps stands for itself: half of it from the portal would mix two companies. Who processes the payments does not change, nor whose notice says what becomes of the answers. */
const contactsOver = (portal: Contacts, own: Contacts): Contacts => {
  const { siteUrl: _site, ...company } = portal; // the page says that it is the brand's
  const { supportPhone: _phone, supportEmail: _email, supportHours: _hours, socialUrls: _social, ...ours } = company;
  const helps = own.supportPhone !== undefined || own.supportEmail !== undefined;
  const { legalName, address, provider, privacyUrl } = portal;
  return { ...(helps ? ours : company), ...own, legalName, address, provider, privacyUrl, partnerPrivacyUrl: own.privacyUrl };
};
