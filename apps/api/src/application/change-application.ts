import { mayReopen } from '@signet/rulebook/core/facts';
import { addMessages } from '../messages/add-messages.ts';
import type { OutboxMessage } from '../messages/outbox-message.ts';
import type { AuditDetail } from '../platform/audit/audit-detail.ts';
import { type AuditHead, type AuditRow, nextAuditRow } from '../platform/audit/chain.ts';
import type { IdempotentCall } from '../platform/http/idempotent-call.ts';
import { keepKey } from '../platform/http/keep-key.ts';
import { AppError } from '../platform/http/problem.ts';
import { buildTurns } from '../platform/in-turn.ts';
import type { NewJob } from '../platform/jobs/job.ts';
import { addJobs } from '../platform/jobs/store.ts';
import { CommitUnknown, type ReadLast, type Tx } from '../platform/sql/database.ts';
import { quietly } from '../platform/sql/pipelines.ts';
import { type Columns, query } from '../platform/sql/query.ts';
import type { StoreDeps } from '../platform/store-deps.ts';
import { applicationLock, applicationOf, type PartRow, readApplication } from './parts-store.ts';
import type { StoredApplication } from './stored-application.ts';

export const DECIDE_JOB = 'decide';

export const TELL_PARTNER_JOB = 'tell-partner';

/** The application to be changed, by whom, and what must hold before it is. */
export type Asked = {
  id: string;
  /** Only an application of this account; jobs and reviewers leave it out. */
  userId?: string;
  /** The version that the caller has seen; left out where any will do. */
  version?: number;
  /** What the caller has just read: not read again where the locked row has the same version. */
  known?: StoredApplication;
  actor: string;
  once?: IdempotentCall;
  /** Why the rules forbid the change; asked before the version is compared. */
  refuse?: (application: StoredApplication) => AppError | undefined;
};

/** What a change leaves besides the statements of its room. */
export type Change = {
  action: string;
  detail: AuditDetail;
  set?: Columns<'applications'>;
  /** Opens another round of checks, due at this time, unless the application is final after it. */
  opensRoundAt?: number;
  /** For what is only noted, such as a secret that was read. */
  keepsVersion?: true;
  jobs?: readonly NewJob[];
  messages?: readonly OutboxMessage[];
};

type Changed = { changed: boolean; application: StoredApplication };
type Work = (
  tx: Tx,
  application: StoredApplication,
) => Promise<Change | undefined> | Change | undefined;

const inTurn = buildTurns();
const mostTries = 3;

/**
 * The one way to write to an application. Locks its row, reads it, asks the rules, runs `work`, and
 * commits that with the version, the audit row, jobs, messages and the idempotency key. Nothing is
 * written if `work` returns undefined or anything throws. `work` may run twice and asks no vendor.
 * Throws application.notFound, application.versionConflict and what `refuse` returns.
 * docs/decisions/0204.
 */
export async function changeApplication(
  deps: StoreDeps,
  asked: Asked,
  work: Work,
): Promise<Changed> {
  deps.database.mustBeOutside();
  let written: AuditRow | undefined;
  const change = async (tx: Tx): Promise<ReadLast<Changed>> => {
    written = undefined;
    const { head, application } = await lockApplication(deps, tx, asked);
    const change = await work(tx, application);
    if (change === undefined) return async () => ({ changed: false, application });
    written = record(deps, tx, { head, application, asked, change });
    const isFollowed = application.onboardedAt !== undefined || isSubmittedBy(change);
    if (isFollowed) tx.afterCommit(() => deps.announcements.changed(asked.id));
    const rows = tx.run<PartRow>(applicationOf(asked.id));
    return async () => ({ changed: true, application: present(await rows, deps) });
  };
  const commit = async (tries: number): Promise<Changed> => {
    try {
      return await deps.database.commitWith(change);
    } catch (error) {
      if (!(error instanceof CommitUnknown) || written === undefined || tries === mostTries)
        throw error;
      return (await tookPlace(deps, written)) ?? commit(tries + 1);
    }
  };
  return inTurn(asked.id, () => commit(1));
}

/** The same for a job; undefined where the application has been erased meanwhile. */
export const changeIfThere = (
  deps: StoreDeps,
  asked: Asked,
  work: Work,
): Promise<Changed | undefined> =>
  changeApplication(deps, asked, work).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'application.notFound') return undefined;
    throw error;
  });

type LockedHead = AuditHead & { version: number };
type Locked = { head: AuditHead; application: StoredApplication };

async function lockApplication(
  deps: StoreDeps,
  tx: Tx,
  { id, userId, version, known, refuse }: Asked,
): Promise<Locked> {
  const locked = tx.run<LockedHead>(applicationLock(id));
  // A statement of its own sees what the lock waited for.
  const read = async () => readApplication(await tx.run<PartRow>(applicationOf(id)), deps);
  const early = known === undefined ? quietly(read()) : undefined;
  const head = (await locked).find((row) => row.id === id);
  const isCurrent = head !== undefined && head.version === known?.version;
  const application = isCurrent ? known : await (early ?? read());
  if (head === undefined || application === undefined) throw new AppError('application.notFound');
  if (userId !== undefined && application.userId !== userId)
    throw new AppError('application.notFound');
  const refusal = refuse?.(application);
  if (refusal !== undefined) throw refusal;
  if (version !== undefined && application.version !== version)
    throw new AppError('application.versionConflict');
  return { head, application };
}

