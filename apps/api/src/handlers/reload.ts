import type { ApplicationView } from '@signet/rulebook/endpoints/replies';
import type { Deps } from '../deps.ts';
import { AppError } from '../problem.ts';
import type { Session } from '../session.ts';
import type { StoredApplication } from '../store/store.ts';
import { viewOf } from '../view.ts';
import type { Visitor } from '../visitor.ts';

type Asking = { deps: Deps; session: Session; visitor: Visitor };

/** The application as it stands now; throws the one 404 where it is not theirs. */
export async function reload(id: string, { deps, session }: Asking): Promise<StoredApplication> {
  const application = await deps.store.applications.load(id, session.userId);
  if (application === undefined) throw new AppError('application.notFound');
  return application;
}

/** What the portal shows of the application as it stands now. */
export const reloadView = async (id: string, asking: Asking): Promise<ApplicationView> =>
  viewOf(await reload(id, asking), { locale: asking.visitor.locale, clock: asking.deps.clock });

/** Who did it, for the audit row. */
export const actorOf = ({ userId }: Session): string => `user:${userId}`;
