import type { ChangeEvent, ClipboardEvent } from 'react';
import { controlId, Field, type FieldTexts } from './field.tsx';

export type CodeFieldProps = FieldTexts & {
  id?: string;
  name: string;
  value: string;
  onChange: (value: string) => void;
  /**
   * Called with the digits when the whole code arrives at once (pasted or autofilled). Typed digits
   * wait for Continue.
   */
  onFilledAtOnce?: (code: string) => void;
  length?: number;
};

export function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

/** Returns the code when a single input event delivered all of it; null while it is being typed. */
export function pastedCode(
  before: string,
  after: string,
  isPaste: boolean,
  length = 6,
): string | null {
  const digits = digitsOf(after);
  if (digits.length !== length) return null;
  const grownBy = digits.length - digitsOf(before).length;
  const isReplaced =
    digits !== digitsOf(before) && (isPaste || changedDigits(digitsOf(before), digits) > 1);
  return grownBy > 1 || isReplaced ? digits : null;
}

/**
 * Counts changed digits between two codes: typing changes one at a time, autofill changes several.
 */
const changedDigits = (before: string, after: string): number =>
  before.length === after.length
    ? [...after].filter((digit, at) => digit !== before[at]).length
    : 0;

/** False in browsers that do not report an inputType. */
function isPasteEvent(event: Event): boolean {
  return 'inputType' in event && event.inputType === 'insertFromPaste';
}

/**
 * A single input drawn as one cell per digit: separate inputs would break pasting and screen
 * readers.
 */
export function CodeField(props: CodeFieldProps) {
  const { id, name, value, onChange, onFilledAtOnce, length = 6, ...words } = props;
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const code = pastedCode(value, event.target.value, isPasteEvent(event.nativeEvent), length);
    onChange(event.target.value);
    if (code) onFilledAtOnce?.(code);
  };
  // A pasted code replaces the whole value wherever the caret is; appended to a wrong code it would
  // only make it longer.
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const code = pastedCode(value, event.clipboardData.getData('text'), true, length);
    if (code === null) return;
    event.preventDefault();
    onChange(code);
    onFilledAtOnce?.(code);
  };
  const typed = [...value.replaceAll(/\s/g, '')];
  return (
    <Field {...words} id={id ?? controlId(name)}>
      {(control) => (
        <div className="code">
          <input
            {...control}
            className="code-input"
            type="text"
            name={name}
            inputMode="numeric"
            autoComplete="one-time-code"
            spellCheck={false}
            value={value}
            onChange={change}
            onPaste={paste}
          />
          {Array.from({ length }, (_, place) => place).map((place) => (
            <span
              className={
                place === Math.min(typed.length, length - 1) ? 'code-cell code-next' : 'code-cell'
              }
              key={place}
              aria-hidden="true"
            >
              {typed[place]}
            </span>
          ))}
        </div>
      )}
    </Field>
  );
}
