import '@signet/ui/checkbox.css';
import { keysOf } from '@signet/rulebook/core/keys-of';
import type { ReplyOf } from '@signet/rulebook/endpoints';
import { Banner } from '@signet/ui/banner';
import { Checkbox } from '@signet/ui/checkbox';
import { Fieldset } from '@signet/ui/fieldset';
import { Modal } from '@signet/ui/modal';
import { TextField } from '@signet/ui/text-field';
import { useState } from 'react';
import { TEXTS as PLATFORM } from '../../platform/texts.en-US.ts';
import { errorText } from '../../platform/texts.tsx';
import { useAction } from '../../platform/use-action.ts';
import { FormFoot } from '../../shell/form-foot.tsx';
import { call } from '../call.ts';
import { TEXTS } from './texts.en-US.ts';

type Endpoint = ReplyOf<'listConsoleEndpoints'>['endpoints'][number];

const TYPES = keysOf(TEXTS.event);

/** Asks for an address of the company's own, and of which events it hears. */
export function EndpointDialog({
  of,
  onClose,
  onChanged,
}: {
  /** Left out for a new one. */
  of: Endpoint | undefined;
  onClose: () => void;
  /** With the secret of a new one. */
  onChanged: (secret?: string) => Promise<void>;
}) {
  const [url, setUrl] = useState(of?.url ?? '');
  const [heard, setHeard] = useState<readonly (keyof typeof TEXTS.event)[]>(of?.events ?? TYPES);
  const [missed, setMissed] = useState<{ url?: string; events?: string }>({});
  // What is heard is chosen, so what the server can't take is the address.
  const { pending, error, act } = useAction<'save'>(({ code }) => {
    if (code !== 'request.validationFailed') return false;
    setMissed({ url: TEXTS.wrongUrl });
    return true;
  });
  const send = () => {
    const found = {
      ...(URL.canParse(url) ? {} : { url: TEXTS.wrongUrl }),
      ...(heard.length === 0 && { events: TEXTS.nothingHeard }),
    };
    setMissed(found);
    if (Object.keys(found).length > 0) return;
    const events = heard.length === TYPES.length ? {} : { events: [...heard] };
    void act(
      'save',
      async () => {
        if (of === undefined) {
          const { secret } = await call('addConsoleEndpoint', { body: { url, ...events } });
          return onChanged(secret);
        }
        await call('changeConsoleEndpoint', { body: { url, isPaused: of.isPaused, ...events } });
        return onChanged();
      },
      JSON.stringify([url, heard]),
    );
  };
  return (
    <Modal
      open
      title={of === undefined ? TEXTS.add : TEXTS.editTitle}
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
      {of === undefined ? (
        <TextField
          name="endpoint-url"
          type="url"
          label={TEXTS.url}
          hint={TEXTS.urlHelp}
          error={missed.url}
          value={url}
          onChange={setUrl}
          autoComplete="off"
          spellCheck={false}
        />
      ) : (
        <p>
          <code className="console-url">{url}</code>
        </p>
      )}
      <Fieldset id="endpoint-events" legend={TEXTS.hears} error={missed.events}>
        {TYPES.map((type) => (
          <Checkbox
            key={type}
            name={`hears-${type.replace('.', '-')}`}
            label={
              <>
                {TEXTS.event[type]} <code className="soft">{type}</code>
              </>
            }
            checked={heard.includes(type)}
            onChange={(isOn) =>
              setHeard(TYPES.filter((one) => (one === type ? isOn : heard.includes(one))))
            }
          />
        ))}
      </Fieldset>
    </Modal>
  );
}
