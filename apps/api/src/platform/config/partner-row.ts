import { SERVICE_GROUPS } from '@signet/rulebook/accounts/service-types';
import { CONSOLE_ROLES } from '@signet/rulebook/console/access';
import { FLAGS } from '@signet/rulebook/core/flags';
import { REFERRAL_ID_PATTERN } from '@signet/rulebook/core/ids';
import { keysOf, tableOf } from '@signet/rulebook/core/keys-of';
import { isComplimentary, isTypeOffered } from '@signet/rulebook/orders/order';
import { HEX_COLOUR_PATTERN } from '@signet/rulebook/partners/hex-colour';
import { PARTNER_LIMITS } from '@signet/rulebook/partners/limits';
import { FILTERED_EVENT_TYPES } from '@signet/rulebook/partners/partner-events';
import { PARTNER_ID_PATTERN } from '@signet/rulebook/partners/partner-id';
import {
  LANGUAGES,
  LOCALE_IDS,
  languageOf,
  languagesOfMarket,
  localeRow,
  MARKETS,
} from '@signet/rulebook/reference/locales';
import { ORDER_TYPES, PAYMENT_METHODS } from '@signet/rulebook/reference/order-types';
import { DEFAULT_PLANS, ORDER_DEFAULTS, PLAN_IDS } from '@signet/rulebook/reference/plans';
import {
  type Contacts,
  ORGANIZATION_KINDS,
  PORTAL_IDS,
  PORTALS,
  type Portal,
  SOCIAL_NETWORKS,
} from '@signet/rulebook/reference/portals';
import { getDomain } from 'tldts-icann';
import { z } from 'zod';
import { brandColourErrors } from '../brand-colours.ts';
import { originOfPortal, type PortalHosts, portalOfHost } from '../portal-hosts.ts';
import { isSandboxEnvironment } from './environments.ts';
import { feesByWay } from './fee-rows.ts';
import { isPublicHost, isPublicHttps } from './vendor-variables.ts';

/**
 * One visible line: no line breaks, direction overrides or invisible characters. Also used in email
 * headers.
 */
const line = z
  .string()
  .trim()
  .min(1)
  .max(120)
  .regex(/^[^\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]*$/u);
const FLAG_IDS = keysOf(FLAGS);
const MARKET_IDS = keysOf(MARKETS);

/**
 * Locales with complete texts: a configured text is required in each of them and optional in the
 * others.
 */
export const COMPLETE_LOCALES = LOCALE_IDS.filter(
  (locale) => localeRow(locale).fallback === undefined,
);
const COMPLETE_LANGUAGES = [...new Set(COMPLETE_LOCALES.map(languageOf))];

/** A text by language, like `{"en": …, "fr": …}`. */
const inEachLanguage = <Value extends z.ZodType<string>>(value: Value) =>
  z
    .object({ en: value })
    .catchall(value)
    .refine((texts) => COMPLETE_LANGUAGES.every((language) => language in texts))
    .refine((texts) =>
      Object.keys(texts).every((tag) => LANGUAGES.some((language) => language === tag)),
    );

/** No credentials, as browsers parse the URL, and no control characters. */
function isPageUrl(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && url.username === '' && url.password === '' && !/\p{Cc}/u.test(text);
}
const pageUrl = z.url({ protocol: /^https?$/ }).refine(isPageUrl);
const inMarkets = z.strictObject(
  tableOf(MARKET_IDS, (market) =>
    z
      .object({ en: pageUrl })
      .catchall(pageUrl)
      .refine((texts) => languagesOfMarket(market).every((language) => language in texts))
      .optional(),
  ),
);

const company = z.strictObject({
  legalName: line.optional(),
  address: line.optional(),
  provider: line.optional(),
});

const contacts = z.strictObject({
  supportPhone: line.optional(),
  supportEmail: z.email().optional(),
  supportHours: inEachLanguage(line).optional(),
  legalName: line.optional(),
  address: line.optional(),
  provider: line.optional(),
  companies: z.partialRecord(z.enum(MARKET_IDS), company).optional(),
  dashboardUrl: pageUrl.optional(),
  siteUrl: pageUrl.optional(),
  privacyUrl: inEachLanguage(pageUrl).optional(),
  helpUrl: inEachLanguage(pageUrl).optional(),
  helpUrls: inMarkets.optional(),
  agreementUrls: inMarkets.optional(),
  feesUrls: inMarkets.optional(),
  recordsUrls: inMarkets.optional(),
  socialUrls: z.partialRecord(z.enum(SOCIAL_NETWORKS), pageUrl).optional(),
  organizationIds: z
    .partialRecord(z.enum(ORGANIZATION_KINDS), z.string().regex(/^[\w:.-]{1,80}$/))
    .optional(),
}) satisfies z.ZodType<Contacts>;

