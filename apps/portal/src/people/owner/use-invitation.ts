import type { Invitation } from '@signet/rulebook/boot';
import type { ErrorCode } from '@signet/rulebook/core/errors';
import type { ReplyOf } from '@signet/rulebook/endpoints';
import { ApiError } from '@signet/web/api';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { call } from '../../platform/api.ts';
import { usePortal } from '../../platform/application.tsx';
import { useNavigation } from '../../platform/navigation.ts';
import { takeToken } from '../../platform/session/link-token.ts';
import { useMutation } from '../../platform/use-mutation.ts';
import { useResumedPress } from '../../platform/use-resumed-press.ts';
import { forgetPress, notedPress } from '../noted-press.ts';

export type InvitationPreview = ReplyOf<'previewInvitation'>;

type InvitationState =
  | { kind: 'looking' }
  /** Opened by a link, which only a button press redeems; `preview` when it could be read. */
  | { kind: 'arrived'; preview?: InvitationPreview }
  | { kind: 'invited'; invitation: Invitation }
  | { kind: 'expired' }
  | { kind: 'renewed' }
  | { kind: 'withoutLink' };

type InvitationAction = 'opening' | 'accepting' | 'renewing' | 'denying';

type InvitationUse = {
  state: InvitationState;
  pending: InvitationAction | 'nothing';
  failed: ErrorCode | undefined;
  open: () => Promise<void>;
  renew: () => Promise<void>;
  accept: () => Promise<void>;
};

/** Reads whom a link invites and uses nothing up; without an answer, the press will tell. */
async function readLink(token: string): Promise<InvitationState> {
  try {
    return { kind: 'arrived', preview: await call('previewInvitation', { body: { token } }) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return error.code === 'invitation.expired' ? { kind: 'expired' } : { kind: 'arrived' };
  }
}

/**
 * Loading the page never redeems the link: mail scanners run scripts but press no buttons.
 * docs/decisions/0063.
 */
export function useInvitation(): InvitationUse {
  const { boot, setOwner } = usePortal();
  const { matched, go } = useNavigation();
  const [state, setState] = useState<InvitationState>({ kind: 'looking' });
  const token = useRef('');
  const [isResumed] = useState(
    () =>
      boot.signedIn && boot.invitation !== undefined && notedPress('accept') === matched?.ownerId,
  );
  const params = { id: matched?.id ?? '', ownerId: matched?.ownerId ?? '' };

  const { pending, error, mutate } = useMutation<InvitationAction>({
    settle: ({ code }) => {
      if (code === 'invitation.expired') setState({ kind: 'expired' });
      // A different account, the applicant's own, or a link opened too long ago: deliberately not
      // distinguished.
      else if (code === 'application.notFound') go('owner-applicant-error', { replace: true });
      else return false;
      return true;
    },
  });
  const open = () =>
    mutate('opening', async (idempotencyKey) => {
      const invitation = await call('openInvitation', {
        body: { token: token.current },
        idempotencyKey,
      });
      setState({ kind: 'invited', invitation });
    });
  const renew = () =>
    mutate('renewing', async (idempotencyKey) => {
      await call('renewInvitation', { body: { token: token.current }, idempotencyKey });
      setState({ kind: 'renewed' });
    });
  const accept = () =>
    mutate('accepting', async (idempotencyKey) =>
      setOwner((await call('acceptInvitation', { params, idempotencyKey })).owner),
    );

  // Following another link on this page only changes the fragment; its token is removed too.
  const arrive = useEffectEvent((): boolean => {
    const taken = takeToken();
    if (taken !== '') {
      token.current = taken;
      setState({ kind: 'looking' });
      void readLink(taken).then((read) => token.current === taken && setState(read));
    }
    return token.current !== '';
  });
  const begin = useEffectEvent(() => {
    if (arrive()) return;
    if (boot.invitation !== undefined) setState({ kind: 'invited', invitation: boot.invitation });
    else if (boot.signedIn) go('owner-applicant-error', { replace: true });
    else setState({ kind: 'withoutLink' });
  });
  useEffect(() => {
    begin();
    forgetPress('accept');
    const again = () => void arrive();
    window.addEventListener('hashchange', again);
    return () => window.removeEventListener('hashchange', again);
  }, []);
  useResumedPress(isResumed, accept);
  return { state, pending, failed: error?.code, open, renew, accept };
}
