import { formatDay } from '@signet/rulebook/core/format-date';
import { type HandOutRefusal, needsHandOutReason } from '@signet/rulebook/decision/hand-out';
import type { ReplyOf } from '@signet/rulebook/endpoints';
import { Banner } from '@signet/ui/banner';
import { ChoiceCards } from '@signet/ui/choice-cards';
import { useState } from 'react';
import { call } from '../../platform/call.ts';
import { DESK_LOCALE, errorText, fillIn } from '../../platform/texts.tsx';
import { useAction } from '../../platform/use-action.ts';
import { useLoadedData } from '../../platform/use-loaded-data.ts';
import { useMay, useSession } from '../../session/session.tsx';
import { ReasonDrawer, useReason } from './reason-drawer.tsx';
import { TEXTS } from './texts.en-US.ts';

type Colleague = ReplyOf<'listColleagues'>['colleagues'][number];

const NOBODY = 'nobody';

/** Hands cases out: seniors to everybody, reviewers to themselves. */
export function HandOutDrawer({
  ids,
  onClose,
  onDone,
}: {
  ids: readonly string[];
  onClose: () => void;
  onDone: (said: string) => void;
}) {
  const { staff } = useSession();
  const may = useMay();
  const colleagues = useLoadedData('colleagues', () => call('listColleagues'));
  const [chosen, setChosen] = useState(staff.id);
  const reason = useReason();
  const { pending, error, act } = useAction<'handOut'>();
  const to = chosen === NOBODY ? undefined : chosen;
  const isReasonNeeded = needsHandOutReason({ by: staff.id, to });
  const isReady = reason.isWritten || !isReasonNeeded;
  const send = () => {
    if (!isReady || pending !== undefined) return;
    const body = {
      ids: [...ids],
      ...(to !== undefined && { staffId: to }),
      ...(reason.isWritten && { reason: reason.text }),
    };
    void act(
      'handOut',
      async (idempotencyKey) => {
        onDone(saidOf(await call('assignReviews', { body, idempotencyKey })));
      },
      JSON.stringify(body),
    );
  };
  const count = ids.length;
  return (
    <ReasonDrawer
      name="hand-out-reason"
      title={fillIn(TEXTS.title, { count })}
      texts={TEXTS}
      reason={reason}
      isOptional={!isReasonNeeded}
      isReady={isReady}
      isPending={pending !== undefined}
      error={error}
      onSend={send}
      onClose={onClose}
    >
      {colleagues.error && (
        <Banner tone="bad" title={TEXTS.failed} role="alert">
          {errorText(colleagues.error)}
        </Banner>
      )}
      <ChoiceCards
        name="assignee"
        legend={fillIn(TEXTS.who, { count })}
        value={chosen}
        onChange={setChosen}
        options={[
          ...(colleagues.data?.colleagues ?? [])
            .filter(({ id, isReviewer }) => isReviewer && (id === staff.id || may('case.handOut')))
            .map((colleague) => optionOf(colleague, staff.id)),
          { value: NOBODY, label: TEXTS.nobody, help: TEXTS.nobodyHelp },
        ]}
      />
    </ReasonDrawer>
  );
}

const optionOf = ({ id, name, awayUntil }: Colleague, staffId: string) => ({
  value: id,
  label: id === staffId ? fillIn(TEXTS.me, { name }) : name,
  ...(awayUntil !== undefined && {
    help: fillIn(TEXTS.away, { day: formatDay(awayUntil, DESK_LOCALE) }),
  }),
});

const saidOf = ({ done, refused }: ReplyOf<'assignReviews'>): string => {
  const why = [...new Set(refused.map(({ code }) => TEXTS.why[code as HandOutRefusal]))]; // the reply’s own codes
  return [
    ...(done.length > 0 ? [fillIn(TEXTS.done, { count: done.length })] : []),
    ...(refused.length > 0
      ? [fillIn(TEXTS.refused, { count: refused.length, why: why.join(', ') })]
      : []),
  ].join(' ');
};
