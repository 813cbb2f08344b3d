import '../../people/owners/owners.css';
import { mayConfirmCheck } from '@signet/rulebook/bank/check-comparison';
import { formatDay } from '@signet/rulebook/core/format-date';
import { BANK_CASES } from '@signet/rulebook/decision/review-queue';
import type { StaffRole } from '@signet/rulebook/staff/permissions';
import { ColumnHeads } from '@signet/ui/column-heads';
import { StatusPill } from '@signet/ui/status-pill';
import { CaseCard } from '../../decision/case/card.tsx';
import type { CasePartProps } from '../../decision/case/case-tab.ts';
import type { CaseHistory, FoundCase } from '../../decision/case-history.ts';
import { momentWords } from '../../decision/due-words.ts';
import { SettleCard } from '../../decision/settle/settle-card.tsx';
import { DESK_LOCALE, fillIn, wordsOf } from '../../platform/texts.tsx';
import { useMay, useSession } from '../../session/session.tsx';
import { TEXTS } from './texts.en-US.ts';
import { CompareCheck, VoidCheckCard } from './void-check.tsx';

type Account = NonNullable<CaseHistory['account']>;

const CHECK_CASE = 'bank.voidCheck';

const stopped = (
  { case: name, account }: FoundCase,
  action: string,
  roles: readonly StaffRole[],
): string | undefined =>
  name === CHECK_CASE &&
  action === 'confirm' &&
  !mayConfirmCheck({ isCompared: account?.isCompared === true, roles })
    ? TEXTS.compare.needed
    : undefined;

/** Where payouts go, whose account it is, and what its checks said; never its number. */
export function BankScreen(part: CasePartProps) {
  const { account, review } = part.history;
  const may = useMay();
  const { roles } = useSession();
  const cases = review.cases.filter((found) => BANK_CASES.some((name) => name === found.case));
  const isCheck = cases.some((found) => found.case === CHECK_CASE);
  return (
    <div className="case-columns">
      <div className="case-main">
        {isCheck && may('document.read') && <VoidCheckCard {...part} />}
        {account && <AccountCard account={account} />}
        {account && account.names.length > 0 && <Names account={account} />}
      </div>
      <div className="case-side">
        {may('case.decide') &&
          cases.map((found) => (
            <SettleCard
              key={found.case}
              {...{ found, ...part }}
              blocked={(action) => stopped(found, action, roles)}
            >
              {found.case === CHECK_CASE && part.isMine && <CompareCheck {...part} />}
            </SettleCard>
          ))}
      </div>
    </div>
  );
}

const TONES: Readonly<Partial<Record<string, 'good' | 'warn' | 'bad'>>> = {
  VERIFIED: 'good',
  PENDING: 'warn',
  FAILED: 'bad',
};

function AccountCard({ account }: { account: Account }) {
  const { bankName = TEXTS.ownBank, last4, kind, accountType, status, deposits } = account;
  const { history, outcomes, results } = TEXTS;
  const result = account.checkResult && wordsOf(results, account.checkResult);
  const rows: readonly (readonly [
    label: string,
    at: number | undefined,
    text: string | undefined,
  ])[] = [
    [history.linked, account.linkedAt, wordsOf(TEXTS.kinds, kind)],
    [
      history.sent,
      deposits?.sentAt,
      deposits &&
        fillIn(history.sends, {
          count: deposits.sends,
          day: formatDay(deposits.arrivesOn, DESK_LOCALE),
          by: formatDay(deposits.enterBy, DESK_LOCALE),
        }),
    ],
    [history.tries, undefined, deposits && String(deposits.tries)],
    [history.ended, deposits?.endedAt, deposits?.outcome && outcomes[deposits.outcome]],
    [history.voidCheck, account.voidCheckAt, undefined],
    [history.checked, account.checkedAt, result],
    [history.fault, undefined, account.fault],
    [history.payoutsFrom, account.payoutsFrom, undefined],
  ];
  return (
    <CaseCard
      isMain
      title={fillIn(TEXTS.ending, { bank: bankName, last4 })}
      aside={
        <>
          <span>{wordsOf(TEXTS.types, accountType)}</span>
          <StatusPill tone={TONES[status] ?? 'plain'}>{wordsOf(TEXTS.statuses, status)}</StatusPill>
        </>
      }
    >
      <h3>{history.title}</h3>
      <dl className="facts-list">
        {rows.map(([label, at, text]) =>
          at === undefined && text === undefined ? null : (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{[at && momentWords(at), text].filter(Boolean).join(' · ')}</dd>
            </div>
          ),
        )}
      </dl>
    </CaseCard>
  );
}

function Names({ account: { kind, holder, names } }: { account: Account }) {
  const words = TEXTS.names;
  return (
    <CaseCard title={words.title}>
      <p>
        {wordsOf(words.holders, kind)} <strong>{holder}</strong>
      </p>
      <div className="answers-scroll">
        <table className="answers">
          <caption className="visually-hidden">{words.caption}</caption>
          <ColumnHeads heads={[words.onApplication, words.differs]} />
          <tbody>
            {names.map(({ name, lacking, added }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>
                  {lacking.length + added.length === 0 && (
                    <StatusPill tone="good">{words.same}</StatusPill>
                  )}
                  {lacking.length > 0 && (
                    <del>{fillIn(words.lacking, { words: lacking.join(' ') })}</del>
                  )}{' '}
                  {added.length > 0 && <ins>{fillIn(words.added, { words: added.join(' ') })}</ins>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </CaseCard>
  );
}
