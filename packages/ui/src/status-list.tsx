import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';

export type StatusItem = {
  state: 'done' | 'now' | 'later';
  title: string;
  text?: ReactNode;
  icon?: IconName;
};

/** Completed and upcoming items on one card; the text carries everything that the icons show. */
export function StatusList({ items }: { items: readonly StatusItem[] }) {
  return (
    <ul className="status-list">
      {items.map(({ state, title, text, icon }) => (
        <li key={title}>
          <span className={`status-mark status-${state}`}>
            {state !== 'later' && (
              <Icon name={icon ?? (state === 'done' ? 'check' : 'clock')} size={18} />
            )}
          </span>
          <div>
            <p className="status-title">{title}</p>
            {text && <p className="meta">{text}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}
