import { PHONE_LIMITS } from '@signet/rulebook/phone/limits';
import {
  currentPhoneLinkState,
  PHONE_LINK_STATES,
  type PhoneLinkReason,
} from '@signet/rulebook/phone/phone-link';
import { type Change, changeIfThere } from '../application/change-application.ts';
import { applicantOf } from '../application/facts.ts';
import type { StoredApplication, StoredPhoneLink } from '../application/stored-application.ts';
import { applicantIdSql } from '../application/subject-store.ts';
import { auditDetail, idOf } from '../platform/audit/audit-detail.ts';
import type { IdempotentCall } from '../platform/http/idempotent-call.ts';
import { newRowId } from '../platform/ids.ts';
import { assertKeyKnown } from '../platform/seal/key-version-store.ts';
import type { Tx } from '../platform/sql/database.ts';
import { query } from '../platform/sql/query.ts';
import { sql } from '../platform/sql/sql.ts';
import type { StoreDeps } from '../platform/store-deps.ts';

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

const linksOf = (applicationId: string) =>
  query
    .selectFrom('phoneLinks')
    .select(['id', 'phone', 'status', 'reason', 'sentAt', 'openedAt', 'expiresAt'])
    .where('applicationId', '=', applicationId);

const isPending = ({ status }: PhoneLink): boolean => PHONE_LINK_STATES[status].lives;
const isLiving = (link: PhoneLink, now: number): boolean =>
  PHONE_LINK_STATES[currentPhoneLinkState(link, now).status].lives;

const linkOf = (link: string) => query.updateTable('phoneLinks').where('id', '=', link);

type Noted = Pick<Change, 'action' | 'detail'> & {
  id: string;
  actor: string;
  once?: IdempotentCall;
};

