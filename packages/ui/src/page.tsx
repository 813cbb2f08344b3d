import type { MouseEventHandler, ReactNode } from 'react';
import { Icon } from './icon.tsx';

export type BackLink = { href: string; label: string; onClick?: MouseEventHandler<HTMLAnchorElement> };

export type PageProps = {
  /** A Progress. */
  progress?: ReactNode;
  back?: BackLink;
  title: string;
  lead?: ReactNode;
  /** A SidePanel; shown from 992 px only, so it never holds anything needed. */
  side?: ReactNode;
  /** A drawing beside the title. */
  art?: ReactNode;
  /** 2 when a partner's page around the frame owns the first heading. */
  headingLevel?: 1 | 2;
  children: ReactNode;
};

/** One screen: progress, way back, the question as heading, and its answer. */
export function Page({ progress, back, title, lead, side, art, headingLevel = 1, children }: PageProps) {
  const Heading = headingLevel === 1 ? 'h1' : 'h2';
  return (
    <div className="container page">
      <div className="column">
        {(back || progress) && (
          <div className="top">
            {back && (
              <a className="back" href={back.href} onClick={back.onClick}>
                <Icon name="arrow-left" size={20} />
                {back.label}
              </a>
            )}
            {progress}
          </div>
        )}
        {art && <div className="art">{art}</div>}
        <Heading className="title" tabIndex={-1} data-title="">
          {title}
        </Heading>
        {lead && <div className="lead">{lead}</div>}
        <div className="content">{children}</div>
      </div>
      {side}
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
};

/** The place of a screen's one primary button. */
export function Actions({ children, later }: ActionsProps) {
  return (
    <>
      <div className="actions">{children}</div>
      {later && <div className="actions-later">{later}</div>}
    </>
  );
}

export type SidePanelProps = { label: string; children: ReactNode };

/** The quiet column at the right of wide screens. Put h2 and p into it. */
export function SidePanel({ label, children }: SidePanelProps) {
  return (
    <aside className="side" aria-label={label}>
      {children}
    </aside>
  );
}
