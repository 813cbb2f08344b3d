import type { ReactNode } from 'react';
import type { FieldTexts } from './field.tsx';
import { controlId } from './field.tsx';
import { Fieldset } from './fieldset.tsx';

export type DatePart = 'year' | 'month' | 'day';

/** What was typed, untouched: the rule that reads it may accept a month's name. */
export type DateParts = Record<DatePart, string>;

export type DateFieldProps = Omit<FieldTexts, 'label'> & {
  id?: string;
  name: string;
  legend: ReactNode;
  labels: Record<DatePart, string>;
  /** The order of the person's country: the United States month first, Quebec year first. */
  order: readonly DatePart[];
  value: DateParts;
  onChange: (value: DateParts) => void;
  onBlur?: () => void;
  /** The parts the message is about; every part when left out. */
  errorPart?: DatePart | readonly DatePart[];
  /** 'bday' lets the browser fill in a birth date. */
  autoComplete?: 'bday' | 'off';
};

const WIDTH_CH: Record<DatePart, number> = { year: 4, month: 3, day: 2 };

/** The ids of the inputs, in the order shown: an error summary links to one of them. */
export function datePartId(id: string, part: DatePart): string {
  return `${id}-${part}`;
}

/** Whether a part is marked as wrong. */
export function isPartWrong(part: DatePart, error: string | undefined, errorPart: DateFieldProps['errorPart']): boolean {
  if (!error) return false;
  return errorPart === undefined || [errorPart].flat().includes(part);
}

/** A date in three labelled inputs; the focus never jumps by itself. */
export function DateField(props: DateFieldProps) {
  const { name, legend, labels, order, value, onChange, onBlur, errorPart, autoComplete = 'bday', ...words } = props;
  const id = props.id ?? controlId(name);
  return (
    <Fieldset {...words} id={id} legend={legend}>
      <div className="date">
        {order.map((part) => (
          <div key={part}>
            <label className="date-label" htmlFor={datePartId(id, part)}>
              {labels[part]}
            </label>
            <input
              className="input"
              id={datePartId(id, part)}
              name={`${name}.${part}`}
              type="text"
              inputMode="numeric"
              autoComplete={autoComplete === 'bday' ? `bday-${part}` : 'off'}
              style={{ width: `calc(${WIDTH_CH[part]}ch + 2.5rem)` }}
              aria-invalid={isPartWrong(part, words.error, errorPart) || undefined}
              aria-describedby={words.error ? `${id}-error` : undefined}
              value={value[part]}
              onChange={(event) => onChange({ ...value, [part]: event.target.value })}
              onBlur={onBlur}
            />
          </div>
        ))}
      </div>
    </Fieldset>
  );
}
