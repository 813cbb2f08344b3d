import type { Clock } from '../clock/clock.ts';
import type { EventHub } from './event-hub.ts';

export type InboxMessage = {
  id: string;
  at: string;
  text: string;
  subject?: string;
  html?: string;
  from?: string;
  to?: string;
};
export type Inbox = { address: string; messages: InboxMessage[] };

export type Inboxes = {
  deliver: (address: string, message: Omit<InboxMessage, 'id' | 'at'>) => InboxMessage;
  /** Messages for one address, newest first. */
  read: (address: string) => InboxMessage[];
  all: () => Inbox[];
  clear: () => void;
};

export function createInboxes(kind: 'phone' | 'mailbox', clock: Clock, events: EventHub): Inboxes {
  const inboxes = new Map<string, InboxMessage[]>();
  let count = 0;
  const keyOf = (address: string) => address.trim().toLowerCase();
  return {
    deliver: (address, content) => {
      count += 1;
      const message = {
        id: `${kind}-${count}`,
        at: new Date(clock.now()).toISOString(),
        ...content,
      };
      inboxes.set(keyOf(address), [message, ...(inboxes.get(keyOf(address)) ?? [])]);
      events.publish({ kind, address: keyOf(address), id: message.id });
      return message;
    },
    read: (address) => inboxes.get(keyOf(address)) ?? [],
    all: () => [...inboxes].map(([address, messages]) => ({ address, messages })),
    clear: () => inboxes.clear(),
  };
}
