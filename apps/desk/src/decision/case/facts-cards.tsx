import { keysOf } from '@signet/rulebook/core/keys-of';
import {
  BUSINESS_FACTS,
  PERSON_FACTS,
  sourcesOfPerson,
} from '@signet/rulebook/decision/compared-facts';
import type { Market } from '@signet/rulebook/reference/locales';
import { ColumnHeads } from '@signet/ui/column-heads';
import { StatusPill } from '@signet/ui/status-pill';
import { countryName, fillIn, wordsOf } from '../../platform/texts.tsx';
import type { CaseHistory } from '../case-history.ts';
import { momentWords } from '../due-words.ts';
import { TEXTS as FACTS } from '../facts/texts.en-US.ts';
import { CaseCard } from './card.tsx';
import { channelText, decidedByText, deciderText, outcomeText } from './case-timeline.ts';
import { messageStateWords, stepUpWords, templateWords } from './record-words.ts';
import { SecretValue } from './secret-value.tsx';
import { sourceAnswers } from './source-words.ts';
import { TEXTS } from './texts.en-US.ts';
import { typedGroups } from './typed-answers.ts';

/** `id`: of the application whose numbers its reader may show. */
export function TypedCard({ typed, id }: Pick<CaseHistory, 'typed'> & { id?: string }) {
  return (
    <CaseCard title={TEXTS.typed.title}>
      {typed.length === 0 && <p className="soft">{TEXTS.typed.none}</p>}
      <div className="typed-groups">
        {typedGroups(typed).map(({ group, answers }) => (
          <div key={group}>
            <h3>{TEXTS.typed[group]}</h3>
            <dl className="facts-list">
              {answers.map(({ path, label, value, isSecret }) => (
                <div key={path}>
                  <dt>{label}</dt>
                  <dd>
                    {isSecret && id !== undefined ? (
                      <SecretValue {...{ id, path, label }} masked={value} />
                    ) : (
                      value
                    )}
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </div>
    </CaseCard>
  );
}

type Decided = CaseHistory['decisions'][number];

/** The newest round's answers, and those of earlier rounds behind their own headings. */
export function SourcesCard({
  decisions,
  market,
}: Pick<CaseHistory, 'decisions'> & { market: Market }) {
  const asked = decisions
    .filter(({ evidence }) => sourceAnswers(evidence).length > 0)
    .toSorted((one, other) => other.decidedAt - one.decidedAt);
  const [newest, ...earlier] = asked;
  return (
    <CaseCard title={TEXTS.sources.title} aside={newest && <span>{roundText(newest)}</span>}>
      {newest === undefined ? (
        <p className="soft">{TEXTS.sources.none}</p>
      ) : (
        <AnswerTable market={market} decided={newest} caption={TEXTS.sources.caption} />
      )}
      {earlier.length > 0 && (
        <details>
          <summary>{fillIn(TEXTS.sources.earlier, { count: earlier.length })}</summary>
          {earlier.map((each) => (
            <div key={each.decidedAt} className="earlier-round">
              <h3>{roundText(each)}</h3>
              <AnswerTable
                market={market}
                decided={each}
                caption={fillIn(TEXTS.sources.captionOf, { round: each.round })}
              />
            </div>
          ))}
        </details>
      )}
    </CaseCard>
  );
}

const roundText = (decided: Decided): string =>
  fillIn(TEXTS.sources.roundOf, {
    round: decided.round,
    outcome: outcomeText(decided.outcome),
    by: decidedByText(decided),
    when: momentWords(decided.decidedAt),
  });

/** What a source was asked with, in words; empty for one that was asked with nothing of theirs. */
const askedWith = (source: string, market: Market): string =>
  [
    ...keysOf(PERSON_FACTS)
      .filter((fact) =>
        sourcesOfPerson(fact, { market, side: 'applicant' }).some((one) => one === source),
      )
      .map((fact) => FACTS.person[fact]),
    ...keysOf(BUSINESS_FACTS)
      .filter((fact) => BUSINESS_FACTS[fact].sources.some((one) => one === source))
      .map((fact) => FACTS.businessFacts[fact]),
  ].join(', ');

function AnswerTable({
  decided,
  caption,
  market,
}: {
  decided: Decided;
  caption: string;
  market: Market;
}) {
  const rows = Object.keys(decided.evidence).flatMap((key) =>
    sourceAnswers({ [key]: decided.evidence[key] }).map((said) => ({
      ...said,
      asked: askedWith(key, market),
    })),
  );
  return (
    <table className="answers answers-asked">
      <caption className="visually-hidden">{caption}</caption>
      <ColumnHeads heads={[TEXTS.sources.source, TEXTS.sources.asked, TEXTS.sources.answer]} />
      <tbody>
        {rows.map(({ source, asked, answer, tone }) => (
          <tr key={source}>
            <th scope="row">{source}</th>
            <td className="soft">{asked}</td>
            <td>
              <StatusPill tone={tone}>{answer}</StatusPill>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function OwnersCard({ owners, companies }: Pick<CaseHistory, 'owners' | 'companies'>) {
  if (owners.length === 0 && companies.length === 0) return null;
  return (
    <CaseCard title={TEXTS.owners.title}>
      <ul className="people-list">
        {owners.map(({ id, name, verification, checks }) => (
          <li key={id}>
            <div className="people-head">
              <strong>{name}</strong>
              <StatusPill>{TEXTS.owners.verification[verification]}</StatusPill>
            </div>
            {checks.length === 0 && <p className="soft">{TEXTS.owners.noChecks}</p>}
            {checks.map((check) => (
              <div key={check.decidedAt}>
                <p className="soft">
                  {fillIn(TEXTS.owners.check, {
                    round: check.round,
                    outcome: outcomeText(check.outcome),
                    by: check.reviewer?.name ?? deciderText(check.decidedBy),
                    when: momentWords(check.decidedAt),
                  })}
                </p>
                {check.reason && <p>{check.reason.message}</p>}
                <p className="pills">
                  {sourceAnswers(check.evidence).map(({ source, answer, tone }) => (
                    <StatusPill key={source} tone={tone}>
                      {fillIn(TEXTS.sources.said, { source, answer })}
                    </StatusPill>
                  ))}
                </p>
              </div>
            ))}
          </li>
        ))}
        {companies.map(({ id, name, kind, country, number }) => (
          <li key={id}>
            <div className="people-head">
              <strong>{name}</strong>
              <span className="soft">{`${TEXTS.companies.kinds[kind]} · ${countryName(country)}`}</span>
            </div>
            {number.last4 && (
              <p className="soft">{fillIn(TEXTS.companies.number, { last4: number.last4 })}</p>
            )}
          </li>
        ))}
      </ul>
    </CaseCard>
  );
}

export function StepUpsCard({ stepUps }: Pick<CaseHistory, 'stepUps'>) {
  if (stepUps.length === 0) return null;
  return (
    <CaseCard title={TEXTS.stepUps.title}>
      <ul className="plain-rows">
        {stepUps.map(({ type, requestedAt, finishedAt, result }) => (
          <li key={`${type} ${requestedAt}`}>
            <span>{stepUpWords(type)}</span>
            <span className="soft">
              {finishedAt === undefined
                ? fillIn(TEXTS.stepUps.open, { when: momentWords(requestedAt) })
                : fillIn(TEXTS.stepUps.finished, {
                    asked: momentWords(requestedAt),
                    when: momentWords(finishedAt),
                  })}
            </span>
            {result && (
              <span>
                {fillIn(TEXTS.stepUps.result, { result: wordsOf(TEXTS.stepUps.results, result) })}
              </span>
            )}
          </li>
        ))}
      </ul>
    </CaseCard>
  );
}

export function MessagesCard({ messages }: Pick<CaseHistory, 'messages'>) {
  if (messages.length === 0) return null;
  return (
    <CaseCard title={TEXTS.messages.title}>
      <ul className="plain-rows">
        {messages.map(({ id, channel, template, state, createdAt, sentAt }) => (
          <li key={id}>
            <span>
              {fillIn(TEXTS.messages.state, {
                channel: channelText(channel),
                template: templateWords(template),
                state: messageStateWords(state),
              })}
            </span>
            <span className="soft">{momentWords(sentAt ?? createdAt)}</span>
          </li>
        ))}
      </ul>
    </CaseCard>
  );
}
