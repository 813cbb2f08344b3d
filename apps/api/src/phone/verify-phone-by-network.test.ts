import { expect, test } from 'vitest';
import { sql } from '../platform/sql/sql.ts';
import { onPostgres } from '../testing/for-each-database.ts';
import { breakVendor, submittedApplication, waitForDecision } from '../testing/test-api.ts';
import {
  describePhoneApi,
  type NetworkReply,
  numberEnding,
  type PhoneTestSetup,
  phoneEndpointPath,
} from '../testing/test-phones.ts';

onPostgres('the mobile network', (open) => {
  const { at, texts, send, view, linked } = describePhoneApi(open);

  /** The browser follows the redirect and returns. */
  async function askNetwork({ visitor, view: { id } }: PhoneTestSetup) {
    const begun = await visitor.send<NetworkReply>(
      'POST',
      phoneEndpointPath('verifyPhoneByNetwork', id),
      {
        finalTargetUrl: 'https://evil.example/',
      },
    );
    const back = new URL(
      (await fetch(begun.body.redirectTargetUrl ?? '', { redirect: 'manual' })).headers.get(
        'location',
      ) ?? '',
    );
    expect(back.origin + back.pathname).toBe(`http://localhost:3000/${id}/mobile-verification`);
    const vfp = back.searchParams.get('vfp') ?? '';
    return {
      vfp,
      finish: () =>
        visitor.send<NetworkReply>('POST', phoneEndpointPath('verifyPhoneByNetwork', id), { vfp }),
    };
  }

  test('the network verifies the applicant’s own number without a text', async () => {
    const arranged = await submittedApplication(at(), 'ana', numberEnding('0177'));
    expect(arranged.view.page).toBe('mobile-verification');
    const { finish } = await askNetwork(arranged);
    expect((await finish()).status).toBe(200);
    expect((await waitForDecision(at(), arranged.visitor, arranged.view.id)).decision).toBe(
      'APPROVED',
    );
    expect(await texts(arranged)).toHaveLength(0);
  });

  test.each([
    ['0188', 'another number'],
    ['0123', 'no number'],
  ])(
    '…%s: a network that answers %s leads to the link, which has been texted by then',
    async (ending) => {
      const arranged = await submittedApplication(at(), 'ana', numberEnding(ending));
      const { finish } = await askNetwork(arranged);
      const reply = await finish();
      expect([reply.body.application.page, reply.text.includes('2025550100')]).toEqual([
        'phone-auth',
        false,
      ]);
      expect(reply.body.application.phoneLink).toMatchObject({
        status: 'REQUESTED',
        sentAt: expect.any(Number),
      });
      await finish();
      expect(await texts(arranged)).toHaveLength(1);
    },
  );

  test('two tabs that get no answer from the network text one link', async () => {
    const arranged = await submittedApplication(at(), 'ana', numberEnding('0177'));
    const skip = () =>
      arranged.visitor.send<NetworkReply>(
        'POST',
        `${phoneEndpointPath('verifyPhoneByNetwork', arranged.view.id)}?skip=true`,
      );
    const statuses = (await Promise.all([skip(), skip()])).map(({ status }) => status);
    expect(statuses).toContain(200);
    expect([200, 409]).toEqual(expect.arrayContaining(statuses)); // the later one may find the step closed
    expect(await texts(arranged)).toHaveLength(1);
  });

  test('a failed link is reported, uses no send, and can be sent by a press', async () => {
    const arranged = await submittedApplication(at(), 'ana', numberEnding('0123'));
    await breakVendor(at(), 'prove', '500', { path: '/fortified/', times: 1 });
    const silent = await arranged.visitor.send<NetworkReply>(
      'POST',
      `${phoneEndpointPath('verifyPhoneByNetwork', arranged.view.id)}?skip=true`,
    );
    expect(silent.body.application).toMatchObject({
      page: 'phone-auth',
      phoneLink: { status: 'FAILED', reason: 'notSent' },
    });
    expect(await texts(arranged)).toHaveLength(0);
    expect((await send(arranged.visitor, arranged.view.id)).status).toBe(200);
    expect(await texts(arranged)).toHaveLength(1);
  });

  test.each([
    ['down when it is asked', '/mobileauth/2014/07/01/authenticateByRedirect', false],
    ['down when the browser is back', '/mobileauth/2014/07/01/authenticateByRedirectFinish', true],
  ])('the network %s leads on to the link', async (_what, path, isBack) => {
    const arranged = await submittedApplication(at(), 'ana', numberEnding('0177'));
    const asked = isBack ? await askNetwork(arranged) : undefined;
    await breakVendor(at(), 'prove', '500', { path });
    const reply = asked
      ? await asked.finish()
      : await arranged.visitor.send<NetworkReply>(
          'POST',
          phoneEndpointPath('verifyPhoneByNetwork', arranged.view.id),
        );
    expect([reply.body.redirectTargetUrl, reply.body.application.page]).toEqual([
      undefined,
      'phone-auth',
    ]);
  });

  test('asks the network once; returning another way or skipping leads to the link', async () => {
    const one = await submittedApplication(at(), 'ana', numberEnding('0177'));
    await one.visitor.send('POST', phoneEndpointPath('verifyPhoneByNetwork', one.view.id));
    const again = await one.visitor.send<NetworkReply>(
      'POST',
      phoneEndpointPath('verifyPhoneByNetwork', one.view.id),
    );
    expect([again.body.redirectTargetUrl, again.body.application.page]).toEqual([
      undefined,
      'phone-auth',
    ]);
    const other = await submittedApplication(at(), 'ana', numberEnding('0177'));
    const skipped = await other.visitor.send<NetworkReply>(
      'POST',
      `${phoneEndpointPath('verifyPhoneByNetwork', other.view.id)}?skip=true`,
    );
    expect(skipped.body.application.page).toBe('phone-auth');
  });

  test('an unrequested or foreign fingerprint verifies nothing', async () => {
    const owner = await submittedApplication(at(), 'ana', numberEnding('0177'));
    const { vfp } = await askNetwork(owner);
    const thief = await submittedApplication(at(), 'ana', numberEnding('0123'));
    await thief.visitor.send('POST', phoneEndpointPath('verifyPhoneByNetwork', thief.view.id));
    const reply = await thief.visitor.send<NetworkReply>(
      'POST',
      phoneEndpointPath('verifyPhoneByNetwork', thief.view.id),
      { vfp },
    );
    expect([reply.body.application.page, reply.body.application.decision]).toEqual([
      'phone-auth',
      'PENDING',
    ]);
    const unasked = await submittedApplication(at(), 'ana', numberEnding('0177'));
    const forged = await unasked.visitor.send<NetworkReply>(
      'POST',
      phoneEndpointPath('verifyPhoneByNetwork', unasked.view.id),
      {
        vfp: 'f'.repeat(43),
      },
    );
    expect(forged.body.application.page).toBe('phone-auth');
  });

  test('with phone-auth off a code is texted and links are refused', async () => {
    at().flags.set('POYNT', { phoneAuthEnabled: false });
    const arranged = await submittedApplication(at(), 'ana');
    expect([
      arranged.view.page,
      arranged.view.phoneLink,
      arranged.view.otp?.sentAt !== undefined,
    ]).toEqual(['otp', undefined, true]);
    expect((await send(arranged.visitor, arranged.view.id)).status).toBe(409);
  });

  test('keeps device fingerprints out of the database and of replies to the applicant', async () => {
    const arranged = await linked();
    const rows = await at().database.run(sql`select * from phone_links`);
    expect(JSON.stringify(rows)).not.toContain(arranged.vfp);
    expect(JSON.stringify(await view(arranged))).not.toContain(arranged.vfp);
  });
});
