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
import type { WalksState } from '../walks/walks.ts';

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
  WalksState,
  WebhookDeliveryMode,
};

type ClockNow = { now: string; offsetMs: number; clients: string[] };
export type NetworkStates = { phones: PhoneNetwork[]; states: Record<NetworkState, string> };
type BankLink = { id: string; bank: string; masks: string[]; hasWebhook: boolean; state: string };
type BankEvent = { code: string; type: string; effect: string };
export type BankControl = { links: BankLink[]; events: BankEvent[]; deposits: SentDeposits[] };
export type ActiveFaults = { faults: Fault[]; modes: Record<FaultMode, string> };
export type Vendor = { id: VendorId; name: string; calls: number };

async function fetchJson<Reply>(path: string, init?: RequestInit): Promise<Reply> {
  const response = await fetch(path, init);
  const body = await response.text();
  const parsed = body === '' ? {} : JSON.parse(body);
  if (!response.ok) throw new Error(parsed.message ?? `${path} answered ${response.status}`);
  return parsed;
}

const send = <Reply>(method: string, path: string, body: unknown = {}) =>
  fetchJson<Reply>(path, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

export const LISTS_READ = {
  about: () => fetchJson<SandboxInfo>('/control/about'),
  clock: async () => ({
    ...(await fetchJson<ClockNow>('/control/clock')),
    readAtMs: performance.now(),
  }),
  phones: async () => (await fetchJson<{ phones: Inbox[] }>('/control/phones')).phones,
  mailboxes: async () => (await fetchJson<{ mailboxes: Inbox[] }>('/control/mailboxes')).mailboxes,
  magic: async () => (await fetchJson<{ magic: MagicRow[] }>('/control/magic')).magic,
  faults: () => fetchJson<ActiveFaults>('/control/faults'),
  vendors: async () => (await fetchJson<{ vendors: Vendor[] }>('/control/vendors')).vendors,
  calls: async () => (await fetchJson<{ calls: VendorCall[] }>('/control/calls')).calls,
  flags: async () => (await fetchJson<{ flags: FlagRow[] }>('/control/flags')).flags,
  networks: () => fetchJson<NetworkStates>('/control/networks'),
  reviews: () => fetchJson<ReviewControl>('/control/reviews'),
  banks: async (): Promise<BankControl> => ({
    ...(await fetchJson<Omit<BankControl, 'deposits'>>('/control/bank-links')),
    ...(await fetchJson<Pick<BankControl, 'deposits'>>('/control/test-deposits')),
  }),
  inquiries: () => fetchJson<InquiryControl>('/control/inquiries'),
  walks: () => fetchJson<WalksState>('/control/walks'),
  webhooks: async () =>
    (await fetchJson<{ webhooks: SentWebhook[] }>('/control/webhooks')).webhooks,
};

export type ListName = keyof typeof LISTS_READ;
export type Lists = { [Name in ListName]: Awaited<ReturnType<(typeof LISTS_READ)[Name]>> };
export type ClockState = Lists['clock'];

/** Changes to the sandbox; each throws Error with the sandbox's own message when rejected. */
export const control = {
  advance: (advanceMs: number) =>
    send<{ offsetMs: number }>('POST', '/control/clock', { advanceMs }),
  resetClock: () => send<{ offsetMs: number }>('POST', '/control/clock', { reset: true }),
  addFault: (request: FaultRequest) => send<{ fault: Fault }>('POST', '/control/faults', request),
  removeFault: (id: number) => send<object>('DELETE', `/control/faults/${id}`),
  setFlag: (portal: string, flag: string, on: boolean) =>
    send<object>('POST', '/control/flags', { portal, flag, on }),
  setNetwork: (number: string, state: string) =>
    send<object>('POST', `/control/networks/${encodeURIComponent(number)}`, { state }),
  review: (id: string, decision: 'APPROVED' | 'DECLINED', reviewer: string) =>
    send<object>('POST', `/control/reviews/${encodeURIComponent(id)}`, { decision, reviewer }),
  settle: (
    id: string,
    action: { case: string; action: string; reason?: string; ownerId?: string },
    reviewer: string,
  ) => send<object>('POST', `/control/reviews/${encodeURIComponent(id)}`, { ...action, reviewer }),
  resetTextBreaker: () => send<object>('POST', '/control/text-breaker/reset'),
  endInquiry: (id: string, act: InquiryOutcome) =>
    send<object>('POST', `/control/inquiries/${encodeURIComponent(id)}`, { act }),
  happenAtBank: (id: string, code: string) =>
    send<object>('POST', `/control/bank-links/${encodeURIComponent(id)}`, { code }),
  returnDeposits: (id: string) =>
    send<object>('POST', `/control/test-deposits/${encodeURIComponent(id)}/return`),
  makeWalks: () => send<WalksState>('POST', '/control/walks'),
  setDelivery: (delivery: WebhookDeliveryMode) =>
    send<object>('POST', '/control/webhooks/delivery', { delivery }),
  sendAgain: (id: number, forged: boolean) =>
    send<object>('POST', `/control/webhooks/${id}/again`, { forged }),
  resetWorld: () => send<object>('POST', '/control/reset'),
};
