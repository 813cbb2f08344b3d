import type { Answers } from '@signet/rulebook/answer-rows';
import { OWNER_TAX_ID_PATH } from '@signet/rulebook/core/answers';
import { withinWindow } from '@signet/rulebook/core/dates';
import { LIMITS } from '@signet/rulebook/core/limits';
import type { OwnerCheckFailure } from '@signet/rulebook/people/invitation';
import {
  OWNER_DETAILS_STEP_UP,
  type OwnerCheckOutcome,
  type OwnerStepUp,
  ownerStepUp,
} from '@signet/rulebook/people/owner-check';
import {
  mustDecideAfter,
  mustDecideAgain,
  unverifiedOthers,
} from '@signet/rulebook/people/owner-rounds';
import type { BoStatus } from '@signet/rulebook/reference/enumerations';
import { TAX_ID_LIMITS } from '@signet/rulebook/tax-id/limits';
import { changeIfThere } from '../application/change-application.ts';
import { openColumn } from '../application/sealed-subject.ts';
import { openedChange, type ShownFor } from '../application/secret-store.ts';
import type { StoredApplication } from '../application/stored-application.ts';
import { assignments, subjectWrites } from '../application/subject-store.ts';
import type { OutboxMessage } from '../messages/outbox-message.ts';
import { auditDetail, codeOf, idOf, pathsOf } from '../platform/audit/audit-detail.ts';
import type { ReadLateJobs } from '../platform/jobs/late-job.ts';
import { hasJobSql } from '../platform/jobs/store.ts';
import type { SecretAnswers } from '../platform/seal/secret-answer.ts';
import type { Tx } from '../platform/sql/database.ts';
import { query } from '../platform/sql/query.ts';
import { sql } from '../platform/sql/sql.ts';
import type { StoreDeps } from '../platform/store-deps.ts';
import { taxIdHmacs } from '../tax-id/store.ts';
import { isOnList } from './invitation-store.ts';
import { ownOwner } from './own-owner.ts';
import { CHECK_OWNER_JOB, checkOwnerJob } from './owner-check-job.ts';
import { ownerVerified } from './owner-review-store.ts';
import { sealedPerson } from './store.ts';

type OfOwner = { id: string; ownerId: string; actor: string };

export type OwnerChecks = {
  /**
   * Stores the owner's own details and starts their check in one transaction; `stale` when the
   * application has changed since it was read.
   */
  confirm(
    confirmed: OfOwner & {
      userId: string;
      version: number;
      answers: Answers;
      secrets: SecretAnswers;
      boStatus?: BoStatus;
    },
  ): Promise<
    { confirmed: true } | { confirmed: false; why: 'stale' | 'moved' | 'tooMany' | 'sameTaxId' }
  >;
  /** Decrypts birth date and tax id for the sources; audited. */
  openSecrets(
    opened: OfOwner & { shown?: ShownFor },
  ): Promise<{ birthDate?: string; personTaxId?: string }>;
  record(
    recorded: OfOwner & {
      round: number;
      outcome: OwnerCheckOutcome;
      rowId: string;
      reason?: string;
      stepUp?: OwnerStepUp;
      evidence: Readonly<Record<string, unknown>>;
      /** The vendor's report of this look-up on the watch list. */
      watchReport?: string | undefined;
      version: string;
      messages: (othersLeft: number) => readonly OutboxMessage[];
    },
  ): Promise<{ recorded: boolean }>;
  /** The jobs of owners' checks that have run too long, should they be lost. */
  lateOwnerChecks: ReadLateJobs;
};

type Refused = Exclude<Awaited<ReturnType<OwnerChecks['confirm']>>, { confirmed: true }>['why'];

const sealedOwner = (tx: Tx, id: string, ownerId: string) =>
  sealedPerson(tx, id, sql`p.id = ${ownerId} and p.role = 'owner'`);

