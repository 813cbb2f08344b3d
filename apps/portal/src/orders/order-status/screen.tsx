import '../orders.css';
import { formatLongDate } from '@signet/rulebook/core/format-date';
import {
  isDebitRefusal,
  ORDER_REFUSAL_ERRORS,
  wasTakenBack,
} from '@signet/rulebook/orders/bank-debit';
import { Banner } from '@signet/ui/banner';
import { Button, LinkButton } from '@signet/ui/button';
import { Card } from '@signet/ui/card';
import { Deck } from '@signet/ui/deck';
import { Actions, type BackLink } from '@signet/ui/page';
import { Track } from '@signet/ui/track';
import { useSearch } from 'wouter/use-browser-location';
import { useApplication, usePortal } from '../../platform/application.tsx';
import { usePoll } from '../../platform/application-events/use-poll.ts';
import { useNavigation } from '../../platform/navigation.ts';
import { ScreenLoading } from '../../platform/screen/screen-boundary.tsx';
import { ScreenPage } from '../../platform/screen/screen-page.tsx';
import { WideScreen } from '../../platform/screen/wide-screen.tsx';
import { SupportContact } from '../../platform/support-contact.tsx';
import { useErrorTexts } from '../../platform/texts/rulebook-texts.tsx';
import { textsOf, useFormatMessage, useShellTexts } from '../../platform/texts/text-provider.tsx';
import { ChargeList } from '../charge-list.tsx';
import { formatMoney } from '../order-money.ts';
import { OrderReceipt } from '../order-receipt.tsx';
import { usePlanNames } from '../plan-names.ts';
import { Recipient } from '../ship-to.tsx';
import { useNothingFollows, useWayToEnd } from '../upcoming-charges.tsx';
import { type OrderForm, useOrderForm } from '../use-order-form.ts';
import { useWayOut } from '../use-way-out.ts';
import { EndOrder, PayAgain } from './order-actions.tsx';
import { OrderList } from './order-list.tsx';
import { Parcel } from './parcel.tsx';
import { isOrderOver, useArrivalDay, useStages } from './stages.ts';
import type { TEXTS } from './texts.en-US.ts';

const useTexts = textsOf<typeof TEXTS>('orders/order-status');

type Order = OrderForm['orders'][number];

/**
 * Status of an order, from submission until it is delivered, returned or canceled; of several, a
 * list, unless the address names one. docs/decisions/0102.
 */
export function Screen() {
  const texts = useTexts();
  const shell = useShellTexts();
  const wayOut = useWayOut();
  const { to } = useNavigation();
  const { found, load, ask } = useOrderForm();
  const { boot } = usePortal();
  const requested = new URLSearchParams(useSearch({ ssrSearch: boot.order?.search ?? '' })).get(
    'order',
  );
  const newest = found.state === 'found' ? found.form.orders[0] : undefined;
  usePoll(newest?.state === 'paying', ask, ignore);
  if (found.state === 'silent')
    return (
      <ScreenPage title={texts.silent.title} lead={texts.silent.text} back={to(wayOut)}>
        <Actions>
          <Button onClick={load}>{shell.tryAgain}</Button>
        </Actions>
      </ScreenPage>
    );
  if (found.state !== 'found') return <ScreenLoading />;
  const { form } = found;
  const [order, ...older] = form.orders;
  if (order === undefined)
    return (
      <ScreenPage title={texts.none.title} lead={texts.none.lead} back={to(wayOut)}>
        <Actions>
          <LinkButton href={to('order')}>{texts.none.order}</LinkButton>
        </Actions>
      </ScreenPage>
    );
  const chosen =
    older.length === 0 ? order : form.orders.find(({ orderId }) => orderId === requested);
  if (chosen === undefined) return <OrderList form={form} />;
  return (
    <OrderStatus
      key={chosen.orderId}
      order={chosen}
      form={form}
      load={() => void ask()}
      back={
        older.length > 0 ? { href: to('order-status'), label: shell.account.orders } : undefined
      }
    />
  );
}

/** No action on polling timeout: the outcome of a slow payment is emailed. */
const ignore = () => undefined;

type OrderStatusProps = {
  order: Order;
  form: OrderForm;
  load: () => void;
  back: BackLink | undefined;
};

