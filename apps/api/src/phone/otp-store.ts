import { APPLICANT_PHONE_PATH } from '@signet/rulebook/core/answers';
import { DAY_MS, withinWindow, withoutTime } from '@signet/rulebook/core/dates';
import { PHONE_LIMITS } from '@signet/rulebook/phone/limits';
import {
  type OtpLock,
  type OtpState,
  otpFactsOf,
  otpLockOf,
  otpState,
  sendRefusal,
  tryRefusal,
} from '@signet/rulebook/phone/otp-state';
import { PHONE_STEPS } from '@signet/rulebook/phone/step-ups';
import { numberPrefix, type TextLimitId } from '@signet/rulebook/phone/text-limits';
import { changeApplication, changeIfThere } from '../application/change-application.ts';
import { applicantOf } from '../application/facts.ts';
import { endStepUps } from '../application/round-store.ts';
import { applicantIdSql } from '../application/subject-store.ts';
import { auditDetail, idOf } from '../platform/audit/audit-detail.ts';
import type { IdempotentCall } from '../platform/http/idempotent-call.ts';
import { buildTurns } from '../platform/in-turn.ts';
import type { Tx } from '../platform/sql/database.ts';
import { query } from '../platform/sql/query.ts';
import { sql } from '../platform/sql/sql.ts';
import type { StoreDeps } from '../platform/store-deps.ts';
import {
  countText,
  networkOfText,
  type TextRequest,
  textRefusalNow,
  uncountText,
} from './text-limit-store.ts';

/** `opened`: this send hit the limit that stopped all texts. */
export type ReservedSend =
  | { ok: true; sends: number; reservedAt: number }
  | { ok: false; why: 'tooSoon' | 'tooMany' | 'locked' | 'limited'; waitMs: number }
  | { ok: false; why: 'lockedForLife' }
  | { ok: false; why: 'paused'; opened?: TextLimitId };

/** Codes for a phone: send limits, attempt limits and verification. docs/readings.md 62 and 63. */
export type OtpCodes = {
  current(id: string, phone: string): Promise<OtpState>;
  /**
   * Counts a text before it is sent, per phone, network, number block and globally; `ip` is missing
   * for jobs. docs/decisions/0046.
   */
  reserveSend(send: TextRequest): Promise<ReservedSend>;
  /** Returns a reserved send; only for failures where the vendor certainly sent nothing. */
  sendFailed(send: { id: string; phone: string; reservedAt: number }): Promise<void>;
  sent(code: {
    id: string;
    phone: string;
    vendorSid: string;
    expiresAt: number;
    once?: IdempotentCall;
  }): Promise<void>;
  /**
   * Counts the attempt before the vendor call, so parallel guesses cannot exceed the limit; `lock`
   * applies if this attempt is wrong.
   */
  reserveTry(attempt: {
    id: string;
    phone: string;
  }): Promise<
    | { ok: true; attemptsLeft: number; vendorSid: string; triedAt: number; lock?: OtpLock }
    | { ok: false; why: 'spent' | 'expired' | 'none' }
    | ({ ok: false } & OtpLock)
  >;
  /**
   * Returns an attempt that the vendor certainly did not check; all others stay counted, so no
   * extra guess fits in.
   */
  tryFailed(attempt: {
    id: string;
    phone: string;
    vendorSid: string;
    triedAt: number;
  }): Promise<void>;
  /**
   * Verifies the phone, closes its step-up and opens a new round, once. A link verifies only while
   * it is pending.
   */
  proven(proof: {
    id: string;
    phone: string;
    method: 'code' | 'link' | 'network';
    link?: string;
    actor: string;
    once?: IdempotentCall;
  }): Promise<{ first: boolean }>;
};

type OfPhone = { id: string; phone: string };

const ofCode = ({ id, phone }: OfPhone) =>
  query.updateTable('otpCodes').where('applicationId', '=', id).where('phone', '=', phone);
const ofPhone = (phone: string) => query.updateTable('phoneSends').where('phone', '=', phone);

