import { entriesOf } from '@signet/rulebook/core/keys-of';
import { Banner } from '@signet/ui/banner';
import { Button } from '@signet/ui/button';
import { type ComponentType, lazy, Suspense } from 'react';
import { Redirect, Route, Switch, useLocation, useSearch } from 'wouter';
import { TEXTS as PLATFORM } from '../platform/texts.en-US.ts';
import { errorText } from '../platform/texts.tsx';
import { LoadBoundary } from '../shell/load-boundary.tsx';
import { CONSOLE_PAGES, type ConsolePageId } from './console-pages.ts';
import { ConsoleFrame, NothingHere } from './frame.tsx';
import { ConsoleSessionProvider, useConsoleState, useHolds } from './session.tsx';
import { ConsoleSignIn } from './sign-in/screen.tsx';
import { TEXTS } from './texts.en-US.ts';

/** The page to sign in, and everything else behind it. */
export function ConsoleApp() {
  const [path] = useLocation();
  const search = useSearch();
  const query = new URLSearchParams(search);
  if (path === '/sign-in')
    return (
      <ConsoleSignIn path={query.get('path') ?? '/'} refused={query.get('refused') ?? undefined} />
    );
  return <BehindSignIn here={search === '' ? path : `${path}?${search}`} />;
}

function BehindSignIn({ here }: { here: string }) {
  const state = useConsoleState();
  switch (state.is) {
    case 'reading':
      return (
        <p className="desk-plain" role="status">
          {PLATFORM.loading}
        </p>
      );
    case 'signedOut':
      return <ConsoleSignIn path={here} />;
    case 'failed':
      return (
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
        <ConsoleSessionProvider session={state.session}>
          <ConsolePages />
        </ConsoleSessionProvider>
      );
  }
}

const ApplicantsScreen = lazy(() =>
  import('./applicants/screen.tsx').then((module) => ({ default: module.ApplicantsScreen })),
);
const ApplicantScreen = lazy(() =>
  import('./applicant/screen.tsx').then((module) => ({ default: module.ApplicantScreen })),
);
const EndpointsScreen = lazy(() =>
  import('./endpoints/screen.tsx').then((module) => ({ default: module.EndpointsScreen })),
);
const LookScreen = lazy(() =>
  import('./look/screen.tsx').then((module) => ({ default: module.LookScreen })),
);
const KeysScreen = lazy(() =>
  import('./keys/screen.tsx').then((module) => ({ default: module.KeysScreen })),
);

type Page = ComponentType<{ params: Readonly<Record<string, string | undefined>> }>;

const SCREENS: Readonly<Record<ConsolePageId, Page>> = {
  applicants: () => <ApplicantsScreen />,
  endpoints: () => <EndpointsScreen />,
  look: () => <LookScreen />,
  keys: () => <KeysScreen />,
  applicant: ({ params: { id = '' } }) => <ApplicantScreen key={id} id={id} />,
};

/** Everything behind the sign-in, for one who holds what the session says. */
export function ConsolePages() {
  const holds = useHolds();
  const [path] = useLocation();
  return (
    <ConsoleFrame>
      <LoadBoundary key={path}>
        <Suspense
          fallback={
            <p className="desk-plain" role="status">
              {PLATFORM.loading}
            </p>
          }
        >
          <Switch>
            <Route path="/">
              <Redirect to={CONSOLE_PAGES.applicants.path} replace />
            </Route>
            {entriesOf(CONSOLE_PAGES)
              .filter(([, { scope }]) => holds(scope))
              .map(([id, page]) => {
                const Page = SCREENS[id];
                return (
                  <Route key={id} path={page.path}>
                    {(params) => <Page params={params} />}
                  </Route>
                );
              })}
            <Route>
              <NothingHere />
            </Route>
          </Switch>
        </Suspense>
      </LoadBoundary>
    </ConsoleFrame>
  );
}
