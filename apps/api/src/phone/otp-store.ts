import { DAY_MS } from '@signet/rulebook/core/dates';
import { LIMITS } from '@signet/rulebook/core/limits';
import {
  nextSendAt,
  type OtpFacts,
  type OtpLock,
  type OtpState,
  otpFactsOf,
  otpLockOf,
  otpState,
  type StoredOtpCode,
  type StoredPhoneSends,
} from '@signet/rulebook/phone/otp-state';
import { PHONE_STEPS } from '@signet/rulebook/phone/step-ups';
import type { TextLimitId } from '@signet/rulebook/phone/text-limits';
import { mayReopenSql } from '../application/round-store.ts';
import { applicantIdSql } from '../application/subject-store.ts';
import { auditDetail, idOf } from '../platform/audit/audit-detail.ts';
import {
  AUDITED_RETURNING,
  type AuditedUpdate,
  auditColumns,
  decideJobCte,
  roundColumns,
  sideEffectCtes,
  withCtes,
} from '../platform/audit/audited-update.ts';
import type { Db } from '../platform/sql/database.ts';
import {
  emptySql,
  inTexts,
  joinSql,
  type Sql,
  sql,
  timesWithinWindow,
  timesWithoutOne,
} from '../platform/sql/sql.ts';
import type { IdempotentCall, StoreDeps } from '../platform/store-types.ts';
import { codeJson, sendsJson } from './parts-store.ts';
import {
  type TextRequest,
  textRefusalNow,
  textSendCte,
  textUnsentCte,
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

/** Every limit is one conditional update, so that parallel calls cannot exceed it. */
export function buildOtpCodes(deps: StoreDeps): OtpCodes {
  const { database, clock } = deps;

  const factsOf = async (id: string, phone: string, db: Db = database): Promise<OtpFacts> => {
    const [row] = await db.run<{ code?: StoredOtpCode; sends?: StoredPhoneSends }>(sql`
      select (select ${codeJson} from otp_codes k where k.application_id = ${id} and k.phone = ${phone}) as code,
        (select ${sendsJson} from phone_sends s where s.phone = ${phone}) as sends`);
    return otpFactsOf(row ?? {}, clock.now());
  };

  // One at a time per process: a transaction waiting for the lock would occupy a pooled connection.
  let lastTurn: Promise<unknown> = Promise.resolve();
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const turn = lastTurn.then(work);
    lastTurn = turn.catch(() => undefined); // the caller handles the error
    return turn;
  };

  const reserveTry = async (
    { id, phone }: { id: string; phone: string },
    isAgain = false,
  ): ReturnType<OtpCodes['reserveTry']> => {
    const now = clock.now();
    const today = timesWithinWindow('otp_codes.attempted_at', LIMITS.otpAttemptWindowMs, now);
    type Tried = {
      vendorSid: string;
      attempts: number;
      lifetimeAttempts: number;
      dayTries: number;
      dayTriesFrom: number;
      phoneTries: number;
      phoneTriesFrom: number;
    };
    const ofPhone = timesWithinWindow('phone_sends.attempted_at', LIMITS.otpAttemptWindowMs, now);
    // Locks the phone's row first, so that guesses across several applications cannot exceed its
    // limit together.
    const [row] = await database.run<Tried>(sql`
      with held as (select phone from phone_sends where phone = ${phone}
        and (select count(*) from ${ofPhone} w) < ${LIMITS.otpAttemptsPerPhoneDay}::bigint for update),
      tried as (update otp_codes set attempts = attempts + 1, lifetime_attempts = lifetime_attempts + 1, attempted_at = array(select t from ${today} w order by t) || ${now}::bigint
        where application_id = ${id} and phone = ${phone} and vendor_sid is not null and expires_at > ${now}::bigint and exists (select 1 from held)
          and attempts < ${LIMITS.otpAttemptsPerCode}::integer and lifetime_attempts < ${LIMITS.otpAttemptsLifetime}::integer
          and (select count(*) from ${today} w) < ${LIMITS.otpAttemptsPerDay}::bigint
        returning vendor_sid, attempts, lifetime_attempts, cardinality(attempted_at) as day_tries, (select min(t) from unnest(attempted_at) t) as day_tries_from),
      counted as (update phone_sends set attempted_at = array(select t from ${ofPhone} w order by t) || ${now}::bigint from tried where phone_sends.phone = ${phone}
        returning cardinality(phone_sends.attempted_at) as phone_tries, (select min(t) from unnest(phone_sends.attempted_at) t) as phone_tries_from)
      select tried.*, counted.phone_tries, counted.phone_tries_from from tried, counted`);
    if (row !== undefined) {
      const tried = { ...row, daySends: 0, burstSends: 0 };
      return {
        ok: true,
        vendorSid: row.vendorSid,
        triedAt: now,
        attemptsLeft: otpState(tried, now).attemptsLeft,
        lock: otpLockOf(tried, now),
      };
    }
    const facts = await factsOf(id, phone);
    const lock = otpLockOf(facts, now);
    if (lock !== undefined) return { ok: false, ...lock };
    if (facts.vendorSid === undefined) return { ok: false, why: 'none' };
    if ((facts.expiresAt ?? 0) <= now) return { ok: false, why: 'expired' };
    // The code was stored between the two statements, by a user who entered it right away; try once
    // more.
    if ((facts.attempts ?? 0) < LIMITS.otpAttemptsPerCode && !isAgain)
      return reserveTry({ id, phone }, true);
    return { ok: false, why: 'spent' };
  };

  return {
    current: async (id, phone) => otpState(await factsOf(id, phone), clock.now()),

    reserveSend: ({ id, phone, ip }) =>
      // On a refusal only the breaker is written, and that must be committed.
      inTurn(() =>
        database.transaction(async (db) => {
          const request = { id, phone, ip };
          const refusal = await textRefusalNow(db, request, deps);
          if (refusal === 'paused') return { ok: false, why: 'paused' };
          if (refusal?.opensBreaker) return { ok: false, why: 'paused', opened: refusal.limit };
          if (refusal !== undefined) return { ok: false, why: 'limited', waitMs: refusal.waitMs };
          const now = clock.now();
          const today = timesWithinWindow('phone_sends.sent_at', DAY_MS, now);
          const [row] = await db.run<{ sends: number }>(sql`
        with free as (select 1 where not exists (select 1 from otp_codes k where k.application_id = ${id} and k.phone = ${phone} and (
          k.lifetime_attempts >= ${LIMITS.otpAttemptsLifetime}::integer
          or (select count(*) from ${timesWithinWindow('k.attempted_at', LIMITS.otpAttemptWindowMs, now)} w) >= ${LIMITS.otpAttemptsPerDay}::bigint))
          and not exists (select 1 from phone_sends s where s.phone = ${phone}
            and (select count(*) from ${timesWithinWindow('s.attempted_at', LIMITS.otpAttemptWindowMs, now)} w) >= ${LIMITS.otpAttemptsPerPhoneDay}::bigint)),
        reserved as (insert into phone_sends (phone, sent_at) select ${phone}::text, array[${now}::bigint] from free
          on conflict (phone) do update set sent_at = array(select t from ${today} w order by t) || ${now}::bigint
          where (select count(*) from ${today} w) < ${LIMITS.otpSendsPerDay}::bigint
            and (select count(*) from ${timesWithinWindow('phone_sends.sent_at', LIMITS.otpBurstMs, now)} w) < ${LIMITS.otpSendsPerBurst}::bigint
            and coalesce((select max(t) from ${today} w), 0) + ${resendDelaySql(sql`(select count(*) from ${today} w)`)} <= ${now}::bigint
          returning phone),
        ${textSendCte(request, sql`reserved`, now, deps)}
        insert into otp_codes (application_id, person_id, phone, sends, attempts, lifetime_attempts, attempted_at) select ${id}::text, ${applicantIdSql(sql`${id}`)}, phone, 1, 0, 0, '{}' from reserved
          on conflict (application_id, phone) do update set sends = otp_codes.sends + 1 returning sends`);
          if (row !== undefined) return { ok: true, sends: row.sends, reservedAt: now };
          const facts = await factsOf(id, phone, db);
          const lock = otpLockOf(facts, now);
          if (lock?.why === 'lockedForLife') return { ok: false, why: lock.why };
          if (lock !== undefined) return { ok: false, why: lock.why, waitMs: lock.until - now };
          const { why, at } = nextSendAt(facts, now);
          return { ok: false, why, waitMs: Math.max(0, at - now) };
        }),
      ),

    sendFailed: async ({ id, phone, reservedAt }) => {
      await database.run(sql`with given_back as (update phone_sends set sent_at = ${timesWithoutOne('sent_at', reservedAt)} where phone = ${phone} returning phone),
        ${textUnsentCte(id, reservedAt)}
        update otp_codes set sends = greatest(0, sends - 1) where application_id = ${id} and phone in (select phone from given_back)`);
    },

    sent: async ({ id, phone, vendorSid, expiresAt, once }) => {
      const now = clock.now();
      const change: AuditedUpdate = {
        actor: 'applicant',
        action: 'code.sent',
        detail: auditDetail({}),
        once,
      };
      const parts = [
        sql`changed as (update applications set version = version + 1, ${auditColumns(change, now, deps.sealer)} where id = ${id} returning ${AUDITED_RETURNING})`,
        // The vendor resends the same code, so its attempts keep counting and its expiry stays.
        sql`stored as (update otp_codes set attempts = case when vendor_sid = ${vendorSid}::text then attempts else 0 end,
          expires_at = case when vendor_sid = ${vendorSid}::text then least(expires_at, ${expiresAt}::bigint) else ${expiresAt}::bigint end,
          vendor_sid = ${vendorSid}::text, sent_at = ${now}::bigint where application_id = ${id} and phone = ${phone})`,
        ...sideEffectCtes(change, deps, id),
      ];
      await database.run(sql`${withCtes(parts)} select id from changed`);
    },

    reserveTry,

    tryFailed: async ({ id, phone, vendorSid, triedAt }) => {
      const others = timesWithoutOne('attempted_at', triedAt);
      await database.run(sql`with of_phone as (update phone_sends set attempted_at = ${others} where phone = ${phone})
        update otp_codes set lifetime_attempts = greatest(0, lifetime_attempts - 1),
          attempts = case when vendor_sid = ${vendorSid}::text then greatest(0, attempts - 1) else attempts end,
          attempted_at = ${others}
        where application_id = ${id} and phone = ${phone}`);
    },

    proven: async ({ id, phone, method, link, actor, once }) => {
      const now = clock.now();
      const change: AuditedUpdate = {
        actor,
        action: 'phone.proven',
        detail: auditDetail({ method, link: link && idOf(link) }),
        once,
      };
      // Locks the row, so that of a concurrent confirmation and denial the second sees the first.
      const isLiving = sql`p.application_id in (select application_id from living)`;
      const parts = [
        // A concurrent change of the number makes the later statement find the application changed.
        sql`standing as (select a.id, a.phone_changed_at from applications a where a.id = ${id})`,
        ...(link === undefined
          ? []
          : [
              sql`living as (select l.application_id from phone_links l
                where l.id = ${link} and l.application_id = ${id} and l.phone = ${phone} and l.status = 'IN_PROGRESS' for update)`,
            ]),
        sql`proof as (insert into phone_proofs (application_id, person_id, phone, method, proven_at) select p.application_id, p.id, ${phone}::text, ${method}::text, ${now}::bigint
          from people p where p.application_id = ${id} and p.role = 'applicant' and p.local_phone_number = ${phone} ${link === undefined ? emptySql : sql`and ${isLiving}`}
          on conflict do nothing returning application_id)`,
        sql`changed as (update applications set version = version + 1, ${roundColumns(mayReopenSql, now)}, ${auditColumns(change, now, deps.sealer)}
          from proof join standing on standing.id = proof.application_id
          where applications.id = proof.application_id and applications.phone_changed_at = standing.phone_changed_at
          returning ${AUDITED_RETURNING}, ${mayReopenSql} as opened)`,
        sql`finished as (update step_ups set finished_at = ${now}::bigint, result = 'done' from changed
          where step_ups.application_id = changed.id and step_ups.type ${inTexts(PHONE_STEPS)} and step_ups.finished_at is null)`,
        sql`used as (update otp_codes set vendor_sid = null, expires_at = null from changed
          where otp_codes.application_id = changed.id and otp_codes.phone = ${phone}::text)`,
        ...(link === undefined
          ? []
          : [
              sql`linked as (update phone_links set status = 'SUCCESS', ended_at = ${now}::bigint from changed
                where phone_links.application_id = changed.id and phone_links.id = ${link}::text)`,
            ]),
        decideJobCte(now, now),
        ...sideEffectCtes(change, deps, id),
      ];
      const rows = await database.run(sql`${withCtes(parts)} select id from changed`);
      return { first: rows.length > 0 };
    },
  };
}

