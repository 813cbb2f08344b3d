import { controlId, Field, type FieldTexts } from './field.tsx';

export type TextAreaProps = FieldTexts & {
  name: string;
  value: string;
  onChange: (value: string) => void;
  rows?: number;
  maxLength?: number;
};

export function TextArea({
  name,
  label,
  hint,
  error,
  errorPrefix,
  optional,
  value,
  onChange,
  rows = 5,
  maxLength,
}: TextAreaProps) {
  return (
    <Field id={controlId(name)} {...{ label, hint, error, errorPrefix, optional }}>
      {(control) => (
        <textarea
          {...control}
          className="input"
          name={name}
          rows={rows}
          maxLength={maxLength}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
