import type { MouseEventHandler, ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { PageTitle } from './page-title.tsx';

export type BackLink = {
  href: string;
  label: string;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
};

export type PageProps = {
  progress?: ReactNode;
  back?: BackLink;
  /** A drawing or Receipt above the title; screen readers get the heading first. */
  art?: ReactNode;
  title: string;
  aside?: ReactNode;
  lead?: ReactNode;
  /**
   * Primary action of a result page: under the lead on wide screens, at the lower edge on phones;
   * read once, after the lead.
   */
  cta?: ReactNode;
  /** 2 when a partner's embedding page owns the first-level heading. */
  headingLevel?: 1 | 2;
  /** Stands at once and leaves at once: only the page that it stands for moves in. */
  isOutline?: boolean;
  children?: ReactNode;
};

export function Page({
  progress,
  back,
  art,
  title,
  aside,
  lead,
  cta,
  headingLevel = 1,
  isOutline = false,
  children,
}: PageProps) {
  const heading = <PageTitle title={title} headingLevel={headingLevel} isBeside={Boolean(aside)} />;
  return (
    <div className={isOutline ? 'page page-outline' : 'page'}>
      {(back || progress) && (
        <div className="top">
          {back && (
            <a className="back" href={back.href} onClick={back.onClick}>
              <Icon name="arrow-left" size={18} />
              {back.label}
            </a>
          )}
          {progress}
        </div>
      )}
      {aside ? (
        <div className="title-row">
          {heading}
          {aside}
        </div>
      ) : (
        heading
      )}
      {lead && <div className="lead">{lead}</div>}
      {art}
      {cta && <div className="actions cta">{cta}</div>}
      <div className="content">{children}</div>
    </div>
  );
}

/**
 * Moves focus to the heading and scrolls to the top; call it in an effect after a screen change.
 */
export function focusHeading(): void {
  window.scrollTo(0, 0);
  document.querySelector<HTMLElement>('[data-title]')?.focus({ preventScroll: true });
}

export type ActionsProps = {
  /**
   * The one primary button, sticky on phones; place Actions directly inside the form so that it can
   * stick.
   */
  children: ReactNode;
  later?: ReactNode;
  /** Disables stickiness when the deciding content is below the fold. */
  isStill?: boolean;
};

export function Actions({ children, later, isStill = false }: ActionsProps) {
  return (
    <>
      <div className={isStill ? 'actions actions-still' : 'actions'}>{children}</div>
      {later && <div className="actions-later">{later}</div>}
    </>
  );
}
