import type { Answers } from '@signet/rulebook/answer-rows';
import type { AnswersByPath } from '@signet/rulebook/core/answers';
import type { Deps } from '../deps.ts';
import type { SavedAnswers, SecretAnswers, StoredApplication } from '../platform/store-types.ts';

type Sent = { application: StoredApplication; answers: Answers; secrets: SecretAnswers };

/**
 * Drops secrets that already have the same value on file. Submitted applications are not compared, because guesses could then be
 * probed without being counted.
 */
export async function changedSecretAnswers({ store }: Deps, { application, secrets }: Omit<Sent, 'answers'>): Promise<SecretAnswers> {
  const isOnFile = Object.keys(secrets).some((path) => application.secretsOnFile[path] !== undefined);
  return isOnFile && application.onboardedAt === undefined ? store.applications.secretsThatDiffer(application.id, secrets) : secrets;
}

/** True where the body changes nothing: no save, no new version. */
export function isUnchanged({ application, answers, secrets }: Sent, { locale, intent }: NonNullable<SavedAnswers['more']>): boolean {
  const known: AnswersByPath = application.answers;
  return (
    Object.keys(secrets).length === 0 &&
    Object.entries(answers).every(([path, value]) => (known[path] ?? '') === value) &&
    (locale === undefined || locale === application.locale) &&
    (intent === undefined || intent === application.intent)
  );
}
