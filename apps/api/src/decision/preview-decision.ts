import { isReviewReason } from '@signet/rulebook/decision/reasons';
import { reviewStep } from '@signet/rulebook/decision/second-reviewer';
import {
  FALLBACK_LOCALE,
  type Locale,
  languageOf,
  localeForMarket,
} from '@signet/rulebook/reference/locales';
import { stepConflict } from '../application/facts.ts';
import { homeViewOf } from '../application/home.ts';
import type { StoredApplication } from '../application/stored-application.ts';
import type { Deps } from '../deps.ts';
import type { Handler } from '../handler.ts';
import { AppError } from '../platform/http/problem.ts';
import { loadReview } from './load-review.ts';
import { tellDecision } from './tell-decision.ts';

type Decided = Parameters<typeof tellDecision>[2];

function wordsOf(deps: Deps, application: StoredApplication, decided: Decided) {
  const { after, messages } = tellDecision(deps, application, decided);
  const { locale } = application;
  const { headline, lead } = homeViewOf(after, { locale, clock: deps.clock });
  const [email] = messages;
  return {
    locale,
    page: { title: headline, text: lead },
    email: email && { subject: email.subject ?? '', text: email.text },
  };
}

/** Rendered by the code that sends, so that nobody presses a button for words they have not read. */
export const previewDecision: Handler<'previewDecision'> = async ({
  deps,
  params: { id },
  body: { decision, reason },
  reviewer,
}) => {
  if (!isReviewReason(decision, reason))
    throw new AppError('request.validationFailed', {}, [
      { code: 'field.invalid', field: 'reason' },
    ]);
  const { application, review } = await loadReview(deps, id);
  if (!review.isDecidable) throw stepConflict(application);
  const decided = { decision, reason };
  const isEnglish = languageOf(application.locale) === languageOf(FALLBACK_LOCALE);
  const locale: Locale = localeForMarket(application.market, FALLBACK_LOCALE);
  return {
    shown: wordsOf(deps, application, decided),
    english: isEnglish ? undefined : wordsOf(deps, { ...application, locale }, decided),
    takesTwo:
      reviewStep(decision, {
        ...{ sentBy: review.sentBy, reason: review.reason },
        reviewer: reviewer.id,
      }) === 'proposes',
  };
};
