import { LIMITS } from '@signet/rulebook/core/limits';
import type { PhoneLinkReason } from '@signet/rulebook/phone/phone-link';
import { applicantIdSql } from '../application/subject-store.ts';
import { auditDetail, idOf } from '../platform/audit/audit-detail.ts';
import {
  AUDITED_RETURNING,
  type AuditedUpdate,
  auditColumns,
  sideEffectCtes,
  withCtes,
} from '../platform/audit/audited-update.ts';
import { newRowId } from '../platform/ids.ts';
import { assertKeyKnown } from '../platform/seal/key-version-store.ts';
import { inTexts, type Sql, sql } from '../platform/sql/sql.ts';
import type { IdempotentCall, StoreDeps, StoredPhoneLink } from '../platform/store-types.ts';

export type PhoneLink = StoredPhoneLink & { id: string; phone: string };

type Ended = { id: string; link: string; reason: PhoneLinkReason; actor: string };

export type PhoneLinks = {
  /** Stores a link before it is texted; `token` is the fingerprint in its URL, stored as a hash. */
  add(link: { id: string; phone: string; link: string; token: string }): Promise<void>;
  sent(link: { id: string; link: string; once?: IdempotentCall }): Promise<void>;
  byToken(id: string, token: string): Promise<PhoneLink | undefined>;
  byId(id: string, link: string): Promise<PhoneLink | undefined>;
  opened(link: { id: string; link: string }): Promise<{ opened: boolean }>;
  /**
   * Counts the confirmation before the vendor call, so parallel guesses cannot exceed the limit.
   */
  reserveConfirm(link: { id: string; link: string }): Promise<{ ok: boolean }>;
  confirmFailed(link: { id: string; link: string }): Promise<void>;
  /** `denied` ends every pending link to this phone, across applications. */
  failed(ended: Ended): Promise<{ ended: boolean }>;
  /** `first` is false on a repeated request. docs/readings.md 66. */
  networkAsked(ask: { id: string; phone: string }): Promise<{ first: boolean }>;
  isNetworkAsked(ask: { id: string; phone: string }): Promise<boolean>;
  /** The network gave no number or was skipped, so the next step is the link. */
  networkSilent(ask: { id: string; phone: string; actor: string }): Promise<void>;
};

const columns = sql`l.id, l.phone, l.status, l.reason, l.sent_at, l.opened_at, l.expires_at`;
const lives = (now: number): Sql =>
  sql`l.status in ('REQUESTED', 'IN_PROGRESS') and l.expires_at > ${now}::bigint`;

/**
 * Texted phone links; tokens are stored as hashes, and each change is one conditional update.
 * docs/readings.md 65.
 */
