import { Button } from '@signet/ui/button';
import { Details } from '@signet/ui/details';
import { useState } from 'react';
import type { Inbox } from './control-client.ts';
import { formatMoment, formatPhone } from './format.ts';
import { MessageText } from './message-text.tsx';
import { Empty, Panel } from './panel.tsx';

const shownPhones = 4;

export function sortByNewest(inboxes: readonly Inbox[]): Inbox[] {
  const atOf = ({ messages }: Inbox) => messages[0]?.at ?? '';
  return [...inboxes].sort((one, other) => atOf(other).localeCompare(atOf(one)));
}

type PhonesPanelProps = { phones: Inbox[] | undefined; nowMs: number };

export function PhonesPanel({ phones, nowMs }: PhonesPanelProps) {
  const [areAllShown, showAll] = useState(false);
  const sorted = sortByNewest(phones ?? []);
  const shown = areAllShown ? sorted : sorted.slice(0, shownPhones);
  return (
    <Panel id="phones" title="Phones" count={phones?.length} isRead={phones !== undefined}>
      {sorted.length === 0 && (
        <Empty>No texts yet. A code that the product sends is here a moment later.</Empty>
      )}
      {shown.map((phone) => (
        <Phone key={phone.address} phone={phone} nowMs={nowMs} />
      ))}
      {sorted.length > shown.length && (
        <Button kind="text" onClick={() => showAll(true)}>
          Show all {sorted.length} phones
        </Button>
      )}
    </Panel>
  );
}

function Phone({ phone: { address, messages }, nowMs }: { phone: Inbox; nowMs: number }) {
  const [newest, ...older] = messages;
  if (!newest) return null;
  const bubble = (message: typeof newest) => (
    <li className="bubble" key={message.id}>
      <MessageText text={message.text} />
      <time className="small muted" dateTime={message.at}>
        {formatMoment(message.at, nowMs)}
      </time>
    </li>
  );
  return (
    <article className="phone">
      <h3 className="phone-number">{formatPhone(address)}</h3>
      <ul className="bubbles">{bubble(newest)}</ul>
      {older.length > 0 && (
        <Details summary={older.length === 1 ? '1 earlier text' : `${older.length} earlier texts`}>
          <ul className="bubbles">{older.map(bubble)}</ul>
        </Details>
      )}
    </article>
  );
}
