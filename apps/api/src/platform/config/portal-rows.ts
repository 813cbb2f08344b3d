import { REFERRAL_ID_PATTERN } from '@signet/rulebook/core/ids';
import { FEE_IDS, type MarketFees, SAMPLE_FEES, SAMPLE_MONTHLY_CENTS } from '@signet/rulebook/reference/fees';
import { LANGUAGES, LOCALE_IDS, languageOf, languagesOfMarket, localeRow, MARKETS, type Market } from '@signet/rulebook/reference/locales';
import {
  type Contacts,
  ORGANIZATION_KINDS,
  PORTAL_IDS,
  type Portal,
  SOCIAL_NETWORKS,
  sampleContacts,
} from '@signet/rulebook/reference/portals';
import { z } from 'zod';
import { originOfPortal, type PortalHosts, portalOfHost } from '../portal-hosts.ts';
import { textsByLocale } from '../texts-by-locale.ts';
import type { SAMPLE_CONTACT_TEXTS } from './texts.en-US.ts';

const line = z.string().trim().min(1).max(120);
const MARKET_IDS = Object.keys(MARKETS) as Market[]; // keys of MARKETS itself

/** The languages whose texts are complete: a text of the configuration stands in each of them, and in others where it is wished. */
const COMPLETE_LOCALES = LOCALE_IDS.filter((locale) => localeRow(locale).fallback === undefined);
const COMPLETE_LANGUAGES = [...new Set(COMPLETE_LOCALES.map(languageOf))];

/** A text by language, like `{"en": …, "fr": …}`. */
const inEachLanguage = <Value extends z.ZodType<string>>(value: Value) =>
  z
    .object({ en: value })
    .catchall(value)
    .refine((texts) => COMPLETE_LANGUAGES.every((language) => language in texts))
    .refine((texts) => Object.keys(texts).every((tag) => LANGUAGES.some((language) => language === tag)));

const pageUrl = z.url({ protocol: /^https?$/ });
/** Addresses by market, each in the languages that are spoken there. */
const inMarkets = z.strictObject(
  Object.fromEntries(
    MARKET_IDS.map((market) => [
      market,
      z
        .object({ en: pageUrl })
        .catchall(pageUrl)
        .refine((texts) => languagesOfMarket(market).every((language) => language in texts))
        .optional(),
    ]),
  ) as Record<Market, z.ZodOptional<z.ZodObject<{ en: z.ZodURL }, z.core.$catchall<z.ZodURL>>>>, // the markets' own keys
);

const contacts = z.strictObject({
  supportPhone: line.optional(),
  supportEmail: z.email().optional(),
  supportHours: inEachLanguage(line).optional(),
  legalName: line.optional(),
  address: line.optional(),
  provider: line.optional(),
  dashboardUrl: pageUrl.optional(),
  siteUrl: pageUrl.optional(),
  privacyUrl: inEachLanguage(pageUrl).optional(),
  helpUrl: inEachLanguage(pageUrl).optional(),
  agreementUrls: inMarkets.optional(),
  feesUrls: inMarkets.optional(),
  recordsUrls: inMarkets.optional(),
  socialUrls: z.partialRecord(z.enum(SOCIAL_NETWORKS), pageUrl).optional(),
  organizationIds: z.partialRecord(z.enum(ORGANIZATION_KINDS), z.string().regex(/^[\w:.-]{1,80}$/)).optional(),
}) satisfies z.ZodType<Contacts>;

/** Contacts by portal, as JSON: what a portal lacks leaves its sentence out. docs/readings.md 22. */
export const parseContacts = z.string().transform((text, { addIssue }): Partial<Record<Portal, Contacts>> => {
  const read = z.partialRecord(z.enum(PORTAL_IDS), contacts).safeParse(jsonOf(text));
  if (!read.success) addIssue('contacts');
  return read.data ?? {};
});

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // refused by the schema
  }
}

const TEXTS = await textsByLocale<{ SAMPLE_CONTACT_TEXTS: typeof SAMPLE_CONTACT_TEXTS }>(import.meta.resolve('./texts.en-US.ts'));

