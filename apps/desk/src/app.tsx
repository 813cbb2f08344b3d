import { Banner } from '@signet/ui/banner';
import { Button } from '@signet/ui/button';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { Redirect, Route, Switch, useLocation, useSearch } from 'wouter';
import { TEXTS as AUDIT } from './audit/texts.en-US.ts';
import { QueueCountsProvider, useQueueCounts } from './decision/queue-counts.tsx';
import { TEXTS as DECISION } from './decision/texts.en-US.ts';
import { DESK_PAGES } from './desk-pages.ts';
import { TEXTS as INSIGHT } from './insight/texts.en-US.ts';
import { PAGES } from './pages.tsx';
import { TEXTS as PARTNERS } from './partners/nav-texts.en-US.ts';
import { callsResumeAt, isCallLimit, watchCallPause } from './platform/call-pause.ts';
import { DeskEventsProvider } from './platform/desk-events.tsx';
import { useKeysAfter } from './platform/keys.ts';
import { TEXTS as PLATFORM } from './platform/texts.en-US.ts';
import { errorText, fillIn } from './platform/texts.tsx';
import { TEXTS as POLICY } from './policy/nav-texts.en-US.ts';
import { CommandMenu } from './search/command-menu.tsx';
import { TEXTS as SEARCH } from './search/texts.en-US.ts';
import { Locked } from './session/locked/screen.tsx';
import { SessionProvider, useMay, useSessionState } from './session/session.tsx';
import { ownPath } from './session/session-paths.ts';
import { SignIn } from './session/sign-in/screen.tsx';
import { Frame, type NavItem, NotFound } from './shell/frame.tsx';
import { LoadBoundary } from './shell/load-boundary.tsx';
import { TEXTS } from './shell/texts.en-US.ts';
import { TEXTS as STAFF } from './staff/nav-texts.en-US.ts';

const CallPause = lazy(() =>
  import('./shell/call-pause.tsx').then((module) => ({ default: module.CallPause })),
);
const CallPausePage = lazy(() =>
  import('./shell/call-pause.tsx').then((module) => ({ default: module.CallPausePage })),
);

/** The pages without a session, and everything else behind one. */
export function App() {
  const [path] = useLocation();
  const query = new URLSearchParams(useSearch());
  const target = ownPath(query.get('path'));
  if (path === '/locked') return <Locked path={target} />;
  if (path === '/sign-in')
    return <SignIn path={target} refused={query.get('refused') ?? undefined} />;
  return <Desk />;
}

function Desk() {
  const state = useSessionState();
  const [path] = useLocation();
  const search = useSearch();
  switch (state.is) {
    case 'reading':
      return (
        <p className="desk-plain" role="status">
          {PLATFORM.loading}
        </p>
      );
    case 'signedOut':
      return <SignIn path={search === '' ? path : `${path}?${search}`} />;
    case 'failed':
      return isCallLimit(state.error.code) ? (
        <Suspense>
          <CallPausePage onResumed={state.reread} />
        </Suspense>
      ) : (
        <main id="main" className="desk-plain" tabIndex={-1}>
          <Banner tone="bad" title={TEXTS.failed} role="alert">
            <p>{errorText(state.error)}</p>
            <Button kind="secondary" onClick={state.reread}>
              {PLATFORM.tryAgain}
            </Button>
          </Banner>
        </main>
      );
    case 'signedIn':
      return (
        <SessionProvider session={state.session}>
          <Pages />
          <PauseOfCalls />
        </SessionProvider>
      );
  }
}

/** Loaded when it is needed: few people ever make too many calls. */
function PauseOfCalls() {
  const isPaused = useSyncExternalStore(watchCallPause, callsResumeAt) !== undefined;
  return <Suspense>{isPaused && <CallPause />}</Suspense>;
}

/** Everything behind a session. */
export function Pages() {
  const may = useMay();
  const [path] = useLocation();
  return may('case.read') ? (
    <DeskEventsProvider reading={caseOfPath(path)}>
      <QueueCountsProvider>
        <FramedPages />
      </QueueCountsProvider>
    </DeskEventsProvider>
  ) : (
    <FramedPages />
  );
}

