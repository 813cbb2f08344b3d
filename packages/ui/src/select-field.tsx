import { controlId, Field, type FieldTexts } from './field.tsx';
import { Icon } from './icon.tsx';

export type SelectOption = { value: string; label: string };

export type SelectFieldProps = FieldTexts & {
  id?: string;
  name: string;
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  prompt: string;
  options: readonly SelectOption[];
  autoComplete?: string;
  widthCh?: number;
};

export function SelectField(props: SelectFieldProps) {
  const { id, name, value, onChange, onBlur, prompt, options, autoComplete, widthCh, ...words } =
    props;
  const maxWidth = widthCh === undefined ? undefined : `calc(${widthCh}ch + 4rem)`;
  return (
    <Field {...words} id={id ?? controlId(name)}>
      {(control) => (
        <div className="select" style={{ maxWidth }}>
          <select
            {...control}
            className="input"
            name={name}
            autoComplete={autoComplete}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            onBlur={onBlur}
          >
            <option value="">{prompt}</option>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" size={18} />
        </div>
      )}
    </Field>
  );
}
