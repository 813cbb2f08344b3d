import { referralPrefix } from './routes.ts';

/**
 * `fresh`: the same user proves again who they are; `other`: switches accounts, so no email is
 * suggested.
 */
export type SignInOptions = { fresh?: boolean; other?: boolean };

/**
 * Leads through sign-in to a page of ours. The referral of that page is the one whose brand the
 * provider shows.
 */
export const signInPath = (
  path: string,
  { fresh = false, other = false }: SignInOptions = {},
): string =>
  `/auth/start?path=${encodeURIComponent(path)}${fresh ? '&fresh=1' : ''}${other ? '&other=1' : ''}`;

type StartQuery = { timeout?: 'true'; completed?: 'true'; applicationId?: string };

/**
 * The start page of a referral. Whoever leaves a referral's page for the root stays with that
 * referral. docs/readings.md 234.
 */
export function startPath(referralUrlId: string | undefined, query: StartQuery = {}): string {
  const search = new URLSearchParams(query).toString().replaceAll('%3A', ':'); // as in our other addresses
  return `${referralPrefix(referralUrlId)}/${search === '' ? '' : `?${search}`}`;
}
