import type { ReactNode } from 'react';

export type StatProps = {
  label: string;
  value: ReactNode;
  /** One line beneath; the words carry the meaning. */
  aside?: ReactNode;
  tone?: 'good' | 'warn' | 'bad';
};

/** Figures of a page, side by side: a list of terms with their values. */
export function Stats({ label, stats }: { label: string; stats: readonly StatProps[] }) {
  return (
    <dl className="stats" aria-label={label}>
      {stats.map(({ label: name, value, aside, tone }) => (
        <div key={name} className="stat">
          <dt>{name}</dt>
          <dd className="stat-value">{value}</dd>
          {aside !== undefined && (
            <dd className={tone === undefined ? 'stat-aside' : `stat-aside tone-${tone}`}>
              {aside}
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
