import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';

export type LinkRow = { icon: IconName; href: string; title: ReactNode; text?: ReactNode };

export function LinkRows({ rows }: { rows: readonly LinkRow[] }) {
  return (
    <ul className="link-rows">
      {rows.map(({ icon, href, title, text }) => (
        <li key={href}>
          <a href={href}>
            <span className="link-row-tile">
              <Icon name={icon} />
            </span>
            <span className="link-row-text">
              <span>{title}</span>
              {text && <small>{text}</small>}
            </span>
            <Icon name="chevron" size={18} />
          </a>
        </li>
      ))}
    </ul>
  );
}
