import type { Handler } from '../handler.ts';
import { AppError } from '../platform/http/problem.ts';

/** A page of lines; the chains that they are part of are verified before anybody reads them. */
export const listAudit: Handler<'listAudit'> = async ({ deps: { store }, body }) => {
  const [{ lines, next }, staff] = await Promise.all([
    store.auditLines.list(body),
    store.reviewers.list(),
  ]);
  const references = new Map(lines.map((line) => [line.applicationId, line.reference]));
  const broken = await store.audit.brokenAmong([...references.keys()]);
  return {
    lines: lines.map(({ applicationId: _applicationId, ...line }) => line),
    next,
    broken: broken.map(({ applicationId, brokenAt }) => ({
      ...{ reference: references.get(applicationId) ?? '', brokenAt },
    })),
    staff: staff.map(({ id, name }) => ({ id, name })),
  };
};

/** Runs over the whole chain of one application. */
export const verifyChain: Handler<'verifyChain'> = async ({ deps: { store }, params }) => {
  const id = await store.auditLines.idOf(params.id);
  if (id === undefined) throw new AppError('application.notFound');
  return store.audit.verify(id);
};
