import { morningOf } from '@signet/rulebook/core/dates';
import {
  CHANGEABLES,
  type ChangeMark,
  changeMarksError,
  hasNumberInLine,
  mayAskForChanges,
} from '@signet/rulebook/decision/change-reasons';
import {
  FALLBACK_LOCALE,
  type Locale,
  languageOf,
  localeForMarket,
} from '@signet/rulebook/reference/locales';
import { stepConflict } from '../application/facts.ts';
import { addBusinessDays, addCalendarDays, placeOfBusiness } from '../application/sla.ts';
import type { StoredApplication } from '../application/stored-application.ts';
import type { Deps } from '../deps.ts';
import type { Call, Handler } from '../handler.ts';
import { AppError } from '../platform/http/problem.ts';
import { changeablesOf } from './change-values.ts';
import { changesMail, changesWords } from './change-words.ts';
import { loadReview, reviewRejection, type WaitingReview } from './load-review.ts';
import { foundReviewView } from './view.ts';

type Body = Call<'requestChanges'>['body'];

const invalid = (field: string): AppError =>
  new AppError('request.validationFailed', {}, [{ code: 'field.invalid', field }]);

/** The marks as they will be stored. Throws a field error for what may not be marked or said. */
function marksOf({ marks }: Body, application: StoredApplication): ChangeMark[] {
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

const lastDay = (
  application: StoredApplication,
  { businessDays }: Body,
  { clock }: Deps,
): string => {
  const { market, territory } = placeOfBusiness(application);
  return addBusinessDays(clock.today(market), businessDays, market, territory);
};

const mayAsk = ({ application, review }: WaitingReview): boolean =>
  mayAskForChanges({
    decision: application.decision,
    cases: review.cases.map((row) => row.case),
  });

/** What the applicant would read, by the code that shows and sends it. */
export const previewChanges: Handler<'previewChanges'> = async ({ deps, params: { id }, body }) => {
  const found = await loadReview(deps, id);
  const { application } = found;
  if (!mayAsk(found)) throw stepConflict(application);
  const asked = { marks: marksOf(body, application), by: lastDay(application, body, deps) };
  const isEnglish = languageOf(application.locale) === languageOf(FALLBACK_LOCALE);
  const locale: Locale = localeForMarket(application.market, FALLBACK_LOCALE);
  return {
    by: asked.by,
    shown: changesWords(application, deps, asked),
    english: isEnglish ? undefined : changesWords({ ...application, locale }, deps, asked),
  };
};

/** Asks for changes under the same claim and version rules as a decision. docs/decisions/0238. */
export const requestChanges: Handler<'requestChanges'> = async ({
  deps,
  params: { id },
  body,
  reviewer,
  version = 0,
}) => {
  const rejectionNow = async () => {
    const found = await loadReview(deps, id);
    return {
      found,
      rejection: reviewRejection(found, { reviewer, version, waits: mayAsk(found) }),
    };
  };
  const { found, rejection } = await rejectionNow();
  if (rejection !== undefined) throw rejection;
  const { application } = found;
  const marks = marksOf(body, application);
  const by = lastDay(application, body, deps);
  const isAsked = await deps.store.changeRequests.askForChanges({
    ...{ id, marks, by },
    dueAt: morningOf(addCalendarDays(by, 1)),
    reviewer: { reviewer, version },
    messages: [changesMail(application, deps, { marks, by })],
  });
  if (!isAsked) throw (await rejectionNow()).rejection ?? stepConflict(application);
  return { review: foundReviewView((await loadReview(deps, id)).review) };
};

export const cancelChanges: Handler<'cancelChanges'> = async ({
  deps,
  params: { id },
  reviewer,
}) => {
  const isWithdrawn = await deps.store.changeRequests.withdrawChanges(id, reviewer);
  const { review } = await loadReview(deps, id);
  if (!isWithdrawn) throw new AppError('review.caseSettled');
  return { review: foundReviewView(review) };
};
