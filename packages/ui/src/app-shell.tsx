import type { ReactNode } from 'react';

export type AppShellProps = {
  /** A link with a BrandLogo; wide screens show it in the rail instead of the header. */
  logo: ReactNode;
  /** A Rail, shown beside the page from 62em on. */
  rail?: ReactNode;
  /** Header controls (country and language, help, account), each with the class `tool`. */
  tools?: ReactNode;
  /** A page-wide Banner, above the heading. */
  banner?: ReactNode;
  footer?: ReactNode;
  /** Drops the header, the rail and the footer links inside a partner's frame. */
  embedded?: boolean;
  children: ReactNode;
  skipLabel: string;
};

/**
 * Frame of every page: skip link, rail, header, banner, main, footer. A screen renders only a `Page`; AppShell owns the column, the sticky
 * button and the rail.
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
  links?: ReactNode;
  /** The legal entity, its address and the payment processor, one line each. */
  lines: readonly string[];
};

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
