import { Button } from '@signet/ui/button';
import { Details } from '@signet/ui/details';
import { SelectField } from '@signet/ui/select-field';
import { TextField } from '@signet/ui/text-field';
import { type SubmitEvent, useState } from 'react';
import { ActionErrorBanner, useActionError } from './action-error.tsx';
import {
  type ActiveFaults,
  control,
  type FaultMode,
  type Vendor,
  type VendorId,
} from './control-client.ts';

type FaultFormProps = { modes: ActiveFaults['modes']; vendors: readonly Vendor[] };

export function FaultForm({ modes, vendors }: FaultFormProps) {
  const [typed, setTyped] = useState(EMPTY_FAULT_FORM);
  const [wrong, setWrong] = useState<FaultFormErrors>({});
  const { failed, attempt } = useActionError();
  const [isBusy, setBusy] = useState(false);
  const set = (name: keyof FaultFormValues) => (value: string) => {
    setTyped({ ...typed, [name]: value });
    setWrong({ ...wrong, [name]: undefined });
  };
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const found = validateFaultForm(typed);
    setWrong(found);
    const first = Object.keys(found)[0];
    if (first) return document.getElementById(`fault-${first}`)?.focus();
    setBusy(true);
    const path = typed.path.trim();
    // Both values come from the selects, whose options are the sandbox's own lists.
    const [vendor, mode] = [typed.vendor as VendorId, typed.mode as FaultMode];
    const fault = { vendor, mode, times: Number(typed.times), ...(path !== '' && { path }) };
    if (await attempt(() => control.addFault(fault), 'The fault could not be injected.'))
      setTyped({ ...EMPTY_FAULT_FORM, vendor });
    setBusy(false);
  };
  const error = (name: keyof FaultFormValues) => ({ error: wrong[name], errorPrefix: 'Error:' });
  return (
    <form
      className="fault-form"
      onSubmit={(event) => void submit(event)}
      noValidate
      aria-labelledby="fault-form-title"
    >
      <h3 id="fault-form-title">Inject a fault</h3>
      <SelectField
        {...error('vendor')}
        id="fault-vendor"
        name="vendor"
        label="Vendor"
        prompt="Choose a vendor"
        value={typed.vendor}
        onChange={set('vendor')}
        options={vendors.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <SelectField
        {...error('mode')}
        id="fault-mode"
        name="mode"
        label="What goes wrong"
        prompt="Choose what goes wrong"
        value={typed.mode}
        onChange={set('mode')}
        options={Object.entries(modes).map(([value, effect]) => ({
          value,
          label: `${value}: ${effect}`,
        }))}
      />
      <TextField
        {...error('times')}
        id="fault-times"
        name="times"
        label="How many calls"
        inputMode="numeric"
        autoComplete="off"
        widthCh={4}
        value={typed.times}
        onChange={set('times')}
      />
      <Details summary="Only some addresses">
        <TextField
          id="fault-path"
          name="path"
          label="Part of the path"
          optional="(optional)"
          hint="For example /link/token. A vendor’s pages and scripts are hit only when named here."
          autoComplete="off"
          spellCheck={false}
          autoCapitalize="off"
          value={typed.path}
          onChange={set('path')}
        />
      </Details>
      <ActionErrorBanner failed={failed} />
      <Button kind="primary" type="submit" busy={isBusy} busyLabel="Injecting …">
        Inject fault
      </Button>
    </form>
  );
}

export const EMPTY_FAULT_FORM = { vendor: '', mode: '', times: '1', path: '' };
export type FaultFormValues = typeof EMPTY_FAULT_FORM;
export type FaultFormErrors = Partial<Record<keyof FaultFormValues, string>>;

export function validateFaultForm({ vendor, mode, times }: FaultFormValues): FaultFormErrors {
  return {
    ...(vendor === '' && { vendor: 'Choose a vendor' }),
    ...(mode === '' && { mode: 'Choose what goes wrong' }),
    ...(!/^[1-9]\d{0,3}$/.test(times.trim()) && { times: 'Enter a whole number from 1 to 9999' }),
  };
}
