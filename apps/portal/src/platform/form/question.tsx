import type { AskedField, FormPath } from '@signet/rulebook/answer-rows';
import { fromYesNo, wireText } from '@signet/rulebook/core/answers';
import { choicesOf, type FieldRow, listedChoices } from '@signet/rulebook/core/field';
import {
  FIELD_PLACEHOLDER_VALUES,
  type FieldTextsRow,
  fieldTextsFor,
} from '@signet/rulebook/core/field-texts';
import { placeholders } from '@signet/rulebook/core/format-message';
import { isKeyOf } from '@signet/rulebook/core/keys-of';
import { LIMITS } from '@signet/rulebook/core/limits';
import { localized } from '@signet/rulebook/core/localized';
import type { Market } from '@signet/rulebook/reference/locales';
import { HOME_TERRITORIES } from '@signet/rulebook/reference/territories';
import { Checkbox } from '@signet/ui/checkbox';
import { ChoiceCards } from '@signet/ui/choice-cards';
import { CodeField } from '@signet/ui/code-field';
import type { DatePart } from '@signet/ui/date-field';
import { SecretField } from '@signet/ui/secret-field';
import { SelectField } from '@signet/ui/select-field';
import { TextField } from '@signet/ui/text-field';
import type { ReactNode } from 'react';
import { usePortal } from '../application.tsx';
import { useErrorTexts, useFieldTexts } from '../texts/rulebook-texts.tsx';
import { useFormatMessage, useShellTexts } from '../texts/text-provider.tsx';
import { DateQuestion } from './date-question.tsx';
import { useFormTexts } from './form-texts.ts';
import { SuggestedCorrection } from './suggested-correction.tsx';
import type { FormError, FormState } from './use-form.ts';

/**
 * Widest field with a narrow box, such as a ZIP, a share or a short code; wider ones fill the
 * column.
 */
const NARROW_CH = 9;

const boxWidth = ({ widthCh }: FieldRow): number | undefined =>
  widthCh !== undefined && widthCh <= NARROW_CH ? widthCh : undefined;

/** Order of date parts: month first in the US, year first in Canada. docs/readings.md 31. */
export const DATE_ORDER: Record<Market, readonly DatePart[]> = {
  US: ['month', 'day', 'year'],
  CA: ['year', 'month', 'day'],
};

function useMarket(): Market {
  const { boot, application } = usePortal();
  return application?.market ?? boot.market;
}

/** Resolves an error's message: the field's, the error table's, or the server's. */
export function useErrorText(): (fieldError: FormError, value?: string) => string {
  const errors = useErrorTexts();
  const fields = useFieldTexts();
  const fillIn = useFormatMessage();
  const market = useMarket();
  return (fieldError) => {
    const [field = '', ending = ''] = [
      fieldError.code.slice(0, fieldError.code.indexOf('.')),
      fieldError.code.slice(fieldError.code.indexOf('.') + 1),
    ];
    const ofField = isKeyOf(fields, field)
      ? fieldTextsFor(fields[field], market).errors[ending]
      : undefined;
    const ofCatalogue = isKeyOf(errors, fieldError.code) ? errors[fieldError.code] : undefined;
    if (fieldError.data?.serverMessage !== undefined) return String(fieldError.data.serverMessage);
    const text = ofField ?? ofCatalogue ?? fieldError.message ?? errors['request.validationFailed'];
    const values = { ...FIELD_PLACEHOLDER_VALUES, ...fieldError.data };
    // A server-only error arrives with its placeholders already filled in.
    return placeholders(text).every((place) => place in values)
      ? fillIn(text, values)
      : (fieldError.message ?? fillIn(text, values));
  };
}

type QuestionProps = {
  form: FormState;
  path: FormPath;
  label?: ReactNode;
  hint?: ReactNode;
  legendHidden?: boolean;
  options?: readonly { value: string; label: ReactNode; help?: ReactNode }[];
  /** Choices of a list that only the page knows, and what stands in it before one is chosen. */
  selectFrom?: readonly { value: string; label: string }[];
  prompt?: string;
  onFilledAtOnce?: (code: string) => void;
  autoCompleteSection?: string;
};

/** Renders one question from its field's row, without knowing which question it is. */
export function Question(props: QuestionProps) {
  const { form, path } = props;
  const formField = form.fields.find((question) => question.path === path);
  const fields = useFieldTexts();
  const market = useMarket();
  const row = formField && form.rows[formField.field];
  if (formField === undefined || row === undefined) return null;
  return (
    <QuestionControl
      {...props}
      formField={formField}
      row={row}
      words={fieldTextsFor(fields[formField.field], market)}
    />
  );
}

