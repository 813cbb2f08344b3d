import type { ReactNode } from 'react';
import type { Tone } from './banner.tsx';
import { Icon, type IconProps } from './icon.tsx';

export type StatusPillProps = {
  /** The words carry the meaning; the tone only repeats it. */
  tone?: Tone | 'plain';
  icon?: IconProps['name'];
  children: ReactNode;
};

export function StatusPill({ tone = 'plain', icon, children }: StatusPillProps) {
  return (
    <span className={`pill tone-${tone}`}>
      {icon && <Icon name={icon} size={14} />}
      <span>{children}</span>
    </span>
  );
}
