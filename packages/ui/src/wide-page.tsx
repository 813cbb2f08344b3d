import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import type { BackLink } from './page.tsx';

export type WidePageProps = {
  title: string;
  lead?: ReactNode;
  back?: BackLink | undefined;
  /** Beside the heading, such as a button that starts something new. */
  aside?: ReactNode;
  headingLevel?: 1 | 2 | undefined;
  children: ReactNode;
};

/** A page of the account; a Deck inside gives it two columns. */
export function WidePage({ title, lead, back, aside, headingLevel = 1, children }: WidePageProps) {
  const Heading = headingLevel === 1 ? 'h1' : 'h2';
  return (
    <div className="wide-page">
      {back && (
        <a className="back" href={back.href} onClick={back.onClick}>
          <Icon name="arrow-left" size={18} />
          {back.label}
        </a>
      )}
      <div className="wide-head">
        <div>
          <Heading className="title" tabIndex={-1} data-title="">
            {title}
          </Heading>
          {lead && <div className="lead">{lead}</div>}
        </div>
        {aside}
      </div>
      {children}
    </div>
  );
}
