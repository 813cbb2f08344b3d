import { useEffect } from 'react';

/**
 * Removes the token from the address first, so that it never reaches the history or a Referer
 * header.
 */
export function takeToken(): string {
  const token = window.location.hash.slice(1);
  if (token !== '')
    window.history.replaceState(
      window.history.state,
      '',
      window.location.pathname + window.location.search,
    );
  return token;
}

/** Removes the token for an owner who reopens the link after accepting. */
export function useNoToken(): void {
  useEffect(() => {
    takeToken();
    window.addEventListener('hashchange', takeToken);
    return () => window.removeEventListener('hashchange', takeToken);
  }, []);
}
