import { Banner } from '@signet/ui/banner';
import { Button } from '@signet/ui/button';
import { Modal } from '@signet/ui/modal';
import { TEXTS as PLATFORM } from '../platform/texts.en-US.ts';
import { TEXTS as ROOM } from './texts.en-US.ts';

/** Asks before something that can't be taken back. */
export function ConfirmDialog({
  title,
  text,
  confirm,
  isPending,
  error,
  onClose,
  onConfirm,
}: {
  title: string;
  text: string;
  confirm: string;
  isPending: boolean;
  error: string | undefined;
  onClose: () => void;
  onConfirm: () => void;
}) {
  return (
    <Modal
      open
      title={title}
      closeLabel={PLATFORM.close}
      onClose={onClose}
      actions={
        <>
          <Button kind="secondary" onClick={onClose}>
            {ROOM.cancel}
          </Button>
          <Button busy={isPending} busyLabel={ROOM.saving} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      {error !== undefined && (
        <Banner tone="bad" role="alert">
          {error}
        </Banner>
      )}
      <p>{text}</p>
    </Modal>
  );
}
