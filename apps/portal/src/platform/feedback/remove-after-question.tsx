import type { ApplicationView } from '@signet/rulebook/application-view';
import { Button } from '@signet/ui/button';
import { Modal } from '@signet/ui/modal';
import { useState } from 'react';
import { usePortal } from '../application.tsx';
import { useShellTexts } from '../texts/text-provider.tsx';
import { useMutation } from '../use-mutation.ts';
import { showError } from './show-error.ts';

/** `title` is the question with what would be removed filled in. */
export type RemovalTexts = { open: string; title: string; text: string; confirm: string; keep: string; busy: string };

type RemoveAfterQuestionProps = {
  texts: RemovalTexts;
  remove: (idempotencyKey: string) => Promise<ApplicationView>;
  onRemoved: () => void;
};

/** Takes something of the application's away after a question that says what waits then. */
export function RemoveAfterQuestion({ texts, remove, onRemoved }: RemoveAfterQuestionProps) {
  const shell = useShellTexts();
  const { setApplication } = usePortal();
  const [isAsking, setAsking] = useState(false);
  const { doing, mutate } = useMutation<'removing'>({ tell: ({ code, data }) => showError({ code, data }) });
  const onRemove = () =>
    mutate('removing', async (idempotencyKey) => {
      const view = await remove(idempotencyKey);
      setAsking(false);
      setApplication(view);
      onRemoved();
    });
  return (
    <>
      <Button kind="text" onClick={() => setAsking(true)}>
        {texts.open}
      </Button>
      <Modal
        open={isAsking}
        title={texts.title}
        closeLabel={shell.close}
        onClose={() => setAsking(false)}
        actions={
          <>
            <Button kind="danger" busy={doing === 'removing'} busyLabel={texts.busy} onClick={() => void onRemove()}>
              {texts.confirm}
            </Button>
            <Button kind="secondary" onClick={() => setAsking(false)}>
              {texts.keep}
            </Button>
          </>
        }
      >
        <p>{texts.text}</p>
      </Modal>
    </>
  );
}
