import type { VendorCall } from '../control/call-log.ts';
import type { Fault, FaultMode, FaultRequest } from '../control/faults.ts';
import type { Inbox } from '../control/inboxes.ts';
import type { SandboxInfo } from '../control/routes.ts';
import type { SentWebhook } from '../control/webhook-log.ts';
import type { FlagRow } from '../flags/flags.ts';
import type { MagicRow, NetworkState } from '../magic-values.ts';
import type { InquiryControl } from '../persona/control-routes.ts';
import type { InquiryOutcome } from '../persona/inquiry-outcomes.ts';
import type { WebhookDeliveryMode } from '../persona/webhook-delivery.ts';
import type { PhoneNetwork } from '../prove/networks.ts';
import type { ReviewControl, ReviewItem } from '../review/routes.ts';
import type { SentDeposits } from '../stripe/setup-intents.ts';
import type { VendorId } from '../vendors.ts';

export type {
  Fault,
  FaultMode,
  FaultRequest,
  FlagRow,
  Inbox,
  InquiryControl,
  InquiryOutcome,
  MagicRow,
  ReviewControl,
  ReviewItem,
  SandboxInfo,
  SentWebhook,
  VendorCall,
  VendorId,
  WebhookDeliveryMode,
};

type ClockNow = { now: string; offsetMs: number; clients: string[] };
export type NetworkStates = { phones: PhoneNetwork[]; states: Record<NetworkState, string> };
type BankLink = { id: string; bank: string; masks: string[]; hasWebhook: boolean; state: string };
type BankEvent = { code: string; type: string; effect: string };
export type BankControl = { links: BankLink[]; events: BankEvent[]; deposits: SentDeposits[] };
export type ActiveFaults = { faults: Fault[]; modes: Record<FaultMode, string> };
export type Vendor = { id: VendorId; name: string; calls: number };

async function ask<Answer>(path: string, init?: RequestInit): Promise<Answer> {
  const answer = await fetch(path, init);
  const body = await answer.text();
  const parsed = body === '' ? {} : JSON.parse(body);
  if (!answer.ok) throw new Error(parsed.message ?? `${path} answered ${answer.status}`);
  return parsed;
}

const send = <Answer>(method: string, path: string, body: unknown = {}) =>
  ask<Answer>(path, { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

export const LISTS_READ = {
  about: () => ask<SandboxInfo>('/control/about'),
  clock: async () => ({ ...(await ask<ClockNow>('/control/clock')), readAtMs: performance.now() }),
  phones: async () => (await ask<{ phones: Inbox[] }>('/control/phones')).phones,
  mailboxes: async () => (await ask<{ mailboxes: Inbox[] }>('/control/mailboxes')).mailboxes,
  magic: async () => (await ask<{ magic: MagicRow[] }>('/control/magic')).magic,
  faults: () => ask<ActiveFaults>('/control/faults'),
  vendors: async () => (await ask<{ vendors: Vendor[] }>('/control/vendors')).vendors,
  calls: async () => (await ask<{ calls: VendorCall[] }>('/control/calls')).calls,
  flags: async () => (await ask<{ flags: FlagRow[] }>('/control/flags')).flags,
  networks: () => ask<NetworkStates>('/control/networks'),
  reviews: () => ask<ReviewControl>('/control/reviews'),
  banks: async (): Promise<BankControl> => ({
    ...(await ask<Omit<BankControl, 'deposits'>>('/control/bank-links')),
    ...(await ask<Pick<BankControl, 'deposits'>>('/control/test-deposits')),
  }),
  inquiries: () => ask<InquiryControl>('/control/inquiries'),
  webhooks: async () => (await ask<{ webhooks: SentWebhook[] }>('/control/webhooks')).webhooks,
};

export type ListName = keyof typeof LISTS_READ;
export type Lists = { [Name in ListName]: Awaited<ReturnType<(typeof LISTS_READ)[Name]>> };
export type ClockState = Lists['clock'];

/** Changes to the sandbox; each throws Error with the sandbox's own message when rejected. */
export const control = {
  advance: (advanceMs: number) => send<{ offsetMs: number }>('POST', '/control/clock', { advanceMs }),
  resetClock: () => send<{ offsetMs: number }>('POST', '/control/clock', { reset: true }),
  addFault: (wish: FaultRequest) => send<{ fault: Fault }>('POST', '/control/faults', wish),
  removeFault: (id: number) => send<object>('DELETE', `/control/faults/${id}`),
  setFlag: (portal: string, flag: string, on: boolean) => send<object>('POST', '/control/flags', { portal, flag, on }),
  setNetwork: (number: string, state: string) => send<object>('POST', `/control/networks/${encodeURIComponent(number)}`, { state }),
  review: (id: string, decision: 'APPROVED' | 'DECLINED', reviewer: string) =>
    send<object>('POST', `/control/reviews/${encodeURIComponent(id)}`, { decision, reviewer }),
  settle: (id: string, said: { case: string; action: string; reason?: string; ownerId?: string }, reviewer: string) =>
    send<object>('POST', `/control/reviews/${encodeURIComponent(id)}`, { ...said, reviewer }),
  resetTextBreaker: () => send<object>('POST', '/control/text-breaker/reset'),
  endInquiry: (id: string, act: InquiryOutcome) => send<object>('POST', `/control/inquiries/${encodeURIComponent(id)}`, { act }),
  happenAtBank: (id: string, code: string) => send<object>('POST', `/control/bank-links/${encodeURIComponent(id)}`, { code }),
  returnDeposits: (id: string) => send<object>('POST', `/control/test-deposits/${encodeURIComponent(id)}/return`),
  setDelivery: (delivery: WebhookDeliveryMode) => send<object>('POST', '/control/webhooks/delivery', { delivery }),
  sendAgain: (id: number, forged: boolean) => send<object>('POST', `/control/webhooks/${id}/again`, { forged }),
  resetWorld: () => send<object>('POST', '/control/reset'),
};