function OrderStatus({ order, form, load, back }: OrderStatusProps) {
  const texts = useTexts();
  const fillIn = useFormatMessage();
  const catalogue = useErrorTexts();
  const { locale } = usePortal().boot;
  const nameOf = usePlanNames();
  const stages = useStages(order, form.day);
  const arrives = useArrivalDay(order, form.day);
  const { state, refusal, delay, refundedCents, address, summary, currency, tracking } = order;
  const { title, lead } = texts.states[state];
  const { paidBy } = order;
  // A date in the past is not shown.
  const ofBank =
    paidBy === undefined || paidBy < form.day
      ? texts.clearingLate
      : fillIn(lead, { day: formatLongDate(paidBy, locale) });
  const ofUnpaid = refusal !== undefined && isDebitRefusal(refusal) ? texts.unpaidBank : lead;
  const isTakenBack = wasTakenBack(order);
  const ended = isTakenBack ? texts.takenBack : lead;
  const ofParcel = arrives === undefined ? lead : fillIn(texts.arrives, { day: arrives });
  const leads: Readonly<Partial<Record<Order['state'], string>>> = {
    clearing: ofBank,
    unpaid: ofUnpaid,
    shipped: ofParcel,
  };
  const shownLead = leads[state] ?? ended;
  const isBoughtBack = state === 'returned' && order.type === 'BUY';

  const isPaid = order.placedAt !== undefined && !isTakenBack;
  const isSumless = isPaid && summary.totalCents === 0;
  const main = (
    <>
      {refusal && state === 'unpaid' && (
        <Banner tone="warn" role="alert">
          {catalogue[ORDER_REFUSAL_ERRORS[refusal]]}
        </Banner>
      )}
      {delay && state === 'placed' && (
        <Banner tone="warn" title={texts.delay[delay].title} role="status">
          {texts.delay[delay].text}
        </Banner>
      )}
      {refundedCents !== undefined && refundedCents > 0 && (
        <Banner tone="good">
          {fillIn(texts.refunded, { amount: formatMoney(refundedCents, currency, locale) })}
        </Banner>
      )}
      <Owed order={order} />
      {state === 'shipped' && tracking && <Parcel tracking={tracking} />}
      <PayAgain order={order} form={form} load={load} />
      <h2>{texts.stagesTitle}</h2>
      <Track stages={stages} />
      {(state === 'shipped' || state === 'delivered') && <SetUp state={state} />}
      {(address || order.last4 !== undefined) && (
        <div className="order-pair">
          {address && (
            <Card title={texts.shipTo}>
              <Recipient address={address} />
            </Card>
          )}
          <PaidWith order={order} />
        </div>
      )}
    </>
  );
  const side = (
    <>
      <h2>{texts.whatTitle}</h2>
      <OrderReceipt
        {...{ summary, currency, nameOf, isSumless }}
        total={
          texts.totals[isSumless ? 'nothing' : isPaid ? 'paid' : state === 'held' ? 'held' : 'open']
        }
      />
      {!isOrderOver(order) && (order.owed === undefined || summary.upcoming.length > 0) && (
        <NextCharges order={order} />
      )}
      <EndOrder order={order} load={load} />
      <p>
        <Button kind="text" icon="print" onClick={() => window.print()}>
          {texts.print}
        </Button>
      </p>
    </>
  );
  return (
    <WideScreen title={title} back={back} lead={isBoughtBack ? texts.returnedBought : shownLead}>
      <Deck main={main} side={side} isLate />
    </WideScreen>
  );
}

/** What each month costs, and how that ends. */
function NextCharges({ order: { summary, currency, shippedAt } }: { order: Order }) {
  const { changedMind } = useTexts();
  const nothingFollows = useNothingFollows(summary);
  const end = useWayToEnd(summary, shippedAt !== undefined);
  return (
    <>
      <ChargeList summary={summary} currency={currency} />
      {nothingFollows && <p className="meta">{nothingFollows}</p>}
      {end && (
        <Card title={changedMind}>
          <p>{end}</p>
        </Card>
      )}
    </>
  );
}

/** What to do with the terminal, from the box to the first payment. */
function SetUp({ state }: { state: 'shipped' | 'delivered' }) {
  const { setUp: texts } = useTexts();
  const fillIn = useFormatMessage();
  const email = useApplication().applicant.email.emailAddress ?? '';
  return (
    <Card title={texts[state]}>
      <ol className="set-up">
        {texts.steps.map((step) => (
          <li key={step}>{fillIn(step, { email })}</li>
        ))}
      </ol>
    </Card>
  );
}

/**
 * The card or account that pays, paid or failed to pay; nothing when the order ended before any
 * payment.
 */
function PaidWith({ order }: { order: Order }) {
  const { state, placedAt, paymentMethod, refusal, last4, summary } = order;
  const texts = useTexts();
  const fillIn = useFormatMessage();
  const isPaid = placedAt !== undefined && !wasTakenBack(order);
  if (last4 === undefined || (isOrderOver({ state }) && !isPaid)) return null;
  // An unpaid order loses its payment method but keeps the refusal reason.
  const isByBank = refusal === undefined ? paymentMethod === 'BANK' : isDebitRefusal(refusal);
  // Nothing was charged yet, but months will be.
  const isFirstFree = summary.totalCents === 0 && summary.upcoming.length > 0;
  return (
    <Card
      title={
        isPaid && !isFirstFree
          ? texts.payWith
          : state === 'unpaid'
            ? texts.triedWith
            : texts.willPayWith
      }
    >
      <p>{fillIn(texts.endingIn[isByBank ? 'BANK' : 'CARD'], { last4 })}</p>
    </Card>
  );
}

/**
 * Monthly charges refused by the bank: the next attempt, or that there is none; another card pays
 * them. docs/decisions/0111 and 0116.
 */
function Owed({ order: { owed = [], currency } }: { order: Order }) {
  const { owed: texts } = useTexts();
  const fillIn = useFormatMessage();
  const { openPages } = useApplication();
  const { to } = useNavigation();
  const { locale } = usePortal().boot;
  const [oldest] = owed;
  if (oldest === undefined) return null;
  const amount = formatMoney(
    owed.reduce((sum, { cents }) => sum + cents, 0),
    currency,
    locale,
  );
  const nextTry = owed.flatMap(({ nextTryDay }) => nextTryDay ?? []).toSorted()[0];
  return (
    <Banner
      tone="warn"
      title={owed.every(({ isTakenBack }) => isTakenBack) ? texts.takenBack : texts.title}
    >
      <p>{fillIn(texts.text, { amount, day: formatLongDate(oldest.day, locale) })}</p>
      <p>
        {nextTry === undefined
          ? texts.noTry
          : fillIn(texts.nextTry, { day: formatLongDate(nextTry, locale) })}
      </p>
      {openPages.includes('order-card') && (
        <LinkButton kind="text" href={to('order-card')}>
          {texts.card}
        </LinkButton>
      )}
      {nextTry === undefined && <SupportContact words={texts} />}
    </Banner>
  );
}
