import { joinDate, splitDate } from '@signet/rulebook/core/dates';
import { monthNames } from '@signet/rulebook/core/format-date';
import { AnsweredField } from '@signet/ui/answered-field';
import {
  DateField,
  type DateFieldProps,
  type DatePart,
  type DateParts,
} from '@signet/ui/date-field';
import { controlId } from '@signet/ui/field';
import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { usePortal } from '../application.tsx';
import { useShellTexts } from '../texts/text-provider.tsx';
import { useFormTexts } from './form-texts.ts';
import { claimTyped } from './typed-before.ts';

type DateQuestionProps = {
  field: Omit<DateFieldProps, 'value' | 'onChange' | 'errorPart' | 'months'>;
  start: string;
  isOnFile: boolean;
  onFinish: (date: string) => void;
  errorEnding: string | undefined;
};

/** `yearDay` names day and year; empty when the error concerns the whole date. */
export const invalidDateParts = (errorEnding = '', order: readonly DatePart[]): DatePart[] =>
  order.filter((part) => errorEnding.toLowerCase().includes(part));

function partsOf(date: string): DateParts {
  const parts = splitDate(date);
  return { ...parts, month: parts.month.replace(/^0/, '') };
}

/**
 * A date in three parts, kept as typed and passed on joined. A date on file is shown as such with a
 * change button.
 */
export function DateQuestion({ field, start, isOnFile, onFinish, errorEnding }: DateQuestionProps) {
  const shell = useShellTexts();
  const formTexts = useFormTexts();
  const { locale } = usePortal().boot;
  const [parts, setParts] = useState<DateParts>(() => partsOf(start));
  const [isChanging, setChanging] = useState(!isOnFile);
  const change = (typed: DateParts) => {
    setParts(typed);
    onFinish(joinDate(typed));
  };
  const takeTyped = useEffectEvent(() => {
    const claimed = Object.entries(claimTyped(field.order.map((part) => `${field.name}.${part}`)));
    if (claimed.length === 0) return;
    change({
      ...parts,
      ...Object.fromEntries(
        claimed.map(([name, text]) => [name.slice(field.name.length + 1), String(text)]),
      ),
    });
  });
  // Takes over what was typed before hydration. docs/decisions/0060.
  useLayoutEffect(() => takeTyped(), []);
  if (!isChanging && !field.error) {
    return (
      <AnsweredField
        id={`${controlId(field.name)}-given`}
        label={field.legend}
        icon="lock"
        changeLabel={shell.change}
        onChange={() => setChanging(true)}
      >
        {formTexts.given}
      </AnsweredField>
    );
  }
  const wrong = invalidDateParts(errorEnding, field.order);
  const errorPart = wrong.length > 0 ? wrong : undefined;
  return (
    <DateField
      {...field}
      months={monthNames(locale)}
      value={parts}
      onChange={change}
      errorPart={errorPart}
      autoComplete="bday"
    />
  );
}
