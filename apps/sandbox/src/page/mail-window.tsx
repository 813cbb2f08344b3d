import { Details } from '@signet/ui/details';
import { Modal } from '@signet/ui/modal';
import type { Inbox } from './control-client.ts';
import { formatDay, formatTime } from './format.ts';
import { MessageText } from './message-text.tsx';

export type Mail = Inbox['messages'][number];
type MailWindowProps = { mail: Mail | undefined; onClose: () => void };

export function MailWindow({ mail, onClose }: MailWindowProps) {
  return (
    <Modal
      open={mail !== undefined}
      title={mail?.subject || '(no subject)'}
      closeLabel="Close"
      onClose={onClose}
    >
      {mail && (
        <>
          <p className="muted small">
            From {mail.from || 'nobody'} to {mail.to}
            <br />
            {formatDay(mail.at)}, {formatTime(mail.at)}
          </p>
          {mail.html ? (
            <>
              <MailFrame html={mail.html} />
              <Details summary="As plain text">
                <MessageText text={mail.text} />
              </Details>
            </>
          ) : (
            <MessageText text={mail.text} />
          )}
        </>
      )}
    </Modal>
  );
}

/** Scripts are disabled; links open in a new tab. */
function MailFrame({ html }: { html: string }) {
  return (
    <iframe
      className="mail-frame"
      title="The e-mail’s HTML"
      sandbox="allow-popups allow-popups-to-escape-sandbox"
      srcDoc={`<base target="_blank">${html}`}
    />
  );
}
