import { type Matched, matchPath, pathTo, type RouteId } from '@signet/rulebook/routes';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { usePortal } from './application.tsx';

export type Navigation = {
  matched: Matched | undefined;
  /** The path of a page of this application and referral. */
  to: (route: RouteId, id?: string) => string;
  /** Opens a page without loading the document again. */
  go: (route: RouteId, options?: { id?: string; replace?: boolean }) => void;
};

/** Where we are and how to get elsewhere. */
export function useNavigation(): Navigation {
  const [path, navigate] = useLocation();
  const { application, boot } = usePortal();
  const matched = matchPath(path);
  const ids = { id: matched?.id ?? application?.id, referralUrlId: matched?.referralUrlId ?? boot.referralUrlId };
  const to = (route: RouteId, id?: string) => pathTo(route, { ...ids, ...(id === undefined ? {} : { id }) });
  return { matched, to, go: (route, options = {}) => navigate(to(route, options.id), { replace: options.replace ?? false }) };
}

/** Puts the page's name into the browser's title; "Error: " stands before it while there are errors. ux.md, items 1 and 27. */
export function useTitle(title: string, prefix = ''): void {
  const { brand } = usePortal().boot;
  useEffect(() => {
    document.title = `${prefix}${title} – ${brand.name}`;
  }, [title, prefix, brand.name]);
}

/** Leaves for the sign-in page and comes back to the given path. */
export function leaveToSignIn(path: string, fresh = false): void {
  window.location.assign(`/auth/start?path=${encodeURIComponent(path)}${fresh ? '&fresh=1' : ''}`);
}
