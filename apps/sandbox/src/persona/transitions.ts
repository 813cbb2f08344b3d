import { createHmac } from 'node:crypto';
import type { World } from '../world.ts';
import type { Report } from './store.ts';
import { type Inquiry, type InquiryStatus, personaId } from './store.ts';
import { inquiryView, reportView, verificationView } from './views.ts';

export const personaWebhookSecret = 'wbhsec_sandbox';

/** How long after each failed attempt the next one comes; the vendor tries up to eight times. */
const retryDelaysMs = [1_000, 5_000, 30_000, 120_000, 600_000, 3_600_000, 10_800_000];

const EVENT_NAMES: Record<InquiryStatus, string> = {
  created: 'inquiry.created',
  pending: 'inquiry.started',
  completed: 'inquiry.completed',
  expired: 'inquiry.expired',
  failed: 'inquiry.failed',
  needs_review: 'inquiry.marked-for-review',
  approved: 'inquiry.approved',
  declined: 'inquiry.declined',
};

/** Moves an inquiry on and tells the product by webhook. */
export function moveTo(world: World, inquiry: Inquiry, status: InquiryStatus): void {
  inquiry.status = status;
  inquiry.updatedAtMs = world.clock.now();
  inquiry.reachedAtMs[status] = inquiry.updatedAtMs;
  sendEvent(world, EVENT_NAMES[status], {
    data: inquiryView(inquiry),
    included: inquiry.verifications.map((one) => verificationView(one, inquiry)),
  });
}

/** Tells the product that a report can be read. */
export function announceReport(world: World, report: Report): void {
  sendEvent(world, `${report.type}.ready`, { data: reportView(report), included: [] });
}

function sendEvent(world: World, name: string, payload: object): void {
  const at = new Date(world.clock.now()).toISOString();
  const rawBody = JSON.stringify({ data: { type: 'event', id: personaId('evt'), attributes: { name, payload, 'created-at': at } } });
  attempt(world, name, rawBody, 0);
}

function attempt(world: World, name: string, rawBody: string, made: number): void {
  // Signatures stay on the machine's time. Decisions, section 5.
  const t = Math.floor(Date.now() / 1000);
  const v1 = createHmac('sha256', personaWebhookSecret).update(`${t}.${rawBody}`).digest('hex');
  const headers = {
    'content-type': 'application/json',
    'persona-signature': `t=${t},v1=${v1}`,
    'persona-webhook-attempts-made': String(made + 1),
    'persona-webhook-attempts-left': String(retryDelaysMs.length - made),
  };
  const url = `${world.config.productUrl}/webhooks/persona`;
  void world.webhooks.send({ vendor: 'persona', name, url, headers, rawBody, shown: JSON.parse(rawBody) }).then((sent) => {
    const delayMs = retryDelaysMs[made];
    const isTaken = sent.status !== null && sent.status >= 200 && sent.status < 300;
    if (!isTaken && delayMs !== undefined) world.clock.schedule(delayMs, () => attempt(world, name, rawBody, made + 1));
  });
}
