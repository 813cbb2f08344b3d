import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';

export type Tone = 'info' | 'good' | 'warn' | 'bad';

export type BannerProps = {
  tone?: Tone;
  title?: ReactNode;
  children?: ReactNode;
  /** Set when the banner appears after the page has loaded, so that it is announced. */
  role?: 'status' | 'alert';
};

const ICON_OF: Record<Tone, IconName> = {
  info: 'info',
  good: 'check',
  warn: 'alert',
  bad: 'alert',
};

export function Banner({ tone = 'info', title, children, role }: BannerProps) {
  return (
    <div className={`banner tone-${tone}`} role={role}>
      <Icon name={ICON_OF[tone]} />
      <div>
        {title && <p className="banner-title">{title}</p>}
        <div>{children}</div>
      </div>
    </div>
  );
}
