import type { Handler } from '../handler.ts';
import { AppError } from '../platform/http/problem.ts';

export const listAudit: Handler<'listAudit'> = async ({ deps: { store }, body }) => {
  const [{ lines, next }, staff] = await Promise.all([
    store.auditLines.list(body),
    store.reviewers.list(),
  ]);
  return { lines, next, staff: staff.map(({ id, name }) => ({ id, name })) };
};

/** Runs over the whole chain of one application. */
export const verifyChain: Handler<'verifyChain'> = async ({ deps: { store }, params }) => {
  const id = await store.auditLines.idOf(params.id);
  if (id === undefined) throw new AppError('application.notFound');
  return store.audit.verify(id);
};
