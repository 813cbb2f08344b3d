import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../clock/clock.ts';
import type { EventHub } from '../control/event-hub.ts';

export type Verdict =
  | 'verified'
  | 'wrong signature'
  | 'too old'
  | 'no headers'
  | 'no secret here yet';

export type CheckedWebhook = {
  id: number;
  at: string;
  webhookId: string | undefined;
  verdict: Verdict;
  body: unknown;
};

type Headers = Readonly<Record<string, string | string[] | undefined>>;

const kept = 200;
const oldestSeconds = 300;

/**
 * Webhooks received by the partner's server, newest first, and its signing secrets: two during a
 * rotation.
 */
export function createReceivedWebhooks(clock: Clock, events: EventHub) {
  let received: CheckedWebhook[] = [];
  let secrets: readonly string[] = [];
  let count = 0;
  return {
    all: (): CheckedWebhook[] => received,
    secretCount: (): number => secrets.length,
    setSecrets: (given: readonly string[]): void => {
      secrets = given;
    },
    receive: (headers: Headers, rawBody: string): Verdict => {
      const verdict = verdictOf(headers, rawBody, secrets);
      count += 1;
      const webhookId = textOf(headers['webhook-id']);
      received = [
        {
          id: count,
          at: new Date(clock.now()).toISOString(),
          webhookId,
          verdict,
          body: parsed(rawBody),
        },
        ...received,
      ].slice(0, kept);
      events.publish({ kind: 'partnerWebhook', id: count });
      return verdict;
    },
    clear: (): void => {
      received = [];
      secrets = [];
    },
  };
}

const textOf = (header: string | string[] | undefined): string | undefined =>
  typeof header === 'string' ? header : undefined;

/**
 * Standard Webhooks: any signature made with any of the secrets is valid, over exactly the received
 * bytes.
 */
function verdictOf(headers: Headers, rawBody: string, secrets: readonly string[]): Verdict {
  const [id, timestamp, signatures] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map(
    (name) => textOf(headers[name]),
  );
  if (id === undefined || timestamp === undefined || signatures === undefined) return 'no headers';
  if (secrets.length === 0) return 'no secret here yet';
  const expected = secrets.map((secret) => {
    const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${rawBody}`).digest('base64')}`;
  });
  const isSigned = signatures
    .split(' ')
    .some((given) => expected.some((own) => areEqual(own, given)));
  if (!isSigned) return 'wrong signature';
  // Compares against the sender's real time, which the sandbox's clock does not move.
  return Math.abs(Date.now() / 1_000 - Number(timestamp)) > oldestSeconds ? 'too old' : 'verified';
}

const areEqual = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text.slice(0, 2_000); // not JSON: shown as received
  }
}
