import type { SentWebhook } from './control-client.ts';
import { LogTable } from './log-table.tsx';
import { Empty, Panel } from './panel.tsx';
import { WebhookAgain } from './zz-page-webhook-again.tsx';

type WebhooksPanelProps = { webhooks: SentWebhook[] | undefined; nowMs: number };

/** What the vendors told the product, and how it answered. */
export function WebhooksPanel({ webhooks, nowMs }: WebhooksPanelProps) {
  return (
    <Panel id="webhooks" title="Webhooks sent" span="all" count={webhooks?.length} isRead={webhooks !== undefined}>
      {webhooks?.length === 0 && <Empty>None yet. Vendors report here when an inquiry or a bank link changes.</Empty>}
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
            more: webhook.vendor === 'persona' && <WebhookAgain id={webhook.id} />,
          }))}
        />
      )}
    </Panel>
  );
}
