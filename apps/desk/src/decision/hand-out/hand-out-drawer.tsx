import '@signet/ui/text-field.css';
import '@signet/ui/select-field.css';
import './hand-out.css';
import { formatDay } from '@signet/rulebook/core/format-date';
import { type HandOutRefusal, needsHandOutReason } from '@signet/rulebook/decision/hand-out';
import { DECISION_LIMITS } from '@signet/rulebook/decision/limits';
import type { ReplyOf } from '@signet/rulebook/endpoints';
import { Banner } from '@signet/ui/banner';
import { Button } from '@signet/ui/button';
import { ChoiceCards } from '@signet/ui/choice-cards';
import { Drawer } from '@signet/ui/drawer';
import { KeyHint } from '@signet/ui/key-hint';
import { TextArea } from '@signet/ui/text-area';
import { useState } from 'react';
import { call } from '../../platform/call.ts';
import { TEXTS as PLATFORM } from '../../platform/texts.en-US.ts';
import { DESK_LOCALE, errorText, fillIn } from '../../platform/texts.tsx';
import { useAction } from '../../platform/use-action.ts';
import { useLoadedData } from '../../platform/use-loaded-data.ts';
import { useMay, useSession } from '../../session/session.tsx';
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
  const [reason, setReason] = useState('');
  const { pending, error, act } = useAction<'handOut'>();
  const to = chosen === NOBODY ? undefined : chosen;
  const isReady = reason.trim() !== '' || !needsHandOutReason({ by: staff.id, to });
  const send = () => {
    if (!isReady || pending !== undefined) return;
    const body = {
      ids: [...ids],
      ...(to !== undefined && { staffId: to }),
      ...(reason.trim() !== '' && { reason }),
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
    <Drawer
      title={fillIn(TEXTS.title, { count })}
      closeLabel={PLATFORM.close}
      onClose={onClose}
      onSend={send}
      actions={
        <>
          <Button kind="secondary" onClick={onClose}>
            {TEXTS.cancel}
          </Button>
          <button
            type="button"
            className="btn btn-primary"
            aria-disabled={!isReady || pending !== undefined || undefined}
            onClick={send}
          >
            <span>{pending === undefined ? TEXTS.send : TEXTS.sending}</span>
            <KeyHint keys={['Ctrl', '↵']} />
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
              .filter(
                ({ id, isReviewer }) => isReviewer && (id === staff.id || may('case.handOut')),
              )
              .map((colleague) => optionOf(colleague, staff.id)),
            { value: NOBODY, label: TEXTS.nobody, help: TEXTS.nobodyHelp },
          ]}
        />
        <TextArea
          name="hand-out-reason"
          label={TEXTS.reason}
          hint={TEXTS.reasonHelp}
          optional={needsHandOutReason({ by: staff.id, to }) ? undefined : PLATFORM.optional}
          value={reason}
          onChange={setReason}
          rows={3}
          maxLength={DECISION_LIMITS.noteMaxChars}
        />
      </div>
    </Drawer>
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
