import '@signet/ui/forms.css';
import { LIMITS } from '@signet/rulebook/limits';
import { Button } from '@signet/ui/button';
import { Modal } from '@signet/ui/modal';
import { useEffect, useState } from 'react';
import { ApiError, call, lastAnsweredMs } from './api.ts';
import { usePortal } from './application.tsx';
import { leaveToSignIn } from './navigation.ts';
import { sessionEndMs } from './session-end.ts';
import { isSignInNeeded, showError } from './show-error.ts';
import { useFill, useShellTexts } from './texts.tsx';

const LOOK_EVERY_MS = 1_000;
const MINUTE_MS = 60_000;

/** Asks two minutes before the session ends; leaves to sign in when it has ended, with what was typed kept. decisions.md, section 6, session. */
export function SessionWatch() {
  const { boot, application, reload, serverNow } = usePortal();
  const shell = useShellTexts();
  const fillIn = useFill();
  const [leftMs, setLeftMs] = useState(Number.POSITIVE_INFINITY);
  useEffect(() => {
    const look = () => {
      const { serverNow: openedAt, sessionEndsAt = Number.POSITIVE_INFINITY } = boot;
      const left = sessionEndMs({ serverNow: openedAt, sessionEndsAt, lastAnsweredMs: lastAnsweredMs() }) - serverNow();
      setLeftMs(left > LIMITS.sessionWarnMs ? Number.POSITIVE_INFINITY : left);
      if (left > 0) return;
      clearInterval(timer);
      leaveToSignIn(window.location.pathname);
    };
    const timer = setInterval(look, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [boot, serverNow]);
  const stay = () => {
    const asked: Promise<unknown> = application ? reload(application.id) : call('getConfigs');
    asked.then(
      () => setLeftMs(Number.POSITIVE_INFINITY),
      (error: unknown) => {
        // Without a connection the question stays: a press may work in a moment.
        if (error instanceof ApiError && isSignInNeeded(error.code)) showError({ code: error.code });
      },
    );
  };
  return (
    <Modal
      open={Number.isFinite(leftMs)}
      title={shell.sessionTitle}
      closeLabel={shell.close}
      onClose={stay}
      actions={
        <Button kind="primary" onClick={stay}>
          {shell.sessionStay}
        </Button>
      }
    >
      <p>{fillIn(shell.sessionText, { count: Math.max(1, Math.ceil(leftMs / MINUTE_MS)) })}</p>
    </Modal>
  );
}