type Recorded = Locked & { asked: Asked; change: Change };

function record(
  deps: StoreDeps,
  tx: Tx,
  { head, application, asked: { id, actor, once }, change }: Recorded,
): AuditRow {
  const { action, detail, set, opensRoundAt, keepsVersion, jobs = [], messages = [] } = change;
  const row = nextAuditRow(head, { actor, action, detail }, deps);
  const { decision = application.decision } = set ?? {};
  const isOpen = mayReopen({ ...application, decision }) || isSubmittedBy(change);
  const opened = opensRoundAt !== undefined && isOpen ? application.round + 1 : undefined;
  const columns = {
    ...headColumns(row),
    ...(keepsVersion ? {} : { version: application.version + 1, changedAt: row.at }),
    ...(opened === undefined ? {} : { round: opened, checkingSince: row.at }),
    ...set,
  };
  tx.send(query.updateTable('applications').set(columns).where('id', '=', id));
  const added = [...(opened === undefined ? [] : [decideJob(id, opened, opensRoundAt)]), ...jobs];
  const changed = {
    ...application,
    referralUrlId: set?.referralUrlId ?? application.referralUrlId,
  };
  recordEffects(deps, tx, { application: changed, row, jobs: added, messages, once });
  return row;
}

const headColumns = ({ seq, at, hash, keyId }: AuditRow) => ({
  auditSeq: seq,
  auditAt: at,
  auditHead: hash,
  auditKeyId: keyId,
});

/**
 * Records a change that is made by a transaction of its own, such as an erasure, which locks in
 * another order and leaves nothing to be read.
 */
export async function recordWithin(
  deps: StoreDeps,
  tx: Tx,
  {
    id,
    actor,
    action,
    detail,
    set,
  }: Pick<Asked, 'id' | 'actor'> & Pick<Change, 'action' | 'detail' | 'set'>,
): Promise<void> {
  const [head] = await tx.run(
    query
      .selectFrom('applications')
      .select(['id', 'version', 'portal', 'referralUrlId', 'auditSeq', 'auditHead'])
      .where('id', '=', id)
      .forNoKeyUpdate(),
  );
  if (head === undefined) return;
  const row = nextAuditRow(head, { actor, action, detail }, deps);
  const columns = {
    ...headColumns(row),
    version: head.version + 1,
    changedAt: row.at,
    ...set,
  };
  tx.send(query.updateTable('applications').set(columns).where('id', '=', id));
  recordEffects(deps, tx, { application: head, row });
}

type Effects = Pick<Change, 'jobs' | 'messages'> &
  Pick<Asked, 'once'> & {
    application: Pick<StoredApplication, 'id' | 'portal' | 'referralUrlId'>;
    row: AuditRow;
  };

/**
 * What every change leaves beside its own rows, also that which creates an application: the audit
 * row, messages, jobs, news for the partner and the idempotency key.
 */
export function recordEffects(
  deps: StoreDeps,
  tx: Tx,
  { application, row, jobs = [], messages = [], once }: Effects,
): void {
  const { id } = application;
  tx.send(query.insertInto('audit').values(row));
  addMessages(deps, tx, id, messages);
  addJobs(
    deps,
    tx,
    [...partnerJobs(deps, application, row.seq), ...jobs].map((job) => ({
      ...job,
      applicationId: id,
    })),
  );
  if (once !== undefined) keepKey(deps, tx, once, id);
}

const isSubmittedBy = ({ set }: Change): boolean => typeof set?.onboardedAt === 'number';

/** One per round, by its id. */
export const decideJob = (applicationId: string, round: number, dueAt?: number) => ({
  id: `${DECIDE_JOB}:${applicationId}:${round}`,
  kind: DECIDE_JOB,
  applicationId,
  payload: { round },
  dueAt,
});

/**
 * The partner whose the application is after the change is told of it, if it has webhooks.
 * docs/decisions/0097.
 */
function partnerJobs(
  { partners }: StoreDeps,
  { id, portal, referralUrlId = '' }: Effects['application'],
  seq: number,
): NewJob[] {
  const isTold = partners.webhookReferrals().includes(`${portal}/${referralUrlId}`);
  return isTold ? [{ id: `${TELL_PARTNER_JOB}:${id}:${seq}`, kind: TELL_PARTNER_JOB }] : [];
}

/** Whether a change whose answer was lost took place. Waits for its lock, so that it is over. */
const tookPlace = (
  deps: StoreDeps,
  { applicationId, seq, keyId }: AuditRow,
): Promise<Changed | undefined> =>
  deps.database.transaction(async (tx) => {
    await tx.run(applicationLock(applicationId));
    const own = await tx.run(
      query
        .selectFrom('audit')
        .select('seq')
        .where('applicationId', '=', applicationId)
        .where('seq', '=', seq)
        .where('keyId', '=', keyId),
    );
    if (own.length === 0) return undefined;
    const rows = await tx.run<PartRow>(applicationOf(applicationId));
    return { changed: true, application: present(rows, deps) };
  });

function present(rows: readonly PartRow[], deps: StoreDeps): StoredApplication {
  const application = readApplication(rows, deps);
  if (application === undefined) throw new Error('the application that was written is not there');
  return application;
}