export const MEDIUM_PATTERN = /^[\w.-]{1,60}$/;

const hexColour = z.string().toLowerCase().regex(HEX_COLOUR_PATTERN);

const cents = z.number().int().min(0).max(10_000_000);
const plan = z.strictObject({
  plan: z.enum(PLAN_IDS),
  type: z.enum(ORDER_TYPES),
  perUnitCents: cents,
  trialPeriodDays: z.number().int().min(0).max(365),
  from: z.iso.date(),
  to: z.iso.date().optional(),
});

/** A lowercase host without scheme, port or path; `*` may replace only whole labels. */
const PARENT_DOMAIN_PATTERN =
  /^(\*\.)?[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/;
const EMAIL_DOMAIN_PATTERN = /^[a-z0-9-]+(\.[a-z0-9-]+)+$/;
const taxes = z.record(z.string().regex(/^[A-Z]{2}$/), z.number().int().min(0).max(3_000));
const orderTerms = z.strictObject({
  offered: z
    .strictObject({ rent: z.boolean(), buy: z.boolean(), noDevice: z.boolean() })
    .optional(),
  shippingCents: cents.optional(),
  freeShippingDays: z.number().int().min(1).max(90).optional(),
  taxes: taxes.default({}),
  paymentMethod: z.enum(PAYMENT_METHODS).optional(),
});

const isOnce = (names: readonly string[]): boolean => new Set(names).size === names.length;

/**
 * All configurable data of a referral partner. Each portal's own row has the portal's id.
 * docs/decisions/0088.
 */
export const PARTNER_ROW = z.strictObject({
  id: z.string().regex(PARTNER_ID_PATTERN),
  portal: z.enum(PORTAL_IDS),
  /** Replaces the portal's name and look; a logo must spell the name. docs/decisions/0091. */
  brand: z
    .strictObject({
      name: line,
      logo: z.string().max(20_000).optional(),
      colours: z.strictObject({ accent: hexColour, accentDark: hexColour.optional() }).optional(),
    })
    .optional(),
  referralUrlIds: z.array(z.string().regex(REFERRAL_ID_PATTERN)).max(100).default([]),
  /** Referral ids that have moved, with their new URL. docs/readings.md 111. */
  movedReferrals: z.record(z.string().regex(REFERRAL_ID_PATTERN), pageUrl).default({}),
  /**
   * Countries whose businesses may start through this partner; by default every one.
   * docs/decisions/0091.
   */
  markets: z.array(z.enum(MARKET_IDS)).min(1).refine(isOnce).optional(),
  contacts: contacts.default({}),
  /**
   * Redirects at the end of the application; a row with a medium applies to people who arrived by
   * it. docs/readings.md 110.
   */
  redirects: z
    .array(
      z.strictObject({
        medium: z.string().regex(MEDIUM_PATTERN).toLowerCase().optional(),
        url: pageUrl,
      }),
    )
    .refine((rows) => isOnce(rows.map(({ medium = '' }) => medium)))
    .default([]),
  /**
   * Replaces our texts in the dialog for people whose website builder cannot continue.
   * docs/readings.md 204.
   */
  builderDialog: z
    .strictObject({
      title: inEachLanguage(line).optional(),
      text: inEachLanguage(z.string().trim().min(1).max(300)).optional(),
      button: z.strictObject({ label: inEachLanguage(line).optional(), url: pageUrl }).optional(),
    })
    .optional(),
  /**
   * Services whose applicants verify later: their applications begin at BASIC level.
   * docs/readings.md 42.
   */
  basicServices: z.array(z.enum(SERVICE_GROUPS)).default([]),
  flags: z.partialRecord(z.enum(FLAG_IDS), z.boolean()).default({}),
  /** Device prices by market; defaults apply when a market is missing. */
  plans: z.partialRecord(z.enum(MARKET_IDS), z.array(plan)).optional(),
  /**
   * How many devices are included without a price; more is between the merchant and the reseller.
   */
  complimentaryLimit: z.number().int().min(1).max(2).optional(),
  /**
   * Hosts whose pages may frame ours: an exact name, or `*.` for every name below it.
   * docs/decisions/0091.
   */
  parentDomains: z
    .array(z.string().max(253).regex(PARENT_DOMAIN_PATTERN))
    .max(PARTNER_LIMITS.partnerDomainsMax)
    .refine(isOnce)
    .default([]),
  webhookEndpoints: z
    .array(
      z.strictObject({
        url: pageUrl,
        /** Events that it hears; all of them without. */
        events: z.array(z.enum(FILTERED_EVENT_TYPES)).min(1).optional(),
        /** Nothing is sent until it goes on. docs/decisions/0322. */
        isPaused: z.boolean().optional(),
      }),
    )
    .max(PARTNER_LIMITS.partnerEndpointsMax)
    .refine((rows) => isOnce(rows.map(({ url }) => url)))
    .default([]),
  /**
   * Where the company's people sign in to the console; the secret of the client is configured apart.
   * docs/decisions/0302.
   */
  console: z
    .strictObject({
      issuer: pageUrl,
      clientId: z.string().min(1).max(200),
      /** The company's own domains: nobody with another address is let in. */
      emailDomains: z
        .array(z.string().max(253).regex(EMAIL_DOMAIN_PATTERN))
        .min(1)
        .max(20)
        .refine(isOnce),
      groups: z.record(z.string().min(1).max(200), z.enum(CONSOLE_ROLES)),
      groupsClaim: z.string().min(1).max(100).default('groups'),
      /** Proofs by more than a password, as the provider names them; one of either is enough. */
      acrs: z.array(z.string().max(200)).max(20).default(['phr', 'phrh']),
      amrs: z.array(z.string().max(200)).max(20).default(['mfa', 'hwk', 'swk', 'pop']),
    })
    .optional(),
  /** Fees per payment, by market; the portal's apply when a market is missing. */
  fees: z.partialRecord(z.enum(MARKET_IDS), feesByWay).optional(),
  /** Name of the custom fee, and which optional fees are shown. docs/readings.md 216. */
  customEcommFeeLabel: inEachLanguage(line).optional(),
  isShowCustomEcomm: z.boolean().optional(),
  isShowEcheckFee: z.boolean().optional(),
  /**
   * Delivery options, shipping costs and tax of devices, by market; defaults apply when a market is
   * missing.
   */
  orders: z.partialRecord(z.enum(MARKET_IDS), orderTerms).optional(),
});
export type PartnerRow = z.output<typeof PARTNER_ROW>;

export const standsForPortal = ({ id, portal }: Pick<PartnerRow, 'id' | 'portal'>): boolean =>
  id === portal;

/**
 * The portal whose host is the URL's or its parent, same scheme and port: no redirect goes
 * elsewhere. docs/readings.md 111.
 */
export function portalOfUrl(url: string, portals: PortalHosts): Portal | undefined {
  const { protocol, port, host, hostname } = new URL(url);
  const portal = portalOfHost(host, portals);
  const origin = new URL(originOfPortal(portal, portals));
  const isWithin = hostname === origin.hostname || hostname.endsWith(`.${origin.hostname}`);
  return protocol === origin.protocol && port === origin.port && isWithin ? portal : undefined;
}

/** True for a move to itself or to another moved referral, which would loop the browser. */
const isMovedReferral = (url: string, moved: readonly string[], hosts: PortalHosts): boolean =>
  moved.includes(new URL(url).pathname.split('/')[2] ?? '') &&
  new URL(url).pathname.startsWith('/r/') &&
  PORTAL_IDS.some((portal) => originOfPortal(portal, hosts) === new URL(url).origin);

const urlsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return /^https?:\/\//i.test(value) ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(urlsIn) : [];
};

