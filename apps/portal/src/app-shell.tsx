import { localized } from '@signet/rulebook/core/localized';
import { LOCALES, type Locale, languageOf, localeForMarket, type Market } from '@signet/rulebook/reference/locales';
import { matchPath } from '@signet/rulebook/routes';
import { AppShell } from '@signet/ui/app-shell';
import { Banner } from '@signet/ui/banner';
import { Icon } from '@signet/ui/icon';
import { Activity, lazy, type MouseEvent, type ReactNode, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';
import { usePortal } from './platform/application.tsx';
import { PrivacyLink } from './platform/document-link.tsx';
import { retryUntilLoaded, whenIdle } from './platform/lazy-load.ts';
import { signOut } from './platform/navigation.ts';
import { signInAndReturn, useSignedOutNotice } from './platform/session/signed-out-notice.ts';
import { loadWithTexts } from './platform/texts/load-texts.ts';
import { useFormatMessage, useShellTexts } from './platform/texts/text-provider.tsx';
import { CountryLine, PreviousApplicationLink } from './sign-up/country/country-line.tsx';

const SessionWatch = lazy(() =>
  retryUntilLoaded(() => import('./platform/session/session-watch.tsx')).then((module) => ({ default: module.SessionWatch })),
);

const lazyMessages = (locale: Locale) =>
  lazy(() =>
    retryUntilLoaded(() => loadWithTexts(() => import('./platform/feedback/notification-area.tsx'), locale)).then((module) => ({
      default: module.NotificationArea,
    })),
  );

export function PortalShell({ children }: { children: ReactNode }) {
  useOwnLinks();
  const { boot } = usePortal();
  const shell = useShellTexts();
  const [errorPage, setErrorPage] = useState<ReactNode>(null);
  const [Messages] = useState(() => lazyMessages(boot.locale));
  return (
    <AppShell
      skipLabel={shell.skip}
      brand={<a href="/">{boot.brand.name}</a>}
      language={boot.flags.multiLanguageEnabled ? <LanguageSwitch /> : null}
      help={<Help />}
      banner={useNotes()}
    >
      {/* Hidden, not unmounted, so that typed answers survive an error page. */}
      <Activity mode={errorPage ? 'hidden' : 'visible'}>{children}</Activity>
      {errorPage}
      <Later>
        <Messages onPage={setErrorPage} />
        {boot.sessionEndsAt !== undefined && <SessionWatch />}
      </Later>
    </AppShell>
  );
}

/** Client-side navigation for our own pages; plain links before any script has loaded. */
function useOwnLinks(): void {
  const [, navigate] = useLocation();
  useEffect(() => {
    const open = (event: globalThis.MouseEvent): void => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const { origin, pathname, search, hash } = new URL(link.href, window.location.href);
      if (link.target !== '' || origin !== window.location.origin || search !== '' || hash !== '' || matchPath(pathname) === undefined)
        return;
      event.preventDefault();
      navigate(pathname);
    };
    document.addEventListener('click', open);
    return () => document.removeEventListener('click', open);
  }, [navigate]);
}

/** Help in the same place on each screen; the browser opens it, also before any script. */
function Help() {
  const { boot } = usePortal();
  const shell = useShellTexts();
  const fillIn = useFormatMessage();
  const { supportPhone, supportEmail, supportHours } = boot.brand;
  return (
    <>
      <button type="button" popoverTarget="help">
        {shell.help}
      </button>
      <div className="help" id="help" popover="auto">
        <div className="help-head">
          <h2>{shell.help}</h2>
          <button type="button" popoverTarget="help" popoverTargetAction="hide" aria-label={shell.close}>
            <Icon name="x" size={20} />
          </button>
        </div>
        <p>{shell.helpText}</p>
        {supportPhone && <p>{fillIn(shell.helpPhone, { phone: supportPhone })}</p>}
        {supportEmail && <p>{fillIn(shell.helpEmail, { email: supportEmail })}</p>}
        {supportHours && <p>{fillIn(shell.helpHours, { hours: localized(supportHours, boot.locale) })}</p>}
        <PrivacyLink language={languageOf(boot.locale)} />
        <CountryLine />
        <PreviousApplicationLink />
        {boot.signedIn && (
          <div className="help-signed-in">
            {boot.emailAddress && <p>{fillIn(shell.signedInAs, { email: boot.emailAddress })}</p>}
            <SignOutButton>{shell.signOut}</SignOutButton>
          </div>
        )}
      </div>
    </>
  );
}

/** Each other language once, as it is written in the person's country. */
const otherLocales = (locales: readonly Locale[], current: Locale, market: Market): Locale[] => [
  ...new Set(locales.filter((locale) => languageOf(locale) !== languageOf(current)).map((locale) => localeForMarket(market, locale))),
];

/** Switches without a page load, so that query, history and typed answers stay; without script the link does it. */
function switchInPlace(event: MouseEvent<HTMLAnchorElement>): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  fetch(event.currentTarget.href, { redirect: 'manual' }).then(
    () => window.location.reload(),
    () => undefined, // no connection: the note over the page says so
  );
}

/** Links that keep the page and its answers; each language names itself. A switch changes no answer and no page. docs/readings.md 14. */
function LanguageSwitch() {
  const { boot } = usePortal();
  const shell = useShellTexts();
  const others = otherLocales(boot.locales, boot.locale, boot.market);
  if (others.length === 0) return null;
  return (
    <nav className="languages" aria-label={shell.language}>
      {others.map((locale) => (
        <a key={locale} href={`?locale=${locale}`} lang={locale} hrefLang={locale} onClick={switchInPlace}>
          {LOCALES[locale].name}
        </a>
      ))}
    </nav>
  );
}

/** What concerns the whole page: why the person is here again, and that the connection is gone. */
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
  if (boot.notice === 'completed')
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
      {!boot.signedIn && <a href={signInAndReturn(left)}>{isTimeout ? shell.noticeTimeoutAction : shell.noticeSignedOutAction}</a>}
    </Banner>
  );
}

function SignOutButton({ children }: { children: string }) {
  return (
    <button type="button" className="btn btn-text" onClick={() => void signOut().catch(() => window.location.reload())}>
      {children}
    </button>
  );
}

/** Loaded late, but before they are needed: offline they could not be fetched. */
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

/** True while the browser has no connection; false on the server. */
export const useIsOffline = (): boolean =>
  useSyncExternalStore(
    listen,
    () => !navigator.onLine,
    () => false,
  );
