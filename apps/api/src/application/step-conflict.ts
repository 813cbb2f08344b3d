import { nextPage } from '@signet/rulebook/next-page';
import { STEPS_ASKED, type StepAsked } from '@signet/rulebook/step-up-guards';
import { AppError } from '../platform/http/problem.ts';
import type { StoredApplication } from '../store.ts';
import { factsOf } from './facts.ts';

/** 409 with the page to go to. */
export const movedOn = (application: StoredApplication): AppError =>
  new AppError('application.moved', { page: nextPage(factsOf(application)).page });

/** The same where this is no longer asked, else nothing. issue 5, "submitted twice or for an application that moved on". */
export const movedFrom = (step: StepAsked, application: StoredApplication): AppError | undefined =>
  STEPS_ASKED[step](factsOf(application)) ? undefined : movedOn(application);
