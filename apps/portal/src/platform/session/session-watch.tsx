import { matchPath } from '@signet/rulebook/routes';
import { startPath } from '@signet/rulebook/visit-paths';
import '@signet/ui/forms.css';
import { LIMITS } from '@signet/rulebook/core/limits';
import { Button } from '@signet/ui/button';
import { Modal } from '@signet/ui/modal';
import { lastAnsweredMs } from '@signet/web/api';
import { useEffect, useState } from 'react';
import { call } from '../api.ts';
import { usePortal } from '../application.tsx';
import { needsSignIn, showError } from '../feedback/show-error.ts';
import { placeToReturn } from '../navigation.ts';
import { textsOf, useFormatMessage, useShellTexts } from '../texts/text-provider.tsx';
import { useExitBeacon } from './exit-beacon.ts';
import { saveSignedOutNotice } from './signed-out-notice.ts';
import type { TEXTS } from './texts.en-US.ts';

const useTexts = textsOf<typeof TEXTS>('platform/session');

const LOOK_EVERY_MS = 1_000;
const MINUTE_MS = 60_000;
const SECOND_MS = 1_000;

/**
 * Warns two minutes before the end; afterwards redirects to a page that explains it.
 * docs/readings.md 104.
 */
export function SessionWatch() {
  const { boot, application, serverNow } = usePortal();
  useExitBeacon(boot.exitToken, application);
  const shell = useShellTexts();
  const texts = useTexts();
  const fillIn = useFormatMessage();
  const [session, setSession] = useState({
    serverNow: boot.serverNow,
    sessionEndsAt: boot.sessionEndsAt ?? Number.POSITIVE_INFINITY,
    atMs: 0,
  });
  const [leftMs, setLeftMs] = useState(Number.POSITIVE_INFINITY);
  useEffect(() => {
    const look = () => {
      const left =
        sessionEndMs({ ...session, lastAnsweredMs: Math.max(0, lastAnsweredMs() - session.atMs) }) -
        serverNow();
      setLeftMs(left > LIMITS.sessionWarnMs ? Number.POSITIVE_INFINITY : left);
      if (left > 0) return;
      clearInterval(timer);
      // Our own page explains what happened and how to continue; the sign-in provider's would not.
      saveSignedOutNotice({ by: 'time', path: placeToReturn() });
      window.location.assign(
        startPath(matchPath(window.location.pathname)?.referralUrlId ?? boot.referralUrlId, {
          timeout: 'true',
        }),
      );
    };
    const timer = setInterval(look, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [session, serverNow, boot]);
  const stay = () => {
    call('getSession').then(
      (reply) => {
        setSession({ ...reply, atMs: performance.now() });
        setLeftMs(Number.POSITIVE_INFINITY);
      },
      (error: unknown) => {
        // Offline, the dialog stays open, so that pressing again may work.
        if (needsSignIn(error)) showError({ code: error.code });
      },
    );
  };
  return (
    <Modal
      open={Number.isFinite(leftMs)}
      title={texts.title}
      closeLabel={shell.close}
      onClose={stay}
      actions={
        <Button kind="primary" onClick={stay}>
          {texts.stay}
        </Button>
      }
    >
      {Number.isFinite(leftMs) && (
        <p>
          {leftMs > MINUTE_MS
            ? fillIn(texts.text, { count: Math.ceil(leftMs / MINUTE_MS) })
            : fillIn(texts.seconds, { count: Math.ceil(leftMs / SECOND_MS) })}
        </p>
      )}
    </Modal>
  );
}

type SessionFacts = {
  /**
   * The server's time when it last reported the session, and the session's end at that time, in ms.
   */
  serverNow: number;
  sessionEndsAt: number;
  /** The server's last reply, in ms since then. */
  lastAnsweredMs: number;
};

/**
 * Each reply extends the session by two hours, except near the absolute limit of 12 hours,
 * recognizable by noticeably less time left. Activity is recorded once a minute, so up to a minute
 * less does not count. docs/readings.md 104.
 */
export function sessionEndMs({ serverNow, sessionEndsAt, lastAnsweredMs }: SessionFacts): number {
  const slides = sessionEndsAt - serverNow >= LIMITS.sessionIdleMs - LIMITS.sessionTouchMs;
  return slides ? sessionEndsAt + lastAnsweredMs : sessionEndsAt;
}
