import type { ChangeEvent, ClipboardEvent } from 'react';
import { controlId, Field, type FieldTexts } from './field.tsx';

export type CodeFieldProps = FieldTexts & {
  id?: string;
  name: string;
  value: string;
  onChange: (value: string) => void;
  /** Called with the bare digits when the whole code arrives at once: pasted, or offered by the phone. Typed digits wait for Continue. */
  onFilledAtOnce?: (code: string) => void;
  /** How many digits a code has. */
  length?: number;
};

/** The bare digits of a code as pasted: spaces and dashes are nobody's mistake. */
export function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

/** The code, when one input event brought it whole; null while somebody types it. */
export function pastedCode(before: string, after: string, isPaste: boolean, length = 6): string | null {
  const digits = digitsOf(after);
  if (digits.length !== length) return null;
  const grownBy = digits.length - digitsOf(before).length;
  const isReplaced = digits !== digitsOf(before) && (isPaste || changedDigits(digitsOf(before), digits) > 1);
  return grownBy > 1 || isReplaced ? digits : null;
}

/** How many digits of a whole code another one changed: a hand changes one at a time, a phone all of them. */
const changedDigits = (before: string, after: string): number =>
  before.length === after.length ? [...after].filter((digit, at) => digit !== before[at]).length : 0;

/** The input type of an event, where the browser tells it. */
function isPasteEvent(event: Event): boolean {
  return 'inputType' in event && event.inputType === 'insertFromPaste';
}

/** One input for a one-time code, drawn as a place for each digit: an input for each would break pasting and read badly. */
export function CodeField(props: CodeFieldProps) {
  const { id, name, value, onChange, onFilledAtOnce, length = 6, ...words } = props;
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const code = pastedCode(value, event.target.value, isPasteEvent(event.nativeEvent), length);
    onChange(event.target.value);
    if (code) onFilledAtOnce?.(code);
  };
  // A whole code replaces what stands there, wherever the cursor is: pasted behind a wrong one it would only make it longer.
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
              className={place === Math.min(typed.length, length - 1) ? 'code-cell code-next' : 'code-cell'}
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
