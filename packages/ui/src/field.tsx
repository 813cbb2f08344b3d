import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

export type FieldTexts = {
  label: ReactNode;
  hint?: ReactNode;
  error?: string;
  errorPrefix?: string;
  /**
   * In place of an error: a question about a value that is only unlikely. Calm, and not announced
   * as invalid.
   */
  question?: string;
  optional?: string;
  /**
   * Positive feedback, announced when it changes, such as the bank's name. Pass '' while there is
   * none.
   */
  note?: ReactNode;
};

export type ControlProps = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

export type FieldProps = FieldTexts & {
  id: string;
  children: (control: ControlProps) => ReactNode;
};

/**
 * Default id of a control: the name with dots replaced, so that it is safe in selectors and links.
 */
export function controlId(name: string): string {
  return name.replaceAll('.', '-');
}

export function describedBy(
  id: string,
  words: Pick<FieldTexts, 'hint' | 'error' | 'question' | 'note'>,
): string | undefined {
  const ids = [
    words.hint && `${id}-hint`,
    words.error && `${id}-error`,
    words.question && `${id}-question`,
    words.note !== undefined && `${id}-note`,
  ].filter(Boolean);
  return ids.length > 0 ? ids.join(' ') : undefined;
}

export function Field({ id, label, optional, children, ...words }: FieldProps) {
  return (
    <div className={fieldClass(words)}>
      <label className="field-label" htmlFor={id} id={`${id}-label`}>
        <span>{label}</span>
        {optional && <span className="optional"> {optional}</span>}
      </label>
      <FieldHelp id={id} {...words} />
      {children({
        id,
        'aria-describedby': describedBy(id, words),
        'aria-invalid': words.error ? true : undefined,
      })}
      <FieldNote id={id} note={words.note} />
    </div>
  );
}

export function fieldClass({ error, question }: Pick<FieldTexts, 'error' | 'question'>): string {
  if (error) return 'field field-bad';
  return question ? 'field field-asks' : 'field';
}

export type FieldHelpProps = Pick<FieldTexts, 'hint' | 'error' | 'errorPrefix' | 'question'> & {
  id: string;
};

/** Placed above the input so that an on-screen keyboard does not cover it. */
export function FieldHelp({ id, hint, error, errorPrefix, question }: FieldHelpProps) {
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
            <span>{error}</span>
          </span>
        </p>
      )}
      {question && (
        <p className="question" id={`${id}-question`}>
          <Icon name="help" size={20} />
          <span>{question}</span>
        </p>
      )}
    </>
  );
}

export function FieldNote({ id, note }: { id: string; note?: ReactNode }) {
  if (note === undefined) return null;
  return (
    <div className="note" id={`${id}-note`} aria-live="polite">
      {note}
    </div>
  );
}