/**
 * https on a public name; next to the sandbox also http on localhost, which browsers treat as
 * secure. docs/decisions/0088.
 */
export const isAllowedUrl = (url: string, environment: string): boolean =>
  isPublicHttps(url) ||
  (isSandboxEnvironment(environment) && /^https?:\/\/([\w-]+\.)*localhost(:\d+)?(\/|$)/.test(url));

/**
 * Rejects a wildcard over a whole public suffix, like `*.com` or `*.co.uk`, which would let anyone
 * with a name there frame our pages.
 */
export function isFramingHost(domain: string, environment: string): boolean {
  const host = domain.replace('*.', '');
  if (isSandboxEnvironment(environment) && /^([\w-]+\.)*localhost$/.test(host)) return true;
  return isPublicHost(host) && (host === domain || getDomain(host) !== null);
}

type Where = PortalHosts & { environment: string };

export function partnerRowErrors(rows: readonly PartnerRow[], where: Where): string[] {
  const moved = rows.flatMap(({ movedReferrals }) => Object.keys(movedReferrals));
  const referrals = [...rows.flatMap(({ referralUrlIds }) => referralUrlIds), ...moved];
  return [
    ...duplicates(rows.map(({ id }) => id)).map((id) => `${id} comes twice`),
    ...duplicates(referrals).map((id) => `the referral ${id} leads to two places`),
    ...duplicates(rows.flatMap((row) => row.console?.emailDomains ?? [])).map(
      (domain) => `people of ${domain} cannot belong to two partners`,
    ),
    ...rows.flatMap((row) =>
      [...errorsOfPartner(row, moved, where), ...unpayableErrors(row, rows)].map(
        (text) => `${row.id}: ${text}`,
      ),
    ),
  ];
}