/** The case that an address shows, which its reader is told to be reading. */
const caseOfPath = (path: string): string | undefined =>
  /^\/a\/([^/]+)/.exec(path)?.[1]?.toUpperCase();

function FramedPages() {
  const may = useMay();
  const nav = useNavItems();
  const [home] = nav;
  const [path, navigate] = useLocation();
  useKeysAfter(
    'g',
    Object.fromEntries(
      nav.flatMap(({ href, key }) => (key === undefined ? [] : [[key, () => navigate(href)]])),
    ),
  );
  return (
    <Frame
      nav={nav}
      navLabel={DECISION.nav.label}
      find={may('search.people') && <CommandMenu pages={nav} />}
    >
      <LoadBoundary key={path.split('/', 3).join('/')}>
        <Suspense fallback={<p className="desk-plain">{PLATFORM.loading}</p>}>
          <Switch>
            {home && (
              <Route path="/">
                <Redirect to={home.href} replace />
              </Route>
            )}
            {PAGES.filter((page) => may(page.may)).map(({ path, Page }) => (
              <Route key={path} path={path}>
                {(params) => <Page params={params} />}
              </Route>
            ))}
            <Route>
              <NotFound />
            </Route>
          </Switch>
        </Suspense>
      </LoadBoundary>
    </Frame>
  );
}

/** Only what its reader may open. */
function useNavItems(): readonly NavItem[] {
  const may = useMay();
  const { countOf } = useQueueCounts();
  const others: readonly NavItem[] = [
    ...(may(DESK_PAGES.search.may)
      ? [{ href: '/search', group: 'work', label: SEARCH.nav, icon: 'search' } as const]
      : []),
    ...(may(DESK_PAGES.funnel.may)
      ? [
          {
            href: '/insight/funnel',
            group: 'insight',
            label: INSIGHT.funnel,
            icon: 'funnel',
          } as const,
        ]
      : []),
    ...(may(DESK_PAGES.levels.may)
      ? [
          {
            href: '/insight/levels',
            group: 'insight',
            label: INSIGHT.levelsNav,
            icon: 'gauge',
          } as const,
        ]
      : []),
    ...(may(DESK_PAGES.sources.may)
      ? [
          {
            href: '/insight/sources',
            group: 'insight',
            label: INSIGHT.sources,
            icon: 'plug',
          } as const,
        ]
      : []),
    ...(may(DESK_PAGES.policy.may)
      ? [{ href: '/policy', group: 'policy', label: POLICY.nav, icon: 'flask' } as const]
      : []),
    ...(may(DESK_PAGES.audit.may)
      ? [{ href: '/audit', group: 'product', label: AUDIT.nav, icon: 'shield' } as const]
      : []),
    ...(may(DESK_PAGES.partners.may)
      ? [{ href: '/partners', group: 'product', label: PARTNERS.nav, icon: 'globe' } as const]
      : []),
    ...(may(DESK_PAGES.administration.may)
      ? [{ href: '/admin', group: 'product', label: STAFF.nav, icon: 'people' } as const]
      : []),
  ];
  if (!may(DESK_PAGES.queue.may)) return others;
  const late = countOf('late') ?? 0;
  const second = countOf('second') ?? 0;
  const mine = countOf('mine') ?? 0;
  const { nav, view } = DECISION;
  return [
    {
      href: '/queue/all',
      group: 'work',
      label: nav.queue,
      icon: 'inbox',
      key: 'q',
      ...(late > 0 && { mark: { text: fillIn(nav.late, { count: late }), tone: 'hot' } }),
    },
    {
      href: '/queue/mine',
      group: 'work',
      label: view.mine,
      icon: 'person',
      key: 'm',
      ...(mine > 0 && { mark: { text: String(mine), tone: 'plain' } }),
    },
    {
      href: '/queue/second',
      group: 'work',
      label: view.second,
      icon: 'glasses',
      key: 's',
      ...(second > 0 && { mark: { text: String(second), tone: 'act' } }),
    },
    ...(may(DESK_PAGES.looks.may)
      ? [{ href: '/blind-looks', group: 'work', label: POLICY.looks, icon: 'eye' } as const]
      : []),
    ...others,
  ];
}
