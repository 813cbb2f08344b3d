import { createHmac } from 'node:crypto';
import type { World } from '../world.ts';

export const personaWebhookSecret = 'wbhsec_sandbox';
const wrongSecret = 'wbhsec_of_somebody_else';
const path = '/api/v2/webhooks/persona';

/** Delay after each failed attempt, in milliseconds; the vendor tries up to eight times. */
const retryDelaysMs = [1_000, 5_000, 30_000, 120_000, 600_000, 3_600_000, 10_800_000];
const lateMs = 60_000;
/**
 * Events of one action arrive together: they are collected this long, then sent in reverse order.
 */
const gatherMs = 300;
const keptBodies = 500;

export const WEBHOOK_DELIVERY_MODES = {
  normal: 'at once, tried again while the product does not take them',
  twice: 'each one twice',
  late: 'a minute late by the clock',
  backwards: 'the last one first',
  forged: 'signed with a wrong secret',
  lost: 'not at all',
} as const;
export type WebhookDeliveryMode = keyof typeof WEBHOOK_DELIVERY_MODES;

export const isWebhookDeliveryMode = (value: unknown): value is WebhookDeliveryMode =>
  typeof value === 'string' && Object.hasOwn(WEBHOOK_DELIVERY_MODES, value);

type Letter = { name: string; rawBody: string };

export type WebhookSender = {
  send: (letter: Letter) => void;
  /**
   * Resends a logged webhook, correctly signed or forged; false when its body is no longer kept.
   */
  again: (webhookId: number, forged: boolean) => boolean;
  delivery: () => WebhookDeliveryMode;
  setDelivery: (delivery: WebhookDeliveryMode) => void;
  clear: () => void;
};

const couriers = new WeakMap<World, WebhookSender>();

/** The world's only sender; a reset clears it. */
export function webhookSenderOf(world: World): WebhookSender {
  const known = couriers.get(world);
  if (known) return known;
  const courier = createCourier(world);
  couriers.set(world, courier);
  world.onReset(courier.clear);
  return courier;
}

function createCourier(world: World): WebhookSender {
  let delivery: WebhookDeliveryMode = 'normal';
  let gathered: Letter[] = [];
  const bodies = new Map<number, Letter>();

  const attempt = async (
    letter: Letter,
    made: number,
    secret = personaWebhookSecret,
  ): Promise<void> => {
    const { name, rawBody } = letter;
    // Signatures use the machine's time, not the sandbox's clock.
    const t = Math.floor(Date.now() / 1000);
    const v1 = createHmac('sha256', secret).update(`${t}.${rawBody}`).digest('hex');
    const headers = {
      'content-type': 'application/json',
      'persona-signature': `t=${t},v1=${v1}`,
      'persona-webhook-attempts-made': String(made + 1),
      'persona-webhook-attempts-left': String(retryDelaysMs.length - made),
    };
    const url = world.config.productUrl + path;
    const sent = await world.webhooks.send({
      vendor: 'persona',
      name,
      url,
      headers,
      rawBody,
      shown: JSON.parse(rawBody),
    });
    bodies.set(sent.id, letter);
    if (bodies.size > keptBodies) bodies.delete(bodies.keys().next().value ?? 0);
    const delayMs = retryDelaysMs[made];
    const isTaken = sent.status !== null && sent.status >= 200 && sent.status < 300;
    if (!isTaken && delayMs !== undefined && secret === personaWebhookSecret)
      world.clock.schedule(delayMs, () => void attempt(letter, made + 1));
  };

  const flush = (): void => {
    const letters = gathered.reverse();
    gathered = [];
    void letters.reduce(
      (before, letter) => before.then(() => attempt(letter, 0)),
      Promise.resolve(),
    );
  };

  const WAYS: Record<WebhookDeliveryMode, (letter: Letter) => void> = {
    normal: (letter) => void attempt(letter, 0),
    twice: (letter) => void attempt(letter, 0).then(() => attempt(letter, 0)),
    late: (letter) => world.clock.schedule(lateMs, () => void attempt(letter, 0)),
    backwards: (letter) => {
      if (gathered.length === 0) setTimeout(flush, gatherMs);
      gathered.push(letter);
    },
    forged: (letter) => void attempt(letter, 0, wrongSecret),
    lost: () => undefined,
  };

  return {
    send: (letter) => WAYS[delivery](letter),
    again: (webhookId, forged) => {
      const letter = bodies.get(webhookId);
      if (letter) void attempt(letter, 0, forged ? wrongSecret : personaWebhookSecret);
      return letter !== undefined;
    },
    delivery: () => delivery,
    setDelivery: (next) => {
      delivery = next;
    },
    clear: () => {
      delivery = 'normal';
      gathered = [];
      bodies.clear();
    },
  };
}