const codeOf = ({ id, phone }: OfPhone) =>
  query
    .selectFrom('otpCodes')
    .select(['vendorSid', 'sentAt', 'expiresAt', 'sends', 'attempts'])
    .select(['lifetimeAttempts', 'attemptedAt'])
    .where('applicationId', '=', id)
    .where('phone', '=', phone);
const sendsOf = (phone: string) =>
  query.selectFrom('phoneSends').select(['sentAt', 'attemptedAt']).where('phone', '=', phone);

/**
 * Locks the phone's row, which its applications share, and then the application's own code, so that
 * what is counted over all of them still holds when it is written.
 */
async function lockPhone(tx: Tx, of: OfPhone) {
  const first = { phone: of.phone, sentAt: [] };
  tx.send(
    query
      .insertInto('phoneSends')
      .values(first)
      .onConflict((conflict) => conflict.doNothing()),
  );
  const sends = tx.run(sendsOf(of.phone).forUpdate());
  const code = tx.run(codeOf(of).forUpdate());
  return { sends: (await sends)[0] ?? { sentAt: [], attemptedAt: [] }, code: (await code)[0] };
}

/**
 * Codes of a phone and the limits around them. Counters are read and written under the lock of the
 * phone's row; calls of this process wait for their turn without a connection. docs/decisions/0205.
 */
