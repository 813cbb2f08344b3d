import { controlId, Field, type FieldTexts } from './field.tsx';

export type FileFieldProps = FieldTexts & {
  name: string;
  /** Types that are offered to choose from; what was chosen may still be another. */
  accept: string;
  onChoose: (file: File | undefined) => void;
};

/** One file from this device, or a photo that its camera takes now. */
export function FileField({ name, label, hint, error, errorPrefix, optional, accept, onChoose }: FileFieldProps) {
  return (
    <Field id={controlId(name)} {...{ label, hint, error, errorPrefix, optional }}>
      {(control) => (
        <input
          {...control}
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
