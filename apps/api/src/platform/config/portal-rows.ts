import { REFERRAL_ID_PATTERN } from '@signet/rulebook/core/ids';
import { DEFAULT_FEES, type FeeRow, SAMPLE_FEES, visibleFees } from '@signet/rulebook/reference/fees';
import { LANGUAGES, LOCALE_IDS, languageOf, localeRow, type Market } from '@signet/rulebook/reference/locales';
import { type Contacts, PORTAL_IDS, type Portal, sampleContacts } from '@signet/rulebook/reference/portals';
import { z } from 'zod';
import { originOfPortal, type PortalHosts, portalOfHost } from '../portal-hosts.ts';
import { textsByLocale } from '../texts-by-locale.ts';
import type { SAMPLE_CONTACT_TEXTS } from './texts.en-US.ts';
import { isSandboxEnvironment } from './vendor-defaults.ts';

const line = z.string().trim().min(1).max(120);
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

const addresses = inEachLanguage(z.url({ protocol: /^https?$/ }));

const contacts = z.strictObject({
  supportPhone: line.optional(),
  supportEmail: z.email().optional(),
  supportHours: inEachLanguage(line).optional(),
  privacyUrl: addresses.optional(),
  termsUrl: addresses.optional(),
  feesUrl: addresses.optional(),
  legalName: line.optional(),
  address: line.optional(),
  provider: line.optional(),
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

/** The samples beside a sandbox, which has the privacy notice. */
export const sampleContactsBeside = (sandbox: string): string => {
  const privacyUrl = Object.fromEntries(LANGUAGES.map((language) => [language, `${sandbox}/privacy/${language}`]));
  const supportHours = Object.fromEntries(
    COMPLETE_LOCALES.map((locale) => [languageOf(locale), TEXTS[locale].SAMPLE_CONTACT_TEXTS.supportHours]),
  );
  return JSON.stringify(Object.fromEntries(PORTAL_IDS.map((portal) => [portal, { ...sampleContacts(portal), supportHours, privacyUrl }])));
};

/** The fees to show: samples where nobody is charged, what is configured elsewhere. docs/readings.md 22. */
export const visibleFeesFor = ({ environment }: { environment: string }, market: Market): FeeRow[] =>
  visibleFees((isSandboxEnvironment(environment) ? SAMPLE_FEES : DEFAULT_FEES)[market]);

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
