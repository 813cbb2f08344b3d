import type { ApplicationView } from '@signet/rulebook/application-view';
import type { StepUpType } from '@signet/rulebook/reference/enumerations';
import { ApiError } from './api.ts';
import { useApplication, usePortal } from './application.tsx';
import { type FormState, toFormErrors } from './form/use-form.ts';
import { leaveToSignIn, useNavigation } from './navigation.ts';
import { useMutationGroup } from './use-mutation.ts';

/**
 * Reloads an application whose step-up is closed; the guard then leads to its page. False for any other error, or when it cannot be
 * loaded.
 */
export function useFollowStepConflict(): (error: unknown) => Promise<boolean> {
  const { reload } = usePortal();
  const { id } = useApplication();
  return async (error) => {
    if (!(error instanceof ApiError) || error.code !== 'application.stepUpClosed') return false;
    return reload(id).then(
      () => true,
      () => false,
    );
  };
}

type Send = () => Promise<{ application: ApplicationView }>;

/** Answers a step-up and opens the wait; after a conflict, the application's own page. */
export function useStepUpAnswer(type: StepUpType): (send: Send) => Promise<void> {
  const { setApplication } = usePortal();
  const { go } = useNavigation();
  const follow = useFollowStepConflict();
  return async (send) => {
    try {
      const { application } = await send();
      setApplication(application);
      go('verifying', { replace: true, query: `step-up=${type}` });
    } catch (error) {
      if (!(await follow(error))) throw error;
    }
  };
}

export type Mutation = { isBusy: boolean; press: (work: (idempotencyKey: string) => Promise<void>) => Promise<void> };

/** Serialises a button beside a form, with one idempotency key per attempt; errors stand in the form's summary. */
export function useMutation(form: Pick<FormState, 'fail'>): Mutation {
  const { doing, mutate } = useMutationGroup<'pressing'>();
  const press: Mutation['press'] = (work) =>
    mutate('pressing', work, (error) => {
      if (error.code.startsWith('auth.')) leaveToSignIn(window.location.pathname, { fresh: error.code === 'auth.reauthRequired' });
      else form.fail(toFormErrors(error));
    });
  return { isBusy: doing !== 'nothing', press };
}
