import { nextPage } from '@signet/rulebook/next-page';
import { STEP_UP_GUARDS, type StepUpGuard } from '@signet/rulebook/step-up-guards';
import { AppError } from '../platform/http/problem.ts';
import type { StoredApplication } from '../platform/store-types.ts';
import { factsOf } from './facts.ts';

/** 409 that names the page to open. */
export const stepConflict = (application: StoredApplication): AppError =>
  new AppError('application.stepUpClosed', { page: nextPage(factsOf(application)).page });

/** Same, but only where this step-up is no longer open. */
export const stepConflictFor = (step: StepUpGuard, application: StoredApplication): AppError | undefined =>
  STEP_UP_GUARDS[step](factsOf(application)) ? undefined : stepConflict(application);
