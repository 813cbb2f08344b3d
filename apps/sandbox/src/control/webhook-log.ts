import type { Clock } from '../clock/clock.ts';
import type { VendorId } from '../vendors.ts';
import type { EventHub } from './event-hub.ts';
import { redacted } from './redact.ts';

export type SentWebhook = {
  id: number;
  at: string;
  vendor: VendorId;
  name: string;
  url: string;
  status: number | null;
  error?: string;
  body: unknown;
};
type Outgoing = {
  vendor: VendorId;
  name: string;
  url: string;
  headers: Record<string, string>;
  rawBody: string;
  shown: unknown;
};

export type WebhookLog = {
  send: (webhook: Outgoing) => Promise<SentWebhook>;
  all: () => SentWebhook[];
  clear: () => void;
};

const webhookTimeoutMs = 5_000;
const kept = 500;

export function createWebhookLog(clock: Clock, events: EventHub): WebhookLog {
  let sent: SentWebhook[] = [];
  let count = 0;
  return {
    send: async ({ vendor, name, url, headers, rawBody, shown }) => {
      count += 1;
      const entry: SentWebhook = {
        id: count,
        at: new Date(clock.now()).toISOString(),
        vendor,
        name,
        url,
        status: null,
        body: redacted(shown),
      };
      sent = [entry, ...sent].slice(0, kept);
      try {
        const answer = await fetch(url, {
          method: 'POST',
          headers,
          body: rawBody,
          signal: AbortSignal.timeout(webhookTimeoutMs),
          redirect: 'manual',
        });
        entry.status = answer.status;
        await answer.arrayBuffer();
      } catch (error) {
        // The product may be down; the page shows that, so it is not a sandbox error.
        entry.error = error instanceof Error ? error.message : 'failed';
      }
      events.publish({ kind: 'webhook', id: entry.id });
      return entry;
    },
    all: () => sent,
    clear: () => {
      sent = [];
    },
  };
}
