import { Button, type ButtonKind } from '@signet/ui/button';
import { KeyHint } from '@signet/ui/key-hint';

/** The foot of a drawer or dialog in which one thing is sent. */
export function FormFoot({
  texts: { cancel, send, sending },
  kind,
  isPending,
  isReady = true,
  hasKeys = false,
  onCancel,
  onSend,
}: {
  texts: { cancel: string; send: string; sending: string };
  kind?: ButtonKind;
  isPending: boolean;
  /** Without it the button says that it cannot be pressed yet. */
  isReady?: boolean;
  /** Ctrl and Enter send it too. */
  hasKeys?: boolean;
  onCancel: () => void;
  onSend: () => void;
}) {
  return (
    <>
      <Button kind="secondary" onClick={onCancel}>
        {cancel}
      </Button>
      <Button
        {...(kind && { kind })}
        busy={isPending}
        busyLabel={sending}
        aria-disabled={!isReady || undefined}
        onClick={onSend}
      >
        <span>{send}</span> {hasKeys && <KeyHint keys={['Ctrl', '↵']} />}
      </Button>
    </>
  );
}
