import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';

export type ChecklistItem = { icon?: IconName; title: string; text?: ReactNode };

export type ChecklistProps = {
  items: readonly ChecklistItem[];
  /** Two beside each other where there is room. */
  columns?: 2;
  /** Whole sentences: none of them is a title. */
  isPlain?: boolean;
};

/** Points with an icon each: what to have at hand, what works now. */
export function Checklist({ items, columns, isPlain = false }: ChecklistProps) {
  const classes = ['checklist', ...(columns === 2 ? ['checklist-two'] : []), ...(isPlain ? ['checklist-plain'] : [])];
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
