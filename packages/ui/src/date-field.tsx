import type { ChangeEvent, ReactNode } from 'react';
import type { FieldTexts } from './field.tsx';
import { controlId } from './field.tsx';
import { Fieldset } from './fieldset.tsx';
import { Icon } from './icon.tsx';

export type DatePart = 'year' | 'month' | 'day';

/** Raw typed text; the month is a number from 1 to 12. */
export type DateParts = Record<DatePart, string>;

export type DateFieldProps = Omit<FieldTexts, 'label'> & {
  id?: string;
  name: string;
  legend: ReactNode;
  labels: Record<DatePart, string>;
  months: readonly string[];
  /** The order for the locale: month first in the US, year first in Quebec. */
  order: readonly DatePart[];
  value: DateParts;
  onChange: (value: DateParts) => void;
  onBlur?: () => void;
  errorPart?: DatePart | readonly DatePart[];
  autoComplete?: 'bday' | 'off';
};

const WIDTH_CH = { year: 4, day: 2 } as const;

/** Id of one part's input, which an error summary can link to. */
export function datePartId(id: string, part: DatePart): string {
  return `${id}-${part}`;
}

export function isPartWrong(
  part: DatePart,
  error: string | undefined,
  errorPart: DateFieldProps['errorPart'],
): boolean {
  if (!error) return false;
  return errorPart === undefined || [errorPart].flat().includes(part);
}

/**
 * A date in three labeled parts, with the month chosen by name; focus never moves automatically.
 */
export function DateField(props: DateFieldProps) {
  const {
    name,
    legend,
    labels,
    months,
    order,
    value,
    onChange,
    onBlur,
    errorPart,
    autoComplete = 'bday',
    ...words
  } = props;
  const id = props.id ?? controlId(name);
  const controlOf = (part: DatePart) => ({
    className: 'input',
    id: datePartId(id, part),
    name: `${name}.${part}`,
    autoComplete: autoComplete === 'bday' ? `bday-${part}` : 'off',
    'aria-invalid': isPartWrong(part, words.error, errorPart) || undefined,
    'aria-describedby': words.error ? `${id}-error` : undefined,
    value: value[part],
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
      onChange({ ...value, [part]: event.target.value }),
    onBlur,
  });
  return (
    <Fieldset {...words} id={id} legend={legend}>
      <div className="date">
        {order.map((part) => (
          <div key={part} className={part === 'month' ? 'date-month' : undefined}>
            <label className="date-label" htmlFor={datePartId(id, part)}>
              {labels[part]}
            </label>
            {part === 'month' ? (
              <div className="select">
                <select {...controlOf(part)}>
                  <option value="" />
                  {months.map((month, at) => (
                    <option key={month} value={at + 1}>
                      {month}
                    </option>
                  ))}
                </select>
                <Icon name="chevron-down" size={18} />
              </div>
            ) : (
              <input
                {...controlOf(part)}
                type="text"
                inputMode="numeric"
                style={{ width: `calc(${WIDTH_CH[part]}ch + 2.5rem)` }}
              />
            )}
          </div>
        ))}
      </div>
    </Fieldset>
  );
}
