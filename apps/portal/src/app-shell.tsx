import { asksForTracking } from '@signet/rulebook/asks-for-tracking';
import { matchPath, ROUTES } from '@signet/rulebook/routes';
import { AppShell } from '@signet/ui/app-shell';
import { Banner } from '@signet/ui/banner';
import {
  Activity,
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { useIsAccountPage } from './platform/account-pages.ts';
import { useIsHydrated, usePortal } from './platform/application.tsx';
import { DraftOwners } from './platform/draft-owners.ts';
import { laterPart } from './platform/later-part.tsx';
import { retryUntilLoaded, whenIdle } from './platform/lazy-load.ts';
import { useNavigation, usePlace } from './platform/navigation.ts';
import { partWithTexts } from './platform/part-with-texts.ts';
import { signInAndReturn, useSignedOutNotice } from './platform/session/signed-out-notice.ts';
import { useShellTexts } from './platform/texts/text-provider.tsx';
import { Logo } from './shell/logo.tsx';
import { SignOutButton } from './shell/sign-out-button.tsx';
import { readDraft } from './sign-up/draft.ts';

const HeaderTools = laterPart(
  () => import('./shell/header-tools.tsx').then((module) => module.HeaderTools),
  null,
  'header',
);
const JourneyRail = laterPart(() =>
  import('./shell/journey-rail.tsx').then((module) => module.JourneyRail),
);
const AccountRail = laterPart(() =>
  import('./shell/account-frame.tsx').then((module) => module.AccountRail),
);
const AccountTabs = laterPart(() =>
  import('./shell/account-frame.tsx').then((module) => module.AccountTabs),
);
const LegalFooter = laterPart(
  () => import('./shell/legal-footer.tsx').then((module) => module.LegalFooter),
  null,
  'footer',
);

const lazyWatch = partWithTexts(() =>
  import('./platform/session/session-watch.tsx').then((module) => module.SessionWatch),
);

/**
 * Drawn by the server, because a question that came later would push the footer down. On the long
 * start page it stands far below, and would only make it heavier.
 */
const TrackingQuestion = laterPart(
  () => import('./analytics/tracking-question.tsx').then((module) => module.TrackingQuestion),
  null,
  '.tracking-question',
);

const lazyBridge = partWithTexts(() =>
  import('./embed/embed-bridge.tsx').then((module) => module.EmbedBridge),
);

const Survey = lazy(() =>
  retryUntilLoaded(() => import('./analytics/survey.tsx')).then((module) => ({
    default: module.Survey,
  })),
);

const lazyMessages = partWithTexts(() =>
  import('./platform/feedback/notification-area.tsx').then((module) => module.NotificationArea),
);

export function PortalShell({ children }: { children: ReactNode }) {
  useOwnLinks();
  const { boot } = usePortal();
  const shell = useShellTexts();
  const { matched } = useNavigation();
  const isAlone =
    boot.mode === 'CAPITAL' &&
    matched !== undefined &&
    ROUTES[matched.route].screen.startsWith('cash-advance');
  const isBanner =
    boot.embed?.component === 'status' &&
    matched !== undefined &&
    ROUTES[matched.route].screen === 'account-home';
  const isAccount = useIsAccountPage();
  const isHydrated = useIsHydrated();
  const isLongStart = matched?.route === 'get-started' && boot.flags.isMultistepFlow;
  const isAsking =
    boot.tracking === 'ask' && asksForTracking(matched?.route) && (isHydrated || !isLongStart);
  const [errorPage, setErrorPage] = useState<ReactNode>(null);
  const [Messages] = useState(() => lazyMessages(boot.locale));
  const [Watch] = useState(() => lazyWatch(boot.locale));
  return (
    <DraftOwners value={useDraftOwners()}>
      <AppShell
        skipLabel={shell.skip}
        logo={<Logo />}
        embedded={isAlone || boot.embed !== undefined}
        rail={isAccount ? <AccountRail /> : <JourneyRail />}
        tabs={isAccount && <AccountTabs />}
        tools={<HeaderTools />}
        banner={useNotes()}
        footer={!isBanner && <LegalFooter />}
      >
        <InFrame />
        {/* Hidden rather than unmounted, so that typed answers survive an error page. */}
        <Activity mode={errorPage ? 'hidden' : 'visible'}>{children}</Activity>
        {errorPage}
        {isAsking && !isBanner && !errorPage && <TrackingQuestion />}
        <Later>
          <Messages onPage={setErrorPage} />
          {boot.sessionEndsAt !== undefined && <Watch />}
          {boot.scripts.survey !== undefined && <Survey />}
        </Later>
      </AppShell>
    </DraftOwners>
  );
}

function InFrame() {
  const { boot } = usePortal();
  const isHydrated = useIsHydrated();
  const [Bridge] = useState(() => lazyBridge(boot.locale));
  return (
    isHydrated &&
    boot.embed && (
      <Suspense fallback={null}>
        <Bridge settings={boot.embed} />
      </Suspense>
    )
  );
}

function useDraftOwners(): () => boolean {
  const { boot, serverNow } = usePortal();
  return useCallback(
    () =>
      readDraft(boot.referralUrlId, boot.currency, serverNow())['company.hasPartners'] === 'YES',
    [boot, serverNow],
  );
}

/** Client-side navigation for our own pages; plain links until scripts have loaded. */
function useOwnLinks(): void {
  const [, navigate] = usePlace();
  useEffect(() => {
    const open = (event: globalThis.MouseEvent): void => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (
        !link ||
        event.defaultPrevented ||
        event.button !== 0 ||
        event.metaKey ||
        event.ctrlKey ||
        event.shiftKey ||
        event.altKey
      )
        return;
      const { origin, pathname, search, hash } = new URL(link.href, window.location.href);
      if (
        link.target !== '' ||
        origin !== window.location.origin ||
        search !== '' ||
        hash !== '' ||
        matchPath(pathname) === undefined
      )
        return;
      event.preventDefault();
      navigate(pathname);
    };
    document.addEventListener('click', open);
    return () => document.removeEventListener('click', open);
  }, [navigate]);
}