export function buildPhoneLinks(deps: StoreDeps): PhoneLinks {
  const { database, clock, sealer } = deps;
  /** Audits one change per application in `touched`. */
  const auditedSql = (change: AuditedUpdate, id: string, first: Sql): Sql => {
    const now = clock.now();
    const parts = [
      first,
      sql`changed as (update applications set version = version + 1, ${auditColumns(change, now, deps.sealer)}
        where id in (select application_id from touched) returning ${AUDITED_RETURNING})`,
      ...sideEffectCtes(change, deps, id),
    ];
    return sql`${withCtes(parts)} select id from changed`;
  };

  return {
    add: async ({ id, phone, link, token }) => {
      const now = clock.now();
      await database.run(sql`insert into phone_links (id, application_id, person_id, phone, token_hash, status, confirm_attempts, created_at, expires_at)
        values (${link}, ${id}, ${applicantIdSql(sql`${id}`)}, ${phone}, ${sealer.hashToken(token)}, 'REQUESTED', 0, ${now}, ${now + LIMITS.phoneLinkLifeMs})`);
    },

    sent: async ({ id, link, once }) => {
      const change: AuditedUpdate = {
        actor: 'applicant',
        action: 'link.sent',
        detail: auditDetail({ link: idOf(link) }),
        once,
      };
      await database.run(
        auditedSql(
          change,
          id,
          sql`touched as (update phone_links l set sent_at = ${clock.now()}::bigint where l.id = ${link} and l.application_id = ${id} returning l.application_id)`,
        ),
      );
    },

    byToken: async (id, token) => {
      const [row] = await database.run<PhoneLink>(
        sql`select ${columns} from phone_links l where l.application_id = ${id} and l.token_hash ${inTexts(sealer.tokenHashes(token))}`,
      );
      if (row === undefined) await assertKeyKnown(deps, 'pepper');
      return row;
    },

    byId: async (id, link) => {
      const [row] = await database.run<PhoneLink>(
        sql`select ${columns} from phone_links l where l.application_id = ${id} and l.id = ${link}`,
      );
      return row;
    },

    opened: async ({ id, link }) => {
      const now = clock.now();
      const rows = await database.run(
        auditedSql(
          {
            actor: `link:${link}`,
            action: 'link.opened',
            detail: auditDetail({ link: idOf(link) }),
          },
          id,
          sql`touched as (update phone_links l set status = 'IN_PROGRESS', opened_at = coalesce(l.opened_at, ${now}::bigint)
            where l.id = ${link} and l.application_id = ${id} and ${lives(now)} returning l.application_id)`,
        ),
      );
      return { opened: rows.length > 0 };
    },

    reserveConfirm: async ({ id, link }) => {
      const rows =
        await database.run(sql`update phone_links l set confirm_attempts = l.confirm_attempts + 1
        where l.id = ${link} and l.application_id = ${id} and l.status = 'IN_PROGRESS' and l.expires_at > ${clock.now()}::bigint
          and l.confirm_attempts < ${LIMITS.phoneLinkConfirmAttempts}::integer returning l.id`);
      return { ok: rows.length > 0 };
    },

    confirmFailed: async ({ id, link }) => {
      await database.run(
        sql`update phone_links l set confirm_attempts = greatest(0, l.confirm_attempts - 1) where l.id = ${link} and l.application_id = ${id}`,
      );
    },

    failed: async ({ id, link, reason, actor }) => {
      const now = clock.now();
      // A denial by the phone's holder ends every link to it; ordered locks avoid deadlocks.
      const ended =
        reason === 'denied'
          ? sql`l.id in (select d.id from phone_links d where d.phone = (select o.phone from phone_links o where o.id = ${link} and o.application_id = ${id})
              and d.status in ('REQUESTED', 'IN_PROGRESS') and d.expires_at > ${now}::bigint order by d.id for update)`
          : sql`l.id = ${link} and l.application_id = ${id}`;
      const rows = await database.run(
        auditedSql(
          { actor, action: 'link.failed', detail: auditDetail({ link: idOf(link), reason }) },
          id,
          sql`touched as (update phone_links l set status = 'FAILED', reason = ${reason}::text, ended_at = ${now}::bigint
            where ${ended} and l.status in ('REQUESTED', 'IN_PROGRESS') returning l.application_id)`,
        ),
      );
      return { ended: rows.length > 0 };
    },

    networkAsked: async ({ id, phone }) => {
      const rows =
        await database.run(sql`insert into phone_network_checks (application_id, person_id, phone, requested_at)
        values (${id}, ${applicantIdSql(sql`${id}`)}, ${phone}, ${clock.now()}) on conflict do nothing returning application_id`);
      return { first: rows.length > 0 };
    },

    isNetworkAsked: async ({ id, phone }) => {
      const rows = await database.run(
        sql`select 1 as asked from phone_network_checks where application_id = ${id} and phone = ${phone} and ended_at is null`,
      );
      return rows.length > 0;
    },

    networkSilent: async ({ id, phone, actor }) => {
      const now = clock.now();
      await database.run(
        auditedSql(
          { actor, action: 'network.silent', detail: auditDetail({}) },
          id,
          sql`touched as (insert into phone_network_checks (application_id, person_id, phone, requested_at, ended_at)
            values (${id}::text, ${applicantIdSql(sql`${id}`)}, ${phone}::text, ${now}::bigint, ${now}::bigint)
            on conflict (application_id, phone) do update set ended_at = excluded.ended_at where phone_network_checks.ended_at is null returning application_id)`,
        ),
      );
    },
  };
}

/** Not a secret: it is the vendor's SessionId, which its replies must repeat. */
export const newLinkId = (): string => newRowId('plk');
