import type { Boot } from '@signet/rulebook/boot';
import { useEffect, useState } from 'react';
import { Router as Places } from 'wouter';
import { PortalShell } from './app-shell.tsx';
import { PortalProvider } from './platform/application.tsx';
import { whenIdle } from './platform/lazy-load.ts';
import { ScreenBoundary, ScreenFailure } from './platform/screen/screen-boundary.tsx';
import { type FirstPageTexts, type LocaleTexts, loadTexts } from './platform/texts/load-texts.ts';
import { TextProvider } from './platform/texts/text-provider.tsx';
import { Router } from './router.tsx';

type AppProps = { boot: Boot; firstWords: FirstPageTexts; words?: LocaleTexts; ssrPath?: string };

/** The whole portal; the server renders it with `ssrPath`, the browser takes over. */
export function App({ boot, firstWords, words, ssrPath }: AppProps) {
  const [all, setAll] = useState(words);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (all !== undefined) return;
    const load = () => void loadTexts(boot.locale).then(setAll, () => setFailed(true));
    if (isStart(window.location.pathname)) whenIdle(load);
    else load();
  }, [all, boot]);
  return (
    <PortalProvider boot={boot}>
      <TextProvider first={firstWords} all={all}>
        <Places ssrPath={ssrPath}>
          <PortalShell>
            <ScreenBoundary>
              {hasFailed && !isStart(window.location.pathname) ? (
                <ScreenFailure onAgain={() => window.location.reload()} />
              ) : (
                <Router hasWords={all !== undefined} />
              )}
            </ScreenBoundary>
          </PortalShell>
        </Places>
      </TextProvider>
    </PortalProvider>
  );
}

const isStart = (path: string): boolean => path === '/' || path.endsWith('/get-started');
