import type { ApplicationView } from '@signet/rulebook/application-view';
import type { ReplyOf } from '@signet/rulebook/endpoints';
import {
  type INQUIRY_ENDPOINTS,
  INQUIRY_STEP_UP,
  type InquiryMode,
  type SelfieChoice,
} from '@signet/rulebook/identity/inquiry';
import { STEP_UP_DEFINITIONS } from '@signet/rulebook/step-up-definitions';
import type { ApiError } from '@signet/web/api';
import { useState } from 'react';
import { trackDecision } from '../../decision/track-decision.ts';
import { call } from '../../platform/api.ts';
import { useApplication, usePortal } from '../../platform/application.tsx';
import type { Followed } from '../../platform/application-events/use-application-events.ts';
import { showError } from '../../platform/feedback/show-error.ts';
import { useNavigation, usePlace } from '../../platform/navigation.ts';
import { track } from '../../platform/track.ts';
import { useMutation } from '../../platform/use-mutation.ts';
import { type InquiryNote, noteOfClosing, noteOfFrameError } from './frame-trouble.ts';

/** API calls by mode; the model check looks for these names here. */
const CALLS = {
  identification: { start: 'startIdentification', refresh: 'refreshIdentification' },
  verification: { start: 'startVerification', refresh: 'refreshVerification' },
} as const satisfies typeof INQUIRY_ENDPOINTS;

export type FrameSession = {
  inquiryId: string;
  sessionToken: string;
  host: string;
  frameKind: string;
  vendorName: string;
};

export type InquiryFrameProps = {
  session: FrameSession;
  title: string;
  /** The applicant has finished; the outcome is only known from our server. */
  onEnd: () => void;
  onCancel: () => void;
  /** `unauthenticated` says that the session has ended, `load` that the frame never came. */
  onError: (code: string) => void;
};

export type InquiryStage =
  | { at: 'intro' }
  | { at: 'frame'; session: FrameSession }
  | { at: 'phone'; inquiryId: string; link: string }
  | { at: 'reading'; inquiryId: string };

export type InquiryAction = 'opening' | 'asking';
export type InquiryDevice = 'here' | 'phone';

type InquirySubject = {
  inquiry: ApplicationView['inquiry'];
  followed: Followed;
  email: string;
  reference?: string;
};

export type InquiryState = InquirySubject & {
  mode: InquiryMode;
  stage: InquiryStage;
  note: InquiryNote;
  pending: InquiryAction | 'nothing';
  failure: ApiError | undefined;
  start: (choice?: SelfieChoice, device?: InquiryDevice) => Promise<void>;
  requestManualReview: () => Promise<void>;
  /** Fetches the inquiry's status once and moves on when it has ended. */
  read: (inquiryId: string) => Promise<void>;
  ended: (inquiryId: string) => void;
  canceled: (inquiryId: string) => void;
  failed: (code: string) => void;
};

export function useInquiry(mode: InquiryMode): InquiryState {
  const { setApplication } = usePortal();
  const application = useApplication();
  const { id, inquiry, reference, applicant } = application;
  const { to, go } = useNavigation();
  const [, navigate] = usePlace();
  const [stage, setStage] = useState<InquiryStage>({ at: 'intro' });
  const [note, setNote] = useState<InquiryNote>(
    inquiry?.lastStatus === 'TIMEOUT' ? 'timedOut' : 'none',
  );
  const { start: startCall, refresh: readCall } = CALLS[mode];
  const stepUp = INQUIRY_STEP_UP[mode];
  const { event } = STEP_UP_DEFINITIONS[stepUp];

  const trackFailure = (errorCode: string) => track(`${event}.failed`, { stepUp, errorCode });

  const intro = (why: InquiryNote) => {
    setNote(why);
    setStage({ at: 'intro' });
  };

  const goOn = (view: ApplicationView) => {
    setApplication(view);
    if (view.status.id === 'checking')
      return navigate(`${to('verifying')}?step-up=${stepUp}`, { replace: true });
    // Already decided, so the waiting page won't track it. A new ID in place of one that expires
    // decides nothing.
    const isNews =
      view.decision !== application.decision || view.status.id !== application.status.id;
    if (isNews) trackDecision(view);
    go('success', { replace: true });
  };

  const take = ({ inquirySessionStatus, application }: ReplyOf<'refreshIdentification'>): void => {
    if (inquirySessionStatus === 'RECEIVED') {
      track(`${event}.success`, { stepUp });
      goOn(application);
      return;
    }
    setApplication(application);
    if (inquirySessionStatus === 'IN_PROGRESS') return;
    trackFailure('TIMEOUT');
    intro('timedOut');
  };
  const ask = async (inquiryId: string) =>
    take(await call(readCall, { params: { id }, body: { inquiryId } }));

  const onError = ({ code, reference }: ApiError) => {
    trackFailure(code);
    if (code === 'inquiry.sessionTokenMissing')
      showError({ code, data: reference === undefined ? undefined : { reference } });
  };
  const { pending, error: failure, mutate } = useMutation<InquiryAction>({ onError });

  return {
    mode,
    inquiry,
    followed: application,
    email: applicant.email.emailAddress ?? '',
    reference,
    stage,
    note,
    pending,
    failure,
    start: (choice = {}, device = 'here') =>
      mutate(
        'opening',
        async (idempotencyKey) => {
          const body = {
            inquiryId: inquiry?.inquiryId,
            withSelfie: choice.withSelfie,
            selfieConsent: choice.selfieConsent ? (true as const) : undefined,
            onPhone: device === 'phone' ? (true as const) : undefined,
          };
          const opened = await call(startCall, { params: { id }, body, idempotencyKey });
          setApplication(opened.application);
          setNote('none');
          const { inquiryId, sessionToken, phoneLink, host, frameKind, vendorName } = opened;
          if (opened.isInquiryCompleted) return setStage({ at: 'reading', inquiryId });
          track(`${event}.started`, {
            stepUp,
            withSelfie: opened.application.inquiry?.withSelfie ?? false,
          });
          if (phoneLink !== undefined) return setStage({ at: 'phone', inquiryId, link: phoneLink });
          if (sessionToken !== undefined)
            setStage({
              at: 'frame',
              session: { inquiryId, sessionToken, host, frameKind, vendorName },
            });
        },
        JSON.stringify([choice, device, inquiry?.inquiryId]),
      ),
    requestManualReview: () =>
      mutate('asking', async () =>
        take(await call(readCall, { params: { id }, body: { requestManualReview: true } })),
      ),
    read: ask,
    ended: (inquiryId) => setStage({ at: 'reading', inquiryId }),
    canceled: (inquiryId) => {
      trackFailure('closed');
      void noteOfClosing().then(intro);
      // The inquiry may already be over; then the page moves on or reports it.
      void ask(inquiryId).catch(() => undefined);
    },
    failed: (code) => {
      trackFailure(code);
      void noteOfFrameError(code).then(intro);
    },
  };
}

export type InquiryTexts = {
  title: string;
  lead: string;
  why: string;
  tips: readonly string[];
  reviewText?: string;
  comeBack?: string;
};
