import { Button } from '@signet/ui/button';
import { Modal } from '@signet/ui/modal';
import { useState } from 'react';
import { ActionErrorBanner, useActionError } from './action-error.tsx';
import { control } from './control-client.ts';
import { Panel } from './panel.tsx';

export function ResetPanel() {
  const [isAsked, ask] = useState(false);
  const [said, setSaid] = useState('');
  const { failed, attempt } = useActionError();
  const reset = async () => {
    ask(false);
    if (await attempt(control.resetWorld, 'The world could not be reset.')) setSaid('The world is empty again.');
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
        <Button kind="danger" onClick={() => ask(true)}>
          Reset the world
        </Button>
      </div>
      <p role="status">{said}</p>
      <ActionErrorBanner failed={failed} />
      <Modal
        open={isAsked}
        title="Reset the world?"
        closeLabel="Close"
        onClose={() => ask(false)}
        actions={
          <>
            <Button kind="danger" onClick={() => void reset()}>
              Reset the world
            </Button>
            <Button kind="text" onClick={() => ask(false)}>
              Keep it
            </Button>
          </>
        }
      >
        <p>Every message, call and fault here is lost. Applications that wait for a vendor will not hear from it again.</p>
      </Modal>
    </Panel>
  );
}
