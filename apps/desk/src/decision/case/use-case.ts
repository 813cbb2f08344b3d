import { useState } from 'react';
import { call } from '../../platform/call.ts';
import { usePoll } from '../../platform/desk-events.tsx';
import { useLoadedData } from '../../platform/use-loaded-data.ts';
import type { CaseHistory, FoundReview } from '../case-history.ts';

/**
 * The case as its reviewer has read it, and the newer one where it has changed since: what somebody
 * acts on changes only when they say so, while whose it is stays current.
 */
export function useCase(reference: string) {
  const { data, readAt, error, isLoading, reload, poll, replace } = useLoadedData(
    `case ${reference}`,
    (reason) => call('explainApplication', { params: { id: reference } }, reason),
  );
  const [read, setRead] = useState<{ reference: string; history: CaseHistory }>();
  usePoll(poll, reference);
  const pinned = read?.reference === reference ? read.history : undefined;
  if (data !== undefined && (pinned === undefined || mayFollow(pinned, data)))
    setRead({ reference, history: data });
  const newer =
    data !== undefined && pinned !== undefined && data.review.version !== pinned.review.version
      ? data
      : undefined;
  const history =
    pinned === undefined || data === undefined
      ? (pinned ?? data)
      : { ...pinned, review: { ...pinned.review, heldBy: data.review.heldBy } };
  const adopt = (to: CaseHistory) => setRead({ reference, history: to });
  return {
    history,
    newer,
    readAt,
    error,
    isLoading,
    reload,
    poll,
    /** Goes on with the newer version. */
    readNewer: () => newer && adopt(newer),
    /** The reply to an act of one’s own is no surprise: the page goes on with it at once. */
    follow: async (review: FoundReview): Promise<void> => {
      if (history === undefined) return;
      const next = { ...history, review };
      replace(next);
      adopt(next);
      const latest = await call('explainApplication', { params: { id: reference } });
      replace(latest);
      adopt(latest);
    },
  };
}

/** The same version, read again: only whose it is may differ. */
const mayFollow = (pinned: CaseHistory, data: CaseHistory): boolean =>
  pinned !== data && pinned.review.version === data.review.version;

export type OpenCase = ReturnType<typeof useCase>;
