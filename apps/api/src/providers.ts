import { entriesOf } from '@signet/rulebook/core/keys-of';
import { LIMITS } from '@signet/rulebook/core/limits';
import type { CallOutcome, SourcePort } from '@signet/rulebook/insight/sources';
import type { FastifyBaseLogger } from 'fastify';
import { buildHosting } from './accounts/hosting.ts';
import type { HostingPort } from './accounts/port.ts';
import { buildPlaid, PLAID_WEBHOOK_PATH } from './bank/plaid.ts';
import type { BankPort, PayoutPort } from './bank/port.ts';
import { buildStripe } from './bank/stripe.ts';
import type { CardPort } from './cards/port.ts';
import { buildStripeCards } from './cards/stripe-cards.ts';
import { buildPartnerOpenId } from './console/partner-openid.ts';
import type { PartnerSignInPort } from './console/port.ts';
import type { IdentityVendor } from './identity/port.ts';
import { connectIdentityVendors } from './identity/vendors.ts';
import type { VendorCall } from './insight/count-calls.ts';
import type { MailPort, TextPort } from './messages/port.ts';
import { buildSmtp } from './messages/smtp.ts';
import { buildLiberis } from './offers/liberis.ts';
import type { LendingPort } from './offers/port.ts';
import { buildFulfilment } from './orders/fulfilment.ts';
import type { DebitPort, FulfilmentPort } from './orders/port.ts';
import { buildStripeDebits } from './orders/stripe-debits.ts';
import type { WebhookPort } from './partners/webhook-port.ts';
import { buildWebhooks } from './partners/webhooks.ts';
import type { LineTypePort, NetworkPort, OtpPort, PhoneLinkPort } from './phone/port.ts';
import { buildProve } from './phone/prove.ts';
import { buildTwilio } from './phone/twilio.ts';
import type { Config } from './platform/config/config.ts';
import { measureCalls } from './platform/observe/measure-calls.ts';
import type { Metrics } from './platform/observe/metrics.ts';
import { buildVendorGuard, type VendorGuard } from './platform/vendor-guard.ts';
import { buildOpenId } from './session/openid.ts';
import type { SignInPort } from './session/port.ts';
import type { StaffSignInPort } from './staff/port.ts';
import { buildStaffOpenId } from './staff/staff-openid.ts';

/** Outside services that have one vendor each. */
type Ports = {
  codes: OtpPort;
  lines: LineTypePort;
  texts: TextPort;
  links: PhoneLinkPort;
  network: NetworkPort;
  bank: BankPort;
  payouts: PayoutPort;
  cards: CardPort;
  debits: DebitPort;
  lending: LendingPort;
  hosting: HostingPort;
  fulfilment: FulfilmentPort;
  mail: MailPort;
  signIn: SignInPort;
  staffSignIn: StaffSignInPort;
  webhooks: WebhookPort;
};

/** `partnerSignIn` leads to servers of partners, each its own: none is a vendor of ours. */
export type Providers = Ports & {
  identity: readonly IdentityVendor[];
  partnerSignIn: PartnerSignInPort;
};

const VENDORS: Readonly<Record<keyof Ports, string>> = {
  codes: 'twilio',
  lines: 'twilio',
  texts: 'twilio',
  links: 'prove',
  network: 'prove',
  bank: 'plaid',
  payouts: 'stripe',
  cards: 'stripe',
  debits: 'stripe',
  lending: 'liberis',
  hosting: 'hosting',
  fulfilment: 'fulfilment',
  mail: 'smtp',
  signIn: 'oidc',
  staffSignIn: 'staff-oidc',
  webhooks: 'partners',
};

/** Methods of ports that answer at once; all others are calls. */
const SYNCHRONOUS = {
  mail: ['close'],
  links: ['continueUrl'],
} as const satisfies Partial<Record<keyof Ports, readonly string[]>>;

/** Partners' servers are many: one that is away must not hold up the others, and has pauses of its own. */
const UNGUARDED: VendorGuard = (call) => call();

/** One guard a vendor, whichever of its ports is used. */
function guardsByVendor(limitFactor: number): (vendor: string) => VendorGuard {
  const guards = new Map<string, VendorGuard>([[VENDORS.webhooks, UNGUARDED]]);
  return (vendor) => {
    const guard = guards.get(vendor) ?? buildVendorGuard(vendor, limitFactor);
    guards.set(vendor, guard);
    return guard;
  };
}

