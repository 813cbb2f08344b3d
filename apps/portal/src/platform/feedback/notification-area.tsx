import '@signet/ui/forms.css';
import { EMAIL_FLAGS, emailFlagIn } from '@signet/rulebook/analytics/email-flags';
import { ERRORS, type ErrorRow } from '@signet/rulebook/core/errors';
import { LIMITS } from '@signet/rulebook/core/limits';
import { ToastRegion } from '@signet/ui/toast';
import { type ReactNode, useEffect } from 'react';
import { usePortal } from '../application.tsx';
import { whenIdle } from '../lazy-load.ts';
import { useNavigation } from '../navigation.ts';
import { applyPortalAvailability } from '../portal-availability.ts';
import { useErrorTexts } from '../texts/rulebook-texts.tsx';
import { textsOf, useFormatMessage, useShellTexts } from '../texts/text-provider.tsx';
import { track } from '../track.ts';
import { errorNext } from './error-actions.ts';
import { ErrorDialog } from './error-dialog.tsx';
import { ErrorPage } from './error-page.tsx';
import { dismiss, type Notification, showKeptMessage, useNotifications } from './notifications.ts';
import { showError } from './show-error.ts';
import type { TEXTS } from './texts.en-US.ts';
import { showUnfinishedPress } from './unfinished-press.ts';

const useTexts = textsOf<typeof TEXTS>('platform/feedback');

/**
 * Renders all notifications; `onPage` receives full-page errors. Loaded after the first screen.
 * docs/readings.md 8.
 */
export function NotificationArea({ onPage }: { onPage: (page: ReactNode) => void }) {
  const { page } = useNotifications();
  useReferral();
  useAccountCheck();
  useScreenEvents();
  useEmailEvent();
  useEffect(showKeptMessage, []);
  const { signedIn } = usePortal().boot;
  useEffect(() => showUnfinishedPress(signedIn), [signedIn]);
  useEffect(() => onPage(page && <ErrorPage error={page} />), [page, onPage]);
  return <Messages />;
}

/**
 * Warns once when the signed-in account cannot open the application; the page has its own way on as
 * well. docs/readings.md 4.
 */
function useAccountCheck(): void {
  const { asksToCheckAccount } = usePortal().boot;
  useEffect(() => {
    if (asksToCheckAccount) showError({ code: 'account.wrong' });
  }, [asksToCheckAccount]);
}

/**
 * Checks once after load whether the referral's portal moved or lacks this currency.
 * docs/readings.md 111.
 */
function useReferral(): void {
  const { referralUrlId, currency, application, owner, invitation } = usePortal().boot;
  // An application stays in its country, even if the partner no longer offers it.
  const startCurrency = (application ?? owner ?? invitation) === undefined ? currency : undefined;
  useEffect(() => {
    if (referralUrlId !== undefined)
      void applyPortalAvailability({
        ...(startCurrency && { currency: startCurrency }),
        referralUrlId,
      });
  }, [referralUrlId, startCurrency]);
}

/** Tracks page views; done here because none of it is needed before the first screen. */
function useScreenEvents(): void {
  const { matched } = useNavigation();
  const { instead } = usePortal().boot;
  const screen =
    matched === undefined
      ? 'incorrect-url'
      : (matched.route === 'get-started' && instead) || matched.route;
  useEffect(() => whenIdle(() => track('screen.shown', { screen })), [screen]);
}

/**
 * Tracks a visit from an email once, with the visitor's role, and removes the flag from the
 * address. docs/readings.md 52.
 */
function useEmailEvent(): void {
  const { matched } = useNavigation();
  const role = matched?.ownerId === undefined ? 'applicant' : 'owner';
  useEffect(() => {
    const flag = emailFlagIn(window.location.search);
    if (flag === undefined) return;
    const { pathname, search, hash } = window.location;
    const query = new URLSearchParams(search);
    query.delete(flag);
    window.history.replaceState(
      window.history.state,
      '',
      pathname + (query.size === 0 ? '' : `?${query}`) + hash,
    );
    track('email.followed', { email: EMAIL_FLAGS[flag], role });
  }, [role]);
}

function Messages() {
  const texts = useTexts();
  const errors = useErrorTexts();
  const { messages, dialog } = useNotifications();
  const shell = useShellTexts();
  const fillIn = useFormatMessage();
  const textOf = (message: Notification): string => {
    if ('news' in message) return message.news;
    const { code, data } = message.error;
    const { quoted }: ErrorRow = ERRORS[code]; // docs/readings.md 5
    const reference = data?.reference === undefined ? [] : [fillIn(shell.reference, data)];
    return [
      String(data?.serverMessage ?? fillIn(errors[code], data)),
      ...(quoted ? [errorNext(texts, code)] : []),
      ...reference,
    ].join('\n');
  };
  const shownIn = (kind: Notification['kind']) =>
    messages
      .filter((message) => message.kind === kind)
      .map((message) => ({
        id: message.id,
        tone: 'error' in message ? ('bad' as const) : ('good' as const),
        text: textOf(message),
      }));
  const common = { onDismiss: dismiss, dismissLabel: texts.dismiss };
  return (
    <>
      <ToastRegion
        {...common}
        label={texts.messages}
        toasts={shownIn('toast')}
        toastMs={LIMITS.toastMs}
      />
      <ToastRegion
        {...common}
        label={texts.notices}
        toasts={shownIn('growl')}
        toastMs={LIMITS.growlMs}
        place="bottom"
      />
      {dialog && <ErrorDialog error={dialog} />}
    </>
  );
}
