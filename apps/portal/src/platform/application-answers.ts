import type { ApplicationView } from '@signet/rulebook/application-view';
import { type Answers, flattenAnswers, type SecretsOnFile, secretsOnFile } from '@signet/rulebook/core/answers';

/** The view's answers by their dotted paths. */
export const applicationAnswers = (view: ApplicationView | undefined): Answers =>
  flattenAnswers({ applicant: view?.applicant, company: view?.company });

/** The application's secrets that the server holds, by path. */
export const applicationSecrets = (view: ApplicationView | undefined): SecretsOnFile =>
  secretsOnFile({ applicant: view?.applicant, company: view?.company });
