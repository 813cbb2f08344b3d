import { CODE_FIELDS } from '@signet/rulebook/phone/fields';
import { focusHeading } from '@signet/ui/page';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useApplication, usePortal } from '../../platform/application.tsx';
import { useSecondsUntil } from '../../platform/application-events/countdown.ts';
import { usePoll } from '../../platform/application-events/use-poll.ts';
import { useForm } from '../../platform/form/use-form.ts';
import { retryUntilLoaded, whenIdle } from '../../platform/lazy-load.ts';
import { ScreenLoading } from '../../platform/screen/screen-boundary.tsx';
import { track } from '../../platform/track.ts';
import { phoneStepOf } from '../phone-step.ts';
import { CodeForm } from './code-form.tsx';
import { CodeLocked, CodeNotSent, CodeSpent } from './code-unavailable.tsx';
import { useOtp, useVerifyOtp } from './use-otp.ts';

const ChangeNumber = lazy(() => retryUntilLoaded(() => import('./change-number.tsx')).then((module) => ({ default: module.ChangeNumber })));

const ROWS = { code: CODE_FIELDS.code };

/** Six-digit code entry: the server texts the code, and the page polls until it is sent. docs/readings.md 64. */
export function Screen() {
  const { reload } = usePortal();
  const application = useApplication();
  const { id, otp } = application;
  const check = useVerifyOtp();
  const form = useForm({ form: 'otp', rows: ROWS, initial: {}, send: (answers, key) => check(answers.code ?? '', key) });
  const calls = useOtp(form);
  const [isChanging, setChanging] = useState(false);
  const isUnsent = otp?.sentAt === undefined && otp?.locked !== true;
  const hasExpired = useSecondsUntil(otp?.expiresAt, application.serverNow) === 0 && otp?.expiresAt !== undefined;
  const isUseless = hasExpired || otp?.attemptsLeft === 0;
  const view = otp?.locked ? 'locked' : isUnsent ? 'unsent' : isUseless ? 'useless' : 'asking';
  useFocusOnChange(view);
  const { stepUp } = phoneStepOf(application);
  useEffect(() => whenIdle(() => track('otp.started', { stepUp })), [stepUp]);
  usePoll(
    isUnsent && !isChanging,
    () => reload(id),
    () => undefined,
  );
  const onChanged = () => {
    calls.changed();
    setChanging(false);
  };
  const shown = { form, calls, onChangeNumber: () => setChanging(true) };
  if (isChanging)
    return (
      <Suspense fallback={<ScreenLoading />}>
        <ChangeNumber onChanged={onChanged} onKept={() => setChanging(false)} />
      </Suspense>
    );
  const views = {
    locked: <CodeLocked {...shown} lockedUntil={otp?.lockedUntil} />,
    unsent: <CodeNotSent {...shown} />,
    useless: <CodeSpent {...shown} hasExpired={hasExpired} />,
    asking: <CodeForm {...shown} />,
  };
  return views[view];
}

/** Moves focus to the heading when the view changes, because the focused element is gone. */
function useFocusOnChange(view: string): void {
  const before = useRef(view);
  useEffect(() => {
    if (before.current !== view) focusHeading();
    before.current = view;
  }, [view]);
}
