import { type Clock, createClock } from './clock/clock.ts';
import type { SandboxConfig } from './config.ts';
import { type CallLog, createCallLog } from './control/call-log.ts';
import { createEventHub, type EventHub } from './control/event-hub.ts';
import { createFaults, type Faults } from './control/faults.ts';
import { createInboxes, type Inboxes } from './control/inboxes.ts';
import { createWebhookLog, type WebhookLog } from './control/webhook-log.ts';
import { createFlags, type FlagService } from './flags/flags.ts';
import { createNetworks, type Networks } from './prove/networks.ts';
import { createWalks, type Walks } from './walks/walks.ts';

/** State shared by all vendors; each vendor keeps its own state and clears it in `onReset`. */
export type World = {
  config: SandboxConfig;
  clock: Clock;
  events: EventHub;
  calls: CallLog;
  faults: Faults;
  phones: Inboxes;
  mailboxes: Inboxes;
  webhooks: WebhookLog;
  networks: Networks;
  flags: FlagService;
  walks: Walks;
  onReset: (empty: () => void) => void;
  /**
   * Clears inboxes, logs, faults and every vendor; resets the clock to the machine's time and flags
   * to their defaults.
   */
  reset: () => Promise<void>;
};

export function createWorld(config: SandboxConfig): World {
  const events = createEventHub();
  const clock = createClock(Date.now, config.ackTimeoutMs, events);
  const flags = createFlags(config.ackTimeoutMs, events);
  const parts = {
    calls: createCallLog(clock, events),
    faults: createFaults(events),
    phones: createInboxes('phone', clock, events),
    mailboxes: createInboxes('mailbox', clock, events),
    webhooks: createWebhookLog(clock, events),
    networks: createNetworks(events),
    walks: createWalks(clock, config.ackTimeoutMs, events),
  };
  const emptiers: (() => void)[] = Object.values(parts).map((part) => part.clear);
  return {
    config,
    clock,
    events,
    ...parts,
    flags,
    onReset: (empty) => emptiers.push(empty),
    reset: async () => {
      for (const empty of emptiers) empty();
      clock.forgetDue();
      await Promise.all([clock.reset(), flags.reset()]);
      events.publish({ kind: 'reset' });
    },
  };
}