/** The samples beside a sandbox, which has the documents. */
export const sampleContactsBeside = (sandbox: string): string => {
  const inEach = (addressOf: (language: string) => string) =>
    Object.fromEntries(LANGUAGES.map((language) => [language, addressOf(language)]));
  const inMarket = (document: string) =>
    Object.fromEntries(
      MARKET_IDS.map((market) => [market, inEach((language) => `${sandbox}/documents/${document}/${market}/${language}`)]),
    );
  const links = {
    dashboardUrl: `${sandbox}/`,
    siteUrl: `${sandbox}/`,
    privacyUrl: inEach((language) => `${sandbox}/privacy/${language}`),
    helpUrl: inEach((language) => `${sandbox}/documents/help/US/${language}`),
    agreementUrls: inMarket('agreement'),
    feesUrls: inMarket('fees'),
    recordsUrls: inMarket('records'),
  };
  const supportHours = Object.fromEntries(
    COMPLETE_LOCALES.map((locale) => [languageOf(locale), TEXTS[locale].SAMPLE_CONTACT_TEXTS.supportHours]),
  );
  return JSON.stringify(Object.fromEntries(PORTAL_IDS.map((portal) => [portal, { ...sampleContacts(portal), supportHours, ...links }])));
};

const fee = z.strictObject({ basisPoints: z.number().int().min(0).max(10_000), fixedCents: z.number().int().min(0).max(10_000) });
const feesOfMarket = z
  .strictObject({
    ...(Object.fromEntries(FEE_IDS.map((id) => [id, fee.optional()])) as Record<(typeof FEE_IDS)[number], z.ZodOptional<typeof fee>>), // the same ids
    monthlyCents: z.number().int().min(0).max(1_000_000).optional(),
  })
  .transform(
    ({ monthlyCents, ...rows }): MarketFees => ({
      rows: FEE_IDS.flatMap((id) => (rows[id] === undefined ? [] : [{ id, ...rows[id] }])),
      ...(monthlyCents === undefined ? {} : { monthlyCents }),
    }),
  );

/** Fees by portal and market, as JSON. What is not configured is not shown, and no cost is claimed to be none. docs/readings.md 22. */
export const parseFees = z.string().transform((text, { addIssue }): Partial<Record<Portal, Partial<Record<Market, MarketFees>>>> => {
  const read = z.partialRecord(z.enum(PORTAL_IDS), z.partialRecord(z.enum(['US', 'CA']), feesOfMarket)).safeParse(jsonOf(text));
  if (!read.success) addIssue('fees');
  return read.data ?? {};
});

const sampleFeesOf = (market: Market) => ({
  ...Object.fromEntries(SAMPLE_FEES[market].map(({ id, ...costs }) => [id, costs])),
  monthlyCents: SAMPLE_MONTHLY_CENTS,
});

/** The samples where nobody is charged. */
export const sampleFees = JSON.stringify(
  Object.fromEntries(PORTAL_IDS.map((portal) => [portal, Object.fromEntries(MARKET_IDS.map((market) => [market, sampleFeesOf(market)]))])),
);

/** A referral whose pages moved to another address. docs/readings.md 111. */
export type MovedReferral = { referralUrlId: string; url: string };

/** The row that a text like `abc=https://pay.example.com/r/abc` describes; undefined for one that is none. */
function readMovedReferral(text: string): MovedReferral | undefined {
  const [, referralUrlId = '', address = ''] = /^([^=]+)=(\S+)$/.exec(text) ?? [];
  const url = URL.parse(address);
  const isPlace = url !== null && /^https?:$/.test(url.protocol) && url.username === '' && url.password === '';
  return REFERRAL_ID_PATTERN.test(referralUrlId) && isPlace ? { referralUrlId, url: url.href } : undefined;
}

/** Rows with a comma between: one for each referral. */
export const parseMovedReferrals = z.string().transform((text, { addIssue }): MovedReferral[] => {
  const parts = text.split(/[\s,]+/).filter(Boolean);
  const rows = parts.flatMap((part) => readMovedReferral(part) ?? []);
  if (rows.length !== parts.length || new Set(rows.map(({ referralUrlId }) => referralUrlId)).size !== rows.length) addIssue('rows');
  return rows;
});

