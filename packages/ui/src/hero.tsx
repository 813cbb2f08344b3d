import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { PageTitle } from './page-title.tsx';
import { useFadeIn } from './use-fade-in.ts';

export type HeroProps = {
  title: string;
  lead: ReactNode;
  /** When it was approved, for phones, which have no room for the receipt. */
  eyebrow?: string | undefined;
  isWarm?: boolean;
  /** A Receipt or a drawing, on wide screens. */
  picture?: ReactNode;
  headingLevel?: 1 | 2 | undefined;
  children?: ReactNode;
};

/** As far as a page that a press led to. */
const RISE_PX = 6;

/** The state of an account in one sentence, with the one thing to do. */
export function Hero({
  title,
  lead,
  eyebrow,
  isWarm = false,
  picture,
  headingLevel = 1,
  children,
}: HeroProps) {
  const said = useFadeIn<HTMLDivElement>(title, RISE_PX);
  const look = ['hero', isWarm && 'hero-warm', !picture && 'hero-alone'].filter(Boolean);
  return (
    <section className={look.join(' ')}>
      <div className="hero-say">
        {eyebrow && (
          <p className="hero-eyebrow">
            <span>
              <Icon name="check" size={13} />
            </span>
            {eyebrow}
          </p>
        )}
        <div ref={said}>
          <PageTitle title={title} headingLevel={headingLevel} />
          <p className="lead">{lead}</p>
        </div>
        {children && <div className="hero-does">{children}</div>}
      </div>
      {picture && <div className="hero-picture">{picture}</div>}
    </section>
  );
}
