import { LOOK_AGAIN_PERIODS } from '@signet/rulebook/decision/hand-out';
import type { ReplyOf } from '@signet/rulebook/endpoints';
import { ChoiceCards } from '@signet/ui/choice-cards';
import { ApiError } from '@signet/web/api';
import { useState } from 'react';
import { call } from '../../platform/call.ts';
import { fillIn } from '../../platform/texts.tsx';
import { useAction } from '../../platform/use-action.ts';
import { ReasonDrawer, useReason } from './reason-drawer.tsx';
import { TEXTS as ROOM } from './texts.en-US.ts';

const TEXTS = ROOM.again;

type Review = ReplyOf<'lookAgain'>['review'];

/** Puts cases off until a day, one after the other, so that one that is refused stops no other. */
export function LookAgainDrawer({
  ids,
  title,
  onDone,
  onClose,
}: {
  ids: readonly string[];
  title: string;
  onDone: (putOff: readonly Review[]) => void | Promise<void>;
  onClose: () => void;
}) {
  const [days, setDays] = useState<(typeof LOOK_AGAIN_PERIODS)[number]>(1);
  const reason = useReason();
  const { pending, error, act } = useAction<'putOff'>();
  const send = () => {
    if (!reason.isWritten || pending !== undefined) return;
    const body = { businessDays: days, reason: reason.text };
    void act(
      'putOff',
      async (key) => {
        const putOff: Review[] = [];
        let refused: ApiError | undefined;
        for (const id of ids)
          try {
            const asked = { params: { id }, body, idempotencyKey: `${key}.${ids.indexOf(id)}` };
            putOff.push((await call('lookAgain', asked)).review);
          } catch (found) {
            if (!(found instanceof ApiError)) throw found;
            refused = found;
          }
        if (putOff.length === 0 && refused !== undefined) throw refused;
        await onDone(putOff);
      },
      JSON.stringify([ids, body]),
    );
  };
  return (
    <ReasonDrawer
      name="look-again-reason"
      title={title}
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
