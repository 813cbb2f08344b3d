import type { ReplyOf } from '@signet/rulebook/endpoints';
import { Button } from '@signet/ui/button';
import { ColumnHeads } from '@signet/ui/column-heads';
import { StatusPill } from '@signet/ui/status-pill';
import { Link } from 'wouter';
import { CaseCard } from '../../decision/case/card.tsx';
import { momentWords } from '../../decision/due-words.ts';
import { fillIn } from '../../platform/texts.tsx';
import { TEXTS } from '../texts.en-US.ts';

type Event = ReplyOf<'readPartner'>['events'][number];

const TONES = { waiting: 'warn', delivered: 'good', failed: 'bad' } as const;

const hostOf = (url: string): string => new URL(url).host;

/** What a partner was told, a row for each way that it went. */
export function Deliveries({
  id,
  events,
  next,
  isFailed,
  isLoading,
  sending,
  onSend,
}: {
  id: string;
  events: readonly Event[];
  next: string | undefined;
  isFailed: boolean;
  isLoading: boolean;
  sending: string | undefined;
  /** Left out where its reader sends nothing. */
  onSend: ((eventId: string) => void) | undefined;
}) {
  const at = `/partners/${id}`;
  const failed = isFailed ? 'undelivered=true&' : '';
  return (
    <CaseCard title={TEXTS.deliveries}>
      <nav className="partner-acts" aria-label={TEXTS.which}>
        <Link href={at} className="filter-link" aria-current={isFailed ? undefined : 'page'}>
          {TEXTS.all}
        </Link>
        <Link
          href={`${at}?undelivered=true`}
          className="filter-link"
          aria-current={isFailed ? 'page' : undefined}
        >
          {TEXTS.undelivered}
        </Link>
      </nav>
      {events.length === 0 ? (
        <p className="soft">{isFailed ? TEXTS.noFailed : TEXTS.noEvents}</p>
      ) : (
        <table className="answers answers-stacked answers-asked" aria-busy={isLoading || undefined}>
          <caption className="visually-hidden">{TEXTS.deliveries}</caption>
          <ColumnHeads
            heads={[
              ...[TEXTS.event, TEXTS.endpoint, TEXTS.state, TEXTS.tries, TEXTS.noted],
              ...[TEXTS.answer, ...(onSend ? [TEXTS.act] : [])],
            ]}
          />
          <tbody>
            {events.flatMap((event) =>
              event.deliveries.map((delivery, nth) => (
                <tr key={delivery.id}>
                  <th scope="row">{event.type}</th>
                  <td>{hostOf(delivery.url)}</td>
                  <td>
                    <StatusPill tone={TONES[delivery.state]}>
                      {TEXTS.states[delivery.state]}
                    </StatusPill>
                  </td>
                  <td data-label={TEXTS.tries}>{delivery.attempts}</td>
                  <td data-label={TEXTS.noted}>{momentWords(event.createdAt)}</td>
                  <td data-label={TEXTS.answer}>{delivery.lastFault ?? '–'}</td>
                  {onSend && (
                    <td>
                      {nth === 0 && (
                        <Button
                          kind="text"
                          busy={sending === event.id}
                          busyLabel={TEXTS.sending}
                          aria-label={fillIn(TEXTS.sendOf, {
                            event: event.type,
                            when: momentWords(event.createdAt),
                          })}
                          onClick={() => onSend(event.id)}
                        >
                          {TEXTS.send}
                        </Button>
                      )}
                    </td>
                  )}
                </tr>
              )),
            )}
          </tbody>
        </table>
      )}
      {next && <Link href={`${at}?${failed}cursor=${encodeURIComponent(next)}`}>{TEXTS.more}</Link>}
    </CaseCard>
  );
}
