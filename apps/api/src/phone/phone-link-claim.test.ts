import { PHONE_LIMITS } from '@signet/rulebook/phone/limits';
import { expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import { sql } from '../platform/sql/sql.ts';
import { buildStore } from '../store.ts';
import { forEachDatabase, onPostgres } from '../testing/for-each-database.ts';
import { newVisitor, waitForDecision } from '../testing/test-api.ts';
import {
  describePhoneApi,
  fingerprintInMessage,
  numberEnding,
  TEST_PHONE,
} from '../testing/test-phones.ts';
import { vendorCalls } from '../testing/vendor-calls.ts';

onPostgres('texted links', (open) => {
  const { at, texts, send, answerLink, read, view, linked, ledBack, confirm } =
    describePhoneApi(open);

  test('the link names the business and verifies the phone from another browser', async () => {
    const arranged = await linked();
    const { visitor, id, vfp } = arranged;
    expect(await texts(arranged)).toHaveLength(1);
    expect(await texts(arranged)).toEqual([expect.stringContaining('within 5 min')]);
    expect((await view(arranged)).phoneLink).toMatchObject({
      status: 'REQUESTED',
      phone: expect.stringMatching(/^••• ••• \d{4}$/),
    });
    expect((await read(id, vfp)).body).toMatchObject({
      status: 'REQUESTED',
      businessName: expect.stringMatching(/\w/),
    });
    const done = await confirm(id, vfp);
    expect([done.status, done.body.status]).toEqual([200, 'SUCCESS']);
    const now = await waitForDecision(at(), visitor, id);
    expect([now.decision, now.phoneLink]).toEqual(['APPROVED', undefined]);
    expect((await read(id, vfp)).body.status).toBe('SUCCESS');
    expect((await at().deps.store.audit.verify(id)).ok).toBe(true);
  });

  test('reading a link any number of times changes nothing', async () => {
    const arranged = await linked();
    for (const _time of [1, 2, 3]) await read(arranged.id, arranged.vfp);
    expect((await view(arranged)).phoneLink?.status).toBe('REQUESTED');
    // Following the vendor's URL without pressing Continue on our page confirms nothing.
    const found = await read(arranged.id, arranged.vfp);
    const back = new URL(
      (await fetch(found.body.url, { redirect: 'manual' })).headers.get('location') ?? '',
    );
    const tried = await answerLink(arranged.id, back.searchParams.get('vfp') ?? '', {
      link: back.searchParams.get('link') ?? '',
    });
    expect([tried.status, tried.body.code]).toEqual([404, 'link.incorrect']);
    expect((await view(arranged)).phoneLink?.status).toBe('REQUESTED');
  });

  test('a link opened twice verifies once, and the second opening is told so', async () => {
    const { id, vfp } = await linked();
    const back = await ledBack(id, vfp);
    const first = await answerLink(id, back.vfp, { link: back.link });
    const replayed = await answerLink(id, back.vfp, { link: back.link });
    const opened = await answerLink(id, vfp, { opened: true });
    expect([first, replayed, opened].map(({ body }) => body.status)).toEqual([
      'SUCCESS',
      'SUCCESS',
      'SUCCESS',
    ]);
  });

  test('a link expires after five minutes, and a new one works', async () => {
    const arranged = await linked();
    const { visitor, id, vfp } = arranged;
    const back = await ledBack(id, vfp);
    await at().clock.moveTo(at().clock.offsetMs() + PHONE_LIMITS.phoneLinkLifeMs);
    for (const reply of [
      await read(id, vfp),
      await answerLink(id, vfp, { opened: true }),
      await answerLink(id, back.vfp, { link: back.link }),
    ])
      expect([reply.status, reply.body.code, reply.body.message]).toEqual([
        410,
        'link.expired',
        'Oops! Looks like the URL is expired',
      ]);
    expect((await view(arranged)).phoneLink).toMatchObject({ status: 'FAILED', reason: 'expired' });
    expect((await send(visitor, id)).status).toBe(200);
    expect((await confirm(id, fingerprintInMessage((await texts(arranged))[0]))).body.status).toBe(
      'SUCCESS',
    );
  });

  test('“this wasn’t me” ends every link to this phone, with an audit row and a mail', async () => {
    const arranged = await linked();
    const { visitor, id, vfp } = arranged;
    await at().clock.moveTo(at().clock.offsetMs() + PHONE_LIMITS.otpResendMs[0]);
    await send(visitor, id, '?retry=true');
    const newer = fingerprintInMessage((await texts(arranged))[0]);
    expect(newer).not.toBe(vfp);
    expect((await answerLink(id, vfp, { denied: true })).body).toMatchObject({
      status: 'FAILED',
      reason: 'denied',
    });
    expect((await view(arranged)).phoneLink).toMatchObject({ status: 'FAILED', reason: 'denied' });
    expect((await read(id, newer)).body).toMatchObject({ status: 'FAILED', reason: 'denied' });
    expect((await answerLink(id, newer, { opened: true })).body.reason).toBe('denied');
    expect((await at().deps.store.audit.verify(id)).ok).toBe(true);
  });

  test('“this wasn’t me” ends the links of all applications to that phone only', async () => {
    const one = await linked();
    const phone = one.who.answers[TEST_PHONE] ?? '';
    await at().clock.moveTo(at().clock.offsetMs() + PHONE_LIMITS.otpResendMs[0]);
    const other = await linked({ [TEST_PHONE]: phone });
    const neighbour = await linked();
    expect((await answerLink(one.id, one.vfp, { denied: true })).body).toMatchObject({
      status: 'FAILED',
      reason: 'denied',
    });
    expect((await view(other)).phoneLink).toMatchObject({ status: 'FAILED', reason: 'denied' });
    expect((await answerLink(other.id, other.vfp, { opened: true })).body).toMatchObject({
      status: 'FAILED',
      reason: 'denied',
    });
    expect((await read(neighbour.id, neighbour.vfp)).body.status).toBe('REQUESTED');
    for (const { id } of [one, other]) {
      expect(await at().deps.store.audit.verify(id)).toMatchObject({ ok: true });
      const rows = await at().database.run(
        sql`select seq from audit where application_id = ${id} and action = 'link.failed'`,
      );
      expect(rows).toHaveLength(1);
    }
  });

  test('an expired link stays expired after a denial', async () => {
    const one = await linked();
    const phone = one.who.answers[TEST_PHONE] ?? '';
    await at().clock.moveTo(at().clock.offsetMs() + PHONE_LIMITS.phoneLinkLifeMs);
    const other = await linked({ [TEST_PHONE]: phone });
    await answerLink(other.id, other.vfp, { denied: true });
    expect((await view(one)).phoneLink).toMatchObject({ status: 'FAILED', reason: 'expired' });
  });

  test.each([
    ['0166', 'otherPhone'],
    ['0188', 'otherPhone'],
  ])('a link opened on another phone (…%s) proves nothing and says %s', async (ending, reason) => {
    const { id, vfp, ...arranged } = await linked(numberEnding(ending));
    expect((await confirm(id, vfp)).body).toMatchObject({ status: 'FAILED', reason });
    expect((await view(arranged)).phoneLink).toMatchObject({ status: 'FAILED', reason });
  });

  test('a phone on another network’s Wi-Fi is not recognized', async () => {
    const { id, vfp, who } = await linked();
    await fetch(`${at().sandbox}/control/networks/${who.answers[TEST_PHONE]}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ state: 'away' }),
    });
    expect((await confirm(id, vfp)).body).toMatchObject({ status: 'FAILED', reason: 'elsewhere' });
  });

  test('forged, foreign and unassigned fingerprints get the same 404', async () => {
    const one = await linked();
    const other = await linked();
    const back = await ledBack(other.id, other.vfp);
    const guess = 'g'.repeat(43);
    const replies = [
      await read(one.id, guess),
      await read('urn:app:0000-0000-0000-0000-0000', one.vfp),
      await read('nothing', one.vfp),
      await read(one.id, other.vfp),
      await answerLink(one.id, guess, { denied: true }),
      await answerLink(one.id, back.vfp, { link: back.link }),
      await answerLink(other.id, guess, { link: back.link }),
      await answerLink(other.id, '../../etc', { link: back.link }),
    ];
    expect(new Set(replies.map(({ status, body: { code } }) => `${status} ${code}`))).toEqual(
      new Set(['404 link.incorrect']),
    );
    expect((await answerLink(other.id, back.vfp, { link: back.link })).body.status).toBe('SUCCESS');
  });
});

forEachDatabase('presses on texted links at the same time', (open) => {
  const { at, answerLink, linked, ledBack } = describePhoneApi(open);
  const callsOfProve = async (path: string) => {
    const calls = await vendorCalls(at(), 'prove');
    return calls.filter((call) => call.path.endsWith(path)).length;
  };

  test('twenty parallel confirmations on two processes verify once', async () => {
    const arranged = await linked();
    const { id, vfp } = arranged;
    const back = await ledBack(id, vfp);
    const store = buildStore({ ...at().deps, database: at().database });
    const other = { ...at(), app: await buildApp({ ...at().deps, store }, { checks: {} }) };
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_none, n) =>
        answerLink(id, back.vfp, { link: back.link }, newVisitor(n % 2 === 0 ? at() : other)),
      ),
    );
    await other.app.close();
    expect(replies.some(({ body }) => body.status === 'SUCCESS')).toBe(true);
    const proofs = await at().database.run(
      sql`select seq from audit where application_id = ${id} and action = 'phone.proven'`,
    );
    expect(proofs).toHaveLength(1);
    expect((await waitForDecision(at(), arranged.visitor, id)).decision).toBe('APPROVED');
  });

  test('ends links once when two people deny them at the same time', async () => {
    const one = await linked();
    await at().clock.moveTo(at().clock.offsetMs() + PHONE_LIMITS.otpResendMs[0]);
    const other = await linked({ [TEST_PHONE]: one.who.answers[TEST_PHONE] ?? '' });
    const denied = [one, other, one, other].map(({ id, vfp }) =>
      answerLink(id, vfp, { denied: true }),
    );
    expect((await Promise.all(denied)).map(({ status, body }) => [status, body.reason])).toEqual(
      Array(4).fill([200, 'denied']),
    );
    for (const { id } of [one, other])
      expect(
        await at().database.run(
          sql`select seq from audit where application_id = ${id} and action = 'link.failed'`,
        ),
      ).toHaveLength(1);
  });

  test('counts guesses at a continued link, also in parallel', async () => {
    const { id, vfp } = await linked();
    const back = await ledBack(id, vfp);
    const before = await callsOfProve('instantLinkResult');
    await Promise.all(
      Array.from({ length: 30 }, (_none, n) =>
        answerLink(id, `${n}`.padEnd(43, 'x'), { link: back.link }),
      ),
    );
    expect((await callsOfProve('instantLinkResult')) - before).toBeLessThanOrEqual(
      PHONE_LIMITS.phoneLinkConfirmAttempts,
    );
  });
});
