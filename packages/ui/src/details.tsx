import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

export type DetailsProps = { summary: ReactNode; isOpen?: boolean; children: ReactNode };

/** More for those who want it; the browser opens and closes it, also without script. */
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
