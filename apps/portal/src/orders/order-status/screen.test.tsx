import { formatLongDate } from '@signet/rulebook/core/format-date';
import type { OrderFormView, OrderView } from '@signet/rulebook/orders/view';
import { LOCALE_IDS, type Locale } from '@signet/rulebook/reference/locales';
import { bootAt, id, sent } from '@signet/testing/sample-boot';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { firstPageTexts } from '../../first-page-texts.ts';
import { PortalProvider } from '../../platform/application.tsx';
import { loadNeededTexts } from '../../platform/texts/load-texts.ts';
import { TextProvider } from '../../platform/texts/text-provider.tsx';
import { formatMoney } from '../order-money.ts';
import { Screen } from './screen.tsx';

const summary = {
  lines: [],
  firstCents: 0,
  offerCents: 0,
  subtotalCents: 0,
  shippingCents: 0,
  totalCents: 0,
  todayCents: 0,
  onApprovalCents: 0,
  upcoming: [],
};
const DELIVERED: OrderView = {
  orderId: 'ord_1',
  state: 'delivered',
  submitted: true,
  inProgress: false,
  type: 'RENT',
  summary,
  currency: 'USD',
  paymentMethod: 'CARD',
  mayCancel: false,
  submittedAt: 0,
  placedAt: 0,
  deliveredAt: 0,
};

async function draw(
  locale: Locale,
  told: Partial<OrderView>,
  openPages: readonly string[] = ['order-status'],
  { older = [], search = '' }: { older?: Partial<OrderView>[]; search?: string } = {},
): Promise<string> {
  await loadNeededTexts(locale);
  const view = { ...sent, openPages } as typeof sent; // page ids
  const form = {
    day: '2026-12-21',
    orders: [told, ...older].map((each) => ({ ...DELIVERED, ...each })),
    plans: [],
    instruments: {},
  } as unknown as OrderFormView; // only what this page reads
  const boot = { ...bootAt(`/${id}/order/status`, locale, view), order: { form, search } };
  return renderToStaticMarkup(
    <PortalProvider boot={boot}>
      <TextProvider texts={firstPageTexts(locale)}>
        <Screen />
      </TextProvider>
    </PortalProvider>,
  );
}

const OWED = {
  owed: [
    { day: '2026-12-20', cents: 1_995 },
    { day: '2027-01-20', cents: 1_995 },
  ],
};

