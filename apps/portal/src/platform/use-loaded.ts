import { use } from 'react';

const waits = new Map<string, Promise<unknown>>();

/**
 * What `loaded` finds; suspends while it is loading, and never once it was found without waiting.
 * Whoever has waited calls `use` again at each render: when React resumes a component, only `use`
 * lets it add the hooks that follow. Skipping it because the load is done by then breaks the next
 * hook (React error 467), and React draws the whole page anew (520). docs/decisions/0196.
 */
export function useLoaded<Loaded>(
  key: string,
  loaded: () => Loaded | undefined,
  load: () => Promise<unknown>,
): Loaded | undefined {
  if (loaded() === undefined && !waits.has(key)) {
    const wait = load();
    waits.set(key, wait);
    wait.catch(() => waits.delete(key));
  }
  const wait = waits.get(key);
  if (wait !== undefined) use(wait);
  return loaded();
}
