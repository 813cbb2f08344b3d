import type { OwnerView } from '@signet/rulebook/people/view';
import { useEffect, useState } from 'react';
import { call } from '../../platform/api.ts';
import { useApplication, usePortal } from '../../platform/application.tsx';
import { notifySuccess } from '../../platform/feedback/notifications.ts';
import { needsSignIn, showError } from '../../platform/feedback/show-error.ts';
import { textsOf, useFormatMessage } from '../../platform/texts/text-provider.tsx';
import { useMutation } from '../../platform/use-mutation.ts';
import { useResumedPress } from '../../platform/use-resumed-press.ts';
import { forgetPress, notedPress, notePress } from '../noted-press.ts';
import type { TEXTS } from './texts.en-US.ts';
import { useOwner } from './use-owners.ts';

const useTexts = textsOf<typeof TEXTS>('people/owner-board');

export type Invite = {
  send: (owner: OwnerView) => void;
  /** Id of the owner an invitation is being sent to. */
  sendingTo: string | undefined;
};

/**
 * Sends or resends an owner's invitation, one at a time; a press interrupted by sign-in resumes
 * afterwards. docs/decisions/0039.
 */
export function useInvite(): Invite {
  const { invite } = useTexts();
  const fillIn = useFormatMessage();
  const { setApplication } = usePortal();
  const { id } = useApplication();
  const { pending, mutate } = useMutation<string>({
    onError: ({ code, data }) => showError({ code, data }),
    survivesSignIn: true,
  });
  const [pressedFor] = useState(() => notedPress('invite'));
  useEffect(() => forgetPress('invite'), []);
  const pressed = useOwner(pressedFor);
  const send = ({ id: ownerId, firstName: name }: OwnerView) =>
    mutate(ownerId, async (idempotencyKey) => {
      try {
        const { application } = await call('inviteOwner', {
          params: { id, ownerId },
          idempotencyKey,
        });
        setApplication(application);
        notifySuccess('toast', fillIn(invite.sent, { name }));
      } catch (error) {
        if (needsSignIn(error)) notePress('invite', ownerId);
        throw error;
      }
    });
  useResumedPress(pressed?.invitation?.isOpen === true, async () => pressed && send(pressed));
  return {
    sendingTo: pending === 'nothing' ? undefined : pending,
    send: (owner) => void send(owner),
  };
}
