import type { ReplyOf } from '@signet/rulebook/endpoints';
import { POLICY_OUTCOMES, type PolicyOutcome } from '@signet/rulebook/policy/policy-outcomes';
import { CaseCard } from '../../decision/case/card.tsx';
import { TEXTS as ROOM } from '../texts.en-US.ts';
import { TEXTS } from './texts.en-US.ts';

type Cells = NonNullable<ReplyOf<'readPolicyRun'>['comparison']>['cells'];

/** The outcomes stand in the order of what they mean to an applicant, the best first. */
function classOf(from: PolicyOutcome, to: PolicyOutcome): string {
  const way = POLICY_OUTCOMES.indexOf(to) - POLICY_OUTCOMES.indexOf(from);
  if (way === 0) return 'cell-same';
  return way < 0 ? 'cell-better' : 'cell-worse';
}

/** How many go from which outcome to which; the diagonal stays as it is. */
export function OutcomeGrid({ cells }: { cells: Cells }) {
  const countOf = (from: PolicyOutcome, to: PolicyOutcome): number =>
    cells.find((cell) => cell.from === from && cell.to === to)?.count ?? 0;
  return (
    <CaseCard title={TEXTS.fromTo} aside={TEXTS.fromToAside}>
      <table className="policy-grid">
        <thead>
          <tr>
            <th scope="col">{TEXTS.from}</th>
            {POLICY_OUTCOMES.map((to) => (
              <th key={to} scope="col">
                {ROOM.outcome[to]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {POLICY_OUTCOMES.map((from) => (
            <tr key={from}>
              <th scope="row">{ROOM.outcome[from]}</th>
              {POLICY_OUTCOMES.map((to) => {
                const count = countOf(from, to);
                return (
                  <td key={to} className={count > 0 ? classOf(from, to) : undefined}>
                    {count > 0 ? count : '·'}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </CaseCard>
  );
}
