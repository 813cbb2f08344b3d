import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';

/** `done` has a tick, `now` a sign of its own, `later` waits in a dashed ring. */
export type StatusItem = { state: 'done' | 'now' | 'later'; title: string; text?: ReactNode; icon?: IconName };

/** What stands and what is still to come, row by row on one card. The words say what the signs repeat. */
export function StatusList({ items }: { items: readonly StatusItem[] }) {
  return (
    <ul className="status-list">
      {items.map(({ state, title, text, icon }) => (
        <li key={title}>
          <span className={`status-mark status-${state}`}>
            {state !== 'later' && <Icon name={icon ?? (state === 'done' ? 'check' : 'clock')} size={18} />}
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
