import { PHONE_LIMITS } from '@signet/rulebook/phone/limits';
import { beforeAll, expect, test } from 'vitest';
import { sql } from '../platform/sql/sql.ts';
import { buildStore } from '../store.ts';
import { forEachDatabase } from '../testing/for-each-database.ts';
import { jobsOf } from '../testing/test-jobs.ts';
import {
  applicationWithPhone,
  loadOrThrow,
  openStore,
  runConcurrently,
  type StoreUnderTest,
  submittedTestApplication,
} from '../testing/test-store.ts';
import { newLinkId } from './phone-link-store.ts';

let lastPhone = 2_125_550_200;
const newPhone = () => {
  lastPhone += 1;
  return String(lastPhone);
};

forEachDatabase('phone codes', (open) => {
  let at: StoreUnderTest;
  beforeAll(async () => {
    at = await openStore(open);
  });
  const codes = () => at.store.phoneCodes;
  const withPhone = async () => {
    const phone = newPhone();
    const { id } = await applicationWithPhone(at.store, {
      answers: { 'applicant.phone.localPhoneNumber': phone },
    });
    return { id, phone };
  };
  const withCode = async (vendorSid = 'VE1') => {
    const asked = await withPhone();
    await codes().reserveSend(asked);
    await codes().sent({ ...asked, vendorSid, expiresAt: at.clock.now() + PHONE_LIMITS.otpLifeMs });
    return asked;
  };

  test('counts guesses at a phone across its applications, also in parallel', async () => {
    const phone = newPhone();
    const ids: string[] = [];
    for (let turn = 0; turn < 6; turn += 1) {
      const { id } = await applicationWithPhone(at.store, {
        answers: { 'applicant.phone.localPhoneNumber': phone },
      });
      await codes().reserveSend({ id, phone });
      await at.database.run(sql`insert into otp_codes (application_id, person_id, phone, sends, attempts, lifetime_attempts, attempted_at)
        select ${id}::text, p.id, ${phone}::text, 1, 0, 0, '{}' from people p where p.application_id = ${id} on conflict do nothing`);
      await codes().sent({
        id,
        phone,
        vendorSid: `VE${turn}`,
        expiresAt: at.clock.now() + PHONE_LIMITS.otpLifeMs,
      });
      ids.push(id);
    }
    const guesses = ids.flatMap((id) =>
      Array.from({ length: PHONE_LIMITS.otpAttemptsPerCode }, () => id),
    );
    const replies = await Promise.all(guesses.map((id) => codes().reserveTry({ id, phone })));
    const taken = replies.filter(({ ok }) => ok);
    expect(taken).toHaveLength(PHONE_LIMITS.otpAttemptsPerPhoneDay);
    expect(await codes().reserveTry({ id: ids[5] ?? '', phone })).toEqual({
      ok: false,
      why: 'locked',
      until: at.clock.now() + PHONE_LIMITS.otpAttemptWindowMs,
    });
    const [first] = taken;
    if (first?.ok)
      await codes().tryFailed({
        id: ids[0] ?? '',
        phone,
        vendorSid: first.vendorSid,
        triedAt: first.triedAt,
      });
    expect((await codes().current(ids[5] ?? '', phone)).locked).toBe(false);
    await at.clock.advance(PHONE_LIMITS.otpAttemptWindowMs);
    expect((await codes().current(ids[5] ?? '', phone)).locked).toBe(false);
  });

  test('sends one of 50 parallel codes, and tells the others how long to wait', async () => {
    const asked = await withPhone();
    const sends = await runConcurrently(50, () => codes().reserveSend(asked));
    expect(sends.filter((one) => one.ok)).toHaveLength(1);
    expect(sends.find((one) => !one.ok)).toEqual({ ok: false, why: 'tooSoon', waitMs: 30_000 });
  });

  test('allows three sends in ten minutes and ten a day, with growing waits', async () => {
    const asked = await withPhone();
    const other = await applicationWithPhone(at.store, {
      answers: { 'applicant.phone.localPhoneNumber': asked.phone },
    });
    expect(await codes().reserveSend(asked)).toMatchObject({ ok: true, sends: 1 });
    await at.clock.advance(30_000);
    expect(await codes().reserveSend({ id: other.id, phone: asked.phone })).toMatchObject({
      ok: true,
    });
    await at.clock.advance(30_000);
    expect(await codes().reserveSend(asked)).toEqual({ ok: false, why: 'tooSoon', waitMs: 30_000 });
    await at.clock.advance(30_000);
    expect(await codes().reserveSend(asked)).toMatchObject({ ok: true, sends: 2 });
    await at.clock.advance(120_000);
    expect(await codes().reserveSend(asked)).toEqual({
      ok: false,
      why: 'tooMany',
      waitMs: PHONE_LIMITS.otpBurstMs - 210_000,
    });
    for (let sent = 3; sent < PHONE_LIMITS.otpSendsPerDay; sent++) {
      await at.clock.advance(PHONE_LIMITS.otpBurstMs);
      expect(await codes().reserveSend(asked)).toMatchObject({ ok: true });
    }
    await at.clock.advance(PHONE_LIMITS.otpBurstMs);
    expect(await codes().reserveSend(asked)).toMatchObject({ ok: false, why: 'tooMany' });
  });

  test('does not count a send that the vendor refused', async () => {
    const asked = await withPhone();
    const reserved = await codes().reserveSend(asked);
    if (reserved.ok) await codes().sendFailed({ ...asked, reservedAt: reserved.reservedAt });
    expect(await codes().reserveSend(asked)).toMatchObject({ ok: true, sends: 1 });
  });

  test('tries five of 50 parallel guesses', async () => {
    const asked = await withCode();
    const tries = await runConcurrently(50, () => codes().reserveTry(asked));
    expect(tries.filter((one) => one.ok)).toHaveLength(PHONE_LIMITS.otpAttemptsPerCode);
    expect(tries.filter((one) => !one.ok && one.why === 'spent')).toHaveLength(
      50 - PHONE_LIMITS.otpAttemptsPerCode,
    );
    expect(await codes().current(asked.id, asked.phone)).toMatchObject({
      attemptsLeft: 0,
      locked: false,
    });
  });

  test('a resent code keeps its count, and a new one starts again within the daily limit', async () => {
    const asked = await withCode('VE1');
    await runConcurrently(5, () => codes().reserveTry(asked));
    await codes().sent({
      ...asked,
      vendorSid: 'VE1',
      expiresAt: at.clock.now() + PHONE_LIMITS.otpLifeMs,
    });
    expect(await codes().reserveTry(asked)).toEqual({ ok: false, why: 'spent' });
    await codes().sent({
      ...asked,
      vendorSid: 'VE2',
      expiresAt: at.clock.now() + PHONE_LIMITS.otpLifeMs,
    });
    expect(await codes().reserveTry(asked)).toMatchObject({
      ok: true,
      attemptsLeft: 4,
      vendorSid: 'VE2',
    });
    await runConcurrently(20, () => codes().reserveTry(asked));
    const until = at.clock.now() + PHONE_LIMITS.otpAttemptWindowMs;
    await at.clock.advance(60_000);
    expect(await codes().reserveTry(asked)).toEqual({ ok: false, why: 'locked', until });
    expect(await codes().reserveSend(asked)).toEqual({
      ok: false,
      why: 'locked',
      waitMs: PHONE_LIMITS.otpAttemptWindowMs - 60_000,
    });
    expect(await codes().current(asked.id, asked.phone)).toMatchObject({
      locked: true,
      lockedUntil: until,
    });
    await at.clock.advance(PHONE_LIMITS.otpAttemptWindowMs + 1 - 60_000);
    expect(await codes().current(asked.id, asked.phone)).toMatchObject({ locked: false });
  });

  test('gives back exactly the two parallel attempts that the vendor did not check', async () => {
    const asked = await withCode('VE1');
    const tries = await runConcurrently(PHONE_LIMITS.otpAttemptsPerCode, () =>
      codes().reserveTry(asked),
    );
    const [one, other] = tries.flatMap((attempt) => (attempt.ok ? [{ ...asked, ...attempt }] : []));
    if (one === undefined || other === undefined) throw new Error('nothing was tried');
    expect(await codes().reserveTry(asked)).toMatchObject({ ok: false, why: 'spent' });
    await Promise.all([codes().tryFailed(one), codes().tryFailed(other)]);
    const more = await runConcurrently(20, () => codes().reserveTry(asked));
    expect(more.filter(({ ok }) => ok)).toHaveLength(2);
    const [row] = await at.database.run(
      sql`select attempts, lifetime_attempts, cardinality(attempted_at) as day_tries from otp_codes where application_id = ${asked.id}`,
    );
    expect(row).toEqual({ attempts: 5, lifetimeAttempts: 5, dayTries: 5 });
  });

  test('an attempt given back late takes none from a new code', async () => {
    const asked = await withCode('VE1');
    const late = await codes().reserveTry(asked);
    await codes().sent({
      ...asked,
      vendorSid: 'VE2',
      expiresAt: at.clock.now() + PHONE_LIMITS.otpLifeMs,
    });
    await codes().reserveTry(asked);
    if (late.ok) await codes().tryFailed({ ...asked, ...late });
    expect(await codes().current(asked.id, asked.phone)).toMatchObject({
      vendorSid: 'VE2',
      attemptsLeft: PHONE_LIMITS.otpAttemptsPerCode - 1,
    });
  });

  test('locks a phone for good after 30 attempts', async () => {
    const asked = await withCode('VE0');
    for (let code = 1; code <= 6; code++) {
      await codes().sent({
        ...asked,
        vendorSid: `VE${code}`,
        expiresAt: at.clock.now() + PHONE_LIMITS.otpLifeMs,
      });
      await runConcurrently(10, () => codes().reserveTry(asked));
      await at.clock.advance(PHONE_LIMITS.otpAttemptWindowMs + 1);
    }
    expect(await codes().reserveSend(asked)).toEqual({ ok: false, why: 'lockedForLife' });
    expect(await codes().reserveTry(asked)).toEqual({ ok: false, why: 'lockedForLife' });
    const state = await codes().current(asked.id, asked.phone);
    expect([state.locked, state.lockedUntil, state.attemptsLeft]).toEqual([true, undefined, 0]);
  });

  test('refuses attempts for an expired code and without a code', async () => {
    const asked = await withCode();
    await at.clock.advance(PHONE_LIMITS.otpLifeMs);
    expect(await codes().reserveTry(asked)).toEqual({ ok: false, why: 'expired' });
    expect(await codes().reserveTry(await withPhone())).toEqual({ ok: false, why: 'none' });
  });

  test('verifies a phone once, which ends the step-up and opens a round', async () => {
    const phone = newPhone();
    const { id, round } = await submittedTestApplication(at.store, {
      answers: { 'applicant.phone.localPhoneNumber': phone },
    });
    await at.store.applications.recordDecision({
      id,
      round,
      outcome: 'PENDING',
      rowId: 'r',
      evidence: {},
      version: 'v',
      stepUp: 'OTP_SMS',
      decidedBy: 'rules',
      actor: 'rules',
    });
    const proofs = await runConcurrently(20, () =>
      codes().proven({ id, phone, method: 'code', actor: 'x' }),
    );
    expect(proofs.filter(({ first }) => first)).toHaveLength(1);
    expect(await loadOrThrow(at.store, id)).toMatchObject({
      phoneProven: true,
      round: round + 1,
      checkingSince: at.clock.now(),
      stepUps: [{ type: 'OTP_SMS', result: 'done' }],
    });
    expect(await jobsOf(at.database, { applicationId: id })).toHaveLength(2);
  });

  const withLink = async () => {
    const asked = await withPhone();
    const link = newLinkId();
    await at.store.phoneLinks.add({ ...asked, link, token: link });
    await at.store.phoneLinks.opened({ id: asked.id, link });
    return { ...asked, link };
  };
  const proveBy = ({ id, phone, link }: Awaited<ReturnType<typeof withLink>>) =>
    codes().proven({ id, phone, method: 'link', link, actor: 'x' });

  test('a link denied during the vendor call verifies nothing', async () => {
    const linked = await withLink();
    await at.store.phoneLinks.failed({ ...linked, reason: 'denied', actor: 'x' });
    expect(await proveBy(linked)).toEqual({ first: false });
    expect(await loadOrThrow(at.store, linked.id)).toMatchObject({ phoneProven: false });
    expect(await at.store.phoneLinks.byId(linked.id, linked.link)).toMatchObject({
      status: 'FAILED',
      reason: 'denied',
    });
  });

  test('of a confirmation and a denial at the same moment only one counts', async () => {
    for (let round = 0; round < 10; round += 1) {
      const linked = await withLink();
      const [proof, denial] = await Promise.all([
        proveBy(linked),
        at.store.phoneLinks.failed({ ...linked, reason: 'denied', actor: 'x' }),
      ]);
      expect(proof.first).toBe(!denial.ended);
      const { phoneProven } = await loadOrThrow(at.store, linked.id);
      const { status } = (await at.store.phoneLinks.byId(linked.id, linked.link)) ?? {};
      expect([phoneProven, status]).toEqual(proof.first ? [true, 'SUCCESS'] : [false, 'FAILED']);
    }
  });

  test('a link verifies once, and only the phone that it was texted to', async () => {
    const linked = await withLink();
    expect(await proveBy({ ...linked, phone: newPhone() })).toEqual({ first: false });
    expect(await proveBy({ ...linked, link: 'plk_of_nobody' })).toEqual({ first: false });
    expect([await proveBy(linked), await proveBy(linked)]).toEqual([
      { first: true },
      { first: false },
    ]);
  });

  test('a foreign phone verifies nothing', async () => {
    const { id } = await withPhone();
    expect(await codes().proven({ id, phone: newPhone(), method: 'code', actor: 'x' })).toEqual({
      first: false,
    });
  });

  test('a call with an earlier clock keeps what was written meanwhile', async () => {
    const { id } = await submittedTestApplication(at.store);
    const early = { ...at.clock, now: () => at.clock.now() - 20 };
    const behind = buildStore({ database: at.database, sealer: at.sealer, clock: early });
    const phone = '2125559911';
    expect(await at.store.phoneCodes.reserveSend({ id, phone })).toMatchObject({ ok: true });
    expect(await behind.phoneCodes.reserveSend({ id, phone })).toMatchObject({
      ok: false,
      why: 'tooSoon',
    });
    for (let code = 0; code < 3; code += 1) {
      await at.store.phoneCodes.sent({
        id,
        phone,
        vendorSid: `VE${code}`,
        expiresAt: at.clock.now() + 600_000,
      });
      for (let tries = 0; tries < 5; tries += 1)
        await (tries % 2 === 0 ? at.store : behind).phoneCodes.reserveTry({ id, phone });
    }
    expect(await at.store.phoneCodes.current(id, phone)).toMatchObject({ locked: true });
    expect(await behind.phoneCodes.reserveTry({ id, phone })).toMatchObject({
      ok: false,
      why: 'locked',
    });
  });
});
