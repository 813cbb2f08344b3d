import type { ReactNode } from 'react';
import type { Tone } from './banner.tsx';
import { Icon, type IconName } from './icon.tsx';

export type CardProps = {
  title: ReactNode;
  headingLevel?: 2 | 3;
  /** A status such as "Needs information"; the color only repeats the text. */
  status?: TagProps;
  mark?: string;
  edit?: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
};

export function Card({
  title,
  headingLevel = 2,
  status,
  mark,
  edit,
  children,
  actions,
}: CardProps) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <section className="card">
      <div className="card-head">
        {mark && (
          <span className="avatar avatar-soft" aria-hidden="true">
            {mark}
          </span>
        )}
        <div className="card-name">
          <Heading className="card-title">{title}</Heading>
          {status && <Tag {...status} />}
        </div>
        {edit}
      </div>
      {children}
      {actions && <div className="card-actions">{actions}</div>}
    </section>
  );
}

export type TagProps = { text: string; tone: Tone; icon?: IconName };

const ICON_OF_TONE: Record<Tone, IconName> = {
  info: 'info',
  good: 'check',
  warn: 'clock',
  bad: 'alert',
};

/** A status tag; its icon carries the tone for people who can't tell the colors apart. */
export function Tag({ text, tone, icon }: TagProps) {
  return (
    <span className={`tag tone-${tone}`}>
      <Icon name={icon ?? ICON_OF_TONE[tone]} size={15} />
      {text}
    </span>
  );
}
