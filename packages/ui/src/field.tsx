import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

export type FieldTexts = {
  label: ReactNode;
  hint?: ReactNode;
  /** The message; undefined or empty when the field has none. */
  error?: string;
  /** Read before the message: "Error:". */
  errorPrefix?: string;
  /** The word after the label of a field that may stay empty: "(optional)". */
  optional?: string;
  /** Good news under the input, announced when it changes: the bank's name for a routing number. Pass '' while there is none. */
  note?: ReactNode;
};

export type ControlProps = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined };

export type FieldProps = FieldTexts & { id: string; children: (control: ControlProps) => ReactNode };

/** The default id of a control: its name with dots replaced, so that it works in selectors and links. */
export function controlId(name: string): string {
  return name.replaceAll('.', '-');
}

/** What aria-describedby must hold: hint, error and note, only those that are on the page. */
export function describedBy(id: string, words: Pick<FieldTexts, 'hint' | 'error' | 'note'>): string | undefined {
  const ids = [words.hint && `${id}-hint`, words.error && `${id}-error`, words.note !== undefined && `${id}-note`].filter(Boolean);
  return ids.length > 0 ? ids.join(' ') : undefined;
}

/** Label, hint, message and note around one control, all tied to it. */
export function Field({ id, label, optional, children, ...words }: FieldProps) {
  return (
    <div className={words.error ? 'field field-bad' : 'field'}>
      <label className="field-label" htmlFor={id} id={`${id}-label`}>
        {label}
        {optional && <span className="optional"> {optional}</span>}
      </label>
      <FieldHelp id={id} {...words} />
      {children({ id, 'aria-describedby': describedBy(id, words), 'aria-invalid': words.error ? true : undefined })}
      <FieldNote id={id} note={words.note} />
    </div>
  );
}

export type FieldHelpProps = Pick<FieldTexts, 'hint' | 'error' | 'errorPrefix'> & { id: string };

/** Hint and message, above the input so that an on-screen keyboard does not cover them. */
export function FieldHelp({ id, hint, error, errorPrefix }: FieldHelpProps) {
  return (
    <>
      {hint && (
        <div className="hint" id={`${id}-hint`}>
          {hint}
        </div>
      )}
      {error && (
        <p className="error" id={`${id}-error`}>
          <Icon name="alert" size={20} />
          <span>
            {errorPrefix && <span className="visually-hidden">{errorPrefix} </span>}
            {error}
          </span>
        </p>
      )}
    </>
  );
}

/** The polite line under an input. */
export function FieldNote({ id, note }: { id: string; note?: ReactNode }) {
  if (note === undefined) return null;
  return (
    <div className="note" id={`${id}-note`} aria-live="polite">
      {note}
    </div>
  );
}
