import { ColumnHeads } from '@signet/ui/column-heads';
import { StatusPill } from '@signet/ui/status-pill';
import { fillIn } from '../../platform/texts.tsx';
import { SecretValue } from '../case/secret-value.tsx';
import type { SourceAnswer } from '../case/source-words.ts';
import { TEXTS as CASE } from '../case/texts.en-US.ts';
import type { LabelledAnswer } from '../case/typed-answers.ts';
import { TEXTS } from './texts.en-US.ts';

export type FactRow = {
  id: string;
  label: string;
  typed: readonly LabelledAnswer[];
  said: readonly SourceAnswer[];
};

/** What was typed beside what each source said that was asked with it. `show`: whose numbers may be shown. */
export function FactsTable({
  caption,
  rows,
  show,
}: {
  caption: string;
  rows: readonly FactRow[];
  show: { id: string; ownerId?: string } | undefined;
}) {
  return (
    <div className="answers-scroll">
      <table className="answers answers-stacked facts-table">
        <caption className="visually-hidden">{caption}</caption>
        <ColumnHeads heads={[TEXTS.fact, TEXTS.typed, TEXTS.said]} />
        <tbody>
          {rows.map(({ id, label, typed, said }) => (
            <tr
              key={id}
              className={said.some(({ tone }) => tone === 'bad') ? 'fact-bad' : undefined}
            >
              <th scope="row">{label}</th>
              <td>
                {typed.length === 0 && <span className="soft">{TEXTS.nothing}</span>}
                {typed.map((answer, at) => (
                  <span key={answer.path}>
                    {at > 0 && (id === 'name' ? ' ' : ', ')}
                    {answer.isSecret && show !== undefined ? (
                      <SecretValue
                        {...show}
                        path={answer.path}
                        label={label}
                        masked={answer.value}
                      />
                    ) : (
                      answer.value
                    )}
                  </span>
                ))}
              </td>
              <td>
                {said.length === 0 ? (
                  <span className="soft">{TEXTS.notAsked}</span>
                ) : (
                  <span className="pills">
                    {said.map(({ source, answer, tone }) => (
                      <StatusPill key={source} tone={tone}>
                        {fillIn(CASE.sources.said, { source, answer })}
                      </StatusPill>
                    ))}
                  </span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
