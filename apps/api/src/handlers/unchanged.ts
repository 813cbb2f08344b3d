import type { Answers } from '@signet/rulebook/entities/asked';
import type { Secrets, StoredApplication } from '../store/store.ts';
import type { SavedAnswers } from '../store/writes.ts';

type Sent = { application: StoredApplication; answers: Answers; secrets: Secrets };

/** True where all that is sent stands there already: nothing is saved and no version is raised. A secret cannot be compared, so it is a change. */
export const isUnchanged = (
  { application, answers, secrets }: Sent,
  { bankPutOff, locale, intent }: NonNullable<SavedAnswers['more']>,
): boolean =>
  Object.keys(secrets).length === 0 &&
  Object.entries(answers).every(([path, value]) => (application.answers[path] ?? '') === value) &&
  (bankPutOff === undefined || bankPutOff === application.bankPutOff) &&
  (locale === undefined || locale === application.locale) &&
  (intent === undefined || intent === application.intent);
