import type { OwnerView } from '@signet/rulebook/people/view';
import { call } from '../../platform/api.ts';
import { useApplication, usePortal } from '../../platform/application.tsx';
import { notifySuccess } from '../../platform/feedback/notifications.ts';
import { showError } from '../../platform/feedback/show-error.ts';
import { textsOf, useFormatMessage } from '../../platform/texts/text-provider.tsx';
import { useMutation } from '../../platform/use-mutation.ts';
import type { TEXTS } from './texts.en-US.ts';

const useTexts = textsOf<typeof TEXTS>('people/owner-board');

export type Invite = {
  send: (owner: OwnerView) => void;
  /** The id of whom a link is being sent to. */
  sendingTo: string | undefined;
};

/** Sends an owner the link to their own page, first or again; one at a time. */
export function useInvite(): Invite {
  const { invite } = useTexts();
  const fillIn = useFormatMessage();
  const { setApplication } = usePortal();
  const { id } = useApplication();
  const { doing, mutate } = useMutation<string>({ tell: ({ code, data }) => showError({ code, data }) });
  return {
    sendingTo: doing === 'nothing' ? undefined : doing,
    send: ({ id: ownerId, email }) =>
      void mutate(ownerId, async (idempotencyKey) => {
        const { application } = await call('inviteOwner', { params: { id, ownerId }, idempotencyKey });
        setApplication(application);
        notifySuccess('toast', fillIn(invite.sent, { email }));
      }),
  };
}
