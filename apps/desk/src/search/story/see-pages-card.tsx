import { SUPPORT_REASONS, type SupportReason } from '@signet/rulebook/session/support-reasons';
import { TICKET_PATTERN } from '@signet/rulebook/staff/limits';
import { Banner } from '@signet/ui/banner';
import { Button } from '@signet/ui/button';
import { ChoiceCards } from '@signet/ui/choice-cards';
import { TextField } from '@signet/ui/text-field';
import { type FormEvent, useState } from 'react';
import { CaseCard } from '../../decision/case/card.tsx';
import { call } from '../../platform/call.ts';
import { errorText } from '../../platform/texts.tsx';
import { useAction } from '../../platform/use-action.ts';
import { TEXTS } from './texts.en-US.ts';

/** Makes the link that shows somebody's pages, for a ticket and a reason. */
export function SeePagesCard({ reference }: { reference: string }) {
  const [ticket, setTicket] = useState('');
  const [reason, setReason] = useState<SupportReason>('cannotFind');
  const [isWrong, setWrong] = useState(false);
  const [link, setLink] = useState<string>();
  const { pending, error, act } = useAction<'begin'>();
  const begin = (event: FormEvent) => {
    event.preventDefault();
    const isTicket = TICKET_PATTERN.test(ticket);
    setWrong(!isTicket);
    if (!isTicket) return;
    void act(
      'begin',
      async (idempotencyKey) => {
        const body = { ticket, reason };
        const made = await call('beginSupport', {
          params: { id: reference },
          ...{ body, idempotencyKey },
        });
        setLink(made.link);
      },
      `${ticket} ${reason} ${link ?? ''}`,
    );
  };
  const { pages } = TEXTS;
  return (
    <CaseCard title={pages.title}>
      <form className="story-form" onSubmit={begin}>
        <p>{pages.text}</p>
        <TextField
          name="ticket"
          label={pages.ticket}
          hint={pages.ticketHint}
          error={isWrong ? pages.ticketWrong : undefined}
          value={ticket}
          onChange={setTicket}
          autoComplete="off"
        />
        <ChoiceCards
          name="why"
          legend={pages.why}
          value={reason}
          onChange={setReason}
          options={SUPPORT_REASONS.map((value) => ({ value, label: pages.reasons[value] }))}
        />
        <Button type="submit" busy={pending !== undefined} busyLabel={pages.opening}>
          {pages.open}
        </Button>
        {error && (
          <Banner tone="bad" role="alert">
            {errorText(error)}
          </Banner>
        )}
        <div role="status">
          {link && (
            <a href={link} target="_blank" rel="noreferrer">
              {pages.ready}
            </a>
          )}
        </div>
        <p className="soft">{pages.logged}</p>
      </form>
    </CaseCard>
  );
}
