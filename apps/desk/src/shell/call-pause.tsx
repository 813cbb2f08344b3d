import '../session/session-pages.css';
import { writeDate } from '@signet/rulebook/core/written';
import { Button } from '@signet/ui/button';
import { Modal } from '@signet/ui/modal';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import {
  callsResumeAt,
  onCallsResumed,
  resumeCalls,
  watchCallPause,
} from '../platform/call-pause.ts';
import { serverNow } from '../platform/clock.ts';
import { TEXTS as PLATFORM } from '../platform/texts.en-US.ts';
import { DESK_LOCALE, fillIn } from '../platform/texts.tsx';
import { DeskName } from './desk-name.tsx';
import { PageTitle } from './page-title.tsx';
import { TEXTS as SHELL } from './texts.en-US.ts';

const TEXTS = SHELL.callPause;
const tickMs = 1_000;

/** Seconds until calls are taken again; undefined while they are. It ends the pause itself. */
function useSecondsLeft(): number | undefined {
  const resumesAt = useSyncExternalStore(watchCallPause, callsResumeAt);
  const [now, setNow] = useState(() => performance.now());
  const tick = useEffectEvent(() => {
    setNow(performance.now());
    if (resumesAt !== undefined && performance.now() >= resumesAt) resumeCalls();
  });
  const isPaused = resumesAt !== undefined;
  useEffect(() => {
    if (!isPaused) return undefined;
    tick();
    const timer = setInterval(() => tick(), tickMs);
    return () => clearInterval(timer);
  }, [isPaused]);
  return resumesAt === undefined ? undefined : Math.max(0, Math.ceil((resumesAt - now) / 1_000));
}

const resumeTime = (secondsLeft: number): string =>
  writeDate(serverNow() + secondsLeft * 1_000, DESK_LOCALE, { timeStyle: 'medium' });

function Waiting({ secondsLeft }: { secondsLeft: number }) {
  const [until] = useState(() => resumeTime(secondsLeft));
  return (
    <>
      <p>{fillIn(TEXTS.until, { time: until })}</p>
      <p className="soft" aria-hidden="true">
        {fillIn(TEXTS.left, { count: secondsLeft })}
      </p>
    </>
  );
}

/** Over the page, which stays as it is with all that was typed; it closes once calls are taken again. */
export function CallPause() {
  const secondsLeft = useSecondsLeft();
  const [isHidden, setHidden] = useState(false);
  return (
    <Modal
      open={secondsLeft !== undefined && !isHidden}
      title={TEXTS.title}
      closeLabel={PLATFORM.close}
      onClose={() => setHidden(true)}
      actions={
        <Button kind="secondary" onClick={() => setHidden(true)}>
          {TEXTS.readOn}
        </Button>
      }
    >
      <p>{TEXTS.text}</p>
      {secondsLeft !== undefined && <Waiting secondsLeft={secondsLeft} />}
    </Modal>
  );
}

/** The whole page, for whoever opens the desk meanwhile: there is nothing to lie over yet. */
export function CallPausePage({ onResumed }: { onResumed: () => void }) {
  const secondsLeft = useSecondsLeft();
  const resume = useEffectEvent(onResumed);
  useEffect(() => onCallsResumed(() => resume()), []);
  return (
    <main id="main" className="sign-in-main" tabIndex={-1}>
      <PageTitle page={TEXTS.title} />
      <DeskName />
      <h1>{TEXTS.title}</h1>
      <p>{TEXTS.opened}</p>
      {secondsLeft !== undefined && <Waiting secondsLeft={secondsLeft} />}
    </main>
  );
}