/** The wait after the n-th send of a day, as SQL over a count. docs/readings.md 63. */
export const resendDelaySql = (count: Sql): Sql =>
  sql`case ${count} when 0 then 0 ${joinSql(
    LIMITS.otpResendMs.slice(0, -1).map((ms, at) => sql`when ${at + 1}::bigint then ${ms}::bigint`),
    ' ',
  )} else ${LIMITS.otpResendMs[LIMITS.otpResendMs.length - 1]}::bigint end`;

export type CodeGuesses = {
  /**
   * Records a wrong code. `raised`: enough applications saw the same code to suggest guessing; each
   * further one raises it again.
   */
  note(guess: { id: string; code: string }): Promise<{ applications: number; raised: boolean }>;
};

/**
 * Wrong codes across applications: trying one code everywhere never hits the limits of a phone.
 * docs/decisions/0052.
 */
export function buildCodeGuesses(deps: StoreDeps): CodeGuesses & { sweep(): Promise<void> } {
  const { database, sealer, clock } = deps;
  return {
    note: async ({ id, code }) => {
      const now = clock.now();
      const since = now - LIMITS.sameCodeWindowMs;
      const known = sealer.fingerprints('guess', code);
      type Noted = { isNew: boolean; others: number };
      const [row] =
        await database.run<Noted>(sql`with before as (select application_id from code_guesses where code_hmac ${inTexts(known)} and tried_at > ${since}::bigint),
        noted as (insert into code_guesses (code_hmac, application_id, tried_at) values (${known[0] ?? ''}, ${id}, ${now})
          on conflict (code_hmac, application_id) do update set tried_at = excluded.tried_at returning application_id)
        select not exists (select 1 from before where application_id = ${id}) as is_new,
          (select count(distinct application_id) from before where application_id <> ${id}) as others from noted`);
      const applications = (row?.others ?? 0) + 1;
      const raised = row?.isNew === true && applications >= LIMITS.sameCodeApplications;
      if (raised) {
        const change: AuditedUpdate = {
          actor: 'system',
          action: 'code.guessedAcross',
          detail: auditDetail({ applications }),
        };
        const parts = [
          sql`changed as (update applications set version = version + 1, ${auditColumns(change, now, sealer)} where id = ${id} returning ${AUDITED_RETURNING})`,
          ...sideEffectCtes(change, deps, id),
        ];
        await database.run(sql`${withCtes(parts)} select id from changed`);
      }
      return { applications, raised };
    },
    sweep: async () => {
      await database.run(
        sql`delete from code_guesses where tried_at <= ${clock.now() - LIMITS.sameCodeWindowMs}::bigint`,
      );
    },
  };
}
