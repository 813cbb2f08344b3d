import { LOOK_AGAIN_PERIODS } from '@signet/rulebook/decision/hand-out';
import { ChoiceCards } from '@signet/ui/choice-cards';
import { useState } from 'react';
import { call } from '../../platform/call.ts';
import { fillIn } from '../../platform/texts.tsx';
import { useAction } from '../../platform/use-action.ts';
import type { CasePartProps } from '../case/case-tab.ts';
import { ReasonDrawer, useReason } from './reason-drawer.tsx';
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
  const reason = useReason();
  const { pending, error, act } = useAction<'putOff'>();
  const send = () => {
    if (!reason.isWritten || pending !== undefined) return;
    const body = { businessDays: days, reason: reason.text };
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
    <ReasonDrawer
      name="look-again-reason"
      title={fillIn(TEXTS.title, { business })}
      texts={TEXTS}
      reason={reason}
      isReady={reason.isWritten}
      isPending={pending !== undefined}
      error={error}
      onSend={send}
      onClose={onClose}
    >
      <ChoiceCards
        name="look-again"
        legend={TEXTS.when}
        value={String(days)}
        onChange={(value) => setDays(LOOK_AGAIN_PERIODS.find((one) => String(one) === value) ?? 1)}
        options={LOOK_AGAIN_PERIODS.map((count) => ({
          value: String(count),
          label: fillIn(TEXTS.days, { count }),
        }))}
      />
    </ReasonDrawer>
  );
}
