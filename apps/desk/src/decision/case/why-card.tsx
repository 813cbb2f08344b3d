import { StatusPill } from '@signet/ui/status-pill';
import { fillIn } from '../../platform/texts.tsx';
import type { CaseHistory, FoundCase } from '../case-history.ts';
import { CaseKind } from '../case-parts.tsx';
import { momentWords } from '../due-words.ts';
import { CaseCard } from './card.tsx';
import { outcomeText } from './case-timeline.ts';
import { TEXTS } from './texts.en-US.ts';

type Explanation = NonNullable<CaseHistory['why']>;

/** Why the case waits for a person: the words, the row of the rules that held, and what it takes. */
export function WhyCard({ history: { review, why, shown } }: { history: CaseHistory }) {
  const others = review.cases.filter((one) => one.case !== 'decision');
  // What the rules decided is over; something that came since brought it here.
  const isDecided = others.length > 0 && others.length === review.cases.length;
  return (
    <CaseCard
      isMain
      title={TEXTS.why.title}
      aside={
        why && (
          <>
            <span className="row-code">{why.held.row}</span>
            <span>
              {fillIn(TEXTS.why.rule, {
                version: why.version,
                round: why.round,
                when: momentWords(why.decidedAt),
              })}
            </span>
          </>
        )
      }
    >
      {isDecided ? (
        <>
          <CaseKinds cases={others} className="why-words" />
          {why && <p className="soft">{fillIn(TEXTS.why.decided, { words: why.held.words })}</p>}
        </>
      ) : (
        <>
          <p className="why-words">{review.reason?.message ?? TEXTS.why.noRule}</p>
          {why && <p className="soft">{why.held.words}</p>}
        </>
      )}
      {why && <Trail why={why} />}
      <div className="why-ends">
        {why?.ifSettled && (
          <p className="why-if">
            <span>{TEXTS.why.ifSettled} </span>
            <strong>{outcomeText(why.ifSettled.decision)}</strong>{' '}
            <span className="row-code">{why.ifSettled.row.row}</span>
          </p>
        )}
        <p className="soft">
          {fillIn(TEXTS.why.reads, { title: shown.title })} {shown.text}
        </p>
      </div>
      {!isDecided && others.length > 0 && (
        <div className="why-others">
          <h3>{TEXTS.why.open}</h3>
          <CaseKinds cases={others} />
        </div>
      )}
    </CaseCard>
  );
}

function CaseKinds({ cases, className }: { cases: readonly FoundCase[]; className?: string }) {
  return (
    <ul className={['why-kinds', className].filter(Boolean).join(' ')}>
      {cases.map((one) => (
        <li key={`${one.case} ${one.owner?.id ?? ''}`}>
          <CaseKind reviewCase={one.case} />
          {one.owner && <span className="soft">{one.owner.name}</span>}
        </li>
      ))}
    </ul>
  );
}

/** Rows that did not hold, the one that did, and rows that were not reached. */
function Trail({ why: { before, held, after } }: { why: Explanation }) {
  return (
    <div className="trail">
      <div className="trail-bar" aria-hidden="true">
        {[...before, held, ...after].map(({ row }, at) => (
          <span
            key={row}
            className={
              at < before.length
                ? 'trail-passed'
                : at === before.length
                  ? 'trail-held'
                  : 'trail-rest'
            }
          />
        ))}
      </div>
      <details>
        <summary>
          <span>{fillIn(TEXTS.why.before, { count: before.length })}</span>
          <span className="soft"> · {fillIn(TEXTS.why.after, { count: after.length })}</span>
        </summary>
        <ol className="trail-rows">
          {before.map((row) => (
            <TrailRow key={row.row} row={row} says={TEXTS.why.passed} />
          ))}
          <TrailRow row={held} says={TEXTS.why.held} isHeld />
          {after.map((row) => (
            <TrailRow key={row.row} row={row} says={TEXTS.why.notReached} />
          ))}
        </ol>
      </details>
    </div>
  );
}

function TrailRow({
  row: { row, words },
  says,
  isHeld = false,
}: {
  row: Explanation['held'];
  says: string;
  isHeld?: boolean;
}) {
  return (
    <li className={isHeld ? 'trail-row-held' : undefined}>
      <span className="row-code">{row}</span>
      <span>{words}</span>
      <StatusPill tone={isHeld ? 'info' : 'plain'}>{says}</StatusPill>
    </li>
  );
}
