import './ask.css';
import { formatDay } from '@signet/rulebook/core/format-date';
import { CHANGE_STAFF_TEXTS } from '@signet/rulebook/decision/change-staff-texts.en-US';
import { Banner } from '@signet/ui/banner';
import { Button } from '@signet/ui/button';
import { ColumnHeads } from '@signet/ui/column-heads';
import { StatusPill } from '@signet/ui/status-pill';
import { Link } from 'wouter';
import { call } from '../../platform/call.ts';
import { DESK_LOCALE, errorText, fillIn } from '../../platform/texts.tsx';
import { useAction } from '../../platform/use-action.ts';
import { useMay } from '../../session/session.tsx';
import { CaseCard } from '../case/card.tsx';
import type { CasePartProps } from '../case/case-tab.ts';
import { SOURCE_TEXTS } from '../case/source-texts.en-US.ts';
import { answerTone, type SourceAnswer } from '../case/source-words.ts';
import { WhyCard } from '../case/why-card.tsx';
import type { CaseHistory } from '../case-history.ts';
import { momentWords } from '../due-words.ts';
import { roundsSince } from './rounds-since.ts';
import { TEXTS } from './texts.en-US.ts';

type Request = CaseHistory['changes'][number];

/** What was asked to have changed, what stood there, and what stands there now. */
export function ChangesTab({ open, history, onDone }: CasePartProps) {
  const may = useMay();
  const { review } = history;
  const [newest] = history.changes;
  const answered = newest?.state === 'answered' ? newest : undefined;
  const { pending, error, act } = useAction<'withdraw'>(async () => {
    await open.reload();
    return false;
  });
  const withdraw = () =>
    act('withdraw', async () => {
      const reply = await call('cancelChanges', { params: { id: review.id } });
      onDone(TEXTS.withdrawn);
      await open.follow(reply.review);
      await open.reload();
    });
  return (
    <div className="case-main">
      {error && (
        <Banner tone="bad" role="alert">
          {errorText(error)}
        </Banner>
      )}
      {history.changes.length === 0 && <p className="case-waiting">{TEXTS.none}</p>}
      {history.changes.map((request, at) => (
        <CaseCard
          key={request.askedAt}
          isMain={at === 0}
          title={stateText(request)}
          aside={
            <span>
              {fillIn(TEXTS.request, {
                name: request.reviewer.name,
                when: momentWords(request.askedAt),
              })}
            </span>
          }
        >
          <Marks request={request} history={history} />
          {request.state === 'open' && may('case.ask') && (
            <Button
              kind="secondary"
              busy={pending === 'withdraw'}
              busyLabel={TEXTS.withdrawing}
              onClick={() => void withdraw()}
            >
              {TEXTS.withdraw}
            </Button>
          )}
        </CaseCard>
      ))}
      {answered && (
        <div className="ask-since">
          <SourcesSince decisions={history.decisions} askedAt={answered.askedAt} />
          {review.cases.length > 0 && <WhyCard history={history} />}
        </div>
      )}
    </div>
  );
}

function SourcesSince({
  decisions,
  askedAt,
}: Pick<CaseHistory, 'decisions'> & { askedAt: number }) {
  const since = roundsSince(decisions, askedAt);
  if (since === undefined) return null;
  const rounds = [since.before, since.now].map((round) => fillIn(TEXTS.round, { round }));
  return (
    <CaseCard title={TEXTS.sources}>
      <table className="answers">
        <caption className="visually-hidden">{TEXTS.sourcesCaption}</caption>
        <ColumnHeads heads={[TEXTS.source, ...rounds]} />
        <tbody>
          {since.sources.map(({ source, before, now }) => (
            <tr key={source}>
              <th scope="row">{source}</th>
              <td>
                <Answer said={before} />
              </td>
              <td>
                <Answer said={now} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </CaseCard>
  );
}

const Answer = ({ said }: { said: SourceAnswer | undefined }) =>
  said === undefined ? (
    <span className="soft">{TEXTS.notAsked}</span>
  ) : (
    <StatusPill tone={said.tone}>{said.answer}</StatusPill>
  );

const stateText = ({ state, by, answeredAt }: Request): string =>
  fillIn(TEXTS.states[state], {
    day: formatDay(by, DESK_LOCALE),
    when: answeredAt === undefined ? '' : momentWords(answeredAt),
  });

const resultOf = ({ documents }: CaseHistory, id: string | undefined) => {
  const { result } = documents.find((one) => one.id === id) ?? {};
  return result === undefined ? undefined : (
    <StatusPill tone={answerTone(result)}>{SOURCE_TEXTS.inquiry.answers[result]}</StatusPill>
  );
};

function Marks({ request: { marks }, history }: { request: Request; history: CaseHistory }) {
  return (
    <table className="answers answers-stacked">
      <caption className="visually-hidden">{TEXTS.caption}</caption>
      <ColumnHeads heads={[TEXTS.what, TEXTS.before, TEXTS.now, TEXTS.said]} />
      <tbody>
        {marks.map(({ changeable, reason, line, document, before, now, isChanged }) => (
          <tr key={changeable}>
            <th scope="row">{CHANGE_STAFF_TEXTS.changeables[changeable]}</th>
            {document ? (
              <>
                <td>{resultOf(history, document.before)}</td>
                <td>
                  {resultOf(history, document.now) ?? <span className="soft">{TEXTS.notYet}</span>}{' '}
                  {document.now && (
                    <Link href={`/a/${history.review.reference}/documents`}>
                      {TEXTS.toDocuments}
                    </Link>
                  )}
                </td>
              </>
            ) : (
              <>
                <td>{isChanged ? <del>{before}</del> : (before ?? TEXTS.notKept)}</td>
                <td>{isChanged === false ? TEXTS.same : isChanged ? <ins>{now}</ins> : now}</td>
              </>
            )}
            <td>{[CHANGE_STAFF_TEXTS.reasons[reason], line].filter(Boolean).join(' · ')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
