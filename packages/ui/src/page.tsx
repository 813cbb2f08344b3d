import type { MouseEventHandler, ReactNode } from 'react';
import { Icon } from './icon.tsx';

export type BackLink = { href: string; label: string; onClick?: MouseEventHandler<HTMLAnchorElement> };

export type PageProps = {
  /** A Progress. */
  progress?: ReactNode;
  back?: BackLink;
  /** A drawing above the title, or a Receipt; who hears the page hears its heading first. */
  art?: ReactNode;
  title: string;
  /** An icon link beside the title: printing. */
  aside?: ReactNode;
  lead?: ReactNode;
  /** The primary of a result: under the lead on wide screens, at the lower edge on phones, read once and after the lead on both. */
  cta?: ReactNode;
  /** 2 when a partner's page around the frame owns the first heading. */
  headingLevel?: 1 | 2;
  children?: ReactNode;
};

/** One screen: its place, its way back, the question as heading, and its answer. */
export function Page({ progress, back, art, title, aside, lead, cta, headingLevel = 1, children }: PageProps) {
  const Heading = headingLevel === 1 ? 'h1' : 'h2';
  const heading = (
    <Heading className={aside ? 'title title-beside' : 'title'} tabIndex={-1} data-title="">
      {title}
    </Heading>
  );
  return (
    <div className="page">
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

/** Moves the focus to the screen's heading and the page to its top; call it in an effect after a change of screen. */
export function focusHeading(): void {
  window.scrollTo(0, 0);
  document.querySelector<HTMLElement>('[data-title]')?.focus({ preventScroll: true });
}

export type ActionsProps = {
  /** The one primary button; on phones it sticks to the lower edge. Put Actions directly into the form, so that it can. */
  children: ReactNode;
  /** Text buttons under it, not sticky: "I'll do this later". */
  later?: ReactNode;
  /** True where what decides stands below the fold: the button waits at the end. */
  isStill?: boolean;
};

/** The place of a screen's one primary button. */
export function Actions({ children, later, isStill = false }: ActionsProps) {
  return (
    <>
      <div className={isStill ? 'actions actions-still' : 'actions'}>{children}</div>
      {later && <div className="actions-later">{later}</div>}
    </>
  );
}
