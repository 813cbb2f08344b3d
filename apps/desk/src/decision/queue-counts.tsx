import type { QueueView } from '@signet/rulebook/decision/queue-views';
import type { ReplyOf } from '@signet/rulebook/endpoints';
import { createContext, type ReactNode, use } from 'react';
import { call } from '../platform/call.ts';
import { usePoll } from '../platform/desk-events.tsx';
import { useLoadedData } from '../platform/use-loaded-data.ts';

export type SavedView = ReplyOf<'countReviews'>['saved'][number];

type QueueCounts = {
  countOf: (view: QueueView) => number | undefined;
  /** Undefined until they were read. */
  saved: readonly SavedView[] | undefined;
  /** Reasons of the decisions that wait, to narrow the queue by. */
  reasons: ReplyOf<'countReviews'>['reasons'];
  /** Who referred what waits. */
  partners: ReplyOf<'countReviews'>['partners'];
  reread: () => Promise<unknown>;
  recount: () => void;
};

const CountsContext = createContext<QueueCounts>({
  countOf: () => undefined,
  saved: undefined,
  reasons: [],
  partners: [],
  reread: async () => undefined,
  recount: () => undefined,
});

export const useQueueCounts = (): QueueCounts => use(CountsContext);

/** How many cases wait in each view, for the navigation and the queue alike. */
export function QueueCountsProvider({ children }: { children: ReactNode }) {
  const { data, reload, poll } = useLoadedData('counts', (reason) =>
    call('countReviews', {}, reason),
  );
  usePoll(poll);
  const countOf = (view: QueueView) => data?.views.find(({ id }) => id === view)?.count;
  return (
    <CountsContext
      value={{
        ...{ countOf, saved: data?.saved, reasons: data?.reasons ?? [] },
        partners: data?.partners ?? [],
        ...{ reread: reload, recount: () => void reload() },
      }}
    >
      {children}
    </CountsContext>
  );
}
