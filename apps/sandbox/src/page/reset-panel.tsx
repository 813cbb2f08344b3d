import { Button } from '@signet/ui/button';
import { Modal } from '@signet/ui/modal';
import { useState } from 'react';
import { ActionErrorBanner, useActionError } from './action-error.tsx';
import { control } from './control-client.ts';
import { Panel } from './panel.tsx';

export function ResetPanel() {
  const [isConfirming, setConfirming] = useState(false);
  const [notice, setNotice] = useState('');
  const { failed, attempt } = useActionError();
  const reset = async () => {
    setConfirming(false);
    if (await attempt(control.resetWorld, 'The world could not be reset.'))
      setNotice('The world is empty again.');
  };
  return (
    <Panel
      id="reset"
      title="Start afresh"
      span="all"
      isRead
      lead="Empties phones, mailboxes, calls, faults and everything the vendors know, and sets the clock back. What the product has stored stays."
    >
      <div className="small-buttons">
        <Button kind="danger" onClick={() => setConfirming(true)}>
          Reset the world
        </Button>
      </div>
      <p role="status">{notice}</p>
      <ActionErrorBanner failed={failed} />
      <Modal
        open={isConfirming}
        title="Reset the world?"
        closeLabel="Close"
        onClose={() => setConfirming(false)}
        actions={
          <>
            <Button kind="danger" onClick={() => void reset()}>
              Reset the world
            </Button>
            <Button kind="text" onClick={() => setConfirming(false)}>
              Keep it
            </Button>
          </>
        }
      >
        <p>
          Every message, call and fault here is lost. Applications that wait for a vendor will not
          hear from it again.
        </p>
      </Modal>
    </Panel>
  );
}
