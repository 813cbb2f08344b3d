import { Button } from '@signet/ui/button';
import { useState } from 'react';
import { control } from './control-client.ts';

/** Sends a webhook once more: rightly signed, as a repetition, or with a wrong signature. */
export function WebhookAgain({ id }: { id: number }) {
  const [said, setSaid] = useState('');
  const again = (forged: boolean) =>
    control.sendAgain(id, forged).then(
      () => setSaid(forged ? 'Sent with a wrong signature.' : 'Sent again.'),
      (error: unknown) => setSaid(error instanceof Error ? error.message : 'That did not work.'),
    );
  return (
    <div className="small-buttons">
      <Button kind="text" onClick={() => void again(false)}>
        Send again <span className="vh">webhook {id}</span>
      </Button>
      <Button kind="text" onClick={() => void again(true)}>
        Send forged <span className="vh">webhook {id}</span>
      </Button>
      <span role="status">{said}</span>
    </div>
  );
}
