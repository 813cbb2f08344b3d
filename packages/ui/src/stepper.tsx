import './stepper.css';
import { flushSync } from 'react-dom';
import { controlId, describedBy, FieldHelp, type FieldTexts } from './field.tsx';

export type StepperProps = Pick<FieldTexts, 'hint' | 'error' | 'errorPrefix'> & {
  name: string;
  label: string;
  labelHidden?: boolean;
  value: string;
  onChange: (value: string) => void;
  min: number;
  max: number;
  lessLabel: string;
  moreLabel: string;
};

/** A native number input with a button on either side; arrow keys work natively. */
export function Stepper(props: StepperProps) {
  const {
    name,
    label,
    labelHidden = false,
    value,
    onChange,
    min,
    max,
    lessLabel,
    moreLabel,
    ...words
  } = props;
  const id = controlId(name);
  const count = Number(value);
  const by = (step: number) => {
    // Non-numeric input counts from the minimum.
    const whole = Number.isFinite(count) ? Math.trunc(count) : min;
    // Flushed synchronously: presses replayed after hydration come in a row, and each must build on
    // the last.
    flushSync(() => onChange(String(Math.min(Math.max(whole + step, min), max))));
  };
  return (
    <div className={words.error ? 'field field-bad' : 'field'}>
      <label
        className={labelHidden ? 'visually-hidden' : 'field-label'}
        htmlFor={id}
        id={`${id}-label`}
      >
        {label}
      </label>
      <FieldHelp id={id} {...words} />
      <div className="stepper">
        <button
          type="button"
          aria-label={lessLabel}
          aria-disabled={count <= min || undefined}
          onClick={() => by(-1)}
        >
          <Sign line={LESS} />
        </button>
        <input
          id={id}
          name={name}
          type="number"
          inputMode="numeric"
          autoComplete="off"
          step={1}
          min={min}
          max={max}
          value={value}
          aria-describedby={describedBy(id, words)}
          aria-invalid={words.error ? true : undefined}
          onChange={(event) => onChange(event.target.value)}
        />
        <button
          type="button"
          aria-label={moreLabel}
          aria-disabled={count >= max || undefined}
          onClick={() => by(1)}
        >
          <Sign line={MORE} />
        </button>
      </div>
    </div>
  );
}

const LESS = 'M5 12h14';
const MORE = 'M5 12h14M12 5v14';

/** Drawn here because every page would carry it in the shared sprite. */
function Sign({ line }: { line: string }) {
  return (
    <svg className="icon" width="1.125rem" height="1.125rem" viewBox="0 0 24 24" aria-hidden="true">
      <path d={line} />
    </svg>
  );
}
