import type { ApplicationView } from '@signet/rulebook/application-view';
import { ApiError } from '@signet/web/api';
import { useState } from 'react';
import { call } from '../../platform/api.ts';
import { useApplication, usePortal } from '../../platform/application.tsx';
import { type FormState, toFormErrors } from '../../platform/form/use-form.ts';
import { useNavigation } from '../../platform/navigation.ts';
import { track } from '../../platform/track.ts';
import { useMutation } from '../../platform/use-mutation.ts';
import { pageAfterPhone, phoneStepOf } from '../phone-step.ts';

function atCodeField(error: unknown): unknown {
  if (
    !(error instanceof ApiError) ||
    !error.code.startsWith('otp.') ||
    error.fieldErrors.length > 0
  )
    return error;
  return new ApiError(
    error.code,
    [{ code: error.code, field: 'code', message: '' }],
    error.data,
    error.reference,
  );
}

/** Checks a code; a wrong code never triggers a new message by itself. docs/readings.md 61. */
export function useVerifyOtp(): (code: string, idempotencyKey: string) => Promise<void> {
  const application = useApplication();
  const { id } = application;
  const { setApplication } = usePortal();
  const { go } = useNavigation();
  return async (code, idempotencyKey) => {
    try {
      const reply = await call('verifyOtp', { params: { id }, body: { code }, idempotencyKey });
      track('otp.success', phoneStepOf(application));
      setApplication(reply.application);
      // In the same turn as setApplication; later, the route guard would redirect first.
      go(pageAfterPhone(reply.application), { replace: true });
    } catch (error) {
      // A closed step is not a failure: the link or another window was faster.
      if (error instanceof ApiError && error.code !== 'application.stepUpClosed')
        track('otp.failed', { ...phoneStepOf(application), errorCode: error.code });
      throw atCodeField(error);
    }
  };
}

type OtpAction = 'sending' | 'leaving';

export type OtpActions = {
  pending: OtpAction | 'nothing';
  done: 'nothing' | 'sentAgain' | 'sentNew';
  /** Call after a number change, to clear the code typed for the old number. */
  changed: () => void;
  send: () => Promise<void>;
  photoId: () => Promise<void>;
};

/** A later expiry means a new code: resending never extends the old one. */
function whatWasSent(
  before: ApplicationView['otp'],
  after: ApplicationView['otp'],
): OtpActions['done'] {
  if (before?.sentAt === undefined) return 'nothing'; // the first code's page already says so
  return (after?.expiresAt ?? 0) > (before.expiresAt ?? 0) ? 'sentNew' : 'sentAgain';
}

/**
 * Sends the code (again), or switches to photo ID, which replaces the code but never waives
 * verification. docs/readings.md 1.
 */
export function useOtp(form: Pick<FormState, 'fail' | 'set' | 'dismiss'>): OtpActions {
  const { setApplication } = usePortal();
  const { id, otp } = useApplication();
  const { go } = useNavigation();
  const [done, setDone] = useState<OtpActions['done']>('nothing');
  const anew = (what: OtpActions['done']) => {
    form.set('code', '');
    form.dismiss();
    setDone(what);
  };
  const { pending, mutate } = useMutation<OtpAction>({
    onError: (error) => form.fail(toFormErrors(error)),
  });
  const send = () =>
    mutate('sending', async (idempotencyKey) => {
      const { application } = await call('sendOtp', { params: { id }, idempotencyKey });
      setApplication(application);
      anew(whatWasSent(otp, application.otp));
    });
  const photoId = () =>
    mutate('leaving', async (idempotencyKey) => {
      const { application } = await call('verifyOtp', {
        params: { id },
        query: { skip: 'true' },
        body: {},
        idempotencyKey,
      });
      setApplication(application);
      go(application.page, { replace: true });
    });
  return { pending, done, changed: () => anew('sentNew'), send, photoId };
}
