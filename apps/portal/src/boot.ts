import type { ApplicationView } from '@signet/rulebook/endpoints/replies';
import type { Portal } from '@signet/rulebook/facts';
import type { Flags } from '@signet/rulebook/flags';
import type { Brand, Contacts } from '@signet/rulebook/reference/brands';
import type { FeeRow } from '@signet/rulebook/reference/fees';
import type { IssuedRanges } from '@signet/rulebook/reference/issued-ranges';
import type { Currency, Locale, Market } from '@signet/rulebook/reference/markets';
import type { TermsRow } from '@signet/rulebook/reference/terms';
import type { RouteId } from '@signet/rulebook/routes';

/** What the server knows before the first byte and hands over in the page; nothing in it is secret. */
export type Boot = {
  locale: Locale;
  market: Market;
  currency: Currency;
  portal: Portal;
  brand: Brand & Contacts;
  flags: Flags;
  fees: readonly FeeRow[];
  issued: IssuedRanges;
  terms: Omit<TermsRow, 'from'>;
  /** The languages that the switch offers. */
  locales: readonly Locale[];
  path: string;
  referralUrlId?: string;
  signedIn: boolean;
  /** The e-mail of the session, for display and as the first answer. */
  emailAddress?: string;
  application?: ApplicationView;
  /** A message for the page: an application that was forbidden or not found, or an ended session. Document 1, section 4. */
  notice?: 'completed' | 'timeout';
  /** The page that stands in the place of the start page. */
  instead?: RouteId;
  serverNow: number;
  sessionEndsAt?: number;
  scripts: { plaidLink: string; places: string };
};

/** The server's hand-over, read from the page. */
export function readBoot(): Boot {
  const text = document.getElementById('boot')?.textContent;
  if (!text) throw new Error('the page came without its boot data');
  return JSON.parse(text) as Boot; // written by our own server in this shape
}
