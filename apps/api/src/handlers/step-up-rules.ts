import { STEPS_ASKED, type StepAsked } from '@signet/rulebook/endpoints/steps-asked';
import { nextPage } from '@signet/rulebook/next-page';
import { factsOf } from '../facts.ts';
import { AppError } from '../problem.ts';
import type { StoredApplication } from '../store/store.ts';
import { viewOf } from '../view.ts';
import { reload } from './reload.ts';

type Asking = Parameters<typeof reload>[1];

/** 409 with the page to go to. */
export const movedOn = (application: StoredApplication): AppError =>
  new AppError('application.moved', { page: nextPage(factsOf(application)).page });

/** The same where this is no longer asked, else nothing. issue 5, "submitted twice or for an application that moved on". */
export const movedFrom = (step: StepAsked, application: StoredApplication): AppError | undefined =>
  STEPS_ASKED[step](factsOf(application)) ? undefined : movedOn(application);

/** What a step-up answers: the application as it stands now. */
export async function stepUpReply(id: string, asking: Asking) {
  const stored = await reload(id, asking);
  return { application: viewOf(stored, { locale: asking.visitor.locale, clock: asking.deps.clock }) };
}
