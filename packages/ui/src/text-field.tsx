import type { ComponentProps, ReactNode, Ref } from 'react';
import { controlId, Field, type FieldTexts } from './field.tsx';
import { type Group, groupLeft, groupTyped } from './group-typing.ts';

export type TextFieldProps = FieldTexts & {
  id?: string;
  name: string;
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  group?: Group;
  type?: 'text' | 'email' | 'tel' | 'url' | 'search';
  inputMode?: ComponentProps<'input'>['inputMode'];
  autoComplete?: string;
  /** Expected length in characters; full column width when omitted. */
  widthCh?: number;
  spellCheck?: boolean;
  autoCapitalize?: 'off' | 'words' | 'characters' | 'sentences';
  maxLength?: number;
  enterKeyHint?: ComponentProps<'input'>['enterKeyHint'];
  /**
   * Shown inside the box around the value; repeat it in the label or hint, because it is hidden
   * from screen readers.
   */
  prefix?: ReactNode;
  suffix?: ReactNode;
  inputRef?: Ref<HTMLInputElement>;
};

export function TextField(props: TextFieldProps) {
  const {
    id,
    name,
    label,
    hint,
    error,
    errorPrefix,
    question,
    optional,
    note,
    value,
    onChange,
    onBlur,
    group,
    type = 'text',
    widthCh,
    prefix,
    suffix,
    inputRef,
    ...rest
  } = props;
  const hasAffix = Boolean(prefix || suffix);
  const maxWidth =
    widthCh === undefined ? undefined : `calc(${widthCh}ch + ${hasAffix ? 4.5 : 2.5}rem)`;
  return (
    <Field
      id={id ?? controlId(name)}
      {...{ label, hint, error, errorPrefix, question, optional, note }}
    >
      {(control) => {
        const input = (
          <input
            {...control}
            {...rest}
            ref={inputRef}
            className="input"
            style={hasAffix ? undefined : { maxWidth }}
            type={type}
            name={name}
            value={value}
            onChange={(event) => onChange(groupTyped(event.target, value, group))}
            onBlur={() => {
              groupLeft(value, onChange, group);
              onBlur?.();
            }}
          />
        );
        if (!hasAffix) return input;
        return (
          <div className="input-group" style={{ maxWidth }}>
            {prefix && <span aria-hidden="true">{prefix}</span>}
            {input}
            {suffix && <span aria-hidden="true">{suffix}</span>}
          </div>
        );
      }}
    </Field>
  );
}
