import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

export type DetailsProps = { summary: ReactNode; isOpen?: boolean; children: ReactNode };

/** A native disclosure, so it works without scripts. */
export function Details({ summary, isOpen, children }: DetailsProps) {
  return (
    <details className="details" open={isOpen}>
      <summary>
        <Icon name="chevron" size={18} />
        {summary}
      </summary>
      <div className="details-body">{children}</div>
    </details>
  );
}
