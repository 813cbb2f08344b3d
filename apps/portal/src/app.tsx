import type { Boot } from '@signet/rulebook/boot';
import { Router as Places } from 'wouter';
import { PortalShell } from './app-shell.tsx';
import { PortalProvider } from './platform/application.tsx';
import { ScreenBoundary } from './platform/screen/screen-boundary.tsx';
import { type PageTexts, TextProvider } from './platform/texts/text-provider.tsx';
import { Router } from './router.tsx';

type AppProps = { boot: Boot; texts: PageTexts; ssrPath?: string };

export function App({ boot, texts, ssrPath }: AppProps) {
  return (
    <PortalProvider boot={boot}>
      <TextProvider texts={texts}>
        <Places ssrPath={ssrPath}>
          <PortalShell>
            <ScreenBoundary>
              <Router />
            </ScreenBoundary>
          </PortalShell>
        </Places>
      </TextProvider>
    </PortalProvider>
  );
}
