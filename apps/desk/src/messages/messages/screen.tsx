import { isKeyOf } from '@signet/rulebook/core/keys-of';
import {
  CHANGE_PERIODS,
  type ChangeableId,
  type ChangeReason,
} from '@signet/rulebook/decision/change-reasons';
import { Link } from 'wouter';
import '../../people/owners/owners.css';
import './messages.css';
import { ColumnHeads } from '@signet/ui/column-heads';
import { StatusPill } from '@signet/ui/status-pill';
import { AskedPage } from '../../decision/ask/asked-words.tsx';
import { CaseCard } from '../../decision/case/card.tsx';
import type { CasePartProps } from '../../decision/case/case-tab.ts';
import { messageStateWords, templateWords } from '../../decision/case/record-words.ts';
import type { CaseHistory } from '../../decision/case-history.ts';
import { momentWords } from '../../decision/due-words.ts';
import { languageName } from '../../decision/language-name.ts';
import { SettleCard } from '../../decision/settle/settle-card.tsx';
import { call } from '../../platform/call.ts';
import { errorText, fillIn } from '../../platform/texts.tsx';
import { useLoadedData } from '../../platform/use-loaded-data.ts';
import { useMay } from '../../session/session.tsx';
import { faultWords, type TryGroup, triesOf, tryGroups } from './message-words.ts';
import { TEXTS } from './texts.en-US.ts';

type Message = CaseHistory['messages'][number];

const ADDRESS: ChangeableId = 'emailAddress';
const REASON: ChangeReason = 'noMailArrives';

/** Every message as it was sent, and what the vendor said of those that were not. */
export function MessagesScreen(part: CasePartProps) {
  const { messages, review, changeable } = part.history;
  const may = useMay();
  const failed = messages.filter(({ state }) => state === 'failed');
  const found = review.cases.find((one) => one.case === 'message.undelivered');
  return (
    <div className="case-columns">
      <div className="case-main">
        {failed.map((message) => (
          <Undelivered
            key={message.id}
            message={message}
            arrived={messages.filter(isSent).length}
          />
        ))}
        <CaseCard title={TEXTS.title} aside={TEXTS.kept}>
          {messages.length === 0 ? (
            <p className="soft">{TEXTS.none}</p>
          ) : (
            <MessageTable messages={messages.toReversed()} />
          )}
        </CaseCard>
      </div>
      <div className="case-side">
        {found && may('case.decide') && <SettleCard {...{ found, ...part }} />}
        {found && (
          <CaseCard title={TEXTS.askTitle}>
            <p className="soft">{TEXTS.askText}</p>
            {may('case.ask') && changeable.includes(ADDRESS) && <AskForAddress review={review} />}
          </CaseCard>
        )}
      </div>
    </div>
  );
}

/** What the applicant would read, before anybody asks. */
function AskForAddress({ review: { id, reference, version } }: Pick<CaseHistory, 'review'>) {
  const { data, error } = useLoadedData(`address ${id} ${version}`, () =>
    call('previewChanges', {
      params: { id },
      body: {
        marks: [{ changeable: ADDRESS, reason: REASON }],
        businessDays: CHANGE_PERIODS[0],
      },
    }),
  );
  return (
    <>
      {error && <p role="alert">{errorText(error)}</p>}
      {data && (
        <section className="message-reads" aria-label={TEXTS.reads}>
          <h3>{fillIn(TEXTS.readsIn, { language: languageName(data.shown.locale) })}</h3>
          <div className="preview-part" lang={data.shown.locale}>
            <AskedPage words={data.shown} />
          </div>
        </section>
      )}
      <Link
        className="btn btn-secondary"
        href={`/a/${reference}/messages?do=ask&mark=${ADDRESS}&reason=${REASON}`}
      >
        {TEXTS.ask}
      </Link>
    </>
  );
}

const isSent = ({ state }: Message): boolean => state === 'sent';

function Undelivered({ message, arrived }: { message: Message; arrived: number }) {
  const { template, createdAt, failedAt, fault, to, likelyTo, tries } = message;
  return (
    <CaseCard
      isMain
      title={fillIn(TEXTS.undelivered, { template: templateWords(template) })}
      aside={
        failedAt === undefined
          ? undefined
          : fillIn(TEXTS.tried, { from: momentWords(createdAt), until: momentWords(failedAt) })
      }
    >
      <p className="why-words">{to === undefined ? TEXTS.noAddress : faultWords(fault)}</p>
      <div className="two-cards">
        {tries.length > 0 && (
          <div className="message-tries">
            <h3>{fillIn(TEXTS.tries, { count: tries.length })}</h3>
            <Tries groups={tryGroups(tries)} />
          </div>
        )}
        {to !== undefined && (
          <div className="message-way">
            <p>
              {likelyTo === undefined
                ? fillIn(TEXTS.goes, { to })
                : fillIn(TEXTS.likely, { to, likely: likelyTo })}
            </p>
            {arrived > 0 && <p>{fillIn(TEXTS.arrived, { count: arrived })}</p>}
          </div>
        )}
      </div>
    </CaseCard>
  );
}

function Tries({ groups }: { groups: readonly TryGroup[] }) {
  const [only] = groups;
  if (groups.length === 1 && only !== undefined)
    return <p>{fillIn(TEXTS.triedAlike, { until: momentWords(only.until) })}</p>;
  return (
    <ol>
      {groups.map(({ fault, count, from, until }) => (
        <li key={from}>
          <span>{faultWords(fault)}</span>{' '}
          <span className="soft">
            {fillIn(count === 1 ? TEXTS.triedOnce : TEXTS.triedOften, {
              ...{ count, from: momentWords(from), until: momentWords(until) },
            })}
          </span>
        </li>
      ))}
    </ol>
  );
}

const TONES = { sent: 'good', failed: 'bad', waiting: 'info' } as const;

function MessageTable({ messages }: { messages: readonly Message[] }) {
  return (
    <div className="answers-scroll">
      <table className="answers answers-stacked answers-asked">
        <caption className="visually-hidden">{TEXTS.caption}</caption>
        <ColumnHeads heads={[TEXTS.message, TEXTS.to, TEXTS.state, TEXTS.triesHead, TEXTS.when]} />
        <tbody>
          {messages.map(({ id, template, to, state, tries, createdAt, sentAt, failedAt }) => (
            <tr key={id}>
              <th scope="row">{templateWords(template)}</th>
              <td className={to === undefined ? 'soft' : undefined}>{to ?? TEXTS.gone}</td>
              <td>
                <StatusPill tone={isKeyOf(TONES, state) ? TONES[state] : 'plain'}>
                  {messageStateWords(state)}
                </StatusPill>
              </td>
              <td data-label={TEXTS.triesHead}>{triesOf({ state, tries })}</td>
              <td className="cell-line">{momentWords(sentAt ?? failedAt ?? createdAt)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
