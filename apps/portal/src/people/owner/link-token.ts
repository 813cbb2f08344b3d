import { useEffect } from 'react';

/** Takes the token out of the address before anything else runs: it stands in no history and goes out in no Referer. */
export function takeToken(): string {
  const token = window.location.hash.slice(1);
  if (token !== '') window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
  return token;
}

/** The same for somebody who opens their link again and has no need of it any more. */
export function useNoToken(): void {
  useEffect(() => {
    takeToken();
    window.addEventListener('hashchange', takeToken);
    return () => window.removeEventListener('hashchange', takeToken);
  }, []);
}
