import '@signet/ui/text-field.css';
import { DECISION_LIMITS } from '@signet/rulebook/decision/limits';
import type { BodyOf } from '@signet/rulebook/endpoints';
import { Banner } from '@signet/ui/banner';
import { Checkbox } from '@signet/ui/checkbox';
import { Modal } from '@signet/ui/modal';
import { TextField } from '@signet/ui/text-field';
import { useState } from 'react';
import { call } from '../../platform/call.ts';
import { TEXTS as PLATFORM } from '../../platform/texts.en-US.ts';
import { errorText } from '../../platform/texts.tsx';
import { useAction } from '../../platform/use-action.ts';
import { useMay } from '../../session/session.tsx';
import { FormFoot } from '../../shell/form-foot.tsx';
import { TEXTS as ROOM } from './texts.en-US.ts';

const TEXTS = ROOM.saved;

/** Asks for the name of a view, and whether the team has it too. */
export function SaveViewDialog({
  filters,
  onClose,
  onSaved,
}: {
  filters: BodyOf<'saveView'>['filters'];
  onClose: () => void;
  onSaved: (id: string) => Promise<void>;
}) {
  const may = useMay();
  const [name, setName] = useState('');
  const [isShared, setShared] = useState(false);
  const [isUnnamed, setUnnamed] = useState(false);
  const { pending, error, act } = useAction<'save'>();
  const send = () => {
    setUnnamed(name.trim() === '');
    if (name.trim() === '') return;
    const body = { name, filters, isShared };
    void act(
      'save',
      async (idempotencyKey) => {
        const { id } = await call('saveView', { body, idempotencyKey });
        await onSaved(id);
      },
      JSON.stringify(body),
    );
  };
  return (
    <Modal
      open
      title={TEXTS.title}
      closeLabel={PLATFORM.close}
      onClose={onClose}
      actions={
        <FormFoot
          texts={TEXTS}
          isPending={pending !== undefined}
          onCancel={onClose}
          onSend={send}
        />
      }
    >
      {error && (
        <Banner tone="bad" role="alert">
          {errorText(error)}
        </Banner>
      )}
      <TextField
        name="view-name"
        label={TEXTS.name}
        hint={TEXTS.nameHelp}
        error={isUnnamed ? TEXTS.unnamed : undefined}
        value={name}
        onChange={setName}
        maxLength={DECISION_LIMITS.viewNameMaxChars}
        autoComplete="off"
      />
      {may('view.share') && (
        <Checkbox name="view-shared" label={TEXTS.share} checked={isShared} onChange={setShared} />
      )}
    </Modal>
  );
}
