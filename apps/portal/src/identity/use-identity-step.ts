import type { ApplicationView } from '@signet/rulebook/application-view';
import { openStepUp } from '@signet/rulebook/core/step-up';
import { FULL_LEVEL_STEP_UP } from '@signet/rulebook/step-ups';
import { useEffect } from 'react';
import { call } from '../platform/api.ts';
import { usePortal } from '../platform/application.tsx';
import { track, trackOutcome } from '../platform/track.ts';
import {
  type ApplicationStep,
  type SendAnswers,
  useApplicationStep,
} from '../sign-up/use-application-step.ts';

const LATER = { stepUp: FULL_LEVEL_STEP_UP };

/** True while the deferred identity check is open; its page then answers a step-up. */
const isIdentityLater = ({ stepUpDetails }: ApplicationView): boolean =>
  openStepUp(stepUpDetails, FULL_LEVEL_STEP_UP) !== undefined;

const submitIdentity: SendAnswers = async ({ id, body, version, idempotencyKey }) =>
  trackOutcome('fullOnboarding', LATER, () =>
    call('submitFullOnboarding', { params: { id }, body, version, idempotencyKey }),
  );

/** Saves the applicant's identity, or submits it while the deferred identity check is open. */
export function useIdentityStep(): ApplicationStep {
  const { application } = usePortal();
  const isLater = application !== undefined && isIdentityLater(application);
  useEffect(() => {
    if (isLater) track('fullOnboarding.started', LATER);
  }, [isLater]);
  return useApplicationStep('ownerIdentity', isLater ? submitIdentity : undefined);
}
