import { Button } from '@signet/ui/button';
import { useState } from 'react';
import type { Inbox } from './control-client.ts';
import { formatMoment } from './format.ts';
import { type Mail, MailWindow } from './mail-window.tsx';
import { Empty, Panel } from './panel.tsx';
import { sortByNewest } from './phones-panel.tsx';

const shownMailboxes = 6;
const shownMails = 5;

type MailboxesPanelProps = {
  mailboxes: Inbox[] | undefined;
  mailPort: number | undefined;
  nowMs: number;
};

export function MailboxesPanel({ mailboxes, mailPort, nowMs }: MailboxesPanelProps) {
  const [opened, setOpened] = useState<Mail>();
  const [areAllShown, showAll] = useState(false);
  const sorted = sortByNewest(mailboxes ?? []);
  const shown = areAllShown ? sorted : sorted.slice(0, shownMailboxes);
  return (
    <Panel
      id="mailboxes"
      title="Mailboxes"
      count={mailboxes?.length}
      isRead={mailboxes !== undefined}
    >
      {sorted.length === 0 && (
        <Empty>
          No e-mail yet. Everything sent to port {mailPort ?? '…'} of this machine lands here.
        </Empty>
      )}
      {shown.map(({ address, messages }) => (
        <article className="mailbox" key={address}>
          <h3 className="mailbox-address">{address}</h3>
          <ul className="mails">
            {(areAllShown ? messages : messages.slice(0, shownMails)).map((mail) => (
              <li key={mail.id}>
                <button type="button" className="mail" onClick={() => setOpened(mail)}>
                  <span className="mail-subject">{mail.subject || '(no subject)'}</span>
                  <time className="small muted" dateTime={mail.at}>
                    {formatMoment(mail.at, nowMs)}
                  </time>
                </button>
              </li>
            ))}
          </ul>
        </article>
      ))}
      {!areAllShown &&
        (sorted.length > shown.length ||
          shown.some(({ messages }) => messages.length > shownMails)) && (
          <Button kind="text" onClick={() => showAll(true)}>
            Show all mail
          </Button>
        )}
      <MailWindow mail={opened} onClose={() => setOpened(undefined)} />
    </Panel>
  );
}
