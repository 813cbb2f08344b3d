import type { Answers } from '@signet/rulebook/answer-rows';
import type { ApplicationView } from '@signet/rulebook/application-view';
import { flattenAnswers, type SecretsOnFile, secretsOnFile } from '@signet/rulebook/core/answers';
import { readAnswers } from '@signet/rulebook/forms';

/** The view's answers by their dotted paths. */
export const applicationAnswers = (view: Pick<ApplicationView, 'applicant' | 'company'> | undefined): Answers =>
  readAnswers(flattenAnswers({ applicant: view?.applicant, company: view?.company }));

/** The application's secrets that the server holds, by path. */
export const applicationSecrets = (view: ApplicationView | undefined): SecretsOnFile =>
  secretsOnFile({ applicant: view?.applicant, company: view?.company });
