import {
  AUDIT_EXPORT,
  exportState,
  mayDecideExport,
  mayTakeExport,
} from '@signet/rulebook/audit/export-request';
import type { ReplyOf } from '@signet/rulebook/endpoints';
import type { Deps } from '../deps.ts';
import type { Handler } from '../handler.ts';
import { AppError } from '../platform/http/problem.ts';

async function requestsFor(
  { store, clock }: Deps,
  staffId: string,
): Promise<ReplyOf<'listAuditExports'>> {
  const now = clock.now();
  const requests = await store.exportRequests.list();
  return {
    requests: requests.map(({ hasAgreed, takenAt, ...request }) => {
      const asked = { ...request, hasAgreed, takenAt, askedBy: request.askedBy.id };
      return {
        ...request,
        state: exportState(asked, now),
        mayDecide: mayDecideExport(asked, staffId, now),
        mayTake: mayTakeExport(asked, { staffId, now, isFirst: true }),
      };
    }),
  };
}

/** Lines that are written later are none of those that somebody agrees to. docs/decisions/0305. */
export const askAuditExport: Handler<'askAuditExport'> = async ({
  deps,
  body: { ticket, ...filters },
  reviewer,
}) => {
  const { store, clock } = deps;
  const { reference, until = clock.now() } = filters;
  if (reference !== undefined && (await store.auditLines.idOf(reference)) === undefined)
    throw new AppError('application.notFound');
  const asked = { ...filters, until: Math.min(until, clock.now()) };
  const lines = await store.auditLines.count(asked, AUDIT_EXPORT.linesMost);
  if (lines > AUDIT_EXPORT.linesMost)
    throw new AppError('audit.tooManyLines', { count: AUDIT_EXPORT.linesMost });
  await store.exportRequests.ask({ ticket, filters: asked, lines, by: reviewer.id });
  return requestsFor(deps, reviewer.id);
};

export const listAuditExports: Handler<'listAuditExports'> = ({ deps, reviewer }) =>
  requestsFor(deps, reviewer.id);

export const decideAuditExport: Handler<'decideAuditExport'> = async ({
  deps,
  params: { id },
  body: { agrees },
  reviewer,
}) => {
  if (!(await deps.store.exportRequests.decide({ id, by: reviewer.id, agrees })))
    throw new AppError('route.notFound');
  return requestsFor(deps, reviewer.id);
};

export const takeAuditExport: Handler<'takeAuditExport'> = async ({
  deps: { store, clock },
  params: { id },
  body: { after },
  reviewer,
}) => {
  const request = await store.exportRequests.take({
    ...{ id, by: reviewer.id, isFirst: after === undefined },
  });
  if (request === undefined) throw new AppError('route.notFound');
  const { lines, next } = await store.auditLines.exported({
    ...request.filters,
    ...(after !== undefined && { after }),
  });
  return {
    ...{ exportedAt: clock.now(), ticket: request.ticket, askedBy: request.askedBy.name },
    ...{ agreedBy: request.decidedBy?.name ?? '', lines, next },
  };
};
