import type { ApplicationView } from '@signet/rulebook/application-view';
import type { ErrorCode } from '@signet/rulebook/core/errors';
import { currentPhoneLinkState, PHONE_LINK_STATES, type PhoneLinkReason } from '@signet/rulebook/phone/phone-link';
import { useState } from 'react';
import { ApiError, call } from '../../platform/api.ts';
import { useApplication, usePortal } from '../../platform/application.tsx';
import { leaveToSignIn, useNavigation } from '../../platform/navigation.ts';
import { track } from '../../platform/track.ts';
import { useMutationGroup } from '../../platform/use-mutation.ts';
import { phoneStepOf } from '../phone-step.ts';

type Doing = 'sending' | 'leaving';
type Failure = { code: ErrorCode; data: Readonly<Record<string, string | number>> };

export type PhoneLinkActions = {
  doing: Doing | 'nothing';
  sentTimes: number;
  failure: Failure | undefined;
  send: (again: boolean) => Promise<void>;
  photoId: () => Promise<void>;
};

/** The presses of the page: text the link (again), and photo ID in its place, which never waives the proof. docs/readings.md 1. */
export function useSendLink(): PhoneLinkActions {
  const { setApplication, reload } = usePortal();
  const application = useApplication();
  const { id } = application;
  const { go } = useNavigation();
  const [sentTimes, setSentTimes] = useState(0);
  const [failure, setFailure] = useState<Failure>();
  const refused = async (error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
    if (error.code.startsWith('auth.')) return leaveToSignIn(window.location.pathname);
    track('phoneLink.failed', { ...phoneStepOf(application), errorCode: error.code });
    await reload(id).catch(() => undefined); // when the next send is allowed, or where another window went on
    if (error.code !== 'phoneLink.resendTooSoon' && error.code !== 'application.stepUpClosed')
      setFailure({ code: error.code, data: error.data });
  };
  const { doing, mutate } = useMutationGroup<Doing>();
  const press = (what: Doing, work: (idempotencyKey: string) => Promise<void>) =>
    mutate(
      what,
      (key) => {
        setFailure(undefined);
        return work(key);
      },
      refused,
    );
  const send = (again: boolean) =>
    press('sending', async (idempotencyKey) => {
      const query = again ? { retry: 'true' as const } : {};
      const reply = await call('sendPhoneLink', { params: { id }, query, body: {}, idempotencyKey });
      setApplication(reply.application);
      if (again) setSentTimes((times) => times + 1);
    });
  const photoId = () =>
    press('leaving', async (idempotencyKey) => {
      const reply = await call('sendPhoneLink', { params: { id }, query: { skip: 'true' }, body: {}, idempotencyKey });
      track('phoneLink.skipped', phoneStepOf(application));
      setApplication(reply.application);
      go(reply.application.page, { replace: true });
    });
  return { doing, sentTimes, failure, send, photoId };
}

type LinkStage = 'locked' | 'unsent' | 'waiting' | 'opened' | 'failed';
export type PhoneLinkDisplay = { stage: LinkStage; reason?: PhoneLinkReason };

/** How the link stands at this moment of the server's time: it may run out between two answers. */
export function phoneLinkDisplay(link: ApplicationView['phoneLink'], now: number): PhoneLinkDisplay {
  if (link?.locked) return { stage: 'locked' };
  if (link?.status === undefined || link.expiresAt === undefined) return { stage: 'unsent' };
  const { status, reason } = currentPhoneLinkState({ status: link.status, reason: link.reason, expiresAt: link.expiresAt }, now);
  if (!PHONE_LINK_STATES[status].lives) return { stage: status === 'SUCCESS' ? 'opened' : 'failed', reason };
  if (link.sentAt === undefined) return { stage: 'unsent' };
  return { stage: status === 'IN_PROGRESS' ? 'opened' : 'waiting' };
}
