import type { ReactNode } from 'react';
import { describedBy, FieldHelp, FieldNote, type FieldTexts, fieldClass } from './field.tsx';

export type FieldsetProps = Omit<FieldTexts, 'label'> & {
  id: string;
  legend: ReactNode;
  /** 'radiogroup' for radios: that role supports aria-invalid. */
  role?: 'radiogroup';
  legendHidden?: boolean;
  children: ReactNode;
};

export function Fieldset({
  id,
  legend,
  role,
  legendHidden = false,
  optional,
  children,
  ...words
}: FieldsetProps) {
  const isInvalid = role === 'radiogroup' && words.error ? true : undefined;
  return (
    <fieldset
      className={fieldClass(words)}
      id={id}
      role={role}
      aria-describedby={describedBy(id, words)}
      aria-invalid={isInvalid}
    >
      <legend className={legendHidden ? 'visually-hidden' : 'field-label'}>
        <span>{legend}</span>
        {optional && <span className="optional"> {optional}</span>}
      </legend>
      <FieldHelp id={id} {...words} />
      {children}
      <FieldNote id={id} note={words.note} />
    </fieldset>
  );
}
