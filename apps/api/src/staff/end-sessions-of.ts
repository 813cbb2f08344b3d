import type { Handler } from '../handler.ts';
import { AppError } from '../platform/http/problem.ts';

export const endSessionsOf: Handler<'endSessionsOf'> = async ({
  deps,
  params: { id },
  reviewer,
}) => {
  const ended = await deps.store.staffSessions.endAllOf(id, reviewer);
  if (ended === undefined) throw new AppError('route.notFound');
  return { ended };
};
