import { Button } from '@signet/ui/button';
import { Modal } from '@signet/ui/modal';
import { useState } from 'react';
import { useShellTexts } from '../texts/text-provider.tsx';
import { useMutation } from '../use-mutation.ts';
import { showError } from './show-error.ts';

export type RemovalTexts = {
  open: string;
  title: string;
  text: string;
  confirm: string;
  keep: string;
  busy: string;
};

type RemoveAfterQuestionProps<Reply> = {
  texts: RemovalTexts;
  remove: (idempotencyKey: string) => Promise<Reply>;
  onRemoved: (reply: Reply) => void;
  /**
   * For errors that may mean the item has changed: closes the dialog and lets the page reload.
   * Without it, the dialog stays open.
   */
  onRejected?: () => void;
  /** `secondary` where removing is what the page is for. */
  kind?: 'text' | 'secondary';
};

export function RemoveAfterQuestion<Reply>({
  texts,
  remove,
  onRemoved,
  onRejected,
  kind = 'text',
}: RemoveAfterQuestionProps<Reply>) {
  const shell = useShellTexts();
  const [isAsking, setAsking] = useState(false);
  const { pending, mutate } = useMutation<'removing'>({
    onError: ({ code, data }) => {
      if (onRejected) setAsking(false);
      onRejected?.();
      showError({ code, data });
    },
  });
  const onRemove = () =>
    mutate('removing', async (idempotencyKey) => {
      const reply = await remove(idempotencyKey);
      setAsking(false);
      onRemoved(reply);
    });
  return (
    <>
      <Button kind={kind} onClick={() => setAsking(true)}>
        {texts.open}
      </Button>
      <Modal
        open={isAsking}
        title={texts.title}
        closeLabel={shell.close}
        onClose={() => setAsking(false)}
        actions={
          <>
            <Button
              kind="danger"
              busy={pending === 'removing'}
              busyLabel={texts.busy}
              onClick={() => void onRemove()}
            >
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
