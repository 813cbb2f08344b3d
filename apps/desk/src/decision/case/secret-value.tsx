import '@signet/ui/text-field.css';
import './secret-value.css';
import {
  mayRevealFor,
  REVEAL_REASONS,
  type RevealReason,
} from '@signet/rulebook/decision/reveal-reasons';
import { TICKET_PATTERN } from '@signet/rulebook/staff/limits';
import { Banner } from '@signet/ui/banner';
import { ChoiceCards } from '@signet/ui/choice-cards';
import { Icon } from '@signet/ui/icon';
import { Modal } from '@signet/ui/modal';
import { TextField } from '@signet/ui/text-field';
import { useEffect, useState } from 'react';
import { call } from '../../platform/call.ts';
import { serverNow } from '../../platform/clock.ts';
import { TEXTS as PLATFORM } from '../../platform/texts.en-US.ts';
import { errorText, fillIn } from '../../platform/texts.tsx';
import { useAction } from '../../platform/use-action.ts';
import { useSession } from '../../session/session.tsx';
import { FormFoot } from '../../shell/form-foot.tsx';
import { TEXTS } from './secret-texts.en-US.ts';

type Shown = { value: string; until: number };

const secondMs = 1_000;

/** A masked number or birth date; shown for a reason, it is forgotten again by itself. */
export function SecretValue({
  id,
  ownerId,
  path,
  label,
  masked,
}: {
  id: string;
  /** Whose it is, unless the applicant’s or the business’s. */
  ownerId?: string;
  path: string;
  label: string;
  masked: string;
}) {
  const [isAsking, setAsking] = useState(false);
  const [shown, setShown] = useState<Shown>();
  return (
    <span className="secret-value">
      {shown ? (
        <ShownValue shown={shown} onOver={() => setShown(undefined)} />
      ) : (
        <>
          {masked}
          <button
            type="button"
            className="icon-btn"
            aria-label={fillIn(TEXTS.show, { label })}
            onClick={() => setAsking(true)}
          >
            <Icon name="eye" size={14} />
          </button>
        </>
      )}
      {isAsking && (
        <AskForReason
          {...{ id, ownerId, path, label }}
          onClose={() => setAsking(false)}
          onShown={(to) => {
            setAsking(false);
            setShown(to);
          }}
        />
      )}
    </span>
  );
}

function ShownValue({ shown, onOver }: { shown: Shown; onOver: () => void }) {
  const [seconds, setSeconds] = useState(secondsTo(shown.until));
  useEffect(() => {
    const timer = setInterval(() => {
      const left = secondsTo(shown.until);
      setSeconds(left);
      if (left <= 0) onOver();
    }, secondMs);
    return () => clearInterval(timer);
  }, [shown, onOver]);
  return (
    <span className="secret-shown">
      <strong>{shown.value}</strong>{' '}
      <span className="soft">{fillIn(TEXTS.hiddenIn, { seconds })}</span>{' '}
      <button type="button" className="btn btn-text" onClick={onOver}>
        {TEXTS.hide}
      </button>
    </span>
  );
}

const secondsTo = (until: number): number => Math.max(0, Math.ceil((until - serverNow()) / 1_000));

function AskForReason({
  id,
  ownerId,
  path,
  label,
  onClose,
  onShown,
}: {
  id: string;
  ownerId: string | undefined;
  path: string;
  label: string;
  onClose: () => void;
  onShown: (shown: Shown) => void;
}) {
  const { roles } = useSession();
  const [reason, setReason] = useState<RevealReason>('compareDocument');
  const [ticket, setTicket] = useState('');
  const [isWrong, setWrong] = useState(false);
  const { pending, error, act } = useAction<'show'>();
  const show = () => {
    const isTicket = TICKET_PATTERN.test(ticket);
    setWrong(!isTicket);
    if (!isTicket) return;
    void act(
      'show',
      async () =>
        onShown(
          await call('showSecret', { params: { id }, body: { path, ownerId, reason, ticket } }),
        ),
      crypto.randomUUID(), // each showing is one of its own
    );
  };
  return (
    <Modal
      open
      title={fillIn(TEXTS.title, { label })}
      closeLabel={PLATFORM.close}
      onClose={onClose}
      actions={
        <FormFoot
          texts={TEXTS}
          isPending={pending !== undefined}
          onCancel={onClose}
          onSend={show}
        />
      }
    >
      <div className="secret-form">
        <p>{TEXTS.text}</p>
        <ChoiceCards
          name="reason"
          legend={TEXTS.why}
          value={reason}
          onChange={setReason}
          options={REVEAL_REASONS.filter((each) => mayRevealFor(each, roles)).map((value) => ({
            value,
            label: TEXTS.reasons[value],
          }))}
        />
        <TextField
          name="secretTicket"
          label={TEXTS.ticket}
          hint={TEXTS.ticketHint}
          error={isWrong ? TEXTS.ticketWrong : undefined}
          value={ticket}
          onChange={setTicket}
          autoComplete="off"
        />
        {error && (
          <Banner tone="bad" role="alert">
            {errorText(error)}
          </Banner>
        )}
        <p className="soft">{TEXTS.logged}</p>
      </div>
    </Modal>
  );
}
