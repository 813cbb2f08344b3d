import type { ApplicationView } from '@signet/rulebook/application-view';
import type { StepUpType } from '@signet/rulebook/reference/enumerations';
import { ApiError } from './api.ts';
import { useApplication, usePortal } from './application.tsx';
import { toFormErrors } from './form/form-errors.ts';
import type { FormState } from './form/use-form.ts';
import { leaveToSignIn, useNavigation } from './navigation.ts';
import { useMutationGroup } from './use-mutation.ts';

/**
 * Follows an application that moved on, without a word: what it says now is loaded, and the guard leads to its page. False where something else went
 * wrong, or it cannot be loaded.
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

/** Answers a step-up and opens the wait for what comes of it; where the application has moved on meanwhile, its own page follows. Document 1, section 4, After a step-up. */
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

/** One press of a button beside a form: once at a time, one key until it was answered, and what went wrong stands in the form's summary. */
export function useMutation(form: Pick<FormState, 'fail'>): Mutation {
  const { doing, mutate } = useMutationGroup<'pressing'>();
  const press: Mutation['press'] = (work) =>
    mutate('pressing', work, (error) => {
      if (error.code.startsWith('auth.')) leaveToSignIn(window.location.pathname, { fresh: error.code === 'auth.reauthRequired' });
      else form.fail(toFormErrors(error));
    });
  return { isBusy: doing !== 'nothing', press };
}
