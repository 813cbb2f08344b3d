import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import type { BackLink } from './page.tsx';
import { PageTitle } from './page-title.tsx';

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
          <PageTitle title={title} headingLevel={headingLevel} />
          {lead && <div className="lead">{lead}</div>}
        </div>
        {aside}
      </div>
      {children}
    </div>
  );
}
