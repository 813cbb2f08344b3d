import type { World } from '../world.ts';
import type { Report } from './store.ts';
import { type Inquiry, type InquiryStatus, personaId } from './store.ts';
import { inquiryView, reportView, verificationView } from './views.ts';
import { webhookSenderOf } from './webhook-delivery.ts';

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

export function transitionTo(world: World, inquiry: Inquiry, status: InquiryStatus): void {
  inquiry.status = status;
  inquiry.updatedAtMs = world.clock.now();
  inquiry.reachedAtMs[status] = inquiry.updatedAtMs;
  sendEvent(world, EVENT_NAMES[status], {
    data: inquiryView(inquiry),
    included: inquiry.verifications.map((one) =>
      verificationView(one, inquiry, world.config.publicUrl),
    ),
  });
}

export function announceReport(
  world: World,
  report: Report,
  event: 'ready' | 'matched' = 'ready',
): void {
  sendEvent(world, `${report.type}.${event}`, { data: reportView(report), included: [] });
}

function sendEvent(world: World, name: string, payload: object): void {
  const at = new Date(world.clock.now()).toISOString();
  const rawBody = JSON.stringify({
    data: { type: 'event', id: personaId('evt'), attributes: { name, payload, 'created-at': at } },
  });
  webhookSenderOf(world).send({ name, rawBody });
  world.events.publish({ kind: 'inquiry' });
}
