import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';

export type ChecklistItem = { icon?: IconName; title: string; text?: ReactNode };

export type ChecklistProps = {
  items: readonly ChecklistItem[];
  columns?: 2;
  /** True when the items are whole sentences rather than titles. */
  isPlain?: boolean;
};

export function Checklist({ items, columns, isPlain = false }: ChecklistProps) {
  const classes = [
    'checklist',
    ...(columns === 2 ? ['checklist-two'] : []),
    ...(isPlain ? ['checklist-plain'] : []),
  ];
  return (
    <ul className={classes.join(' ')}>
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
