import {
  FALLBACK_LOCALE,
  type Locale,
  languageOf,
  localeForMarket,
} from '@signet/rulebook/reference/locales';
import { stepConflict } from '../application/facts.ts';
import type { Handler } from '../handler.ts';
import { lastDay, marksOf, mayAsk } from './asked-changes.ts';
import { changesWords } from './change-words.ts';
import { loadReview } from './load-review.ts';

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
