import { trainingWords } from '@signet/industries/prediction/training-words';
import { eligibilityError, industryOf } from '@signet/rulebook/category/eligibility';
import { nextPage } from '@signet/rulebook/next-page';
import { agreementLanguage, termsInForce } from '@signet/rulebook/reference/terms';
import { factsOf } from '../application/facts.ts';
import { actorOf, viewFor } from '../application/load-view.ts';
import type { CategoryChoice } from '../category/store.ts';
import type { Deps } from '../deps.ts';
import type { Handler } from '../handler.ts';
import { AppError, fieldAppError } from '../platform/http/problem.ts';
import type { StoredApplication } from '../platform/store-types.ts';

/** Throws what keeps an application from being sent: a missing answer, or a business that we cannot take. docs/readings.md 57. */
function refuseUnready(application: StoredApplication): void {
  const facts = factsOf(application);
  if (facts.incompleteForm !== undefined) throw new AppError('application.incomplete', { page: nextPage(facts).page });
  const fault = eligibilityError(application);
  if (fault !== undefined) throw fieldAppError(fault.code, fault.field);
}

/** What the choice of an industry teaches, with nothing of the person in it. docs/decisions/0018. */
async function choiceOf({ answers }: StoredApplication, { predictor, log }: Deps): Promise<CategoryChoice | undefined> {
  const names = [answers['company.name'] ?? '', answers['company.dba'] ?? ''].filter(Boolean);
  const chosen = industryOf(answers);
  if (chosen === undefined || names.length === 0) return undefined;
  const [first] = await predictor.predict(names).catch((error: unknown) => {
    log.warn({ kind: error instanceof Error ? error.name : 'unknown' }, 'no category was guessed');
    return []; // nobody's application waits for a guess, or fails with it
  });
  return { words: trainingWords(names), shown: first?.industry, chosen: chosen.id };
}

/** Sends the application once, with the agreement to the terms in force; the checks go on in the background. docs/readings.md 19 and 40. */
export const onboardApplication: Handler<'onboardApplication'> = async ({ deps, application, session, visitor, body, once }) => {
  if (application.onboardedAt !== undefined) return viewFor(application, { deps, visitor });
  refuseUnready(application);
  const terms = termsInForce(application.market, deps.clock.today(application.market));
  if (body.terms.id !== terms.id || body.terms.version !== terms.version) throw new AppError('terms.changed');
  const { id, version, answers } = application;
  const shown = agreementLanguage(terms, answers['company.address.territory'], visitor.locale);
  const sent = await deps.store.applications.onboard({
    id,
    userId: session.userId,
    version, // what was checked above is what is sent
    terms: { id: terms.id, version: terms.version, language: body.terms.language ?? shown },
    actor: actorOf(session),
    once,
    ip: visitor.ip,
    choice: await choiceOf(application, deps),
  });
  if (sent === undefined) throw new AppError('application.notFound');
  if (!sent.isSubmitted) throw new AppError('application.versionConflict');
  return viewFor(sent.application, { deps, visitor });
};
