import { type ReactNode, useEffect, useRef } from 'react';
import { FieldHelp, type FieldTexts } from './field.tsx';
import { Icon, type IconName } from './icon.tsx';

export type AnsweredFieldProps = Pick<FieldTexts, 'label' | 'hint' | 'error' | 'errorPrefix'> & {
  /** Id of the change button, so that an error summary can link to it. */
  id: string;
  icon?: IconName;
  changeLabel: ReactNode;
  onChange: () => void;
  /** Takes focus on mount, because the element that had it was just removed. */
  hasFocus?: boolean;
  children: ReactNode;
};

export function AnsweredField({
  id,
  label,
  icon,
  changeLabel,
  onChange,
  hasFocus = false,
  children,
  ...words
}: AnsweredFieldProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (hasFocus) button.current?.focus();
  }, [hasFocus]);
  return (
    <div className={words.error ? 'field field-bad' : 'field'}>
      <p className="field-label" id={`${id}-label`}>
        {label}
      </p>
      <FieldHelp id={id} {...words} />
      <div className="answered">
        {icon && <Icon name={icon} size={18} />}
        <span className="answered-text" id={`${id}-text`}>
          {children}
        </span>
        <button
          id={id}
          ref={button}
          type="button"
          className="btn btn-text"
          aria-labelledby={`${id} ${id}-label`}
          aria-describedby={`${id}-text`}
          onClick={onChange}
        >
          {changeLabel}
        </button>
      </div>
    </div>
  );
}
