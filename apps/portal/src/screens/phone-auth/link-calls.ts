import type { ErrorCode } from '@signet/rulebook/errors';
import type { RouteId } from '@signet/rulebook/routes';
import { useRef, useState } from 'react';
import { ApiError, call } from '../../api.ts';
import { useApplication, usePortal } from '../../application.tsx';
import { leaveToSignIn, useNavigation } from '../../navigation.ts';
import { phoneStepOf } from '../../phone-step.ts';
import { track } from '../../track.ts';

type Doing = 'nothing' | 'sending' | 'leaving';
type Failure = { code: ErrorCode; data: Readonly<Record<string, string | number>> };

export type LinkCalls = {
  doing: Doing;
  sentTimes: number;
  failure: Failure | undefined;
  /** Texts the link; `again` a new one. */
  send: (again: boolean) => Promise<void>;
  photoId: () => Promise<void>;
};

/** The presses of the page: text the link (again), and photo ID in its place, which never waives the proof. decisions.md, row 11. */
export function useLinkCalls(): LinkCalls {
  const { setApplication, reload } = usePortal();
  const application = useApplication();
  const { id } = application;
  const { go } = useNavigation();
  const [doing, setDoing] = useState<Doing>('nothing');
  const [sentTimes, setSentTimes] = useState(0);
  const [failure, setFailure] = useState<Failure>();
  const isBusy = useRef(false);
  const keys = useRef<Partial<Record<Doing, string>>>({});

  const once = async (what: Doing, work: (idempotencyKey: string) => Promise<void>) => {
    if (isBusy.current) return;
    isBusy.current = true;
    const key = keys.current[what] ?? crypto.randomUUID();
    setDoing(what);
    setFailure(undefined);
    try {
      await work(key);
      keys.current = {};
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      keys.current = error.code.startsWith('network.') ? { [what]: key } : {}; // unanswered: the next press is the same intent
      if (error.code.startsWith('session.')) return leaveToSignIn(window.location.pathname);
      track('phoneLink.failed', { ...phoneStepOf(application), errorCode: error.code });
      await reload(id).catch(() => undefined); // when the next send is allowed, or where another window went on
      if (error.code !== 'phoneLink.tooSoon' && error.code !== 'application.moved') setFailure({ code: error.code, data: error.data });
    } finally {
      isBusy.current = false;
      setDoing('nothing');
    }
  };
  const send = (again: boolean) =>
    once('sending', async (idempotencyKey) => {
      const query = again ? { retry: 'true' as const } : {};
      const reply = await call('sendPhoneLink', { params: { id }, query, body: {}, idempotencyKey });
      setApplication(reply.application);
      if (again) setSentTimes((times) => times + 1);
    });
  const photoId = () =>
    once('leaving', async (idempotencyKey) => {
      const reply = await call('sendPhoneLink', { params: { id }, query: { skip: 'true' }, body: {}, idempotencyKey });
      track('phoneLink.skipped', phoneStepOf(application));
      setApplication(reply.application);
      go(reply.application.page as RouteId, { replace: true }); // the server computes it from ROUTES
    });
  return { doing, sentTimes, failure, send, photoId };
}
