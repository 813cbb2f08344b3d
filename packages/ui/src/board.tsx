import type { ReactNode } from 'react';
import { type CardProps, Tag } from './card.tsx';
import { Icon } from './icon.tsx';

export type BoardProps = { mark: string; title: string; text: string; children: ReactNode };

/** A root and its branches: whatever belongs to one business. */
export function Board({ mark, title, text, children }: BoardProps) {
  return (
    <section className="board">
      <div className="board-root">
        <span className="board-mark" aria-hidden="true">
          {mark}
        </span>
        <div>
          <h2 className="card-title">{title}</h2>
          <p className="meta">{text}</p>
        </div>
      </div>
      <ul className="board-branches">{children}</ul>
    </section>
  );
}

export type BranchProps = CardProps & {
  /** Below the title, such as an address or a role. */
  note?: ReactNode;
  /** At the right edge, such as a share. */
  figure?: string | undefined;
  isYou?: boolean;
};

export function Branch({
  title,
  headingLevel = 3,
  status,
  mark,
  note,
  figure,
  isYou = false,
  children,
  actions,
}: BranchProps) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <li className="branch">
      {mark === undefined ? (
        <span className="avatar branch-many" aria-hidden="true">
          <Icon name="person" size={18} />
        </span>
      ) : (
        <span className={isYou ? 'avatar' : 'avatar avatar-soft'} aria-hidden="true">
          {mark}
        </span>
      )}
      <div className="branch-body">
        <div className="branch-head">
          <div className="branch-name">
            <Heading className="card-title">{title}</Heading>
            {note && <p className="meta">{note}</p>}
          </div>
          {status && <Tag {...status} />}
          {figure && <p className="branch-figure">{figure}</p>}
        </div>
        {children}
        {actions && <div className="card-actions">{actions}</div>}
      </div>
    </li>
  );
}
