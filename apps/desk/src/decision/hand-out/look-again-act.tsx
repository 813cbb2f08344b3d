import '@signet/ui/text-field.css';
import '@signet/ui/select-field.css';
import './hand-out.css';
import { LOOK_AGAIN_PERIODS } from '@signet/rulebook/decision/hand-out';
import { DECISION_LIMITS } from '@signet/rulebook/decision/limits';
import { Banner } from '@signet/ui/banner';
import { Button } from '@signet/ui/button';
import { ChoiceCards } from '@signet/ui/choice-cards';
import { Drawer } from '@signet/ui/drawer';
import { TextArea } from '@signet/ui/text-area';
import { useState } from 'react';
import { call } from '../../platform/call.ts';
import { TEXTS as PLATFORM } from '../../platform/texts.en-US.ts';
import { errorText, fillIn } from '../../platform/texts.tsx';
import { useAction } from '../../platform/use-action.ts';
import type { CasePartProps } from '../case/case-tab.ts';
import { TEXTS as ROOM } from './texts.en-US.ts';

const TEXTS = ROOM.again;

/** Puts a case off until a day. */
export function LookAgainAct({
  open,
  history,
  onClose,
  onDone,
}: CasePartProps & { onClose: () => void }) {
  const { id, businessName: business } = history.review;
  const [days, setDays] = useState<(typeof LOOK_AGAIN_PERIODS)[number]>(1);
  const [reason, setReason] = useState('');
  const { pending, error, act } = useAction<'putOff'>();
  const isReady = reason.trim() !== '';
  const send = () => {
    if (!isReady || pending !== undefined) return;
    const body = { businessDays: days, reason };
    void act(
      'putOff',
      async (idempotencyKey) => {
        const reply = await call('lookAgain', { params: { id }, body, idempotencyKey });
        onDone(fillIn(TEXTS.done, { business }));
        await open.follow(reply.review);
      },
      JSON.stringify(body),
    );
  };
  return (
    <Drawer
      title={fillIn(TEXTS.title, { business })}
      closeLabel={PLATFORM.close}
      onClose={onClose}
      onSend={send}
      actions={
        <>
          <Button kind="secondary" onClick={onClose}>
            {ROOM.cancel}
          </Button>
          <button
            type="button"
            className="btn btn-primary"
            aria-disabled={!isReady || pending !== undefined || undefined}
            onClick={send}
          >
            {pending === undefined ? TEXTS.send : TEXTS.sending}
          </button>
        </>
      }
    >
      <div className="hand-out">
        <p className="soft">{TEXTS.lead}</p>
        {error && (
          <Banner tone="bad" role="alert">
            {errorText(error)}
          </Banner>
        )}
        <ChoiceCards
          name="look-again"
          legend={TEXTS.when}
          value={String(days)}
          onChange={(value) =>
            setDays(LOOK_AGAIN_PERIODS.find((one) => String(one) === value) ?? 1)
          }
          options={LOOK_AGAIN_PERIODS.map((count) => ({
            value: String(count),
            label: fillIn(TEXTS.days, { count }),
          }))}
        />
        <TextArea
          name="look-again-reason"
          label={TEXTS.reason}
          hint={TEXTS.reasonHelp}
          value={reason}
          onChange={setReason}
          rows={3}
          maxLength={DECISION_LIMITS.noteMaxChars}
        />
      </div>
    </Drawer>
  );
}