type QuestionControlProps = QuestionProps & {
  formField: AskedField;
  row: FieldRow;
  words: FieldTextsRow;
};

function QuestionControl({ form, path, formField, row, words, ...more }: QuestionControlProps) {
  const shell = useShellTexts();
  const formTexts = useFormTexts();
  const { boot } = usePortal();
  const market = useMarket();
  const errorText = useErrorText();
  const fieldError = form.errorAt(path);
  const value = wireText(form.values[path] ?? '');
  const said = fieldError && errorText(fieldError, value);
  const asks = fieldError?.kind === 'confirm';
  const error = asks ? undefined : said;
  const isOptional = formField.optional?.(form.values, { market, flags: boot.flags }) === true;
  const common = {
    name: path,
    label: more.label ?? words.label,
    hint: more.hint ?? words.hint,
    error,
    question: asks ? said : undefined,
    errorPrefix: shell.errorPrefix,
    optional: isOptional ? formTexts.optional : undefined,
    value,
    group: row.group && ((typed: string) => row.group?.(typed, boot.locale) ?? typed),
    onChange: (typed: string) => form.set(path, formField.yesNo ? fromYesNo(typed) : typed),
  };
  if (row.control === 'secret') {
    const onFile = form.onFile.get(path);
    return (
      <>
        <SecretField
          {...common}
          showLabel={shell.show}
          hideLabel={shell.hide}
          isMasked={row.unmasked !== true}
          inputMode={row.inputMode === 'numeric' ? 'numeric' : 'text'}
          onFile={
            onFile && {
              text: onFile.last4
                ? formTexts.givenLast4.replace('{last4}', onFile.last4)
                : formTexts.given,
              changeLabel: shell.change,
            }
          }
        />
        <SuggestedCorrection form={form} path={path} />
      </>
    );
  }
  if (row.control === 'date') {
    const { label: legend, value: _joined, onChange: _change, ...rest } = common;
    return (
      <DateQuestion
        isOnFile={form.onFile.has(path)}
        onFinish={(date) => form.set(path, date)}
        field={{ ...rest, legend, labels: formTexts.dateLabels, order: DATE_ORDER[market] }}
        start={value}
        errorEnding={fieldError?.code.split('.')[1]}
      />
    );
  }
  if (row.control === 'choice') {
    const { label: legend, ...rest } = common;
    const options =
      more.options ??
      choicesOf(row, market).map((choice) => ({
        value: choice,
        ...(words.options?.[choice] ?? { label: choice }),
      }));
    return (
      <ChoiceCards {...rest} legend={legend} legendHidden={more.legendHidden} options={options} />
    );
  }
  if (row.control === 'tick') {
    const isTicked = form.values[path] === true;
    const { label, errorPrefix } = common;
    const hint = isTicked ? common.hint : undefined;
    return (
      <Checkbox
        {...{ name: path, label, hint, error, errorPrefix }}
        checked={isTicked}
        onChange={(isOn) => form.setMany({ [path]: isOn })}
      />
    );
  }
  if (row.control === 'select') {
    const nameOf = (code: string) =>
      words.options?.[code]?.label ??
      localized(HOME_TERRITORIES[market][code] ?? { en: code }, boot.locale);
    const choices = listedChoices(row, market, form.values).map((code) => ({
      value: code,
      label: nameOf(code),
    }));
    return (
      <SelectField
        {...common}
        prompt={more.prompt ?? formTexts.choose}
        options={more.selectFrom ?? choices}
        autoComplete={row.autocomplete}
      />
    );
  }
  if (row.control === 'code')
    return <CodeField {...common} onFilledAtOnce={more.onFilledAtOnce} length={LIMITS.otpDigits} />;
  const section = more.autoCompleteSection ? `${more.autoCompleteSection} ` : '';
  return (
    <>
      <TextField
        {...common}
        type={row.type ?? 'text'}
        inputMode={row.inputMode}
        autoComplete={row.autocomplete === 'off' ? 'off' : section + row.autocomplete}
        widthCh={boxWidth(row)}
        spellCheck={row.spellcheck ?? true}
        autoCapitalize={row.capitalize === 'none' ? 'off' : row.capitalize}
      />
      <SuggestedCorrection form={form} path={path} />
    </>
  );
}
