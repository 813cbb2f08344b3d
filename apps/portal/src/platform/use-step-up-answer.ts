import type { ApplicationView } from '@signet/rulebook/application-view';
import type { StepUpType } from '@signet/rulebook/reference/enumerations';
import { usePortal } from './application.tsx';
import { useNavigation } from './navigation.ts';

type Send = () => Promise<{ application: ApplicationView }>;

/** Answers a step-up and opens the wait for the decision. */
export function useStepUpAnswer(type: StepUpType): (send: Send) => Promise<void> {
  const { setApplication } = usePortal();
  const { go } = useNavigation();
  return async (send) => {
    const { application } = await send();
    setApplication(application);
    go('verifying', { replace: true, query: `step-up=${type}` });
  };
}
