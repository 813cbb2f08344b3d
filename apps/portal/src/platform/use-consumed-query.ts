import { useEffect, useState } from 'react';

/**
 * Reads the query parameters once, then removes them from the address bar; the server, which draws
 * the page before them, has none. docs/readings.md 52.
 */
export function useConsumedQuery<Name extends string>(
  names: readonly Name[],
): Partial<Record<Name, string>> {
  const [taken] = useState(() => {
    const query = new URLSearchParams(
      typeof document === 'undefined' ? '' : window.location.search,
    );
    return Object.fromEntries(
      names.flatMap((name) => (query.has(name) ? [[name, query.get(name) ?? '']] : [])),
    );
  });
  useEffect(() => {
    if (window.location.search !== '')
      window.history.replaceState(window.history.state, '', window.location.pathname);
  }, []);
  return taken as Partial<Record<Name, string>>; // contains only the requested names
}
