/** A text or email in the outbox, sealed entirely until it is sent. docs/readings.md 109. */
export type OutboxMessage = {
  channel: 'sms' | 'email';
  template: string;
  templateVersion?: string;
  to: string;
  /** The sender as inboxes show it, and the address for replies. */
  from?: string;
  replyTo?: string;
  subject?: string;
  text: string;
  html?: string;
  /** One-click unsubscribe URL for emails of this kind. */
  stopUrl?: string;
  /** Expiry in ms of the product's clock: after it the message is dropped rather than sent late. */
  validUntil?: number;
  /** The owner whose clock starts once this mail is accepted for delivery. docs/readings.md 256. */
  personId?: string;
};
