import { expect, test } from 'vitest';
import { checkVendors } from './check-vendors.ts';

const errors = (path: string, text: string) => checkVendors([{ path, text }], {});

test.each([
  ['apps/api/src/identity/inquiry-session.ts', 'host: deps.config.persona.widgetHost', 'persona'],
  ['apps/api/src/phone/phone-link-delivery.ts', "actor: 'prove'", 'prove'],
  ['apps/api/src/phone/phone-link-delivery.ts', "actor: 'twilio'", 'twilio'],
  ['apps/api/src/app.ts', 'registerStripeWebhook(api, deps)', 'stripe'],
  ['apps/portal/src/bank/bank/choose-method.tsx', 'usePlaidLink()', 'plaid'],
  ['apps/portal/src/identity/inquiry/inquiry-screen.tsx', '<PersonaFrame />', 'persona'],
  ['packages/rulebook/src/offers/eligibility.ts', "lender: 'Liberis'", 'liberis'],
  ['packages/ui/src/icon.tsx', "const font = 'https://fonts.googleapis.com'", 'google'],
])('%s: a word of a vendor is found', (path, text, vendor) =>
  expect(errors(path, text)).toEqual([
    `${path} names ${vendor}: its adapter, its configuration and its twin in the sandbox do`,
  ]),
);

test.each([
  ['its adapter', 'apps/api/src/identity/persona-client.ts', "const VENDOR = 'persona'"],
  ['its half in the browser', 'apps/portal/src/platform/address/google-places.ts', 'window.google'],
  [
    'its client beneath the rooms',
    'apps/api/src/platform/stripe-client.ts',
    "import Stripe from 'stripe'",
  ],
  ['the composition', 'apps/api/src/providers.ts', 'buildProve(config.prove)'],
  ['its configuration', 'apps/api/src/platform/config/vendor-variables.ts', 'TWILIO_URL: {}'],
  [
    'whoever chooses it',
    'apps/portal/src/bank/bank/choose-method.tsx',
    "import { BankWindow } from './plaid-window.tsx'",
  ],
  [
    'the contract',
    'packages/rulebook/src/call-paths.ts',
    "getPlaidToken: ['GET', '/api/v2/applications/{id}/financial-instruments/plaid/token']",
  ],
  [
    'the contract’s word for an account',
    'apps/api/src/application/view.ts',
    "kind === 'plaid' ? { plaidAccountId } : {}",
  ],
  ['a test', 'apps/api/src/identity/vendor-faults.test.ts', "vendor: 'persona'"],
  ['a migration', 'apps/api/src/migrations/0030-money.ts', 'stripe_id'],
  ['the sandbox', 'apps/sandbox/src/app.ts', 'registerPersona'],
  [
    'a comment',
    'apps/api/src/platform/provider-down.ts',
    'const thrown = error; // axios, fetch and Twilio',
  ],
  [
    'a word of English',
    'apps/api/src/api-reference/tags.ts',
    "description: 'Prove a mobile number'",
  ],
])('%s may name it', (_what, path, text) => expect(errors(path, text)).toEqual([]));

test('the adapter of one vendor may not name another', () =>
  expect(errors('apps/api/src/bank/plaid.ts', 'config.stripe.url')).toHaveLength(1));

test('an exception for texts covers every language', () => {
  const textFile = { path: 'apps/portal/src/bank/bank/texts.es-US.ts', text: "lead: 'Plaid'" };
  expect(checkVendors([textFile], { 'apps/portal/src/bank/bank/texts': 'told' })).toEqual([]);
});

test('an exception that is not needed any more is found', () =>
  expect(
    checkVendors([{ path: 'apps/portal/src/a.ts', text: '' }], {
      'apps/portal/src/a.ts': 'told a name',
    }),
  ).toEqual(['apps/portal/src/a.ts leaves check-vendors.ts: it names no vendor']));
