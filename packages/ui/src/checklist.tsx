import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';

export type ChecklistItem = { icon?: IconName; title: string; text?: ReactNode };

export type ChecklistProps = {
  items: readonly ChecklistItem[];
  /** True when the items are whole sentences rather than titles. */
  isPlain?: boolean;
};

export function Checklist({ items, isPlain = false }: ChecklistProps) {
  return (
    <ul className={isPlain ? 'checklist checklist-plain' : 'checklist'}>
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
