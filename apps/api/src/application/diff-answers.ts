import type { Answers } from '@signet/rulebook/core/answers';
import type { Deps } from '../deps.ts';
import type { SavedAnswers, SecretAnswers, StoredApplication } from '../platform/store-types.ts';

type Sent = { application: StoredApplication; answers: Answers; secrets: SecretAnswers };

/**
 * The secrets that are not on file with the same value already: what is typed again changes nothing. Of an application that was sent nothing is
 * compared, because nothing there would count how often somebody guesses.
 */
export async function changedSecretAnswers({ store }: Deps, { application, secrets }: Omit<Sent, 'answers'>): Promise<SecretAnswers> {
  const isOnFile = Object.keys(secrets).some((path) => application.secretsOnFile[path] !== undefined);
  return isOnFile && application.onboardedAt === undefined ? store.applications.secretsThatDiffer(application.id, secrets) : secrets;
}

/** True where all that is sent stands there already: nothing is saved and no version is raised. */
export const isUnchanged = ({ application, answers, secrets }: Sent, { locale, intent }: NonNullable<SavedAnswers['more']>): boolean =>
  Object.keys(secrets).length === 0 &&
  Object.entries(answers).every(([path, value]) => (application.answers[path] ?? '') === value) &&
  (locale === undefined || locale === application.locale) &&
  (intent === undefined || intent === application.intent);
