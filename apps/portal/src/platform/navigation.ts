import { matchPath, pathTo, type RouteId, type RouteMatch } from '@signet/rulebook/routes';
import { signInPath, startPath } from '@signet/rulebook/visit-paths';
import { useEffect } from 'react';
import { useBrowserLocation } from 'wouter/use-browser-location';
import { usePortal } from './application.tsx';
import { cookieRules } from './cookie-rules.ts';
import { clearTypedAnswers } from './form/typed-before.ts';
import { saveSignedOutNotice } from './session/signed-out-notice.ts';

/**
 * The current path with its navigate function; on the server and during hydration, the requested
 * path.
 */
export function usePlace(): ReturnType<typeof useBrowserLocation> {
  return useBrowserLocation({ ssrPath: usePortal().boot.path });
}

type Navigation = {
  matched: RouteMatch | undefined;
  to: (route: RouteId, at?: string | { businessId: string }) => string;
  /**
   * The page that an application is at, by a full page load: prices and terms depend on its
   * country.
   */
  toApplication: (applicationId: string) => string;
  go: (route: RouteId, options?: { id?: string; replace?: boolean; query?: string }) => void;
};

export function useNavigation(): Navigation {
  const [path, navigate] = usePlace();
  const { application, boot } = usePortal();
  const matched = matchPath(path);
  const ids = {
    id: matched?.id ?? application?.id,
    ownerId: matched?.ownerId,
    referralUrlId: matched?.referralUrlId ?? boot.referralUrlId,
  };
  const to: Navigation['to'] = (route, at) =>
    pathTo(route, { ...ids, ...(typeof at === 'string' ? { id: at } : at) });
  const addressOf = (route: RouteId, id?: string, query?: string) =>
    to(route, id) + (query === undefined ? '' : `?${query}`);
  return {
    matched,
    to,
    toApplication: (applicationId) => startPath(ids.referralUrlId, { applicationId }),
    go: (route, { id, replace = false, query } = {}) =>
      navigate(addressOf(route, id, query), { replace }),
  };
}

let drawnTitle: string | undefined;

/** What `draw` renders on the server, and the title of the screen in it. */
export function withTitleOf<Drawn>(draw: () => Drawn): { drawn: Drawn; title: string | undefined } {
  drawnTitle = undefined;
  return { drawn: draw(), title: drawnTitle };
}

/** Sets the document title, prefixed with "Error: " while there are errors. docs/readings.md 24. */
export function useDocumentTitle(title: string, prefix = ''): void {
  const { brand } = usePortal().boot;
  if (import.meta.env.SSR) drawnTitle = title;
  useEffect(() => {
    document.title = `${prefix}${title} – ${brand.name}`;
  }, [title, prefix, brand.name]);
}

/** Path and query to return to after sign-in. */
export const placeToReturn = (): string => window.location.pathname + window.location.search;

const HINT_SECONDS = 60;

/**
 * Leaves for sign-in and returns to the path afterwards. A typed email address goes along in a
 * cookie that only `/auth` reads.
 */
export function leaveToSignIn(
  path: string,
  {
    fresh = false,
    isOther = false,
    emailAddress,
  }: { fresh?: boolean; isOther?: boolean; emailAddress?: string } = {},
): void {
  // A cookie rather than a parameter, because addresses end up in histories and logs.
  if (emailAddress)
    Reflect.set(
      document,
      'cookie',
      `sign_in_hint=${encodeURIComponent(emailAddress)}; path=/auth; max-age=${HINT_SECONDS}; ${cookieRules()}`,
    );
  window.location.assign(signInPath(path, { fresh, other: isOther }));
}

/**
 * Signs out and clears this tab's storage; throws if the session is still open. Leads to the start
 * page of the referral, if any.
 */
export async function signOut(): Promise<void> {
  const response = await fetch('/auth/sign-out', {
    method: 'POST',
    headers: { 'X-Requested-With': 'signet', 'Content-Type': 'application/json' },
    body: JSON.stringify({ path: window.location.pathname }),
  });
  if (!response.ok) throw new Error('the session was not ended');
  const { next } = (await response.json()) as { next?: string }; // our own API's reply
  clearTypedAnswers(); // otherwise pagehide would save the current input again
  sessionStorage.clear();
  const start = startPath(matchPath(window.location.pathname)?.referralUrlId);
  saveSignedOutNotice({ by: 'person', path: start });
  window.location.assign(next ?? start);
}
