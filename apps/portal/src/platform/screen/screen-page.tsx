import '@signet/ui/forms.css';
import { ROUTES, type RouteId, type RouteRow, routeRow } from '@signet/rulebook/routes';
import { Details } from '@signet/ui/details';
import { Page } from '@signet/ui/page';
import { type ReactNode, useEffect } from 'react';
import { usePortal } from '../application.tsx';
import { whenIdle } from '../lazy-load.ts';
import { useDocumentTitle, useNavigation } from '../navigation.ts';
import { useIsOwnerPage } from '../owner-journey.ts';
import { usePageJourney } from '../page-journey.ts';
import { useShellTexts } from '../texts/text-provider.tsx';
import { useFocusAfterNavigation } from './focus-after-navigation.ts';
import { OwnerProgressBar, ProgressBar } from './progress-bar.tsx';
import { loadScreen } from './screen-loader.ts';

export type ScreenPageProps = {
  title: string;
  lead?: ReactNode;
  back?: string;
  /** Why we ask, collapsed below the questions. docs/readings.md 29. */
  why?: ReactNode;
  art?: ReactNode;
  aside?: ReactNode;
  cta?: ReactNode;
  children?: ReactNode;
};

/** Frame of every screen: progress, Back and heading. The rail belongs to the shell. */
export function ScreenPage({ title, lead, back, why, art, aside, cta, children }: ScreenPageProps) {
  const shell = useShellTexts();
  const { matched } = useNavigation();
  const journey = usePageJourney();
  const isOwnerPage = useIsOwnerPage();
  const { boot, application } = usePortal();
  useDocumentTitle(title);
  useFocusAfterNavigation();
  useNextScreen(matched?.route);
  const row: RouteRow | undefined = matched && ROUTES[matched.route];
  return (
    <Page
      title={title}
      lead={lead}
      art={art}
      aside={aside}
      cta={cta}
      headingLevel={boot.embed?.headingLevel}
      back={back === undefined ? undefined : { href: back, label: shell.back }}
      progress={
        isOwnerPage ? (
          <OwnerProgressBar />
        ) : (
          journey &&
          row?.step !== undefined &&
          !row.onlyWaits && (
            <ProgressBar journey={journey} isSaved={row.revisitable && application !== undefined} />
          )
        )
      }
    >
      {children}
      <WhyWeAsk>{why}</WhyWeAsk>
    </Page>
  );
}

export function WhyWeAsk({ children }: { children: ReactNode }) {
  const shell = useShellTexts();
  return (
    children && (
      <Details summary={shell.whyTitle}>
        <p>{children}</p>
      </Details>
    )
  );
}

function useNextScreen(route: RouteId | undefined): void {
  const { locale } = usePortal().boot;
  useEffect(() => {
    const step = route && routeRow(route).step;
    const next =
      step && Object.values(ROUTES).find((row) => 'step' in row && row.step === step + 1);
    // Loaded again when it is opened.
    if (next) whenIdle(() => void loadScreen(next.screen, locale).catch(() => undefined));
  }, [route, locale]);
}
