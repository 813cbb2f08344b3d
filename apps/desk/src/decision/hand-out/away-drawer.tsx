import '@signet/ui/text-field.css';
import '@signet/ui/select-field.css';
import './hand-out.css';
import { Banner } from '@signet/ui/banner';
import { Drawer } from '@signet/ui/drawer';
import { Field } from '@signet/ui/field';
import { SelectField } from '@signet/ui/select-field';
import { useState } from 'react';
import { call } from '../../platform/call.ts';
import { serverNow } from '../../platform/clock.ts';
import { TEXTS as PLATFORM } from '../../platform/texts.en-US.ts';
import { errorText } from '../../platform/texts.tsx';
import { useAction } from '../../platform/use-action.ts';
import { useLoadedData } from '../../platform/use-loaded-data.ts';
import { useMay, useSession } from '../../session/session.tsx';
import { FormFoot } from '../../shell/form-foot.tsx';
import { TEXTS as ROOM } from './texts.en-US.ts';

const TEXTS = ROOM.awayForm;

const today = (): string => new Date(serverNow()).toISOString().slice(0, 10);

/** Says until when somebody is away: oneself, and for seniors everybody. */
export function AwayDrawer({ onClose }: { onClose: () => void }) {
  const { staff } = useSession();
  const may = useMay();
  const colleagues = useLoadedData('colleagues', () => call('listColleagues'));
  const [who, setWho] = useState(staff.id);
  const [typed, setTyped] = useState<string>();
  const { pending, error, act } = useAction<'away'>();
  const people = (colleagues.data?.colleagues ?? []).filter(
    ({ id, isReviewer }) => id === staff.id || (isReviewer && may('case.handOut')),
  );
  const until = typed ?? people.find(({ id }) => id === who)?.awayUntil ?? '';
  const isPast = until !== '' && until < today();
  const send = () => {
    if (isPast || pending !== undefined) return;
    const body = { staffId: who, ...(until !== '' && { until }) };
    void act(
      'away',
      async () => {
        await call('setAway', { body });
        onClose();
      },
      JSON.stringify(body),
    );
  };
  return (
    <Drawer
      title={TEXTS.title}
      closeLabel={PLATFORM.close}
      onClose={onClose}
      onSend={send}
      actions={
        <FormFoot
          texts={{ ...TEXTS, cancel: ROOM.cancel }}
          isPending={pending !== undefined}
          onCancel={onClose}
          onSend={send}
        />
      }
    >
      <div className="hand-out">
        <p className="soft">{TEXTS.lead}</p>
        {(error ?? colleagues.error) && (
          <Banner tone="bad" role="alert">
            {errorOf(error ?? colleagues.error)}
          </Banner>
        )}
        <SelectField
          name="away-who"
          label={TEXTS.who}
          prompt=""
          value={who}
          onChange={(value) => {
            setWho(value);
            setTyped(undefined);
          }}
          options={people.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <Field
          id="away-until"
          label={TEXTS.until}
          hint={TEXTS.untilHelp}
          error={isPast ? TEXTS.past : undefined}
        >
          {(control) => (
            <input
              {...control}
              className="input"
              type="date"
              name="away-until"
              value={until}
              onChange={({ target: { value } }) => setTyped(value)}
            />
          )}
        </Field>
      </div>
    </Drawer>
  );
}

const errorOf = (error: Parameters<typeof errorText>[0] | undefined): string =>
  error === undefined ? '' : errorText(error);