export function buildOwnerChecks(deps: StoreDeps): OwnerChecks {
  const { database, sealer, clock } = deps;

  return {
    confirm: async ({ id, ownerId, userId, version, actor, answers, secrets, boStatus }) => {
      const now = clock.now();
      const number = secrets[OWNER_TAX_ID_PATH]?.value ?? '';
      const subject = { side: 'owner', id: ownerId, applicationId: id } as const;
      const hmacs = taxIdHmacs(subject, number, sealer);
      let why: Refused = 'moved';
      const refused = (because: Refused): undefined => {
        why = because;
      };
      const confirmed = await changeIfThere(deps, { id, actor }, async (tx, application) => {
        const owner = ownOwner(application, ownerId);
        const before = await sealedOwner(tx, id, ownerId);
        if (owner === undefined || before === undefined || owner.userId !== userId)
          return refused('moved');
        if (ownerStepUp(owner) !== OWNER_DETAILS_STEP_UP) return refused('moved');
        if (application.version !== version) return refused('stale');
        const writes = subjectWrites(
          { subject, answers, secrets, before: before.person, dataKey: before.dataKey, now },
          sealer,
        );
        if (await isOnList(tx, { id, ownerId }, hmacs, writes)) return refused('sameTaxId');
        const changes = withinWindow(owner.taxIdChangedAt ?? [], TAX_ID_LIMITS.taxIdWindowMs, now);
        const isChange = number !== '' && before.hadTaxId;
        if (isChange && changes.length >= TAX_ID_LIMITS.taxIdChangesPerDay)
          return refused('tooMany');
        const round = (owner.checkRound ?? 0) + 1;
        tx.send(sql`update people set ${assignments(writes)} where id = ${ownerId}`);
        tx.send(
          query
            .updateTable('people')
            .set({
              confirmedAt: now,
              checkStartedAt: now,
              checkRound: round,
              checkStepUp: null,
              checkReason: null,
              noSsn: false,
              noAddressOrDob: false,
              ...(isChange ? { ownTaxIdChangedAt: [...changes, now] } : {}),
            })
            .where('id', '=', ownerId),
        );
        const paths = pathsOf(answers, secrets);
        return {
          action: 'owner.confirmed',
          detail: auditDetail({ ownerId: idOf(ownerId), paths, round }),
          set: boStatus === undefined ? {} : { boStatus },
          jobs: [checkOwnerJob(ownerId, round)],
        };
      });
      return confirmed?.changed ? { confirmed: true } : { confirmed: false, why };
    },

    openSecrets: async ({ id, ownerId, actor, shown }) => {
      let opened: { birthDate?: string; personTaxId?: string } = {};
      await changeIfThere(deps, { id, actor }, async (tx) => {
        const found = await sealedOwner(tx, id, ownerId);
        if (found === undefined) return undefined;
        const subject = { side: 'owner', id: ownerId, applicationId: id } as const;
        const sealed = { subject, stored: found.person, dataKey: found.dataKey };
        const birthDate = openColumn(sealed, 'birth_date_sealed', sealer);
        const personTaxId = openColumn(sealed, 'tax_id_sealed', sealer);
        const paths = [
          ...(birthDate === undefined ? [] : ['dob']),
          ...(personTaxId === undefined ? [] : [OWNER_TAX_ID_PATH]),
        ];
        if (paths.length === 0) return undefined;
        opened = { birthDate, personTaxId };
        return openedChange(paths, shown, ownerId);
      });
      return opened;
    },

    record: async ({ id, ownerId, actor, round, messages, ...result }) => {
      const { outcome, rowId, reason, stepUp, evidence, watchReport, version } = result;
      const now = clock.now();
      const recorded = await changeIfThere(deps, { id, actor }, (tx, application) => {
        const owner = ownOwner(application, ownerId);
        if (owner?.checkingSince === undefined || owner.isVerified || owner.checkRound !== round)
          return undefined;
        tx.send(
          query
            .updateTable('people')
            .set({
              checkStartedAt: null,
              checkStepUp: stepUp ?? null,
              checkReason: reason ?? null,
              checkFailure: failureOf(result),
              verifiedAt: outcome === 'verified' ? now : null,
            })
            .where('id', '=', ownerId),
        );
        tx.send(
          query
            .insertInto('ownerChecks')
            .values({
              ...{ applicationId: id, personId: ownerId, round, outcome, rowId, reason, stepUp },
              decidedBy: 'rules',
              evidence: JSON.stringify(evidence),
              watchReport,
              version,
              decidedAt: now,
            })
            .onConflict((conflict) => conflict.columns(['personId', 'round']).doNothing()),
        );
        if (outcome === 'verified') ownerVerified(tx, application, ownerId, now);
        return {
          action: 'owner.checked',
          detail: auditDetail({
            ownerId: idOf(ownerId),
            round,
            outcome,
            rowId: codeOf(rowId),
            reason: reason && codeOf(reason),
            stepUp,
          }),
          ...(OPENS_ROUND[outcome](application, ownerId) ? { opensRoundAt: now } : {}),
          messages: messages(unverifiedOthers(application, ownerId)),
        };
      });
      return { recorded: recorded?.changed ?? false };
    },

    lateOwnerChecks: async (after) => {
      const late = await database.run<{ id: string; applicationId: string; round: number }>(sql`
        select id, application_id, check_round as round from people o
        where check_started_at < ${clock.now() - LIMITS.jobLostMs} and role = 'owner'
          and not ${hasJobSql(sql`o.application_id`, sql`${CHECK_OWNER_JOB}::text`, sql`jsonb_build_object('ownerId', o.id)`)}
          and id > ${after} order by id limit ${LIMITS.rowsAtOnce}::integer`);
      return late.map(({ id, applicationId, round }) => ({
        place: id,
        jobs: [{ ...checkOwnerJob(id, round), applicationId }],
      }));
    },
  };
}

type Outcome = { outcome: OwnerCheckOutcome; reason?: string };

const failureOf = ({ outcome, reason }: Outcome): OwnerCheckFailure | null => {
  if (outcome !== 'failed' && outcome !== 'review') return null;
  return reason === 'owner.replaced' ? 'replaced' : 'failed';
};

/** For each result of a check, whether the application is decided again. */
const OPENS_ROUND: Readonly<
  Record<OwnerCheckOutcome, (application: StoredApplication, ownerId: string) => boolean>
> = {
  asked: () => false,
  verified: mustDecideAfter,
  review: mustDecideAgain,
  failed: mustDecideAgain,
};
