import { joinDate, splitDate } from '@signet/rulebook/fields/dates';
import { DateField, type DateFieldProps, type DateParts } from '@signet/ui/date-field';
import { useState } from 'react';
import { useShellTexts } from './texts.tsx';

type DateQuestionProps = {
  field: Omit<DateFieldProps, 'value' | 'onChange' | 'errorPart'>;
  start: string;
  given: boolean;
  onFinish: (date: string) => void;
  faultEnding: string | undefined;
};

/** A date in three parts, kept as typed here and handed on joined. A date on file shows as given, with a way to change it. */
export function DateQuestion({ field, start, given, onFinish, faultEnding }: DateQuestionProps) {
  const shell = useShellTexts();
  const [parts, setParts] = useState<DateParts>(() => splitDate(start));
  const [isChanging, setChanging] = useState(!given);
  const change = (typed: DateParts) => {
    setParts(typed);
    onFinish(joinDate(typed));
  };
  if (!isChanging && !field.error) {
    return (
      <div className="field">
        <p className="field-label" id="dob-given">
          {field.legend}
        </p>
        <div className="given">
          <span>{shell.given}</span>
          <button type="button" className="btn btn-text" aria-describedby="dob-given" onClick={() => setChanging(true)}>
            {shell.change}
          </button>
        </div>
      </div>
    );
  }
  const part = faultEnding === 'year' || faultEnding === 'month' || faultEnding === 'day' ? faultEnding : undefined;
  return <DateField {...field} value={parts} onChange={change} errorPart={part} autoComplete="bday" />;
}
