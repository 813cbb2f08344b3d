import '../../people/owners/owners.css';
import './orders.css';
import { CARD_BRAND_NAMES } from '@signet/rulebook/cards/card-brands';
import { formatDay } from '@signet/rulebook/core/format-date';
import { isKeyOf } from '@signet/rulebook/core/keys-of';
import { REVIEW_CASE_TEXTS } from '@signet/rulebook/decision/review-texts.en-US';
import { PLAN_NAMES } from '@signet/rulebook/orders/texts.en-US';
import { ColumnHeads } from '@signet/ui/column-heads';
import { StatusPill } from '@signet/ui/status-pill';
import { CaseCard } from '../../decision/case/card.tsx';
import type { CasePartProps } from '../../decision/case/case-tab.ts';
import { channelText } from '../../decision/case/case-timeline.ts';
import type { CaseHistory } from '../../decision/case-history.ts';
import { dayIn, momentWords } from '../../decision/due-words.ts';
import { SettleCard } from '../../decision/settle/settle-card.tsx';
import { DESK_LOCALE, fillIn, wordsOf } from '../../platform/texts.tsx';
import { useMay } from '../../session/session.tsx';
import {
  firstOwed,
  type Month,
  moneyWords,
  type Order,
  owedMonths,
  owedWords,
  paidMonths,
  toldOfDebt,
  triesOf,
} from './order-words.ts';
import { TEXTS } from './texts.en-US.ts';
import { WhomToCall } from './whom-to-call.tsx';

/** Orders with their months: what is owed, how often it was tried, and what its bank said. */
export function OrdersScreen(part: CasePartProps) {
  const { orders, review, messages } = part.history;
  const may = useMay();
  const found = review.cases.find((one) => one.case === 'order.owed');
  const owing = orders.flatMap((order) => owedMonths(order).map((month) => ({ order, month })));
  const first = firstOwed(owing);
  const refusedAt = first?.month.refusals.at(-1)?.at;
  return (
    <div className="case-columns">
      <div className="case-main">
        {found && first && (
          <CaseCard
            isMain
            title={TEXTS.why}
            aside={
              <>
                <span className="row-code">{found.case}</span>
                {refusedAt !== undefined && (
                  <span>{fillIn(TEXTS.since, { when: momentWords(refusedAt) })}</span>
                )}
              </>
            }
          >
            <p className="why-words">{REVIEW_CASE_TEXTS['order.owed']}</p>
            <p className="soft">{owedWords(first.order, first.month)}</p>
          </CaseCard>
        )}
        {orders.map((order) => (
          <div key={order.id} className="two-cards">
            {owedMonths(order).length > 0 && (
              <div className="owed-months">
                {owedMonths(order).map((month) => (
                  <OwedMonthCard key={`${month.day} ${month.cents}`} {...{ order, month }} />
                ))}
              </div>
            )}
            <OrderCard {...{ order, messages }} />
          </div>
        ))}
        {found && <WhomToCall history={part.history} />}
      </div>
      <div className="case-side">
        {found && may('case.decide') && (
          <SettleCard
            {...{ found, ...part }}
            isToldBeside
            title={TEXTS.settle}
            followsAlso={(action) => first && wordsOf(settleWords(owing, first.order), action)}
          />
        )}
      </div>
    </div>
  );
}

/** What each action means for these months: what it takes, and what comes next all the same. */
function settleWords(
  owing: readonly { order: Order; month: Month }[],
  { currency, nextDay }: Order,
): Readonly<Record<string, string>> {
  const cents = owing.reduce((sum, { month }) => sum + month.cents, 0);
  return {
    tryAgain: fillIn(TEXTS.once, { amount: moneyWords(cents, currency) }),
    close:
      nextDay === undefined ? '' : fillIn(TEXTS.next, { day: formatDay(nextDay, DESK_LOCALE) }),
  };
}

function OwedMonthCard({ order, month }: { order: Order; month: Month }) {
  return (
    <CaseCard
      title={
        <span className="month-name">{dayIn(month.day, { month: 'long', year: 'numeric' })}</span>
      }
      aside={
        <StatusPill tone="bad">
          {fillIn(TEXTS.owes, { amount: moneyWords(month.cents, order.currency) })}
        </StatusPill>
      }
    >
      <ul className="month-tries">
        {triesOf(month).map(({ key, when, what, why }) => (
          <li key={key}>
            <span className="soft">{when}</span>
            <strong>{what}</strong>
            <span>{why}</span>
          </li>
        ))}
      </ul>
    </CaseCard>
  );
}

function OrderCard({ order, messages }: { order: Order } & Pick<CaseHistory, 'messages'>) {
  const { type, state, currency, totalCents, last4, card, items, months } = order;
  const owed = owedMonths(order);
  const told = owed.length > 0 ? toldOfDebt(messages) : undefined;
  const { facts } = TEXTS;
  const rows = [
    [
      facts.items,
      items
        .map(({ plan, quantity }) => fillIn(facts.item, { quantity, plan: PLAN_NAMES[plan] }))
        .join(', '),
    ],
    [facts.state, wordsOf(TEXTS.orderStates, state)],
    [facts.placed, momentWords(order.submittedAt)],
    [facts.delivered, order.deliveredAt === undefined ? '' : momentWords(order.deliveredAt)],
    [facts.total, moneyWords(totalCents, currency)],
    [facts.instrument, last4 === undefined ? '' : fillIn(facts.ending, { last4 })],
    [facts.paid, paidMonths(order)],
    [
      facts.card,
      card === undefined
        ? ''
        : fillIn(facts.cardUntil, {
            brand: CARD_BRAND_NAMES[card.brand] ?? facts.otherCard,
            ...{ last4: card.last4, month: String(card.expiryMonth).padStart(2, '0') },
            year: String(card.expiryYear),
          }),
    ],
    [
      facts.told,
      told === undefined
        ? ''
        : fillIn(facts.toldBy, {
            channel: channelText(told.channel),
            when: momentWords(told.sentAt ?? told.createdAt),
          }),
    ],
  ] as const;
  return (
    <CaseCard title={TEXTS.types[type]}>
      <dl className="facts-list">
        {rows.map(([label, value]) =>
          value === '' ? null : (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
        )}
      </dl>
      {months.length === 0 && <p className="soft">{TEXTS.noMonths}</p>}
      {months.length > owed.length && (
        <details>
          <summary>{fillIn(TEXTS.months, { count: months.length })}</summary>
          <Months order={order} />
        </details>
      )}
    </CaseCard>
  );
}

const TONES = { charged: 'good', unpaid: 'bad', clearing: 'info', due: 'info' } as const;

function Months({ order: { months, currency } }: { order: Order }) {
  return (
    <div className="answers-scroll">
      <table className="answers">
        <caption className="visually-hidden">{TEXTS.caption}</caption>
        <ColumnHeads
          heads={[TEXTS.month, TEXTS.amount, TEXTS.monthState, TEXTS.attempts, TEXTS.refusal]}
        />
        <tbody>
          {months.map(({ day, cents, state, attempts, refusal }) => (
            <tr key={`${day} ${cents}`}>
              <th scope="row">{formatDay(day, DESK_LOCALE)}</th>
              <td>{moneyWords(cents, currency)}</td>
              <td>
                <StatusPill tone={isKeyOf(TONES, state) ? TONES[state] : 'plain'}>
                  {TEXTS.states[state]}
                </StatusPill>
              </td>
              <td>{attempts}</td>
              <td>{refusal && wordsOf(TEXTS.refusals, refusal)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
