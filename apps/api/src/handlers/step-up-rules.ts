import { nextPage } from '@signet/rulebook/next-page';
import { openStepUp, type StepUpType } from '@signet/rulebook/step-ups';
import { factsOf } from '../facts.ts';
import { AppError } from '../problem.ts';
import type { StoredApplication } from '../store/store.ts';
import { viewOf } from '../view.ts';
import { reload } from './reload.ts';

type Asking = Parameters<typeof reload>[1];

/** Throws 409 with the right next page unless the step is the one that is asked now. issue 5, "submitted twice or for an application that moved on". */
export function refuseUnasked(application: StoredApplication, type: StepUpType): void {
  const isAsked = application.checkingSince === undefined && openStepUp(application.stepUps)?.type === type;
  if (!isAsked) throw movedOn(application);
}

/** 409 with the page to go to. */
export const movedOn = (application: StoredApplication): AppError =>
  new AppError('application.moved', { page: nextPage(factsOf(application)).page });

/** What a step-up answers: the application as it stands now. */
export async function stepUpReply(id: string, asking: Asking) {
  const stored = await reload(id, asking);
  return { application: viewOf(stored, { locale: asking.visitor.locale, clock: asking.deps.clock }) };
}
