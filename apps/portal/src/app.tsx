import type { Boot } from '@signet/rulebook/boot';
import { type ReactNode, useEffect } from 'react';
import { PortalShell } from './app-shell.tsx';
import { PortalProvider } from './platform/application.tsx';
import { ScreenBoundary } from './platform/screen/screen-boundary.tsx';
import { type PageTexts, TextProvider } from './platform/texts/text-provider.tsx';
import { Router } from './router.tsx';

/** A failure of the shell itself leaves the page without header and footer, never blank. */
const withoutShell = (page: ReactNode) => (
  <main className="main" id="main">
    {page}
  </main>
);

type AppProps = { boot: Boot; texts: PageTexts; onAlive?: () => void };

/** Root component; `onAlive` runs once React has hydrated the page. */
export function App({ boot, texts, onAlive }: AppProps) {
  useEffect(() => onAlive?.(), [onAlive]);
  return (
    <PortalProvider boot={boot}>
      <TextProvider texts={texts}>
        <ScreenBoundary frame={withoutShell}>
          <PortalShell>
            <ScreenBoundary>
              <Router />
            </ScreenBoundary>
          </PortalShell>
        </ScreenBoundary>
      </TextProvider>
    </PortalProvider>
  );
}
