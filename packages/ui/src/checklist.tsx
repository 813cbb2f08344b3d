import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';

export type ChecklistItem = { icon?: IconName; title: string; text?: ReactNode };

export type ChecklistProps = { items: readonly ChecklistItem[] };

/** Points with an icon each: what to have at hand, what works now. */
export function Checklist({ items }: ChecklistProps) {
  return (
    <ul className="checklist">
      {items.map((item) => (
        <li key={item.title}>
          <Icon name={item.icon ?? 'check'} />
          <div>
            <p className="checklist-title">{item.title}</p>
            {item.text && <p className="checklist-text">{item.text}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}