/**
 * The portal on whose name, or below it, the address lies, with its scheme and port: the browser follows no other. docs/readings.md
 * 111.
 */
export function portalOfUrl(url: string, portals: PortalHosts): Portal | undefined {
  const { protocol, port, host, hostname } = new URL(url);
  const portal = portalOfHost(host, portals);
  const origin = new URL(originOfPortal(portal, portals));
  const isWithin = hostname === origin.hostname || hostname.endsWith(`.${origin.hostname}`);
  return protocol === origin.protocol && port === origin.port && isWithin ? portal : undefined;
}

/** A referral that moved to itself would send the browser in circles. */
const isMovedItself = ({ url }: MovedReferral, rows: readonly MovedReferral[], portals: PortalHosts): boolean =>
  rows.some(({ referralUrlId }) => new URL(url).pathname.split('/', 3).join('/') === `/r/${referralUrlId}`) &&
  PORTAL_IDS.some((portal) => originOfPortal(portal, portals) === new URL(url).origin);

/** One line per moved referral outside the portals' hosts, or leading to one that has moved itself. The configuration is the allow-list. */
export const movedReferralErrors = (rows: readonly MovedReferral[], portals: PortalHosts): string[] =>
  rows.flatMap((row) => {
    if (portalOfUrl(row.url, portals) === undefined)
      return [`MOVED_REFERRALS must lead to a portal’s own name or one below it, not "${row.url}"`];
    return isMovedItself(row, rows, portals) ? [`MOVED_REFERRALS must not lead to a referral that has moved, and "${row.url}" does`] : [];
  });

/** Where a portal's people go when all is done; a row with a medium counts for those who came by it. docs/readings.md 110. */
type Redirect = { portal: Portal; medium?: string; url: string };

/** From configuration only; undefined where there is none. */
export type RedirectLookup = (portal: Portal, medium: string | undefined) => string | undefined;

/** A medium as an address or a row of the configuration may name it. */
export const MEDIUM_PATTERN = /^[\w.-]{1,60}$/;

const ROW = /^(\w+)(?::([\w.-]{1,60}))?=(\S+)$/;

/** The row that a text like `POYNT:woo=https://partner.com/done` describes; undefined for one that is none. */
function readRedirect(text: string): Redirect | undefined {
  const [, name, medium, address = ''] = ROW.exec(text) ?? [];
  const portal = PORTAL_IDS.find((known) => known === name);
  const url = URL.parse(address);
  const isPlace = url !== null && /^https?:$/.test(url.protocol) && url.username === '' && url.password === '';
  if (portal === undefined || !isPlace) return undefined;
  return medium === undefined ? { portal, url: url.href } : { portal, medium: medium.toLowerCase(), url: url.href };
}

/** Rows with a comma between; undefined where one of them is none, or two are for the same people. */
export function parseRedirects(text: string): Redirect[] | undefined {
  const parts = text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const rows = parts.map(readRedirect).filter((row) => row !== undefined);
  const people = new Set(rows.map(({ portal, medium }) => `${portal}:${medium ?? ''}`));
  return rows.length === parts.length && people.size === rows.length ? rows : undefined;
}

/** One line per redirect that is not https (beside the sandbox also this machine). The configuration is the allow-list. */
export const redirectErrors = (rows: readonly Redirect[], isOwnWorld: boolean): string[] =>
  rows
    .map(({ url }) => new URL(url))
    .filter(({ protocol, hostname }) => protocol !== 'https:' && !(isOwnWorld && hostname === 'localhost'))
    .map(({ href }) => `REDIRECTS must lead to https, not "${href}"`);

/** Looks the place up: the medium's own row counts before the portal's. */
export const buildRedirectLookup =
  (rows: readonly Redirect[]): RedirectLookup =>
  (portal, medium) => {
    const own = rows.filter((row) => row.portal === portal);
    return (
      own.find((row) => row.medium !== undefined && row.medium === medium?.toLowerCase()) ?? own.find((row) => row.medium === undefined)
    )?.url;
  };
