import type { ReplyOf } from '@signet/rulebook/endpoints';
import type { ApiError } from '@signet/web/api';
import { useState } from 'react';
import {
  type InquiryNote,
  noteOfClosing,
  noteOfFrameError,
} from '../../identity/inquiry/frame-trouble.ts';
import type {
  InquiryAction,
  InquiryStage,
  InquiryState,
} from '../../identity/inquiry/use-inquiry.ts';
import { call } from '../../platform/api.ts';
import { useOwnRecord, usePortal } from '../../platform/application.tsx';
import { showError } from '../../platform/feedback/show-error.ts';
import { useNavigation } from '../../platform/navigation.ts';
import { useMutation } from '../../platform/use-mutation.ts';

/**
 * Runs an owner's inquiry until its result; the route guard then follows the owner's record to the
 * next page.
 */
export function useOwnerInquiry(): InquiryState {
  const { setOwner } = usePortal();
  const { go } = useNavigation();
  const { applicationId: id, ownerId, inquiry, email = '' } = useOwnRecord();
  const params = { id, ownerId };
  const [stage, setStage] = useState<InquiryStage>({ at: 'intro' });
  const [note, setNote] = useState<InquiryNote>(
    inquiry?.lastStatus === 'TIMEOUT' ? 'timedOut' : 'none',
  );
  const intro = (why: InquiryNote) => {
    setNote(why);
    setStage({ at: 'intro' });
  };
  const take = ({ inquirySessionStatus, owner }: ReplyOf<'refreshOwnerIdentification'>): void => {
    setOwner(owner);
    if (inquirySessionStatus === 'TIMEOUT') intro('timedOut');
    else if (inquirySessionStatus === 'RECEIVED' && owner.page === 'owner-identification')
      intro('none'); // another attempt is required
  };
  const read = async (inquiryId: string) =>
    take(await call('refreshOwnerIdentification', { params, body: { inquiryId } }));
  const onError = ({ code, reference }: ApiError) => {
    if (code === 'inquiry.sessionTokenMissing')
      showError({ code, data: reference === undefined ? undefined : { reference } });
  };
  const settle = ({ code }: ApiError): boolean => {
    if (code === 'application.notFound') go('owner-applicant-error', { replace: true });
    return code === 'application.notFound';
  };
  const { pending, error: failure, mutate } = useMutation<InquiryAction>({ onError, settle });
  return {
    mode: 'identification',
    inquiry,
    followed: params,
    email,
    stage,
    note,
    pending,
    failure,
    start: ({ withSelfie, selfieConsent } = {}, device = 'here') =>
      mutate(
        'opening',
        async (idempotencyKey) => {
          const body = {
            inquiryId: inquiry?.inquiryId,
            withSelfie,
            selfieConsent: selfieConsent ? (true as const) : undefined,
            onPhone: device === 'phone' ? (true as const) : undefined,
          };
          const opened = await call('startOwnerIdentification', { params, body, idempotencyKey });
          setOwner(opened.owner);
          setNote('none');
          const { inquiryId, sessionToken, phoneLink, host, frameKind, vendorName } = opened;
          if (opened.isInquiryCompleted) return setStage({ at: 'reading', inquiryId });
          if (phoneLink !== undefined) return setStage({ at: 'phone', inquiryId, link: phoneLink });
          if (sessionToken !== undefined)
            setStage({
              at: 'frame',
              session: { inquiryId, sessionToken, host, frameKind, vendorName },
            });
        },
        JSON.stringify([withSelfie, device, inquiry?.inquiryId]),
      ),
    requestManualReview: () =>
      mutate('asking', async () =>
        take(
          await call('refreshOwnerIdentification', { params, body: { requestManualReview: true } }),
        ),
      ),
    read,
    ended: (inquiryId) => setStage({ at: 'reading', inquiryId }),
    canceled: (inquiryId) => {
      void noteOfClosing().then(intro);
      void read(inquiryId).catch(() => undefined); // the inquiry may already be over; then the page moves on or reports it
    },
    failed: (code) => void noteOfFrameError(code).then(intro),
  };
}
