import { focusHeading } from '@signet/ui/page';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useApplication, usePortal } from '../../platform/application.tsx';
import { useSecondsUntil } from '../../platform/application-events/countdown.ts';
import { useApplicationEvents } from '../../platform/application-events/use-application-events.ts';
import { retryUntilLoaded } from '../../platform/lazy-load.ts';
import { ScreenLoading } from '../../platform/screen/screen-boundary.tsx';
import { CodeForm, type CodeProps } from './code-form.tsx';
import { CodeLocked, CodeNotSent, CodeSpent } from './code-unavailable.tsx';

const ChangeNumber = lazy(() =>
  retryUntilLoaded(() => import('./change-number.tsx')).then((module) => ({
    default: module.ChangeNumber,
  })),
);

/**
 * Switches between the code field, the reason why there is none, and changing the number, as time
 * passes and the server reports.
 */
export function CodePage({ form, calls }: Omit<CodeProps, 'onChangeNumber'>) {
  const { reload } = usePortal();
  const { id, otp, serverNow } = useApplication();
  const [isChanging, setChanging] = useState(false);
  const isUnsent = otp?.sentAt === undefined && otp?.locked !== true;
  const hasExpired =
    useSecondsUntil(otp?.expiresAt, serverNow) === 0 && otp?.expiresAt !== undefined;
  const isUseless = hasExpired || otp?.attemptsLeft === 0;
  const view = otp?.locked ? 'locked' : isUnsent ? 'unsent' : isUseless ? 'useless' : 'asking';
  useFocusOnChange(view);
  // Another device may enter the code, or the server text it; the route guard then leads on.
  useApplicationEvents(
    !isChanging,
    { id },
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
