import type { QueueSort, QueueView } from '@signet/rulebook/decision/queue-views';
import { ApiError } from '@signet/web/api';
import { useState } from 'react';
import { type CallReason, call } from '../../platform/call.ts';
import { usePoll } from '../../platform/desk-events.tsx';
import { useLoadedData } from '../../platform/use-loaded-data.ts';
import { holdRows } from '../held-rows.ts';
import { type QueueFilters, queuePath } from '../queue-filters.ts';
import { type QueueRow, rowKey } from '../queue-row.ts';

type Reading = { rows: readonly QueueRow[]; next: string | undefined; pages: number };

type Wanted = {
  view: QueueView;
  filters: QueueFilters;
  sort: QueueSort;
  pages: number;
  reason: CallReason;
};

const NOTHING: Reading = { rows: [], next: undefined, pages: 0 };

const withoutDoubles = (rows: readonly QueueRow[]): QueueRow[] => [
  ...new Map(rows.map((row) => [rowKey(row), row])).values(),
];

/** The queue from its start, as many pages as are shown. */
async function readPages(wanted: Wanted, before: Reading = NOTHING): Promise<Reading> {
  const { view, filters, sort, pages, reason } = wanted;
  const { reviews, next } = await call(
    'listReviews',
    {
      query: { view, ...filters, sort, ...(before.next !== undefined && { cursor: before.next }) },
    },
    reason,
  );
  const reading = {
    rows: withoutDoubles([...before.rows, ...reviews]),
    next,
    pages: before.pages + 1,
  };
  return next === undefined || reading.pages >= pages ? reading : readPages(wanted, reading);
}

/**
 * The rows of a view. Later readings renew rows in their places; new ones wait until
 * `showNew`.
 */
export function useQueue(view: QueueView, filters: QueueFilters, sort: QueueSort) {
  const key = queuePath(view, filters, sort);
  const [base, setBase] = useState<{ key: string; rows: readonly QueueRow[]; pages: number }>();
  const shownBase = base?.key === key ? base : undefined;
  const { data, readAt, error, isLoading, reload, poll, replace } = useLoadedData(key, (reason) =>
    readPages({ view, filters, sort, pages: shownBase?.pages ?? 1, reason }),
  );
  if (data !== undefined && shownBase === undefined)
    setBase({ key, rows: data.rows, pages: data.pages });
  usePoll(poll);
  const [more, setMore] = useState<'idle' | 'loading' | ApiError>('idle');
  const loadMore = async (): Promise<void> => {
    if (data?.next === undefined || more === 'loading') return;
    setMore('loading');
    try {
      const reading = await readPages(
        { view, filters, sort, pages: data.pages + 1, reason: 'press' },
        data,
      );
      const known = new Set(data.rows.map(rowKey));
      const added = reading.rows.filter((row) => !known.has(rowKey(row)));
      replace(reading);
      setBase((before) =>
        before?.key === key
          ? { key, rows: withoutDoubles([...before.rows, ...added]), pages: reading.pages }
          : before,
      );
      setMore('idle');
    } catch (found) {
      if (!(found instanceof ApiError)) throw found;
      setMore(found);
    }
  };
  const { shown, held } = holdRows(shownBase?.rows ?? data?.rows ?? [], data?.rows ?? [], {
    keyOf: rowKey,
    hasMore: data?.next !== undefined,
  });
  return {
    shown,
    held,
    readAt,
    error,
    isLoading,
    isRead: data !== undefined,
    hasMore: data?.next !== undefined,
    more,
    loadMore,
    reload,
    showNew: () => data && setBase({ key, rows: data.rows, pages: data.pages }),
  };
}
