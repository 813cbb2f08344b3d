import '@signet/ui/forms.css';
import { ROUTES, type RouteId, type RouteRow } from '@signet/rulebook/routes';
import { Details } from '@signet/ui/details';
import { focusHeading, Page, SidePanel } from '@signet/ui/page';
import { type ReactNode, useEffect } from 'react';
import { usePortal } from '../application.tsx';
import { whenIdle } from '../lazy-load.ts';
import { useDocumentTitle, useNavigation } from '../navigation.ts';
import { useFormatMessage, useShellTexts } from '../texts/text-provider.tsx';
import { ProgressBar } from './progress-bar.tsx';
import { loadScreen } from './screen-loader.ts';

export type ScreenPageProps = {
  title: string;
  lead?: ReactNode;
  back?: string;
  /** What the side panel says about why we ask; beside the page on wide screens, closed under the lead on others. docs/readings.md 29. */
  why?: ReactNode;
  art?: ReactNode;
  children?: ReactNode;
};

/** The first page keeps the browser's focus; every later one moves it to its heading. */
let isFirstScreen = true;

/** Frame of every screen: progress, Back, heading, side panel. */
export function ScreenPage({ title, lead, back, why, art, children }: ScreenPageProps) {
  const shell = useShellTexts();
  const { matched } = useNavigation();
  const { path } = usePortal().boot;
  useDocumentTitle(title);
  useEffect(() => {
    if (!isFirstScreen || window.location.pathname !== path) focusHeading();
    isFirstScreen = false;
  }, [path]);
  useNextScreen(matched?.route);
  const saved = useSaved();
  const row: RouteRow | undefined = matched && ROUTES[matched.route];
  return (
    <Page
      title={title}
      lead={lead}
      art={art}
      back={back === undefined ? undefined : { href: back, label: shell.back }}
      progress={row?.step !== undefined && <ProgressBar route={matched?.route} note={row.revisitable && saved} />}
      side={
        why === undefined ? undefined : (
          <SidePanel label={shell.sideLabel}>
            <h2>{shell.whyTitle}</h2>
            <p>{why}</p>
            <h2>{shell.safeTitle}</h2>
            <p>{shell.safeText}</p>
          </SidePanel>
        )
      }
    >
      {why !== undefined && (
        <div className="narrow">
          <Details summary={shell.whyTitle}>
            <p>{why}</p>
          </Details>
        </div>
      )}
      {children}
    </Page>
  );
}

/** When the server last took an answer, in words. */
function useSaved(): string | undefined {
  const { boot, application } = usePortal();
  const shell = useShellTexts();
  const fillIn = useFormatMessage();
  if (application === undefined) return undefined;
  const time = new Intl.DateTimeFormat(boot.locale, { timeStyle: 'short' }).format(application.savedAt);
  return fillIn(shell.saved, { time });
}

function useNextScreen(route: RouteId | undefined): void {
  const { locale } = usePortal().boot;
  useEffect(() => {
    const step = route && (ROUTES[route] as RouteRow).step;
    const next = step && Object.values(ROUTES).find((row) => 'step' in row && row.step === step + 1);
    if (next) whenIdle(() => void loadScreen(next.screen, locale).catch(() => undefined)); // fetched again where it is opened
  }, [route, locale]);
}
