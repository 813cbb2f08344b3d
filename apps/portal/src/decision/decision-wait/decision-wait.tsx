import type { ApplicationView } from '@signet/rulebook/application-view';
import { pageAfterVerifying } from '@signet/rulebook/arrival-page';
import { DECISION_LIMITS } from '@signet/rulebook/decision/limits';
import type { RouteId } from '@signet/rulebook/routes';
import { Button } from '@signet/ui/button';
import { Stages } from '@signet/ui/stages';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useApplication, useIsHydrated, usePortal } from '../../platform/application.tsx';
import { useApplicationEvents } from '../../platform/application-events/use-application-events.ts';
import { useNavigation } from '../../platform/navigation.ts';
import { ScreenPage } from '../../platform/screen/screen-page.tsx';
import { textsOf, useFormatMessage } from '../../platform/texts/text-provider.tsx';
import { trackDecision } from '../track-decision.ts';
import { progressStages, waitText } from './progress-stages.ts';
import type { TEXTS } from './texts.en-US.ts';

const useTexts = textsOf<typeof TEXTS>('decision/decision-wait');

const nextOf = ({ page, status }: Pick<ApplicationView, 'page' | 'status'>): RouteId =>
  pageAfterVerifying({ page, takesPaymentsOnline: status.money.online });

function useWaitNote(startedAt: number | undefined): ReturnType<typeof waitText> {
  const { boot, serverNow } = usePortal();
  const isHydrated = useIsHydrated();
  const [openedAt] = useState(isHydrated ? serverNow() : boot.serverNow); // during hydration, the time the server rendered
  const from = startedAt ?? openedAt;
  const [note, setNote] = useState(waitText(openedAt - from));
  useEffect(() => {
    const timer = setInterval(() => setNote(waitText(serverNow() - from)), 1_000);
    return () => clearInterval(timer);
  }, [from, serverNow]);
  return note;
}

/**
 * Shows concrete progress instead of a bare spinner; `children` are what can be done meanwhile.
 * docs/readings.md 9 and 11.
 */
export function DecisionWait({ title, children }: { title: string; children?: ReactNode }) {
  const texts = useTexts();
  const fillIn = useFormatMessage();
  const { boot, reload } = usePortal();
  const application = useApplication();
  const { go } = useNavigation();
  const [hasGivenUp, setGivenUp] = useState(false);
  const note = useWaitNote(application.checking?.startedAt);
  const isChecking = application.status.id === 'checking';

  const isOver = useRef(false);
  // Navigates in the same turn that sets the application; later, the route guard would redirect
  // first.
  const check = async () => {
    const fresh = await reload(application.id);
    if (fresh.status.id === 'checking' || isOver.current) return; // a poll in flight when the decision arrived must not report it again
    isOver.current = true;
    trackDecision(fresh);
    go(nextOf(fresh), { replace: true });
  };
  // When opened after the decision (by a link or Back), redirects at once.
  const settled = isChecking ? undefined : nextOf(application);
  useEffect(() => {
    if (settled !== undefined) go(settled, { replace: true });
  });
  useApplicationEvents(isChecking && !hasGivenUp, application, check, () => setGivenUp(true));

  const words = { none: '', usual: texts.usual, leave: texts.leave };
  return (
    <ScreenPage title={title}>
      <Stages
        stages={progressStages(application.checking, texts.stages, boot.locale)}
        stateLabels={texts.states}
      />
      <p role="status">
        {fillIn(hasGivenUp ? texts.giveUp : words[note], {
          seconds: DECISION_LIMITS.leaveAfterMs / 1_000,
        })}
      </p>
      {hasGivenUp && (
        <Button kind="secondary" onClick={() => setGivenUp(false)}>
          {texts.again}
        </Button>
      )}
      {children}
    </ScreenPage>
  );
}
