import type { ReactNode } from 'react';

export type AppShellProps = {
  /** A link with a BrandLogo; in the header, and on wide screens in the rail instead. */
  logo: ReactNode;
  /** A Rail; from 62em on it stands beside the page. */
  rail?: ReactNode;
  /** The controls of the header: country and language, help, account. Each with the class `tool`. */
  tools?: ReactNode;
  /** A Banner for the whole page, above its heading. */
  banner?: ReactNode;
  /** Who stands behind the page: a PageFooter. */
  footer?: ReactNode;
  /** Drops header, rail and footer's links when the page lives inside a partner's frame. */
  embedded?: boolean;
  children: ReactNode;
  skipLabel: string;
};

/**
 * The frame of every page: skip link, rail, header, banner, main, footer. A screen puts a `Page` into it and nothing around it; the column, the
 * sticky button and the rail are the frame's.
 */
export function AppShell({ logo, rail, tools, banner, footer, embedded = false, children, skipLabel }: AppShellProps) {
  return (
    <>
      <a className="skip-link" href="#main">
        {skipLabel}
      </a>
      <div className="app">
        {!embedded && rail}
        <div className="pane">
          {!embedded && (
            <header className="header">
              {logo}
              {tools}
            </header>
          )}
          <main className="main" id="main" tabIndex={-1}>
            {banner && <div className="page-banner">{banner}</div>}
            {children}
          </main>
          {footer}
        </div>
      </div>
    </>
  );
}

export type PageFooterProps = {
  label: string;
  /** Links and buttons, one after the other. */
  links?: ReactNode;
  /** The legal entity, its address, who processes the payments; one line each. */
  lines: readonly string[];
};

/** The foot of every page. */
export function PageFooter({ label, links, lines }: PageFooterProps) {
  return (
    <footer className="foot">
      <div className="foot-row">
        {links && (
          <nav className="foot-links" aria-label={label}>
            {links}
          </nav>
        )}
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </footer>
  );
}
