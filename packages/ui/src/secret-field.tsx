import { useEffect, useRef, useState } from 'react';
import { AnsweredField } from './answered-field.tsx';
import { controlId, Field, type FieldTexts } from './field.tsx';
import { type Group, groupLeft, groupTyped } from './group-typing.ts';
import { Icon } from './icon.tsx';

/**
 * A secret already on file: its description ("On file, ending in 6789") and the label of the
 * replace button.
 */
export type SecretOnFile = { text: string; changeLabel: string };

export type SecretFieldProps = FieldTexts & {
  id?: string;
  name: string;
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  group?: Group;
  /** False for a number that need not be hidden from the person typing it. */
  isMasked?: boolean;
  showLabel: string;
  hideLabel: string;
  onFile?: SecretOnFile;
  /** Called when the value on file is to be replaced. */
  onReplace?: () => void;
  inputMode?: 'numeric' | 'text';
  widthCh?: number;
  maxLength?: number;
};

/**
 * A masked input that browsers do not store; for a value on file, a description with a replace
 * button.
 */
export function SecretField(props: SecretFieldProps) {
  const [isReplacing, setReplacing] = useState(false);
  const id = props.id ?? controlId(props.name);
  if (!props.onFile || isReplacing || props.error || props.question)
    return <SecretInput {...props} id={id} hasFocus={isReplacing} />;
  const replace = () => {
    setReplacing(true);
    props.onReplace?.();
  };
  const { label, hint, onFile } = props;
  return (
    <AnsweredField
      {...{ id, label, hint }}
      icon="lock"
      changeLabel={onFile.changeLabel}
      onChange={replace}
    >
      {onFile.text}
    </AnsweredField>
  );
}

type SecretInputProps = SecretFieldProps & { id: string; hasFocus: boolean };

/**
 * Not type=password: password managers would offer to fill or save an SSN or account number, and
 * phones would show the letter keyboard. A text input masked by -webkit-text-security (all current
 * engines) keeps the number keyboard; autocomplete=off keeps it out of form history.
 */
function SecretInput(props: SecretInputProps) {
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
    showLabel,
    hideLabel,
    widthCh,
    hasFocus,
  } = props;
  const { group, isMasked = true } = props;
  const [isShown, setShown] = useState(!isMasked);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (hasFocus) input.current?.focus();
  }, [hasFocus]);
  const maxWidth =
    widthCh === undefined ? undefined : `calc(${widthCh}ch + ${isMasked ? 9 : 2.5}rem)`;
  return (
    <Field {...{ id, label, hint, error, errorPrefix, question, optional, note }}>
      {(control) => (
        <div className={isMasked ? 'input-group' : undefined} style={{ maxWidth }}>
          <input
            {...control}
            ref={input}
            className={isShown ? 'input' : 'input masked'}
            type="text"
            name={name}
            inputMode={props.inputMode ?? 'numeric'}
            maxLength={props.maxLength}
            autoComplete="off"
            autoCapitalize="off"
            autoCorrect="off"
            spellCheck={false}
            data-1p-ignore=""
            data-lpignore="true"
            value={value}
            onChange={(event) => onChange(groupTyped(event.target, value, group))}
            onBlur={() => {
              groupLeft(value, onChange, group);
              onBlur?.();
            }}
          />
          {isMasked && (
            <button
              type="button"
              className="reveal"
              id={`${id}-reveal`}
              aria-controls={id}
              aria-labelledby={`${id}-reveal ${id}-label`}
              onClick={() => setShown(!isShown)}
            >
              <Icon name={isShown ? 'eye-off' : 'eye'} size={18} />
              <span>{isShown ? hideLabel : showLabel}</span>
            </button>
          )}
        </div>
      )}
    </Field>
  );
}
