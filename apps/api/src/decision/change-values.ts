import {
  CHANGEABLES,
  type ChangeableAnswer,
  type ChangeableId,
  isDocumentMark,
} from '@signet/rulebook/decision/change-reasons';
import { pathsOfChangeable } from '@signet/rulebook/decision/changeable';
import { DOCUMENT_KIND } from '@signet/rulebook/identity/documents';
import { FALLBACK_LOCALE, type Locale } from '@signet/rulebook/reference/locales';
import { formContextOf } from '../application/facts.ts';
import type { StoredApplication } from '../application/stored-application.ts';
import { answerWords, isStoredAnswer, isYesNoPath, typedAnswersOf } from './typed-answers.ts';

/** What may be marked of this application: answers that were asked for, documents that were sent. */
export const changeablesOf = (application: StoredApplication): ChangeableId[] =>
  CHANGEABLES.filter((id) =>
    isDocumentMark(id)
      ? application.inquiries.some(
          ({ mode, result }) => DOCUMENT_KIND[mode] === id && result !== undefined,
        )
      : pathsOfChangeable(id, application.answers, formContextOf(application)).length > 0,
  );

/** What stands in a marked answer now, as stored; numbers and birth dates are masked. */
export function valueOfChangeable(
  id: ChangeableAnswer,
  application: StoredApplication,
): { value: string; isMasked: boolean } {
  const paths = pathsOfChangeable(id, application.answers, formContextOf(application));
  const isMasked = paths.some((path) => application.secretsOnFile[path] !== undefined);
  const value = typedAnswersOf(application)
    .filter(({ path }) => paths.some((one) => one === path) && !isYesNoPath(path))
    .sort((one, other) => indexIn(paths, one.path) - indexIn(paths, other.path))
    .map((answer) => answer.value)
    .join(', ');
  return { value, isMasked };
}

/** What stood or stands in a mark, as staff read it. */
export function wordsOfChangeable(
  id: ChangeableAnswer,
  value: string,
  application: StoredApplication,
  locale: Locale,
): string {
  const { market } = application;
  const [only, ...others] = pathsOfChangeable(id, application.answers, formContextOf(application));
  if (id === 'applicantName') return value.replaceAll(', ', ' ');
  return only === undefined || others.length > 0
    ? value // several typed answers in a row
    : answerWords(only, value, { market, locale });
}

/** Whether what stood in a mark can be compared with what is stored now. */
export function isComparable(
  id: ChangeableAnswer,
  before: string,
  application: StoredApplication,
): boolean {
  const { market } = application;
  const [only, ...others] = pathsOfChangeable(id, application.answers, formContextOf(application));
  if (only === undefined || others.length > 0) return true;
  return isStoredAnswer(only, before, { market, locale: FALLBACK_LOCALE });
}

const indexIn = (paths: readonly string[], path: string): number => paths.indexOf(path);

/** What stands in each of these answers now, as staff read it; of documents nothing. */
export const standingIn = (
  ids: readonly ChangeableId[],
  application: StoredApplication,
  locale: Locale,
): Partial<Record<ChangeableId, string>> =>
  Object.fromEntries(
    ids.flatMap((id) => {
      if (isDocumentMark(id)) return [];
      const { value } = valueOfChangeable(id, application);
      return [[id, wordsOfChangeable(id, value, application, locale)]];
    }),
  );
