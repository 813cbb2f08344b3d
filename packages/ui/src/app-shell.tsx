import type { ReactNode } from 'react';

export type AppShellProps = {
  brand: ReactNode;
  language: ReactNode;
  help: ReactNode;
  /** A Banner for the whole page, under the header. */
  banner?: ReactNode;
  /** Drops the header when the page lives inside a partner's frame. */
  embedded?: boolean;
  children: ReactNode;
  skipLabel: string;
};

/** The frame of every page: skip link, header, banner, main. */
export function AppShell({ brand, language, help, banner, embedded = false, children, skipLabel }: AppShellProps) {
  return (
    <>
      <a className="skip-link" href="#main">
        {skipLabel}
      </a>
      {!embedded && (
        <header className="header">
          <div className="container header-row">
            <div className="brand">{brand}</div>
            {language}
            {help}
          </div>
        </header>
      )}
      <main className="main" id="main" tabIndex={-1}>
        {banner && <div className="container page-banner">{banner}</div>}
        {children}
      </main>
    </>
  );
}
