import { isKeyOf } from '@signet/rulebook/core/keys-of';
import type { ChangeableId } from '@signet/rulebook/decision/change-reasons';
import { Link } from 'wouter';
import '../../people/owners/owners.css';
import { ColumnHeads } from '@signet/ui/column-heads';
import { StatusPill } from '@signet/ui/status-pill';
import { CaseCard } from '../../decision/case/card.tsx';
import type { CasePartProps } from '../../decision/case/case-tab.ts';
import { messageStateWords, templateWords } from '../../decision/case/record-words.ts';
import type { CaseHistory } from '../../decision/case-history.ts';
import { momentWords } from '../../decision/due-words.ts';
import { SettleCard } from '../../decision/settle/settle-card.tsx';
import { fillIn } from '../../platform/texts.tsx';
import { useMay } from '../../session/session.tsx';
import { faultWords } from './message-words.ts';
import { TEXTS } from './texts.en-US.ts';

type Message = CaseHistory['messages'][number];

const ADDRESS: ChangeableId = 'emailAddress';

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
          <Undelivered key={message.id} message={message} />
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
            {may('case.ask') && changeable.includes(ADDRESS) && (
              <Link
                className="btn btn-secondary"
                href={`/a/${review.reference}/messages?do=ask&mark=${ADDRESS}`}
              >
                {TEXTS.ask}
              </Link>
            )}
          </CaseCard>
        )}
      </div>
    </div>
  );
}

function Undelivered({ message }: { message: Message }) {
  const { template, createdAt, failedAt, fault, to, likelyTo } = message;
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
      {to !== undefined && (
        <p>
          {likelyTo === undefined
            ? fillIn(TEXTS.goes, { to })
            : fillIn(TEXTS.likely, { to, likely: likelyTo })}
        </p>
      )}
    </CaseCard>
  );
}

const TONES = { sent: 'good', failed: 'bad', waiting: 'info' } as const;

function MessageTable({ messages }: { messages: readonly Message[] }) {
  return (
    <div className="answers-scroll">
      <table className="answers">
        <caption className="visually-hidden">{TEXTS.caption}</caption>
        <ColumnHeads heads={[TEXTS.message, TEXTS.to, TEXTS.state, TEXTS.when]} />
        <tbody>
          {messages.map(({ id, template, to, state, createdAt, sentAt, failedAt }) => (
            <tr key={id}>
              <th scope="row">{templateWords(template)}</th>
              <td className={to === undefined ? 'soft' : undefined}>{to ?? TEXTS.gone}</td>
              <td>
                <StatusPill tone={isKeyOf(TONES, state) ? TONES[state] : 'plain'}>
                  {messageStateWords(state)}
                </StatusPill>
              </td>
              <td>{momentWords(sentAt ?? failedAt ?? createdAt)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
