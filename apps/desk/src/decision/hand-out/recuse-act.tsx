import { Banner } from '@signet/ui/banner';
import { Modal } from '@signet/ui/modal';
import { call } from '../../platform/call.ts';
import { TEXTS as PLATFORM } from '../../platform/texts.en-US.ts';
import { errorText, fillIn } from '../../platform/texts.tsx';
import { useAction } from '../../platform/use-action.ts';
import { FormFoot } from '../../shell/form-foot.tsx';
import type { CasePartProps } from '../case/case-tab.ts';
import { TEXTS as ROOM } from './texts.en-US.ts';

const TEXTS = ROOM.recuse;

/** Says that one knows somebody of the application, which closes it to oneself. */
export function RecuseAct({
  open,
  history,
  onClose,
  onDone,
}: CasePartProps & { onClose: () => void }) {
  const { id, businessName: business } = history.review;
  const { pending, error, act } = useAction<'recuse'>();
  const send = () =>
    act('recuse', async () => {
      const reply = await call('recuse', { params: { id } });
      onDone(fillIn(TEXTS.done, { business }));
      await open.follow(reply.review);
    });
  return (
    <Modal
      open
      title={fillIn(TEXTS.title, { business })}
      closeLabel={PLATFORM.close}
      onClose={onClose}
      actions={
        <FormFoot
          texts={{ ...TEXTS, cancel: ROOM.cancel }}
          isPending={pending !== undefined}
          onCancel={onClose}
          onSend={() => void send()}
        />
      }
    >
      <p>{TEXTS.lead}</p>
      {error && (
        <Banner tone="bad" role="alert">
          {errorText(error)}
        </Banner>
      )}
    </Modal>
  );
}
