import { PORTALS, type Portal } from '@signet/rulebook/core/facts';

/** Where a portal's people go when all is done; a row with a medium counts for those who came by it. decisions.md, row 38. */
type Redirect = { portal: Portal; medium?: string; url: string };

/** The place for an application, from configuration only; undefined where there is none. */
export type RedirectOf = (portal: Portal, medium: string | undefined) => string | undefined;

/** A medium as an address or a row of the configuration may name it. */
export const MEDIUM = /^[\w.-]{1,60}$/;

const ROW = /^(\w+)(?::([\w.-]{1,60}))?=(\S+)$/;

/** The row that a text like `POYNT:woo=https://partner.com/done` describes; undefined for one that is none. */
function readRow(text: string): Redirect | undefined {
  const [, name, medium, address = ''] = ROW.exec(text) ?? [];
  const portal = PORTALS.find((known) => known === name);
  const url = URL.parse(address);
  const isPlace = url !== null && /^https?:$/.test(url.protocol) && url.username === '' && url.password === '';
  if (portal === undefined || !isPlace) return undefined;
  return medium === undefined ? { portal, url: url.href } : { portal, medium: medium.toLowerCase(), url: url.href };
}

/** Rows with a comma between; undefined where one of them is none, or two are for the same people. */
export function readRedirects(text: string): Redirect[] | undefined {
  const parts = text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const rows = parts.map(readRow).filter((row) => row !== undefined);
  const people = new Set(rows.map(({ portal, medium }) => `${portal}:${medium ?? ''}`));
  return rows.length === parts.length && people.size === rows.length ? rows : undefined;
}

/** A line for each place that nobody may be sent to: https, and beside the sandbox a program of this machine. The configuration is the allow-list. */
export const wrongPlaces = (rows: readonly Redirect[], isOwnWorld: boolean): string[] =>
  rows
    .map(({ url }) => new URL(url))
    .filter(({ protocol, hostname }) => protocol !== 'https:' && !(isOwnWorld && hostname === 'localhost'))
    .map(({ href }) => `REDIRECTS must lead to https, not "${href}"`);

/** Looks the place up: the medium's own row counts before the portal's. */
export const redirectsOf =
  (rows: readonly Redirect[]): RedirectOf =>
  (portal, medium) => {
    const own = rows.filter((row) => row.portal === portal);
    return (
      own.find((row) => row.medium !== undefined && row.medium === medium?.toLowerCase()) ?? own.find((row) => row.medium === undefined)
    )?.url;
  };
