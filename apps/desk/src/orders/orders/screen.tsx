import { isKeyOf } from '@signet/rulebook/core/keys-of';
import '../../people/owners/owners.css';
import { formatDay } from '@signet/rulebook/core/format-date';
import { ColumnHeads } from '@signet/ui/column-heads';
import { StatusPill } from '@signet/ui/status-pill';
import { CaseCard } from '../../decision/case/card.tsx';
import type { CasePartProps } from '../../decision/case/case-tab.ts';
import type { CaseHistory } from '../../decision/case-history.ts';
import { momentWords } from '../../decision/due-words.ts';
import { SettleCard } from '../../decision/settle/settle-card.tsx';
import { DESK_LOCALE, fillIn, wordsOf } from '../../platform/texts.tsx';
import { useMay } from '../../session/session.tsx';
import { TEXTS } from './texts.en-US.ts';

type Order = CaseHistory['orders'][number];

const moneyWords = (cents: number, currency: Order['currency']): string =>
  new Intl.NumberFormat(DESK_LOCALE, { style: 'currency', currency }).format(cents / 100);

/** Orders with their months: what is owed, how often it was tried, and what its bank said. */
export function OrdersScreen(part: CasePartProps) {
  const { orders, review, typed } = part.history;
  const may = useMay();
  const found = review.cases.find((one) => one.case === 'order.owed');
  const phone = typed.find(({ path }) => path === 'applicant.phone.localPhoneNumber');
  const email = typed.find(({ path }) => path === 'applicant.email.emailAddress');
  const name = ['applicant.name.firstName', 'applicant.name.lastName']
    .flatMap((part) => typed.find(({ path }) => path === part)?.value ?? [])
    .join(' ');
  return (
    <div className="case-columns">
      <div className="case-main">
        {orders.map((order) => (
          <OrderCard key={order.id} order={order} />
        ))}
      </div>
      <div className="case-side">
        {found && may('case.decide') && <SettleCard {...{ found, ...part }} />}
        {found && (phone ?? email) && (
          <CaseCard title={TEXTS.whom}>
            <p>
              <strong>{name}</strong>
            </p>
            {[phone, email].map((answer) => answer && <p key={answer.path}>{answer.value}</p>)}
          </CaseCard>
        )}
      </div>
    </div>
  );
}

function OrderCard({ order }: { order: Order }) {
  const { type, state, currency, totalCents, last4, submittedAt, deliveredAt, months } = order;
  const owed = months.reduce((sum, month) => sum + (month.state === 'unpaid' ? month.cents : 0), 0);
  const { facts } = TEXTS;
  const rows = [
    [facts.state, wordsOf(TEXTS.orderStates, state)],
    [facts.placed, momentWords(submittedAt)],
    [facts.delivered, deliveredAt === undefined ? undefined : momentWords(deliveredAt)],
    [facts.total, moneyWords(totalCents, currency)],
    [facts.instrument, last4 && fillIn(facts.ending, { last4 })],
  ] as const;
  return (
    <CaseCard
      isMain={owed > 0}
      title={TEXTS.types[type]}
      aside={
        owed > 0 && (
          <StatusPill tone="bad">
            {fillIn(TEXTS.owes, { amount: moneyWords(owed, currency) })}
          </StatusPill>
        )
      }
    >
      <dl className="facts-list">
        {rows.map(([label, value]) =>
          value === undefined ? null : (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
        )}
      </dl>
      <h3>{TEXTS.months}</h3>
      {months.length === 0 ? <p className="soft">{TEXTS.noMonths}</p> : <Months order={order} />}
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
