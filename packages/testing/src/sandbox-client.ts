import { setTimeout as sleep } from 'node:timers/promises';

export type ReceivedMessage = {
  id: string;
  at: string;
  text: string;
  subject?: string;
  html?: string;
};
export type InjectedFault = {
  vendor:
    | 'twilio'
    | 'prove'
    | 'persona'
    | 'plaid'
    | 'stripe'
    | 'liberis'
    | 'hosting'
    | 'fulfilment'
    | 'places'
    | 'smtp'
    | 'oidc'
    | 'staff-oidc';
  mode: string;
  times?: number;
  path?: string;
  ms?: number;
};

export type SandboxClient = {
  /** Newest first. */
  phoneMessages: (e164: string) => Promise<ReceivedMessage[]>;
  /** Newest first. */
  mails: (address: string) => Promise<ReceivedMessage[]>;
  /**
   * Advances the clocks of product and sandbox; resolves once both have applied it and run the jobs
   * that are due.
   */
  advance: (ms: number) => Promise<void>;
  fault: (fault: InjectedFault) => Promise<void>;
  /** Clears all injected faults. */
  mend: () => Promise<void>;
  /** Puts a person's first and last name, or a business's name, on the watch list. */
  putOnWatchList: (name: string) => Promise<void>;
  calls: (vendor: InjectedFault['vendor']) => Promise<unknown[]>;
  /** Resets the sandbox: messages, faults, vendor state and clock. */
  empty: () => Promise<void>;
};

const arriveMs = 15_000;
const askEveryMs = 150;

export function sandboxClient(sandboxUrl: string): SandboxClient {
  const ask = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const answer = await fetch(sandboxUrl + path, {
      ...init,
      headers: { 'content-type': 'application/json' },
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return answer;
  };
  const read = async (path: string): Promise<{ messages: ReceivedMessage[]; calls: unknown[] }> =>
    // The sandbox's own shape.
    (await (await ask(path)).json()) as { messages: ReceivedMessage[]; calls: unknown[] };
  const post = async (path: string, body: object): Promise<void> => {
    await ask(path, { method: 'POST', body: JSON.stringify(body) });
  };
  return {
    phoneMessages: async (e164) =>
      (await read(`/control/phones/${encodeURIComponent(e164)}`)).messages,
    mails: async (address) =>
      (await read(`/control/mailboxes/${encodeURIComponent(address)}`)).messages,
    advance: (ms) => post('/control/clock', { advanceMs: ms }),
    fault: (fault) => post('/control/faults', fault),
    mend: async () => void (await ask('/control/faults', { method: 'DELETE' })),
    putOnWatchList: (name) => post('/control/watch-list', { name }),
    calls: async (vendor) => (await read(`/control/vendors/${vendor}/calls`)).calls,
    empty: () => post('/control/reset', {}),
  };
}

export const codeIn = (messages: readonly ReceivedMessage[]): string | undefined =>
  messages.map(({ text }) => /\b(\d{6})\b/.exec(text)?.[1]).find(Boolean);

/** Polls until a value is present; throws Error after 15 s. */
export async function arriving<Value>(
  look: () => Promise<Value | undefined>,
  what: string,
): Promise<Value> {
  const until = Date.now() + arriveMs;
  while (Date.now() < until) {
    const value = await look();
    if (value !== undefined) return value;
    await sleep(askEveryMs);
  }
  throw new Error(`${what} did not arrive within ${arriveMs / 1000} s`);
}
