import type { ReactNode } from 'react';
import { controlId, describedBy, FieldHelp } from './field.tsx';

export type CheckboxProps = {
  id?: string;
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: string;
  errorPrefix?: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
};

export function Checkbox({
  id: ownId,
  name,
  label,
  hint,
  error,
  errorPrefix,
  checked,
  onChange,
}: CheckboxProps) {
  const id = ownId ?? controlId(name);
  return (
    <div className={error ? 'field field-bad' : 'field'}>
      <FieldHelp id={id} error={error} errorPrefix={errorPrefix} />
      <label className="checkbox">
        <input
          type="checkbox"
          id={id}
          name={name}
          checked={checked}
          onChange={(event) => onChange(event.target.checked)}
          aria-describedby={describedBy(id, { hint, error })}
          aria-invalid={error ? true : undefined}
        />
        <span>{label}</span>
      </label>
      <FieldHelp id={id} hint={hint} />
    </div>
  );
}
