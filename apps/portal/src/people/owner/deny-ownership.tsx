import type { NamedAs } from '@signet/rulebook/people/ownership';
import { Button } from '@signet/ui/button';
import { Modal } from '@signet/ui/modal';
import { useState } from 'react';
import { call } from '../../platform/api.ts';
import { usePortal } from '../../platform/application.tsx';
import { showError } from '../../platform/feedback/show-error.ts';
import { useNavigation, usePlace } from '../../platform/navigation.ts';
import { textsOf, useFormatMessage, useShellTexts } from '../../platform/texts/text-provider.tsx';
import { useMutation } from '../../platform/use-mutation.ts';
import type { TEXTS } from './texts.en-US.ts';

const useTexts = textsOf<typeof TEXTS>('people/owner');

type DenyOwnershipProps = { names: { applicant: string; business: string }; namedAs?: NamedAs };

export function DenyOwnership({ names, namedAs }: DenyOwnershipProps) {
  const texts = useTexts();
  const shell = useShellTexts();
  const fillIn = useFormatMessage();
  const { setOwner } = usePortal();
  const { matched, to, go } = useNavigation();
  const [, navigate] = usePlace();
  const [isConfirming, setConfirming] = useState(false);
  const { pending, mutate } = useMutation<'denying'>({
    onError: ({ code, data }) => showError({ code, data }),
    settle: ({ code }) => {
      if (code === 'application.notFound') go('owner-applicant-error', { replace: true });
      return code === 'application.notFound';
    },
  });
  const { title, text, confirm, cancel, busy } = texts.denyDialog;
  const deny = () =>
    mutate('denying', async (idempotencyKey) => {
      await call('denyOwnership', {
        params: { id: matched?.id ?? '', ownerId: matched?.ownerId ?? '' },
        idempotencyKey,
      });
      navigate(to('owner-error'), { replace: true, state: { isDenied: true } });
      setOwner(undefined);
    });
  return (
    <>
      <Button kind="text" onClick={() => setConfirming(true)}>
        {texts.deny[namedAs ?? 'either']}
      </Button>
      <Modal
        open={isConfirming}
        title={title}
        closeLabel={shell.close}
        onClose={() => setConfirming(false)}
        actions={
          <>
            <Button
              kind="danger"
              busy={pending === 'denying'}
              busyLabel={busy}
              onClick={() => void deny()}
            >
              {confirm}
            </Button>
            <Button kind="secondary" onClick={() => setConfirming(false)}>
              {cancel}
            </Button>
          </>
        }
      >
        <p>{fillIn(text, names)}</p>
      </Modal>
    </>
  );
}
