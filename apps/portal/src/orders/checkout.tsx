import { formatDay } from '@signet/rulebook/core/format-date';
import { mayPayBy } from '@signet/rulebook/orders/bank-debit';
import { monthlyCents, orderSummary } from '@signet/rulebook/orders/order-summary';
import { Banner } from '@signet/ui/banner';
import { Button } from '@signet/ui/button';
import { Card } from '@signet/ui/card';
import { Actions } from '@signet/ui/page';
import { usePortal } from '../platform/application.tsx';
import { useNavigation } from '../platform/navigation.ts';
import { textsOf, useFormatMessage, useShellTexts } from '../platform/texts/text-provider.tsx';
import { BankMandate } from './bank-debit/bank-mandate.tsx';
import { formatMoney } from './order-money.ts';
import { OrderReceipt } from './order-receipt.tsx';
import type { OrderStepProps } from './order-step.ts';
import { OrderStepForm } from './order-step-form.tsx';
import { PayWith } from './pay-with.tsx';
import { usePlanNames } from './plan-names.ts';
import { Recipient } from './ship-to.tsx';
import type { TEXTS } from './texts.en-US.ts';
import { UpcomingCharges } from './upcoming-charges.tsx';
import { useOrderDraft } from './use-order-draft.ts';
import { usePlaceOrder } from './use-place-order.ts';

const useTexts = textsOf<typeof TEXTS>('orders');

export function Checkout({ form, setForm, at }: OrderStepProps) {
  const { checkout } = useTexts();
  const shell = useShellTexts();
  const fillIn = useFormatMessage();
  const { locale } = usePortal().boot;
  const { to } = useNavigation();
  const nameOf = usePlanNames();
  const address = form.address ?? form.businessAddress;
  const state = useOrderDraft(withMethod(form));
  const { draft } = state;
  const { currency, day, isApproved } = form;
  const summary = orderSummary(form.choice, form, {
    day,
    isApproved,
    territory: address?.territory,
  });
  const amount = formatMoney(summary.totalCents, currency, locale);
  const { isPlacing, hasPriceChanged, place } = usePlaceOrder({
    form,
    setForm,
    at,
    fail: state.fail,
  });
  const [first] = summary.upcoming;
  const nothingToday =
    first?.day === undefined
      ? checkout.nothingToday
      : fillIn(checkout.nothingTodayThen, {
          amount: formatMoney(monthlyCents(summary), currency, locale),
          day: formatDay(first.day, locale),
        });
  const lead = isApproved
    ? summary.totalCents > 0
      ? fillIn(checkout.today, { amount })
      : nothingToday
    : summary.totalCents > 0
      ? fillIn(checkout.onApproval, { amount })
      : checkout.onApprovalFree;
  const perMonth = monthlyCents(summary);
  const isCharged = summary.totalCents > 0 || perMonth > 0;
  const isByBank = isCharged && draft.paymentMethod === 'BANK';
  const proceed = () => {
    const choice = state.validate();
    if (choice !== undefined) void place(choice, summary.totalCents);
  };
  return (
    <OrderStepForm
      title={checkout.title}
      lead={lead}
      back={`${to(at)}${form.choice.bundle === undefined ? '' : '?step=licences'}`}
      fieldErrors={state.fieldErrors}
      attempt={state.attempt}
      proceed={proceed}
    >
      <div role="alert">
        {hasPriceChanged && (
          <Banner tone="warn" title={checkout.priceChanged.title}>
            {fillIn(checkout.priceChanged.text, { amount })}
          </Banner>
        )}
      </div>
      <OrderReceipt
        {...{ summary, currency, nameOf }}
        total={isApproved ? checkout.dueToday : checkout.dueOnApproval}
      />
      <UpcomingCharges summary={summary} currency={currency} />
      <Card
        title={checkout.shipTo}
        edit={
          <a className="card-edit" href={`${to(at)}?step=address`}>
            {shell.edit}
            <span className="visually-hidden"> {checkout.shipTo}</span>
          </a>
        }
      >
        <Recipient address={address} />
      </Card>
      {isCharged && (
        <PayWith
          at={at}
          form={form}
          draft={draft}
          change={state.change}
          errorAt={state.errorAt}
          isDue={summary.totalCents > 0}
        />
      )}
      {isByBank && (
        <BankMandate
          last4={form.instruments.bank?.last4 ?? ''}
          button={checkout.place}
          {...{ currency, summary, isApproved }}
        />
      )}
      <Actions
        isStill
        later={
          perMonth > 0 &&
          !isByBank && (
            <p className="meta">
              {fillIn(checkout.monthlyNote, { amount: formatMoney(perMonth, currency, locale) })}
            </p>
          )
        }
      >
        <Button type="submit" busy={isPlacing} busyLabel={checkout.placing}>
          {checkout.place}
        </Button>
      </Actions>
    </OrderStepForm>
  );
}

/** Prefers the card: an account is debited only when chosen explicitly or when there is no card. */
function methodOnFile({
  instruments: { card, bank },
  terms: { paymentMethod: offered },
}: OrderStepProps['form']) {
  if (card !== undefined && mayPayBy('CARD', offered)) return 'CARD';
  return bank !== undefined && mayPayBy('BANK', offered) ? 'BANK' : 'NONE';
}

const withMethod = (form: OrderStepProps['form']): OrderStepProps['form'] => ({
  ...form,
  choice: { ...form.choice, paymentMethod: methodOnFile(form) },
});
