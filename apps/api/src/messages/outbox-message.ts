import { z } from 'zod';

/** A message as it is kept, sealed, until it is sent. */
export const OUTBOX_MESSAGE = z.object({
  channel: z.enum(['sms', 'email']),
  template: z.string(),
  templateVersion: z.string().optional(),
  to: z.string(),
  /** The sender as inboxes show it, and the address for replies. */
  from: z.string().optional(),
  replyTo: z.string().optional(),
  subject: z.string().optional(),
  text: z.string(),
  html: z.string().optional(),
  /** One-click unsubscribe URL for emails of this kind. */
  stopUrl: z.string().optional(),
  /** Expiry in ms of the product's clock: after it the message is dropped rather than sent late. */
  validUntil: z.number().optional(),
  /** The owner whose clock starts once this mail is accepted for delivery. docs/readings.md 256. */
  personId: z.string().optional(),
});
export type OutboxMessage = z.infer<typeof OUTBOX_MESSAGE>;
