import { matchPath, pathTo, type RouteId, type RouteMatch } from '@signet/rulebook/routes';
import { useEffect } from 'react';
import { useBrowserLocation } from 'wouter/use-browser-location';
import { usePortal } from './application.tsx';
import { cookieRules } from './cookie-rules.ts';
import { clearTypedAnswers } from './form/typed-before.ts';
import { saveSignedOutNotice } from './session/signed-out-notice.ts';

/** The path of the open page, and what leads to another; on the server, and while the browser takes over, the path that was asked for. */
export function usePlace(): ReturnType<typeof useBrowserLocation> {
  return useBrowserLocation({ ssrPath: usePortal().boot.path });
}

type Navigation = {
  matched: RouteMatch | undefined;
  to: (route: RouteId, at?: string | { businessId: string }) => string;
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
  const to: Navigation['to'] = (route, at) => pathTo(route, { ...ids, ...(typeof at === 'string' ? { id: at } : at) });
  const addressOf = (route: RouteId, id?: string, query?: string) => to(route, id) + (query === undefined ? '' : `?${query}`);
  return {
    matched,
    to,
    go: (route, { id, replace = false, query } = {}) => navigate(addressOf(route, id, query), { replace }),
  };
}

/** Puts the page's name into the browser's title; "Error: " stands before it while there are errors. docs/readings.md 24. */
export function useDocumentTitle(title: string, prefix = ''): void {
  const { brand } = usePortal().boot;
  useEffect(() => {
    document.title = `${prefix}${title} – ${brand.name}`;
  }, [title, prefix, brand.name]);
}

/** The open page with what its address keeps: where somebody comes back to. */
export const placeToReturn = (): string => window.location.pathname + window.location.search;

/** How long the typed e-mail waits for the sign-in page, in seconds. */
const HINT_SECONDS = 60;

/** Leaves for the sign-in page and comes back to the given path, with another account where that is wanted; a typed e-mail goes along in a cookie that only `/auth` reads, never in an address. */
export function leaveToSignIn(
  path: string,
  { fresh = false, isOther = false, emailAddress }: { fresh?: boolean; isOther?: boolean; emailAddress?: string } = {},
): void {
  // A cookie rather than a parameter: addresses end up in histories and logs.
  if (emailAddress)
    Reflect.set(
      document,
      'cookie',
      `sign_in_hint=${encodeURIComponent(emailAddress)}; path=/auth; max-age=${HINT_SECONDS}; ${cookieRules()}`,
    );
  window.location.assign(`/auth/start?path=${encodeURIComponent(path)}${fresh ? '&fresh=1' : ''}${isOther ? '&other=1' : ''}`);
}

/** Leaves nothing in this tab; throws where the session goes on. */
export async function signOut(): Promise<void> {
  const response = await fetch('/auth/sign-out', {
    method: 'POST',
    headers: { 'X-Requested-With': 'signet', 'Content-Type': 'application/json' },
    body: '{}',
  });
  if (!response.ok) throw new Error('the session was not ended');
  const { next } = (await response.json()) as { next?: string }; // our own answer
  clearTypedAnswers(); // leaving the page would keep what stands in it
  sessionStorage.clear();
  saveSignedOutNotice({ by: 'person', path: '/' });
  window.location.assign(next ?? '/');
}
