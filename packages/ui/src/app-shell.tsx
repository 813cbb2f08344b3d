import type { ReactNode } from 'react';

export type AppShellProps = {
  /** A link with a BrandLogo; wide screens show it in the rail instead of the header. */
  logo: ReactNode;
  rail?: ReactNode;
  tools?: ReactNode;
  /** The pages of an account, below the header of a phone. */
  tabs?: ReactNode;
  banner?: ReactNode;
  footer?: ReactNode;
  /** Drops the header, the rail and the footer links inside a partner's frame. */
  embedded?: boolean;
  children: ReactNode;
  skipLabel: string;
};

/** A screen renders only a `Page`; AppShell owns the column, the sticky button and the rail. */
export function AppShell({
  logo,
  rail,
  tools,
  tabs,
  banner,
  footer,
  embedded = false,
  children,
  skipLabel,
}: AppShellProps) {
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
          {!embedded && tabs}
          <main className="main" id="main" tabIndex={-1}>
            {/* Always there and first: React would never finish taking over a page into which an extension put an element before it. */}
            <div className="page-banner">{banner}</div>
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