export function buildOtpCodes(deps: StoreDeps): OtpCodes {
  const { database, clock } = deps;
  const inTurn = buildTurns();

  return {
    current: async (id, phone) => {
      const [code] = await database.run(codeOf({ id, phone }));
      const [sends] = await database.run(sendsOf(phone));
      const now = clock.now();
      return otpState(otpFactsOf({ code, sends }, now), now);
    },

    reserveSend: (request) =>
      inTurn(request.ip ?? numberPrefix(request.phone), () =>
        // On a refusal only the breaker is written, and that must be committed.
        database.transaction(async (tx): Promise<ReservedSend> => {
          const { id, phone } = request;
          const text = { id, phone, network: await networkOfText(tx, request, deps) };
          const limited = await textRefusalNow(tx, text, deps);
          if (limited === 'paused') return { ok: false, why: 'paused' };
          if (limited?.opensBreaker) return { ok: false, why: 'paused', opened: limited.limit };
          if (limited !== undefined) return { ok: false, why: 'limited', waitMs: limited.waitMs };
          const { sends, code } = await lockPhone(tx, request);
          const now = clock.now();
          const refusal = sendRefusal(otpFactsOf({ code, sends }, now), now);
          if (refusal?.why === 'lockedForLife') return { ok: false, why: refusal.why };
          if (refusal !== undefined)
            return { ok: false, why: refusal.why, waitMs: refusal.until - now };
          countText(tx, text, now);
          tx.send(
            ofPhone(phone).set({ sentAt: [...withinWindow(sends.sentAt, DAY_MS, now), now] }),
          );
          const sent = (code?.sends ?? 0) + 1;
          if (code !== undefined) tx.send(ofCode(request).set({ sends: sent }));
          else await addCode(tx, request);
          return { ok: true, sends: sent, reservedAt: now };
        }),
      ),

    sendFailed: ({ id, phone, reservedAt }) =>
      database.transaction(async (tx) => {
        const { sends, code } = await lockPhone(tx, { id, phone });
        tx.send(ofPhone(phone).set({ sentAt: withoutTime(sends.sentAt, reservedAt) }));
        uncountText(tx, id, reservedAt);
        if (code === undefined) return;
        tx.send(ofCode({ id, phone }).set({ sends: Math.max(0, code.sends - 1) }));
      }),

    sent: async ({ id, phone, vendorSid, expiresAt, once }) => {
      await changeIfThere(deps, { id, actor: 'applicant', once }, async (tx) => {
        const [before] = await tx.run(codeOf({ id, phone }).forUpdate());
        const sentAt = clock.now();
        // The vendor resends the same code, so its attempts keep counting and its expiry stays.
        const code =
          before?.vendorSid === vendorSid
            ? { sentAt, expiresAt: Math.min(before.expiresAt ?? expiresAt, expiresAt) }
            : { sentAt, expiresAt, vendorSid, attempts: 0 };
        tx.send(ofCode({ id, phone }).set(code));
        return { action: 'code.sent', detail: auditDetail({}) };
      });
    },

    reserveTry: (attempt) =>
      inTurn(attempt.phone, () =>
        database.transaction(async (tx) => {
          const { sends, code } = await lockPhone(tx, attempt);
          const now = clock.now();
          const refusal = tryRefusal(otpFactsOf({ code, sends }, now), now);
          if (refusal !== undefined || code?.vendorSid === undefined)
            return { ok: false, ...(refusal ?? { why: 'none' }) };
          const withTry = (times: readonly number[]) => [
            ...withinWindow(times, PHONE_LIMITS.otpAttemptWindowMs, now),
            now,
          ];
          const counted = {
            attempts: code.attempts + 1,
            lifetimeAttempts: code.lifetimeAttempts + 1,
            attemptedAt: withTry(code.attemptedAt),
          };
          const ofAll = { attemptedAt: withTry(sends.attemptedAt) };
          tx.send(ofCode(attempt).set(counted));
          tx.send(ofPhone(attempt.phone).set(ofAll));
          const after = { code: { ...code, ...counted }, sends: { ...sends, ...ofAll } };
          const facts = otpFactsOf(after, now);
          return {
            ok: true,
            vendorSid: code.vendorSid,
            triedAt: now,
            attemptsLeft: otpState(facts, now).attemptsLeft,
            lock: otpLockOf(facts, now),
          };
        }),
      ),

    tryFailed: ({ id, phone, vendorSid, triedAt }) =>
      database.transaction(async (tx) => {
        const { sends, code } = await lockPhone(tx, { id, phone });
        tx.send(ofPhone(phone).set({ attemptedAt: withoutTime(sends.attemptedAt, triedAt) }));
        if (code === undefined) return;
        const isOfCode = code.vendorSid === vendorSid;
        tx.send(
          ofCode({ id, phone }).set({
            attempts: isOfCode ? Math.max(0, code.attempts - 1) : code.attempts,
            lifetimeAttempts: Math.max(0, code.lifetimeAttempts - 1),
            attemptedAt: withoutTime(code.attemptedAt, triedAt),
          }),
        );
      }),

    proven: async ({ id, phone, method, link, actor, once }) => {
      const { changed } = await changeApplication(
        deps,
        { id, actor, once },
        async (tx, application) => {
          const isNumber = application.answers[APPLICANT_PHONE_PATH] === phone;
          if (application.phoneProven || !isNumber) return undefined;
          const now = clock.now();
          if (link !== undefined && !(await useUpLink(tx, { id, phone, link, now })))
            return undefined;
          const proof = { applicationId: id, personId: applicantOf(application).id, phone, method };
          tx.send(query.insertInto('phoneProofs').values({ ...proof, provenAt: now }));
          endStepUps(tx, id, PHONE_STEPS, { finishedAt: now, result: 'done' });
          tx.send(ofCode({ id, phone }).set({ vendorSid: null, expiresAt: null }));
          return {
            action: 'phone.proven',
            detail: auditDetail({ method, link: link && idOf(link) }),
            opensRoundAt: now,
          };
        },
      );
      return { first: changed };
    },
  };
}

async function addCode(tx: Tx, { id, phone }: OfPhone): Promise<void> {
  const [applicant] = await tx.run<{ id: string }>(sql`select ${applicantIdSql(sql`${id}`)} as id`);
  tx.send(
    query.insertInto('otpCodes').values({
      applicationId: id,
      personId: applicant?.id ?? null,
      phone,
      sends: 1,
      attempts: 0,
      lifetimeAttempts: 0,
      attemptedAt: [],
    }),
  );
}

/** Of a confirmation and a denial at once, the second finds the link no longer pending. */
async function useUpLink(
  tx: Tx,
  { id, phone, link, now }: OfPhone & { link: string; now: number },
): Promise<boolean> {
  const pending = query
    .updateTable('phoneLinks')
    .set({ status: 'SUCCESS', endedAt: now })
    .where('id', '=', link)
    .where('applicationId', '=', id)
    .where('phone', '=', phone)
    .where('status', '=', 'IN_PROGRESS');
  return (await tx.run(pending.returning('id'))).length > 0;
}
