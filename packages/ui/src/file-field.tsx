import { useEffect, useEffectEvent, useRef } from 'react';
import { controlId, Field, type FieldTexts } from './field.tsx';

export type FileFieldProps = FieldTexts & {
  name: string;
  /** File types offered by the picker; the chosen file may still be of another type. */
  accept: string;
  onChoose: (file: File | undefined) => void;
};

export function FileField({
  name,
  label,
  hint,
  error,
  errorPrefix,
  optional,
  accept,
  onChoose,
}: FileFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const take = useEffectEvent(() => {
    const chosen = input.current?.files?.[0];
    if (chosen !== undefined) onChoose(chosen);
  });
  useEffect(() => take(), []); // a file may have been chosen in the server's HTML
  return (
    <Field id={controlId(name)} {...{ label, hint, error, errorPrefix, optional }}>
      {(control) => (
        <input
          {...control}
          ref={input}
          className="input"
          type="file"
          name={name}
          accept={accept}
          onChange={(event) => onChoose(event.target.files?.[0])}
        />
      )}
    </Field>
  );
}