/** Page-wide notices: why the user was signed out or sent here, and loss of connection. */
function useNotes(): ReactNode {
  const { boot } = usePortal();
  const shell = useShellTexts();
  const isOffline = useIsOffline();
  const left = useSignedOutNotice();
  if (isOffline)
    return (
      <Banner tone="warn" role="status">
        {shell.offline}
      </Banner>
    );
  if (boot.notice === 'completed' && boot.signedIn)
    return (
      <Banner tone="info" title={shell.noticeCompleted}>
        <SignOutButton>{shell.noticeCompletedAction}</SignOutButton>
      </Banner>
    );
  const isTimeout = boot.notice === 'timeout';
  if (!isTimeout && left?.by !== 'person') return null;
  return (
    <Banner tone="info" title={isTimeout ? shell.noticeTimeout : shell.noticeSignedOut}>
      <p>{isTimeout ? shell.noticeTimeoutText : shell.noticeSignedOutText}</p>
      {!boot.signedIn && (
        <a href={signInAndReturn(left, boot.referralUrlId)}>
          {isTimeout ? shell.noticeTimeoutAction : shell.noticeSignedOutAction}
        </a>
      )}
    </Banner>
  );
}

/** Loads in idle time rather than on demand: offline it could not be fetched. */
function Later({ children }: { children: ReactNode }) {
  const [isRequested, setWanted] = useState(false);
  useEffect(() => whenIdle(() => setWanted(true)), []);
  return isRequested && <Suspense fallback={null}>{children}</Suspense>;
}

function listen(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/** True while the browser is offline; false on the server. */
export const useIsOffline = (): boolean =>
  useSyncExternalStore(
    listen,
    () => !navigator.onLine,
    () => false,
  );
