import {
  CHANGEABLES,
  type ChangeMark,
  changeMarksError,
  hasNumberInLine,
  mayAskForChanges,
} from '@signet/rulebook/decision/change-reasons';
import { addBusinessDays, placeOfBusiness } from '../application/sla.ts';
import type { StoredApplication } from '../application/stored-application.ts';
import type { Deps } from '../deps.ts';
import type { Call } from '../handler.ts';
import { AppError } from '../platform/http/problem.ts';
import { changeablesOf } from './change-values.ts';
import type { WaitingReview } from './load-review.ts';

type Body = Call<'requestChanges'>['body'];

const invalid = (field: string): AppError =>
  new AppError('request.validationFailed', {}, [{ code: 'field.invalid', field }]);

/** The marks as they will be stored. Throws a field error for what may not be marked or said. */
export function marksOf({ marks }: Body, application: StoredApplication): ChangeMark[] {
  const wrong = changeMarksError(marks);
  if (wrong !== undefined) throw invalid(wrong);
  const possible = changeablesOf(application);
  for (const [at, { changeable, line = '' }] of marks.entries()) {
    if (!possible.includes(changeable)) throw invalid(`marks.${at}.changeable`);
    if (hasNumberInLine(line)) throw invalid(`marks.${at}.line`);
  }
  return CHANGEABLES.flatMap((id) => marks.filter(({ changeable }) => changeable === id)).map(
    ({ line = '', ...mark }) => (line.trim() === '' ? mark : { ...mark, line: line.trim() }),
  );
}

/** YYYY-MM-DD: the last day to answer. */
export const lastDay = (
  application: StoredApplication,
  { businessDays }: Body,
  { clock }: Deps,
): string => {
  const { market, territory } = placeOfBusiness(application);
  return addBusinessDays(clock.today(market), businessDays, market, territory);
};

export const mayAsk = ({ application, review }: WaitingReview): boolean =>
  mayAskForChanges({
    decision: application.decision,
    cases: review.cases.map((row) => row.case),
  });
