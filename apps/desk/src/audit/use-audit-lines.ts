import type { ReplyOf, RequestBodyOf } from '@signet/rulebook/endpoints';
import { ApiError } from '@signet/web/api';
import { useEffect, useEffectEvent, useState } from 'react';
import { call } from '../platform/call.ts';

export type AuditFilters = Omit<RequestBodyOf<'listAudit'>, 'after'>;
type Reply = ReplyOf<'listAudit'>;
export type AuditLine = Reply['lines'][number];
export type BrokenLog = Reply['broken'][number];

export type FoundAuditLines = ReturnType<typeof useAuditLines>;

type Reading = Reply & { filters: AuditFilters };

/** What the filters find, page after page; an earlier answer never replaces a later one. */
export function useAuditLines(filters: AuditFilters) {
  const [read, setRead] = useState<Reading>();
  const [error, setError] = useState<ApiError>();
  const [isReading, setReading] = useState(true);
  const look = useEffectEvent(async (before: Reading | undefined, isCurrent: () => boolean) => {
    setReading(true);
    try {
      const after = before?.next;
      const reply = await call('listAudit', { body: { ...filters, ...(after && { after }) } });
      if (!isCurrent()) return;
      const broken = [...(before?.broken ?? []), ...reply.broken];
      setRead({
        ...{ ...reply, filters, lines: [...(before?.lines ?? []), ...reply.lines] },
        broken: [...new Map(broken.map((at) => [at.reference, at])).values()],
      });
      setError(undefined);
    } catch (found) {
      if (!(found instanceof ApiError)) throw found;
      if (isCurrent()) setError(found);
    } finally {
      if (isCurrent()) setReading(false);
    }
  });
  const asked = JSON.stringify(filters);
  const begin = useEffectEvent((_asked: string, isCurrent: () => boolean) =>
    look(undefined, isCurrent),
  );
  useEffect(() => {
    let isOver = false;
    void begin(asked, () => !isOver);
    return () => {
      isOver = true;
    };
  }, [asked]);
  return {
    ...{ read, error, isReading },
    more: () => void look(read, () => true),
    /** From the newest line on. */
    again: () => void look(undefined, () => true),
  };
}
