import { Button } from '@signet/ui/button';
import { useState } from 'react';
import { control, type SentWebhook } from './control-client.ts';
import { LogTable } from './log-table.tsx';
import { Empty, Panel } from './panel.tsx';

type WebhooksPanelProps = { webhooks: SentWebhook[] | undefined; nowMs: number };

export function WebhooksPanel({ webhooks, nowMs }: WebhooksPanelProps) {
  return (
    <Panel
      id="webhooks"
      title="Webhooks sent"
      span="all"
      count={webhooks?.length}
      isRead={webhooks !== undefined}
    >
      {webhooks?.length === 0 && (
        <Empty>None yet. Vendors report here when an inquiry or a bank link changes.</Empty>
      )}
      {webhooks && webhooks.length > 0 && (
        <LogTable
          caption="Webhooks sent, newest first"
          whatTitle="Webhook"
          nowMs={nowMs}
          rows={webhooks.map((webhook) => ({
            ...webhook,
            what: webhook.name,
            note: webhook.error,
            details: { to: webhook.url, body: webhook.body },
            more: webhook.vendor === 'persona' && <ResendWebhook id={webhook.id} />,
          }))}
        />
      )}
    </Panel>
  );
}

/** Resends a webhook with a valid signature, as a duplicate, or with a forged one. */
export function ResendWebhook({ id }: { id: number }) {
  const [notice, setNotice] = useState('');
  const again = (forged: boolean) =>
    control.sendAgain(id, forged).then(
      () => setNotice(forged ? 'Sent with a wrong signature.' : 'Sent again.'),
      (error: unknown) => setNotice(error instanceof Error ? error.message : 'That did not work.'),
    );
  return (
    <div className="small-buttons">
      <Button kind="text" onClick={() => void again(false)}>
        Send again <span className="visually-hidden">webhook {id}</span>
      </Button>
      <Button kind="text" onClick={() => void again(true)}>
        Send forged <span className="visually-hidden">webhook {id}</span>
      </Button>
      <span role="status">{notice}</span>
    </div>
  );
}
