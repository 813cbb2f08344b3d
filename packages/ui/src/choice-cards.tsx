import type { ReactNode } from 'react';
import type { FieldTexts } from './field.tsx';
import { controlId } from './field.tsx';
import { Fieldset } from './fieldset.tsx';

export type ChoiceOption<Value extends string = string> = {
  value: Value;
  label: ReactNode;
  help?: ReactNode;
  aside?: ReactNode;
  /** Colors the help line; its text must carry the same meaning. */
  tone?: 'good' | 'warn' | 'bad';
};

export type ChoiceCardsProps<Value extends string = string> = Omit<FieldTexts, 'label' | 'note'> & {
  id?: string;
  name: string;
  legend: ReactNode;
  legendHidden?: boolean;
  value: Value | '' | undefined;
  onChange: (value: Value) => void;
  options: readonly ChoiceOption<Value>[];
};

/** Radio group of full-width cards in one column. docs/readings.md 30. */
export function ChoiceCards<Value extends string>(props: ChoiceCardsProps<Value>) {
  const { name, legend, legendHidden, value, onChange, options, ...words } = props;
  const id = props.id ?? controlId(name);
  return (
    <Fieldset {...words} id={id} legend={legend} legendHidden={legendHidden} role="radiogroup">
      <div className="choices">
        {options.map((option) => {
          const optionId = `${id}-${controlId(option.value)}`;
          return (
            <label className="choice" key={option.value}>
              <input
                type="radio"
                id={optionId}
                name={name}
                value={option.value}
                checked={value === option.value}
                onChange={() => onChange(option.value)}
                aria-labelledby={`${optionId}-title`}
                aria-describedby={option.help ? `${optionId}-help` : undefined}
              />
              <span className="choice-text">
                <span className="choice-title" id={`${optionId}-title`}>
                  <span>{option.label}</span>
                  {option.aside && <span className="choice-aside">{option.aside}</span>}
                </span>
                {option.help && (
                  <span
                    className={`choice-help tone-${option.tone ?? 'none'}`}
                    id={`${optionId}-help`}
                  >
                    {option.help}
                  </span>
                )}
              </span>
            </label>
          );
        })}
      </div>
    </Fieldset>
  );
}
