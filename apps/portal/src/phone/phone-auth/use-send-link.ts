import type { ApplicationView } from '@signet/rulebook/application-view';
import {
  currentPhoneLinkState,
  PHONE_LINK_STATES,
  type PhoneLinkReason,
} from '@signet/rulebook/phone/phone-link';
import type { ApiError } from '@signet/web/api';
import { useState } from 'react';
import { call } from '../../platform/api.ts';
import { useApplication, usePortal } from '../../platform/application.tsx';
import { useNavigation } from '../../platform/navigation.ts';
import { track } from '../../platform/track.ts';
import { useMutation } from '../../platform/use-mutation.ts';
import { phoneStepOf } from '../phone-step.ts';

type SendLinkAction = 'sending' | 'coding' | 'leaving';

export type PhoneLinkActions = {
  pending: SendLinkAction | 'nothing';
  sentTimes: number;
  failure: ApiError | undefined;
  send: (again: boolean) => Promise<void>;
  code: () => Promise<void>;
  photoId: () => Promise<void>;
};

/**
 * Texts the link (again), or switches to photo ID, which never waives verification.
 * docs/readings.md 1.
 */
export function useSendLink(): PhoneLinkActions {
  const { setApplication } = usePortal();
  const application = useApplication();
  const { id } = application;
  const { go } = useNavigation();
  const [sentTimes, setSentTimes] = useState(0);
  const onError = ({ code }: ApiError) =>
    track('phoneLink.failed', { ...phoneStepOf(application), errorCode: code });
  /** Codes and links share one send limit; the code page shows the countdown. */
  const settle = ({ code: found }: ApiError) => {
    const isTooSoon = found === 'otp.resendTooSoon';
    if (isTooSoon) go('otp');
    return isTooSoon;
  };
  const { pending, error: failure, mutate } = useMutation<SendLinkAction>({ onError, settle });
  const send = (again: boolean) =>
    mutate('sending', async (idempotencyKey) => {
      const query = again ? { retry: 'true' as const } : {};
      const reply = await call('sendPhoneLink', {
        params: { id },
        query,
        body: {},
        idempotencyKey,
      });
      setApplication(reply.application);
      if (again) setSentTimes((times) => times + 1);
    });
  const code = () =>
    mutate('coding', async (idempotencyKey) => {
      const reply = await call('sendOtp', { params: { id }, idempotencyKey });
      setApplication(reply.application);
      go('otp');
    });
  const photoId = () =>
    mutate('leaving', async (idempotencyKey) => {
      const reply = await call('sendPhoneLink', {
        params: { id },
        query: { skip: 'true' },
        body: {},
        idempotencyKey,
      });
      track('phoneLink.skipped', phoneStepOf(application));
      setApplication(reply.application);
      go(reply.application.page, { replace: true });
    });
  return { pending, sentTimes, failure, send, code, photoId };
}

type LinkStage = 'locked' | 'unsent' | 'waiting' | 'opened' | 'failed';
export type PhoneLinkDisplay = { stage: LinkStage; reason?: PhoneLinkReason };

/** The link's state at this server time, because it may expire between polls. */
export function phoneLinkDisplay(
  link: ApplicationView['phoneLink'],
  now: number,
): PhoneLinkDisplay {
  if (link?.locked) return { stage: 'locked' };
  if (link?.status === undefined || link.expiresAt === undefined) return { stage: 'unsent' };
  const { status, reason } = currentPhoneLinkState(
    { status: link.status, reason: link.reason, expiresAt: link.expiresAt },
    now,
  );
  if (!PHONE_LINK_STATES[status].lives)
    return { stage: status === 'SUCCESS' ? 'opened' : 'failed', reason };
  if (link.sentAt === undefined) return { stage: 'unsent' };
  return { stage: status === 'IN_PROGRESS' ? 'opened' : 'waiting' };
}
