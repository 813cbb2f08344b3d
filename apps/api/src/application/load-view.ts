import type { ApplicationView } from '@signet/rulebook/application-view';
import type { Deps } from '../deps.ts';
import { AppError } from '../platform/http/problem.ts';
import type { RequestContext } from '../platform/http/request-context.ts';
import type { Session } from '../session/session-cookies.ts';
import type { StoredApplication } from './stored-application.ts';
import { viewOf } from './view.ts';

export type ViewRequest = { deps: Deps; session: Session; visitor: RequestContext };

export async function loadApplication(
  id: string,
  { deps, session }: ViewRequest,
): Promise<StoredApplication> {
  const application = await deps.store.applications.load(id, session.userId);
  if (application === undefined) throw new AppError('application.notFound');
  return application;
}

export const viewFor = (
  application: StoredApplication,
  { deps, visitor }: Omit<ViewRequest, 'session'>,
): ApplicationView => viewOf(application, { ...deps, locale: visitor.locale });

export const loadView = async (id: string, asking: ViewRequest): Promise<ApplicationView> =>
  viewFor(await loadApplication(id, asking), asking);

export const otpReplyFor = (stored: StoredApplication, asking: Omit<ViewRequest, 'session'>) => ({
  attempts: stored.code?.attemptsLeft ?? 0,
  application: viewFor(stored, asking),
});
