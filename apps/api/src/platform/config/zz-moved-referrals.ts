import type { Portal } from '@signet/rulebook/core/facts';
import { REFERRAL_ID } from '@signet/rulebook/routes';
import { z } from 'zod';
import { originOfPortal, portalOfHost } from '../http/visitor.ts';

/** A referral whose pages live at another address now. Document 1, section 7, GET configs. */
type MovedReferral = { referralUrlId: string; url: string };

type Portals = Parameters<typeof originOfPortal>[1];

/** The row that a text like `abc=https://pay.example.com/r/abc` describes; undefined for one that is none. */
function readRow(text: string): MovedReferral | undefined {
  const [, referralUrlId = '', address = ''] = /^([^=]+)=(\S+)$/.exec(text) ?? [];
  const url = URL.parse(address);
  const isPlace = url !== null && /^https?:$/.test(url.protocol) && url.username === '' && url.password === '';
  return REFERRAL_ID.test(referralUrlId) && isPlace ? { referralUrlId, url: url.href } : undefined;
}

/** Rows with a comma between: one for each referral. */
export const movedReferrals = z.string().transform((text, { addIssue }): MovedReferral[] => {
  const parts = text.split(/[\s,]+/).filter(Boolean);
  const rows = parts.flatMap((part) => readRow(part) ?? []);
  if (rows.length !== parts.length || new Set(rows.map(({ referralUrlId }) => referralUrlId)).size !== rows.length) addIssue('rows');
  return rows;
});

/** The portal on whose name, or below it, the address lies, with its scheme and port: the browser follows no other. Trust case 64. */
function portalOf(url: string, portals: Portals): Portal | undefined {
  const { protocol, port, host, hostname } = new URL(url);
  const portal = portalOfHost(host, portals);
  const origin = new URL(originOfPortal(portal, portals));
  const isWithin = hostname === origin.hostname || hostname.endsWith(`.${origin.hostname}`);
  return protocol === origin.protocol && port === origin.port && isWithin ? portal : undefined;
}

/** True where the address is one of a referral that has moved itself, on this very portal: the browser would go round in circles. */
const isMovedItself = ({ url }: MovedReferral, rows: readonly MovedReferral[], portals: Portals): boolean =>
  rows.some(({ referralUrlId }) => new URL(url).pathname.split('/', 3).join('/') === `/r/${referralUrlId}`) &&
  (['POYNT', 'GODADDY'] as const).some((portal) => originOfPortal(portal, portals) === new URL(url).origin);

/** A line for each row that would lead nowhere: outside the portals' names, or to a referral that has moved. The configuration is the allow-list. */
export const wrongMoves = (rows: readonly MovedReferral[], portals: Portals): string[] =>
  rows.flatMap((row) => {
    if (portalOf(row.url, portals) === undefined)
      return [`MOVED_REFERRALS must lead to a portal’s own name or one below it, not "${row.url}"`];
    return isMovedItself(row, rows, portals) ? [`MOVED_REFERRALS must not lead to a referral that has moved, and "${row.url}" does`] : [];
  });

/** Where a referral lives now, asked on the portal of that address; undefined where it has not moved. */
export const movedTo = (
  { movedReferrals: rows, ...portals }: Portals & { movedReferrals: readonly MovedReferral[] },
  { portal, referralUrlId }: { portal: Portal; referralUrlId: string | undefined },
): string | undefined => rows.find((row) => row.referralUrlId === referralUrlId && portalOf(row.url, portals) === portal)?.url;
