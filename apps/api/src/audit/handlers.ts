import { SIGN_OFF_WEEKS } from '@signet/rulebook/audit/endpoints';
import {
  AUDIT_EXPORT,
  exportState,
  mayDecideExport,
  mayTakeExport,
} from '@signet/rulebook/audit/export-request';
import {
  isSignedOff,
  maySignOff,
  timesOfWeek,
  weekOf,
  weeksBefore,
} from '@signet/rulebook/audit/sign-off';
import { isWholeLog } from '@signet/rulebook/audit/whole-log';
import { isOneOf } from '@signet/rulebook/core/keys-of';
import { REVEAL_REASONS } from '@signet/rulebook/decision/reveal-reasons';
import type { ReplyOf } from '@signet/rulebook/endpoints';
import type { Reviewer } from '../decision/new-decision.ts';
import type { Deps } from '../deps.ts';
import type { Handler } from '../handler.ts';
import { auditDetail, codeOf } from '../platform/audit/audit-detail.ts';
import { STAFF_CHAIN } from '../platform/audit/staff-log-store.ts';
import { AppError } from '../platform/http/problem.ts';
import { filterDetail } from './filter-detail.ts';
import type { ShownSecret } from './sign-off-store.ts';

/** A page of lines; the chains that they are part of are verified before anybody reads them. */
export const listAudit: Handler<'listAudit'> = async ({ deps: { store }, body }) => {
  const [{ lines, next }, staff, checkpoint] = await Promise.all([
    store.auditLines.list(body),
    store.reviewers.everybody(),
    store.auditLines.newestCheckpoint(),
  ]);
  const ofDesk = lines.filter(({ chain }) => chain === STAFF_CHAIN).map(({ seq }) => seq);
  const references = new Map(
    lines.flatMap(({ chain, reference }) => (chain === STAFF_CHAIN ? [] : [[chain, reference]])),
  );
  const [broken, brokenAt] = await Promise.all([
    store.audit.brokenAmong([...references.keys()]),
    ofDesk.length === 0
      ? undefined
      : store.staffLog.brokenBetween(Math.min(...ofDesk), Math.max(...ofDesk)),
  ]);
  return {
    lines: lines.map(({ chain: _chain, ...line }) => line),
    next,
    broken: [
      ...broken.map((at) => ({
        ...{ reference: references.get(at.applicationId), brokenAt: at.brokenAt },
      })),
      ...(brokenAt === undefined ? [] : [{ brokenAt }]),
    ],
    staff,
    checkpoint,
  };
};

/** Runs over the whole chain of one application. */
export const verifyChain: Handler<'verifyChain'> = async ({ deps: { store }, params }) => {
  const id = await store.auditLines.idOf(params.id);
  if (id === undefined) throw new AppError('application.notFound');
  return store.audit.verify(id);
};

/** Runs over the whole chain of the desk. */
export const verifyStaffLog: Handler<'verifyStaffLog'> = ({ deps: { store } }) =>
  store.staffLog.verify();

/**
 * Lines with what verifies them elsewhere. That they were taken along is on record before they
 * leave. docs/decisions/0267.
 */
export const exportAudit: Handler<'exportAudit'> = async ({
  deps: { store, clock },
  body: { ticket, ...filters },
  reviewer,
}) => {
  const { reference } = filters;
  const id = reference === undefined ? undefined : await store.auditLines.idOf(reference);
  if (reference !== undefined && id === undefined) throw new AppError('application.notFound');
  const { lines, next } = await store.auditLines.exported(filters);
  if (next !== undefined)
    throw new AppError('audit.tooManyLines', { count: AUDIT_EXPORT.linesAlone });
  await store.staffLog.add({
    actor: `reviewer:${reviewer.id}`,
    action: 'audit.exported',
    detail: auditDetail({
      ...{ ticket: codeOf(ticket), lines: lines.length },
      ...filterDetail(filters),
    }),
  });
  const covered =
    id !== undefined && isWholeLog(filters) ? await store.audit.coveredBy(id) : undefined;
  return { exportedAt: clock.now(), lines, covered };
};

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

/** The week of a day, and the newest ones. */
async function shownSecrets(
  deps: Deps,
  reviewer: Reviewer,
  day?: string,
): Promise<ReplyOf<'listShownSecrets'>> {
  const { secretSignOffs } = deps.store;
  const now = deps.clock.now();
  const newest = weekOf(deps.clock.today('US'));
  const week = day === undefined ? newest : weekOf(day);
  const told = Array.from({ length: SIGN_OFF_WEEKS }, (_, weeks) => weeksBefore(newest, weeks));
  const [lines, weeks] = await Promise.all([
    secretSignOffs.shownIn(week),
    secretSignOffs.weeks([...new Set([...told, week])]),
  ]);
  const asked = weeks.find((one) => one.week === week);
  const { shownTo = [], signOffs = [] } = asked ?? {};
  const signedBy = signOffs.map(({ staff }) => staff.id);
  const { until } = timesOfWeek(week);
  return {
    week,
    isOver: until <= now,
    lines: lines.map(shownLine),
    signOffs,
    isSignedOff: isSignedOff(shownTo, signedBy),
    mayBeSigned: maySignOff({ shownTo, signedBy, until }, { staffId: reviewer.id, now }),
    weeks: weeks.map(({ week, shown, shownTo, signOffs }) => ({
      ...{ week, shown },
      isSignedOff: isSignedOff(
        shownTo,
        signOffs.map(({ staff }) => staff.id),
      ),
    })),
  };
}

/** What stands in the line that was written before the value was opened. */
function shownLine({ detail, ...line }: ShownSecret): ReplyOf<'listShownSecrets'>['lines'][number] {
  const { paths, reason, ticket } = JSON.parse(detail) as Record<string, unknown>; // written by openedChange
  return {
    ...line,
    paths: Array.isArray(paths) ? paths.map(String) : [],
    reason: isOneOf(REVEAL_REASONS, reason) ? reason : undefined,
    ticket: typeof ticket === 'string' ? ticket : undefined,
  };
}

export const listShownSecrets: Handler<'listShownSecrets'> = ({ deps, query, reviewer }) =>
  shownSecrets(deps, reviewer, query.week);

/** Nobody signs off what they were shown themselves, nor a week that is not over. */
export const signOffSecrets: Handler<'signOffSecrets'> = async ({ deps, body, reviewer }) => {
  const found = await shownSecrets(deps, reviewer, body.week);
  const hasSigned = found.signOffs.some(({ staff }) => staff.id === reviewer.id);
  if (hasSigned) return found;
  if (!found.mayBeSigned) throw new AppError('route.notFound');
  await deps.store.secretSignOffs.sign({
    ...{ week: found.week, shown: found.lines.length, staffId: reviewer.id },
  });
  return shownSecrets(deps, reviewer, found.week);
};
