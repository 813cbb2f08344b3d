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

async function draw(locale: Locale, owed: OrderView['owed'], openPages: readonly string[]): Promise<string> {
  await loadNeededTexts(locale);
  const view = { ...sent, openPages } as typeof sent; // pages by their ids
  const form = { orders: [{ ...DELIVERED, ...(owed && { owed }) }], plans: [], instruments: {} } as unknown as OrderFormView; // what this page reads of it
  const boot = { ...bootAt(`/${id}/order/status`, locale, view), order: { form, search: '' } };
  return renderToStaticMarkup(
    <PortalProvider boot={boot}>
      <TextProvider texts={firstPageTexts(locale)}>
        <Screen />
      </TextProvider>
    </PortalProvider>,
  );
}

const OWED = [
  { day: '2026-12-20', cents: 1_995 },
  { day: '2027-01-20', cents: 1_995 },
];

test.each(LOCALE_IDS)(
  'in %s months that the bank refused are told with their sum, the oldest day and the way to another card',
  async (locale) => {
    const html = await draw(locale, OWED, ['order-status', 'order-card']);
    expect(html).toMatch(/A monthly payment didn’t go through|Un paiement mensuel n’est pas passé/);
    expect(html).toContain(formatMoney(3_990, 'USD', locale));
    expect(html).toContain(formatLongDate('2026-12-20', locale));
    expect(html).toContain(`href="/${id}/order/card"`);
    expect(html).not.toMatch(/\{\w+\}|undefined|\[object/);
  },
);

test('whoever may add no card now is offered none, and who owes nothing reads nothing of it', async () => {
  expect(await draw('en-US', OWED, ['order-status'])).not.toContain('/order/card');
  expect(await draw('en-US', undefined, ['order-status', 'order-card'])).not.toContain('A monthly payment');
});
