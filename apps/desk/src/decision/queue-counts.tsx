import type { QueueView } from '@signet/rulebook/decision/queue-views';
import { createContext, type ReactNode, use } from 'react';
import { call } from '../platform/call.ts';
import { useInterval } from '../platform/use-interval.ts';
import { useLoadedData } from '../platform/use-loaded-data.ts';

export const POLL_MS = 15_000;

type QueueCounts = {
  countOf: (view: QueueView) => number | undefined;
  recount: () => void;
};

const CountsContext = createContext<QueueCounts>({
  countOf: () => undefined,
  recount: () => undefined,
});

export const useQueueCounts = (): QueueCounts => use(CountsContext);

/** How many cases wait in each view, for the navigation and the queue alike. */
export function QueueCountsProvider({ children }: { children: ReactNode }) {
  const { data, reload, poll } = useLoadedData('counts', (reason) =>
    call('countReviews', {}, reason),
  );
  useInterval(POLL_MS, poll);
  const countOf = (view: QueueView) => data?.views.find(({ id }) => id === view)?.count;
  return (
    <CountsContext value={{ countOf, recount: () => void reload() }}>{children}</CountsContext>
  );
}
