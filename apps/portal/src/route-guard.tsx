import './analytics/tracking-question.css';
import { ownerPageInstead, pageInstead } from '@signet/rulebook/arrival-page';
import type { Boot } from '@signet/rulebook/boot';
import { draftFormsBefore, firstIncompleteForm, readAnswers } from '@signet/rulebook/forms';
import { ROUTES, type RouteId, type RouteRow } from '@signet/rulebook/routes';
import { STEP_UP_PAGES } from '@signet/rulebook/step-ups';
import { LoadingOverlay } from '@signet/ui/loading';
import { ApiError } from '@signet/web/api';
import { useCallback, useEffect, useState } from 'react';
import { useIsHydrated, usePortal } from './platform/application.tsx';
import { showError } from './platform/feedback/show-error.ts';
import { useNavigation } from './platform/navigation.ts';
import { ScreenFailure, ScreenLoading } from './platform/screen/screen-boundary.tsx';
import { loadDrawnScreen, loadScreen, screenIdAt } from './platform/screen/screen-loader.ts';
import { useShellTexts } from './platform/texts/text-provider.tsx';
import { leaveAfterLoad } from './platform/use-mutation.ts';
import { ScreenOutlet } from './screen-outlet.tsx';
import { readDraft } from './sign-up/draft.ts';

export function RouteGuard({ route, id }: { route: RouteId; id: string | undefined }) {
  const { access } = ROUTES[route];
  if (access === 'draft') return <DraftGuard route={route} />;
  if (access === 'owner') return <OwnerGuard route={route} />;
  if (access !== 'application') return <ScreenOutlet route={route} />;
  return id === undefined ? (
    <ScreenOutlet route="incorrect-url" />
  ) : (
    <ApplicationGuard route={route} id={id} />
  );
}

/**
 * Sign-up pages before an application exists: redirects to the first page with a missing answer.
 */
function DraftGuard({ route }: { route: RouteId }) {
  const { boot, serverNow } = usePortal();
  const { go } = useNavigation();
  const isHydrated = useIsHydrated();
  const answers = isHydrated
    ? readAnswers(readDraft(boot.referralUrlId, boot.currency, serverNow()))
    : {};
  const row: RouteRow = ROUTES[route];
  const before = draftFormsBefore(row.form);
  // Draft pages belong to the multistep flow; the single-page flow starts at the start page.
  const missing = boot.flags.isMultistepFlow
    ? firstIncompleteForm(before, answers, new Set(), { market: boot.market, flags: boot.flags })
    : 'get-started';
  const lacking = isHydrated ? missing : undefined; // the server does not know the draft
  useEffect(() => {
    if (lacking !== undefined) go(lacking, { replace: true });
  });
  return lacking === undefined ? <ScreenOutlet route={route} /> : <ScreenLoading />;
}

/**
 * The server lists the pages that may open; a finished wait leads through the result.
 * docs/readings.md 4 and 91.
 */
function ApplicationGuard({ route, id }: { route: RouteId; id: string }) {
  const { application, boot, reload } = usePortal();
  const { go } = useNavigation();
  const shell = useShellTexts();
  const [failed, setFailed] = useState<'leaving' | 'here'>();
  const isLoaded = application?.id === id;
  const load = useCallback(() => {
    setFailed(undefined);
    reload(id).catch((error: unknown) => {
      setFailed(leaveAfterLoad(error) ? 'leaving' : 'here');
      if (
        error instanceof ApiError &&
        error.code === 'application.fetch' &&
        STEP_UP_PAGES.has(route)
      )
        showError(error);
    });
  }, [id, route, reload]);
  useEffect(() => {
    if (!isLoaded) load();
  }, [isLoaded, load]);
  const isOpen = isLoaded && application.openPages.includes(route);
  useEffect(() => {
    if (!isLoaded || isOpen) return;
    const { page, openPages, status } = application;
    const takesPaymentsOnline = status.money.online;
    const { component } = boot.embed ?? {};
    go(pageInstead(route, { page, openPages, takesPaymentsOnline, component }), { replace: true });
  });
  if (failed === 'leaving' && !isLoaded) return <LoadingOverlay show label={shell.loading} />;
  if (failed === 'here' && !isLoaded) return <ScreenFailure onAgain={load} />;
  return isOpen ? <ScreenOutlet route={route} /> : <ScreenLoading />;
}

/** Pages of an invited owner. docs/decisions/0063. */
function OwnerGuard({ route }: { route: RouteId }) {
  const { owner } = usePortal();
  const { go, matched } = useNavigation();
  const isOwn = owner !== undefined && owner.ownerId === matched?.ownerId;
  const page = ownerPageInstead(route, isOwn ? owner.page : undefined);
  useEffect(() => {
    if (page !== route) go(page, { replace: true });
  });
  return page === route ? <ScreenOutlet route={route} /> : <ScreenLoading />;
}

type Standing = Pick<Boot, 'locale' | 'application'>;

export const loadPage = (path: string, { locale, application }: Standing): Promise<unknown> =>
  loadScreen(screenIdAt(path), locale, application);

export const loadDrawn = (route: RouteId, { locale, application }: Standing): Promise<void> =>
  loadDrawnScreen(ROUTES[route].screen, locale, application);
