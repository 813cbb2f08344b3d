import { FIRST_PAGE_LIMITS } from '@signet/rulebook/core/first-page-limits';
import { isLostConnection } from '@signet/rulebook/core/lost-connection';
import type { Locale } from '@signet/rulebook/reference/locales';
import { ROUTE_IDS, ROUTES, type RouteId, type RouteRow, routeRow } from '@signet/rulebook/routes';
import { Button } from '@signet/ui/button';
import { Actions, Page, type PageProps } from '@signet/ui/page';
import { Skeleton } from '@signet/ui/skeleton';
import { reloadOnce } from '@signet/web/reload-once';
import { Component, type ReactNode, useEffect, useState } from 'react';
import { useIsHydrated, usePortal } from '../application.tsx';
import { laterPart } from '../later-part.tsx';
import { useDocumentTitle, useNavigation, usePlace } from '../navigation.ts';
import { loadedTexts, screenTextsIfLoaded } from '../texts/load-texts.ts';
import { useShellTexts } from '../texts/text-provider.tsx';

const PageProgress = laterPart(() =>
  import('./progress-bar.tsx').then((module) => module.PageProgress),
);

/**
 * A loading page: its heading, progress and outline; after four seconds a notice, and after a
 * timeout a reload button in the outline's place.
 */
export function ScreenLoading() {
  const shell = useShellTexts();
  const title = useTitleToCome();
  const isSlow = useAfter(FIRST_PAGE_LIMITS.slowAfterMs);
  const isStuck = useAfter(FIRST_PAGE_LIMITS.clientTimeoutMs);
  const { matched } = useNavigation();
  useDocumentTitle(title);
  const asks = matched && routeRow(matched.route).form !== undefined;
  return (
    <Page title={title} {...useTop()} isOutline>
      {!isStuck && <Skeleton kind={asks ? 'field' : 'card'} count={asks ? 3 : 1} lines={2} />}
      <p role="status">{isSlow ? shell.slow : ''}</p>
      {isStuck && <Again onAgain={() => window.location.reload()} />}
    </Page>
  );
}

/** A page that failed to load or crashed: what happened, that nothing is lost, and a retry. */
export function ScreenFailure({
  isOurs = false,
  onAgain,
}: {
  isOurs?: boolean;
  onAgain: () => void;
}) {
  const shell = useShellTexts();
  const title = isOurs ? shell.crashed : shell.loadFailed;
  useDocumentTitle(title);
  return (
    <Page title={title} lead={isOurs ? shell.crashedText : shell.loadFailedText} {...useTop()}>
      <Again onAgain={onAgain} />
    </Page>
  );
}

function Again({ onAgain }: { onAgain: () => void }) {
  const shell = useShellTexts();
  return (
    <Actions>
      <Button kind="primary" type="button" onClick={onAgain}>
        {shell.tryAgain}
      </Button>
    </Actions>
  );
}

function useAfter(ms: number): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return isOver;
}

/** Best known heading: the screen's own once its texts are loaded, the step's name before that. */
function useTitleToCome(): string {
  const shell = useShellTexts();
  const { locale } = usePortal().boot;
  const isHydrated = useIsHydrated();
  const { matched } = useNavigation();
  const row = matched && routeRow(matched.route);
  if (row?.step === undefined) return shell.loading; // a result may have several headings
  // During hydration the browser may lack texts that the server had, so both start with the step's
  // name.
  const own = matched && isHydrated ? textsToCome(matched.route, locale) : undefined;
  return own?.title || shell.sections[row.step - 1] || shell.loading;
}

function textsToCome(route: RouteId, locale: Locale): { title?: string } | undefined {
  const ofForms = loadedTexts('rulebook/step-ups', locale) as
    | Partial<Record<RouteId, { title: string }>>
    | undefined; // keyed by page
  return (
    ofForms?.[route] ??
    (screenTextsIfLoaded(ROUTES[route].screen, locale) as { title?: string } | undefined)
  ); // with a title
}

function useTop(): Pick<PageProps, 'back' | 'progress'> {
  const shell = useShellTexts();
  const { application } = usePortal();
  const { matched, to } = useNavigation();
  const row = matched && routeRow(matched.route);
  const hasProgress =
    row !== undefined && ((row.step !== undefined && !row.onlyWaits) || row.access === 'owner');
  const before =
    matched &&
    previousPage(matched.route, application?.openPages.includes('check-answers') === true);
  return {
    back: before && { href: to(before), label: shell.back },
    progress: hasProgress && <PageProgress />,
  };
}

export function previousPage(route: RouteId, canCheck: boolean): RouteId | undefined {
  const row: RouteRow = ROUTES[route];
  if (row.step === undefined || (row.revisitable !== true && row.form !== 'terms'))
    return undefined;
  if (row.revisitable && canCheck) return 'check-answers';
  const pages = ROUTE_IDS;
  const isBefore = ({ step, access }: RouteRow) =>
    step === (row.step ?? 0) - 1 && access === row.access;
  return pages.find((page) => isBefore(ROUTES[page])) ?? 'get-started';
}

type BoundaryProps = {
  place: string;
  onError: (thrown: unknown) => void;
  /** Draws the failure's page with what stands around it; alone by default. */
  frame?: ((page: ReactNode) => ReactNode) | undefined;
  children: ReactNode;
};
type BoundaryState = { failed?: { thrown: unknown; place: string } };

/** Error boundary that resets once the user navigates, because another page may well render. */
export class PlaceBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = {};

  static getDerivedStateFromProps(
    { place }: BoundaryProps,
    { failed }: BoundaryState,
  ): BoundaryState | null {
    if (failed === undefined) return null;
    if (failed.place === '') return { failed: { ...failed, place } };
    return failed.place === place ? null : { failed: undefined };
  }

  /** The place is unknown here; getDerivedStateFromProps fills it in before rendering. */
  static getDerivedStateFromError(thrown: unknown): BoundaryState {
    return { failed: { thrown, place: '' } };
  }

  override componentDidCatch(thrown: unknown): void {
    this.props.onError(thrown);
  }

  override render(): ReactNode {
    const { failed } = this.state;
    if (failed === undefined) return this.props.children;
    const page = (
      <ScreenFailure
        isOurs={!isLostConnection(failed.thrown)}
        onAgain={() => window.location.reload()}
      />
    );
    return this.props.frame?.(page) ?? page;
  }
}

/** The address of the chunk that this file is in, whose name changes with those of its imports. */
const OWN_BUILD = import.meta.url;

/**
 * Catches screens that failed to load or render; reports errors of our own code. A screen whose
 * script is missing reloads the page first: nothing has been typed in it yet, and what was typed on
 * the page before is kept. docs/decisions/0255.
 */
export function ScreenBoundary({ frame, children }: Pick<BoundaryProps, 'frame' | 'children'>) {
  const [place] = usePlace();
  const { release } = usePortal().boot;
  const report = (thrown: unknown) => {
    if (isLostConnection(thrown) && navigator.onLine && reloadOnce(OWN_BUILD)) return;
    void import('../report-error.ts').then(
      ({ reportError }) => reportError(thrown, release),
      ignore,
    );
  };
  return (
    <PlaceBoundary place={place} onError={report} frame={frame}>
      {children}
    </PlaceBoundary>
  );
}

/** Offline, there is nothing to report to. */
const ignore = () => undefined;
