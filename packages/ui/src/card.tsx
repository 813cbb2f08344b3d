import type { ReactNode } from 'react';
import type { Tone } from './banner.tsx';

export type CardProps = {
  title: ReactNode;
  headingLevel?: 2 | 3;
  /** A word, and a colour that repeats it: "Needs information". */
  status?: { text: string; tone: Tone };
  children?: ReactNode;
  /** Text buttons or links at the foot. */
  actions?: ReactNode;
};

/** A thing: an owner, a device, a bank account. */
export function Card({ title, headingLevel = 2, status, children, actions }: CardProps) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <section className="card">
      <div className="card-head">
        <Heading className="card-title">{title}</Heading>
        {status && <Tag {...status} />}
      </div>
      {children}
      {actions && <div className="card-actions">{actions}</div>}
    </section>
  );
}

export type TagProps = { text: string; tone: Tone };

/** A status as a word on a tint. */
export function Tag({ text, tone }: TagProps) {
  return <span className={`tag tone-${tone}`}>{text}</span>;
}
