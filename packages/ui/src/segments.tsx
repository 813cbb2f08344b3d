import { type ReactNode, useId } from 'react';

export type SegmentOption<Value extends string> = {
  value: Value;
  label: ReactNode;
  /** Read with the label, such as a mark. */
  aside?: ReactNode;
};

export type SegmentsProps<Value extends string> = {
  legend: string;
  value: Value | undefined;
  onChange: (value: Value) => void;
  options: readonly SegmentOption<Value>[];
};

/** A choice among two or three, side by side: a radio group with a hidden legend. */
export function Segments<Value extends string>({
  legend,
  value,
  onChange,
  options,
}: SegmentsProps<Value>) {
  const name = useId();
  return (
    <fieldset className="segments">
      <legend className="visually-hidden">{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className="segment">
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={value === option.value}
            onChange={() => onChange(option.value)}
          />
          <span>{option.label}</span>
          {option.aside}
        </label>
      ))}
    </fieldset>
  );
}