test.each(LOCALE_IDS)(
  'in %s months that the bank refused are told with their sum, the oldest day and the way to another card',
  async (locale) => {
    const html = await draw(locale, OWED, ['order-status', 'order-card']);
    expect(html).toMatch(/A monthly payment didn’t go through|Un paiement mensuel a échoué/);
    expect(html).toContain(formatMoney(3_990, 'USD', locale));
    expect(html).toContain(formatLongDate('2026-12-20', locale));
    expect(html).toContain(`href="/${id}/order/card"`);
    expect(html).not.toMatch(/\{\w+\}|undefined|\[object/);
  },
);

test('offers no card when none can be added, and mentions no debt when nothing is owed', async () => {
  expect(await draw('en-US', OWED)).not.toContain('/order/card');
  expect(await draw('en-US', {}, ['order-status', 'order-card'])).not.toContain(
    'A monthly payment',
  );
});

test.each(LOCALE_IDS)(
  'in %s an order that ended because its bank took its money back says so, and names nothing paid',
  async (locale) => {
    const paid = {
      state: 'cancelled',
      deliveredAt: undefined,
      last4: '6789',
      paymentMethod: 'BANK',
    } as const;
    const html = await draw(locale, { ...paid, refusal: 'bankNotAuthorised' });
    expect(html).toMatch(/Your bank reversed your payment|Votre banque a repris votre paiement/);
    expect(html).not.toMatch(/6789|Total paid|Total payé|Nothing more/);
    expect(await draw(locale, paid)).toContain('6789');
  },
);

const notPaid = { placedAt: undefined, deliveredAt: undefined, last4: '6789' };
test.each<[string, Partial<OrderView>, string | undefined]>([
  ['a card has paid', { last4: '6789' }, 'Paid with: The card'],
  ['a bank has paid', { last4: '6789', paymentMethod: 'BANK' }, 'Paid with: The bank account'],
  [
    'a bank is asked',
    { ...notPaid, state: 'clearing', paymentMethod: 'BANK' },
    'Will be paid with: The bank account',
  ],
  ['a card pays after the approval', { ...notPaid, state: 'held' }, 'Will be paid with: The card'],
  [
    'a card was declined',
    { ...notPaid, state: 'unpaid', refusal: 'declined' },
    'Payment tried with: The card',
  ],
  // The next attempt defaults to a card, so only the refusal reason shows what was tried.
  [
    'a bank had no money',
    { ...notPaid, state: 'unpaid', refusal: 'bankFunds' },
    'Payment tried with: The bank account',
  ],
  ['it ended unpaid', { ...notPaid, state: 'cancelled' }, undefined],
  ['nothing was to be paid', {}, undefined],
])('%s: it says with what', async (_case, told, said) => {
  const html = await draw('en-US', told);
  const found = /<h2[^>]*>([^<]*(?:aid with|tried with))<\/h2>.*?<p>(.*?) ending in 6789<\/p>/.exec(
    html.replaceAll('<!-- -->', ''),
  );
  expect(found === null ? undefined : `${found[1]}: ${found[2]}`).toBe(said);
  if (said === undefined) expect(html).not.toContain('6789');
});

test.each(LOCALE_IDS)('in %s an order without a charge shows no paid amount', async (locale) => {
  const html = await draw(locale, {});
  expect(html).toMatch(/Nothing was charged|Rien n’a été facturé/);
  expect(html).toMatch(/nothing to pay|rien à payer/);
  expect(html).not.toMatch(/Total paid|Total payé|>Paid<|>Payée</);
});

const shipped = { state: 'shipped', shippedAt: 0, deliveredAt: undefined } as const;
const tracking = { carrier: 'Parcel Post', number: 'PP12' };

test.each(LOCALE_IDS)('in %s a tracking number links to the carrier’s page', async (locale) => {
  const url = 'https://parcels.example/PP12';
  const html = await draw(locale, { ...shipped, tracking: { ...tracking, url } });
  expect(html).toMatch(
    new RegExp(`<a[^>]*href="${url}"[^>]*>.*?(Track your package|Suivre mon colis)`),
  );
  expect(html).toMatch(/Copy the number|Copier le numéro/);
  expect(html.match(/btn-primary/g)).toHaveLength(1);
});

test.each(LOCALE_IDS)(
  'in %s a terminal on its way and one that came are told how to be set up, and with which address',
  async (locale) => {
    for (const told of [shipped, {}]) {
      const html = await draw(locale, told);
      expect(html.match(/<ol class="set-up">.*?<\/ol>/)?.[0]).toContain('chloe@example.com');
    }
    expect(await draw(locale, { state: 'placed', deliveredAt: undefined })).not.toContain('set-up');
  },
);

test('a tracking number without a carrier’s page can be copied', async () => {
  const html = await draw('en-US', { ...shipped, tracking });
  expect(html).toContain('PP12');
  expect(html).toContain('Copy the number');
  expect(html).not.toMatch(/Track your package|btn-primary/);
});

test('a delivered order has no next action', async () =>
  expect(await draw('en-US', {})).not.toContain('btn-primary'));

const terminal = {
  plan: 'N910',
  quantity: 2,
  perUnitCents: 2_995,
  cents: 5_990,
  every: 'month',
  trialPeriodDays: 0,
  isComplimentary: false,
} as const;
const rented = { ...summary, lines: [terminal] };
const older = [{ orderId: 'ord_0', summary: rented, ...OWED }];

test.each(LOCALE_IDS)(
  'in %s several orders are a list, newest first, which says what an old one still owes',
  async (locale) => {
    const html = await draw(locale, { ...shipped, summary: rented }, undefined, { older });
    expect([...html.matchAll(/order=(ord_\d)"/g)].map(([, order]) => order)).toEqual([
      'ord_1',
      'ord_0',
    ]);
    expect(html).toMatch(/Handheld 5|Portatif 5/);
    expect(html).toMatch(/A monthly payment didn’t go through|Un paiement mensuel a échoué/);
    expect(html).not.toMatch(/\{\w+\}|undefined|\[object|class="track"/);
  },
);

test('shows the order named in the URL, with a link back to the list', async () => {
  const html = await draw('en-US', shipped, undefined, { older, search: '?order=ord_0' });
  expect(html).toContain('Your order was delivered');
  expect(html).toMatch(new RegExp(`class="back" href="/${id}/order/status"`));
  expect(
    await draw('en-US', shipped, undefined, { older, search: '?order=somebody-elses' }),
  ).toContain('order=ord_0"');
});

test('shows a single order whatever the URL names', async () => {
  const html = await draw('en-US', shipped, undefined, { search: '?order=ord_7' });
  expect(html).toContain('Your order is on its way');
  expect(html).not.toContain('class="back"');
});

test('rent is listed with its day and how it ends, and a purchase says that nothing follows', async () => {
  const upcoming = [{ cents: 5_990, trialDays: 30, day: '2026-12-25' }];
  const html = await draw('en-US', { ...shipped, summary: { ...rented, upcoming } });
  expect(html).toMatch(/December 25.*\$59\.90.*Every month after that/s);
  expect(html).toMatch(/Changed your mind\?.*send it back/s);
  const once = { ...rented, lines: [{ ...terminal, every: 'once' as const }] };
  expect(await draw('en-US', { summary: once })).toContain('Nothing else will be charged');
});
