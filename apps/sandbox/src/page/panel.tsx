import { Skeleton } from '@signet/ui/skeleton';
import type { ReactNode } from 'react';

type PanelProps = {
  id: string;
  title: string;
  lead?: ReactNode;
  count?: number | undefined;
  span?: 'third' | 'all';
  /** False until the first response arrives. */
  isRead: boolean;
  children: ReactNode;
};

export function Panel({ id, title, lead, count, span = 'third', isRead, children }: PanelProps) {
  return (
    <section className={`panel panel-${span}`} id={id} aria-labelledby={`${id}-title`}>
      <div className="panel-head">
        <h2 id={`${id}-title`} tabIndex={-1}>
          {title}
        </h2>
        {count !== undefined && count > 0 && <span className="count">{count}</span>}
      </div>
      {lead && <p className="muted">{lead}</p>}
      {isRead ? children : <Skeleton kind="text" count={3} />}
    </section>
  );
}

export function Empty({ children }: { children: ReactNode }) {
  return <p className="empty">{children}</p>;
}