/**
 * Orders that cost something but may be paid with nothing would all end in
 * `paymentMethod.required`. docs/readings.md 181.
 */
function unpayableErrors(
  { portal, orders, plans, complimentaryLimit: complimentaryDevices }: PartnerRow,
  rows: readonly PartnerRow[],
) {
  const ofPortal = rows.find((row) => row.portal === portal && standsForPortal(row));
  return MARKET_IDS.flatMap((market) => {
    const {
      offered = ORDER_DEFAULTS.offered,
      shippingCents = 0,
      paymentMethod,
    } = orders?.[market] ?? ofPortal?.orders?.[market] ?? {};
    if (paymentMethod !== 'NONE') return [];
    const priced = (plans?.[market] ?? ofPortal?.plans?.[market] ?? DEFAULT_PLANS[market])
      .filter(({ perUnitCents, type }) => perUnitCents > 0 && isTypeOffered(type, { offered }))
      .filter(({ plan, type }) => !isComplimentary(plan, type, { complimentaryDevices }))
      .map(({ plan }) => plan);
    const costs = [...new Set(priced), ...(shippingCents > 0 ? ['shipping'] : [])];
    return costs.length === 0
      ? []
      : [`orders of ${market} may be paid with NONE, but ${costs.join(', ')} cost something`];
  });
}

const duplicates = (names: readonly string[]): string[] => [
  ...new Set(names.filter((name, at) => names.indexOf(name) !== at)),
];

function errorsOfPartner(row: PartnerRow, moved: readonly string[], where: Where): string[] {
  const isPortals = PORTAL_IDS.some((portal) => portal === row.id);
  const movedUrls = Object.values(row.movedReferrals);
  return [
    ...(isPortals && !standsForPortal(row)
      ? [`is the row of the portal ${row.id} and names ${row.portal}`]
      : []),
    ...(isPortals && row.brand !== undefined
      ? ['a portal’s brand is not of its row: docs/how-to/add-a-partner.md']
      : []),
    ...(!isPortals && row.brand === undefined ? ['has no brand'] : []),
    ...(row.brand?.colours === undefined
      ? []
      : brandColourErrors(row.brand.colours, PORTALS[row.portal].brand.theme)),
    ...urlsIn({
      contacts: row.contacts,
      redirects: row.redirects,
      webhookEndpoints: row.webhookEndpoints,
      issuer: row.console?.issuer,
      builderDialog: row.builderDialog,
    })
      .filter((url) => !isAllowedUrl(url, where.environment))
      .map((url) => `must lead to https on a public name, not "${url}"`),
    ...row.parentDomains
      .filter((domain) => !isFramingHost(domain, where.environment))
      .map(
        (domain) =>
          `may be framed by public names alone, and not by every name of an ending: "${domain}"`,
      ),
    ...movedUrls
      .filter((url) => portalOfUrl(url, where) !== row.portal)
      .map((url) => `a referral moves to its portal’s own name or one below it, not "${url}"`),
    ...movedUrls
      .filter((url) => isMovedReferral(url, moved, where))
      .map((url) => `"${url}" is of a referral that has moved`),
  ];
}