type Measuring = {
  metrics: Metrics;
  heard(call: VendorCall): void;
};

type Wrap = <Port extends object>(port: Port, vendor: string, name: SourcePort) => Port;

/** The same ports, each of them wrapped with its vendor's name. */
export function wrapProviders(
  { identity, partnerSignIn, ...ports }: Providers,
  wrap: Wrap,
): Providers {
  const wrapped = entriesOf(ports).map(([name, port]) => [name, wrap(port, VENDORS[name], name)]);
  return {
    ...(Object.fromEntries(wrapped) as Ports), // the same names
    partnerSignIn,
    identity: identity.map((vendor) => ({
      ...vendor,
      checks: wrap(vendor.checks, vendor.id, 'checks'),
      inquiries: wrap(vendor.inquiries, vendor.id, 'inquiries'),
    })),
  };
}

export function measureProviders(
  providers: Providers,
  { metrics, heard }: Measuring,
  { limitFactor }: Pick<Config, 'limitFactor'>,
): Providers {
  const guardOf = guardsByVendor(limitFactor);
  const synchronousOf: Readonly<Record<string, readonly string[]>> = SYNCHRONOUS;
  const measured = wrapProviders(providers, (port, vendor, name) => {
    const guarding = {
      guard: guardOf(vendor),
      synchronous: synchronousOf[name] ?? [],
      heard: (method: string, outcome: CallOutcome, ms: number) =>
        heard({ vendor, port: name, method, outcome, ms }),
    };
    return measureCalls(port, vendor, metrics, guarding);
  });
  const countText = (kind: string, outcome: string) =>
    metrics.count('signet_texts_total', { kind, outcome });
  return {
    ...measured,
    codes: {
      ...measured.codes,
      start: async (request) => {
        const answer = await measured.codes.start(request).catch((error: unknown) => {
          countText('code', 'failed');
          throw error;
        });
        countText('code', answer.state);
        return answer;
      },
    },
    cards: {
      ...measured.cards,
      charge: async (card, request) => {
        const countCharge = (outcome: string) => metrics.count('signet_charges_total', { outcome });
        const answer = await measured.cards.charge(card, request).catch((error: unknown) => {
          countCharge('failed');
          throw error;
        });
        countCharge(answer.state);
        return answer;
      },
    },
    texts: {
      ...measured.texts,
      send: async (text) => {
        await measured.texts.send(text).catch((error: unknown) => {
          countText('text', 'failed');
          throw error;
        });
        countText('text', 'sent');
      },
    },
  };
}

/** Without a desk, nobody signs in there. */
const NO_DESK = {
  issuer: 'https://no-desk.invalid',
  clientId: '',
  clientSecret: '',
  acrs: [],
  groupsClaim: 'groups',
};

type Options = { log: Pick<FastifyBaseLogger, 'warn'>; timeoutMs?: number };

/**
 * Builds the real vendor clients. Each call times out after `timeoutMs`, except the identity
 * vendors', whose callers set their own limit.
 */
export const buildProviders = (
  config: Config,
  { log, timeoutMs = LIMITS.providerTimeoutMs }: Options,
): Providers => ({
  identity: connectIdentityVendors(config),
  ...buildTwilio({ ...config.twilio, timeoutMs, log }),
  ...buildProve({ ...config.prove, timeoutMs }),
  bank: buildPlaid({
    ...config.plaid,
    webhookUrl: config.publicUrl + PLAID_WEBHOOK_PATH,
    timeoutMs,
  }),
  payouts: buildStripe({ ...config.stripe, timeoutMs }),
  cards: buildStripeCards({ ...config.stripe, timeoutMs }),
  debits: buildStripeDebits({ ...config.stripe, timeoutMs }),
  lending: buildLiberis({ ...config.liberis, timeoutMs }),
  hosting: buildHosting({ ...config.hosting, timeoutMs }),
  fulfilment: buildFulfilment({ ...config.fulfilment, timeoutMs }),
  mail: buildSmtp({ ...config.mail, timeoutMs }),
  signIn: buildOpenId({ ...config.oidc, timeoutMs }),
  staffSignIn: buildStaffOpenId({
    ...(config.desk?.provider ?? NO_DESK),
    timeoutMs,
  }),
  partnerSignIn: buildPartnerOpenId({ timeoutMs }),
  webhooks: buildWebhooks({ environment: config.environment, timeoutMs }),
});
