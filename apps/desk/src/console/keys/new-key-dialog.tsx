import '@signet/ui/checkbox.css';
import { KEY_LIVES, type KeyLife } from '@signet/rulebook/partners/key-terms';
import { PARTNER_LIMITS } from '@signet/rulebook/partners/limits';
import { PARTNER_SCOPE_IDS, type PartnerScope } from '@signet/rulebook/partners/partner-access';
import { Banner } from '@signet/ui/banner';
import { Checkbox } from '@signet/ui/checkbox';
import { Fieldset } from '@signet/ui/fieldset';
import { Modal } from '@signet/ui/modal';
import { SelectField } from '@signet/ui/select-field';
import { TextField } from '@signet/ui/text-field';
import { useState } from 'react';
import { TEXTS as PLATFORM } from '../../platform/texts.en-US.ts';
import { errorText, fillIn } from '../../platform/texts.tsx';
import { useAction } from '../../platform/use-action.ts';
import { FormFoot } from '../../shell/form-foot.tsx';
import { call } from '../call.ts';
import { TEXTS } from './texts.en-US.ts';

const addressesIn = (typed: string): string[] => typed.split(/[\s,]+/).filter(Boolean);

type Missed = { scopes?: string; addresses?: string };

const missedIn = (scopes: readonly PartnerScope[], addresses: readonly string[]): Missed => {
  const most = PARTNER_LIMITS.keyAddressesMax;
  return {
    ...(scopes.length === 0 && { scopes: TEXTS.noScope }),
    ...(addresses.length > most && { addresses: fillIn(TEXTS.manyAddresses, { most }) }),
  };
};

/** Asks what a new key may do, for how long, and from where. */
export function NewKeyDialog({
  onClose,
  onMade,
}: {
  onClose: () => void;
  onMade: (key: string) => Promise<void>;
}) {
  const [scopes, setScopes] = useState<readonly PartnerScope[]>([]);
  const [life, setLife] = useState<KeyLife>('90');
  const [typed, setTyped] = useState('');
  const [missed, setMissed] = useState<Missed>({});
  // All else that is sent is chosen, so what the server can't take is an address.
  const { pending, error, act } = useAction<'make'>(({ code }) => {
    if (code !== 'request.validationFailed') return false;
    setMissed({ addresses: TEXTS.wrongAddress });
    return true;
  });
  const send = () => {
    const addresses = addressesIn(typed);
    const found = missedIn(scopes, addresses);
    setMissed(found);
    if (Object.keys(found).length > 0) return;
    void act('make', async () => {
      const { key } = await call('createConsoleKey', {
        body: { scopes: [...scopes], life, addresses },
      });
      await onMade(key);
    });
  };
  return (
    <Modal
      open
      title={TEXTS.newTitle}
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
      <Fieldset id="key-scopes" legend={TEXTS.fact.scopes} error={missed.scopes}>
        {PARTNER_SCOPE_IDS.map((scope) => (
          <Checkbox
            key={scope}
            name={`scope-${scope.replace(':', '-')}`}
            label={
              <>
                {TEXTS.scope[scope]} <code className="soft">{scope}</code>
              </>
            }
            checked={scopes.includes(scope)}
            onChange={(isOn) =>
              setScopes(
                PARTNER_SCOPE_IDS.filter((one) => (one === scope ? isOn : scopes.includes(one))),
              )
            }
          />
        ))}
      </Fieldset>
      <SelectField
        name="key-life"
        label={TEXTS.fact.until}
        prompt={TEXTS.choose}
        value={life}
        onChange={(value) => setLife(KEY_LIVES.find((one) => one === value) ?? life)}
        options={KEY_LIVES.map((one) => ({ value: one, label: TEXTS.life[one] }))}
      />
      <TextField
        name="key-addresses"
        label={TEXTS.fact.from}
        optional={PLATFORM.optional}
        hint={TEXTS.addressesHelp}
        error={missed.addresses}
        value={typed}
        onChange={setTyped}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
      />
    </Modal>
  );
}