/** Texted phone links; tokens are stored as hashes. docs/readings.md 65. */
export function buildPhoneLinks(deps: StoreDeps): PhoneLinks {
  const { database, clock, sealer } = deps;

  /** `moved` writes to the phone's rows, and says whether there was anything to write. */
  const noted = async (
    { id, actor, once, ...change }: Noted,
    moved: (tx: Tx, application: StoredApplication) => Promise<boolean>,
  ): Promise<boolean> => {
    const written = await changeIfThere(deps, { id, actor, once }, async (tx, application) =>
      (await moved(tx, application)) ? change : undefined,
    );
    return written?.changed ?? false;
  };

  /** Ends those of an application's links that `isMeant` names. */
  const endLinks = (
    { id, link, reason, actor }: Ended,
    isMeant: (one: PhoneLink) => boolean,
  ): Promise<boolean> => {
    const detail = auditDetail({ link: idOf(link), reason });
    return noted({ id, actor, action: 'link.failed', detail }, async (tx) => {
      const ended = (await tx.run(linksOf(id))).filter(isMeant);
      for (const one of ended)
        tx.send(linkOf(one.id).set({ status: 'FAILED', reason, endedAt: clock.now() }));
      return ended.length > 0;
    });
  };

  /**
   * A denial by the phone's holder ends every link to it, one application after another. The denied
   * link ends last, so that a denial that broke off can be repeated.
   */
  const endLinksToPhone = async (denied: Ended): Promise<boolean> => {
    const now = clock.now();
    const [own] = await database.run(linksOf(denied.id).where('id', '=', denied.link));
    if (own === undefined) return false;
    const linked = await database.run(
      query
        .selectFrom('phoneLinks')
        .select('applicationId')
        .distinct()
        .where('phone', '=', own.phone)
        .where('expiresAt', '>', now),
    );
    const others = linked
      .map(({ applicationId }) => applicationId)
      .filter((id) => id !== denied.id);
    let hasEnded = false;
    for (const id of [...others, denied.id]) {
      const isToPhone = (one: PhoneLink) => one.phone === own.phone && isLiving(one, now);
      if (await endLinks({ ...denied, id }, isToPhone)) hasEnded = true;
    }
    return hasEnded;
  };

  return {
    add: async ({ id, phone, link, token }) => {
      const now = clock.now();
      await database.run(sql`insert into phone_links (id, application_id, person_id, phone, token_hash, status, confirm_attempts, created_at, expires_at)
        values (${link}, ${id}, ${applicantIdSql(sql`${id}`)}, ${phone}, ${sealer.hashToken(token)}, 'REQUESTED', 0, ${now}, ${now + PHONE_LIMITS.phoneLinkLifeMs})`);
    },

    sent: async ({ id, link, once }) => {
      const detail = auditDetail({ link: idOf(link) });
      const sent = { id, actor: 'applicant', action: 'link.sent', detail, once };
      await noted(sent, async (tx) => {
        const own = linkOf(link).where('applicationId', '=', id);
        return (await tx.run(own.set({ sentAt: clock.now() }).returning('id'))).length > 0;
      });
    },

    byToken: async (id, token) => {
      const hashes = sealer.tokenHashes(token);
      const [row] = await database.run(linksOf(id).where('tokenHash', 'in', hashes));
      if (row === undefined) await assertKeyKnown(deps, 'pepper');
      return row;
    },

    byId: async (id, link) => (await database.run(linksOf(id).where('id', '=', link)))[0],

    opened: async ({ id, link }) => {
      const detail = auditDetail({ link: idOf(link) });
      const change = { id, actor: `link:${link}`, action: 'link.opened', detail };
      const opened = await noted(change, async (tx) => {
        const now = clock.now();
        const [own] = await tx.run(linksOf(id).where('id', '=', link));
        if (own === undefined || !isLiving(own, now)) return false;
        tx.send(linkOf(link).set({ status: 'IN_PROGRESS', openedAt: own.openedAt ?? now }));
        return true;
      });
      return { opened };
    },

    reserveConfirm: async ({ id, link }) => {
      const rows = await database.run(
        linkOf(link)
          .set(({ eb }) => ({ confirmAttempts: eb('confirmAttempts', '+', 1) }))
          .where('applicationId', '=', id)
          .where('status', '=', 'IN_PROGRESS')
          .where('expiresAt', '>', clock.now())
          .where('confirmAttempts', '<', PHONE_LIMITS.phoneLinkConfirmAttempts)
          .returning('id'),
      );
      return { ok: rows.length > 0 };
    },

    confirmFailed: async ({ id, link }) => {
      await database.run(
        linkOf(link)
          .set(({ eb }) => ({ confirmAttempts: eb('confirmAttempts', '-', 1) }))
          .where('applicationId', '=', id)
          .where('confirmAttempts', '>', 0),
      );
    },

    failed: async (ended) => ({
      ended: await (ended.reason === 'denied'
        ? endLinksToPhone(ended)
        : endLinks(ended, (one) => one.id === ended.link && isPending(one))),
    }),

    networkAsked: async ({ id, phone }) => {
      const rows =
        await database.run(sql`insert into phone_network_checks (application_id, person_id, phone, requested_at)
        values (${id}, ${applicantIdSql(sql`${id}`)}, ${phone}, ${clock.now()})
        on conflict do nothing returning application_id`);
      return { first: rows.length > 0 };
    },

    isNetworkAsked: async ({ id, phone }) => {
      const rows = await database.run(checkOf({ id, phone }).where('endedAt', 'is', null));
      return rows.length > 0;
    },

    networkSilent: async ({ id, phone, actor }) => {
      const silent = { id, actor, action: 'network.silent', detail: auditDetail({}) };
      await noted(silent, async (tx, application) => {
        const endedAt = clock.now();
        const [asked] = await tx.run(checkOf({ id, phone }));
        if (asked?.endedAt !== undefined) return false;
        const own = { applicationId: id, personId: applicantOf(application).id, phone };
        tx.send(
          query
            .insertInto('phoneNetworkChecks')
            .values({ ...own, requestedAt: endedAt, endedAt })
            .onConflict((conflict) =>
              conflict.columns(['applicationId', 'phone']).doUpdateSet({ endedAt }),
            ),
        );
        return true;
      });
    },
  };
}

const checkOf = ({ id, phone }: { id: string; phone: string }) =>
  query
    .selectFrom('phoneNetworkChecks')
    .select('endedAt')
    .where('applicationId', '=', id)
    .where('phone', '=', phone);

/** Not a secret: it is the vendor's SessionId, which its replies must repeat. */
export const newLinkId = (): string => newRowId('plk');
