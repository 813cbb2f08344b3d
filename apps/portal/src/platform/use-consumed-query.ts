import { useEffect, useState } from 'react';

/** What the address of this page names, read once; then it leaves the address bar, and nothing of it is kept. docs/readings.md 52. */
export function useConsumedQuery<Name extends string>(names: readonly Name[]): Partial<Record<Name, string>> {
  const [taken] = useState(() => {
    const query = new URLSearchParams(window.location.search);
    return Object.fromEntries(names.flatMap((name) => (query.has(name) ? [[name, query.get(name) ?? '']] : [])));
  });
  useEffect(() => {
    if (window.location.search !== '') window.history.replaceState(window.history.state, '', window.location.pathname);
  }, []);
  return taken as Partial<Record<Name, string>>; // only the asked names are in it
}
