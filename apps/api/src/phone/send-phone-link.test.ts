import type { Problem } from '@signet/rulebook/core/problem';
import { PHONE_LIMITS } from '@signet/rulebook/phone/limits';
import { expect, test } from 'vitest';
import { onPostgres } from '../testing/for-each-database.ts';
import {
  breakVendor,
  completedApplication,
  newestCode,
  submittedApplication,
  TEST_TERMS,
  waitForDecision,
} from '../testing/test-api.ts';
import {
  describePhoneApi,
  fingerprintInMessage,
  numberEnding,
  phoneEndpointPath,
} from '../testing/test-phones.ts';

onPostgres('sending links', (open) => {
  const { at, texts, send, answerLink, read, view, linked, ledBack } = describePhoneApi(open);

  test.each(['500', 'garbage', 'wrong-schema', 'reset'])(
    'a vendor failure (%s) while sending is reported and uses no send',
    async (mode) => {
      const arranged = await submittedApplication(at(), 'ana');
      await breakVendor(at(), 'prove', mode, { path: '/fortified/', times: 1 });
      const failed = await send(arranged.visitor, arranged.view.id);
      expect([failed.status, failed.body.code]).toEqual([503, 'otp.notSent']);
      expect(await texts(arranged)).toHaveLength(0);
      expect((await send(arranged.visitor, arranged.view.id)).status).toBe(200);
    },
  );

  test('a text refused by the carrier fails the link and uses no send', async () => {
    const arranged = await submittedApplication(at(), 'ana');
    await breakVendor(at(), 'twilio', '500', { path: '/2010-04-01/', times: 1 });
    const failed = await send(arranged.visitor, arranged.view.id);
    expect([failed.status, failed.body.code]).toEqual([503, 'otp.notSent']);
    expect((await view(arranged)).phoneLink).toMatchObject({ status: 'FAILED', reason: 'notSent' });
    expect((await send(arranged.visitor, arranged.view.id)).status).toBe(200);
  });

  test('an outage while confirming uses no attempt, and the same link works later', async () => {
    const { id, vfp } = await linked();
    const back = await ledBack(id, vfp);
    await breakVendor(at(), 'prove', '503', {
      path: '/fortified/',
      times: PHONE_LIMITS.phoneLinkConfirmAttempts + 1,
    });
    for (let n = 0; n <= PHONE_LIMITS.phoneLinkConfirmAttempts; n += 1)
      expect((await answerLink(id, back.vfp, { link: back.link })).body.code).toBe(
        'provider.unavailable',
      );
    expect((await answerLink(id, back.vfp, { link: back.link })).body.status).toBe('SUCCESS');
  });

  test('links and codes share one send limit', async () => {
    const arranged = await linked();
    const { visitor, id } = arranged;
    const early = await visitor.send<Problem>('POST', `/api/v2/applications/${id}/otp-code`);
    expect([early.status, early.body.code]).toEqual([429, 'otp.resendTooSoon']);
    await at().clock.moveTo(at().clock.offsetMs() + PHONE_LIMITS.otpResendMs[0]);
    expect((await visitor.send('POST', `/api/v2/applications/${id}/otp-code`)).status).toBe(200);
    await at().clock.moveTo(at().clock.offsetMs() + PHONE_LIMITS.otpResendMs[1]);
    expect((await send(visitor, id, '?retry=true')).status).toBe(200);
    await at().clock.moveTo(at().clock.offsetMs() + PHONE_LIMITS.otpResendMs[2]);
    const many = await send(visitor, id, '?retry=true');
    expect([many.status, many.body.code, many.body.message]).toEqual([
      429,
      'phoneLink.sendLimitExceeded',
      expect.stringContaining('texted this phone several times'),
    ]);
    const [newest = '', ...older] = await texts(arranged);
    expect([
      fingerprintInMessage(newest).length > 0,
      older.length,
      /\b\d{6}\b/.test(newest),
    ]).toEqual([true, 2, false]); // a link, a code, another link
  });

  test('reopening the page texts no second link, and one key sends once', async () => {
    const arranged = await linked();
    await send(arranged.visitor, arranged.id);
    expect(await texts(arranged)).toHaveLength(1);
    await at().clock.moveTo(at().clock.offsetMs() + PHONE_LIMITS.otpResendMs[0]);
    const again = () =>
      send(arranged.visitor, arranged.id, '?retry=true', { key: `again-${arranged.id}` });
    expect([(await again()).status, (await again()).status]).toEqual([200, 200]);
    expect(await texts(arranged)).toHaveLength(2);
  });

  test('a code remains possible where a link is asked', async () => {
    at().flags.set('POYNT', { phoneAuthEnabled: true, phoneLinkPreferred: true });
    const arranged = await submittedApplication(at(), 'ana');
    const { visitor, who } = arranged;
    const { id, page, stepUpDetails, otp } = arranged.view;
    expect([page, stepUpDetails[0]?.type, otp !== undefined]).toEqual([
      'phone-auth',
      'PHONE_AUTH',
      true,
    ]);
    expect((await visitor.send('POST', `/api/v2/applications/${id}/otp-code`)).status).toBe(200);
    const right = await visitor.send('POST', `/api/v2/applications/${id}/step-ups/otp`, {
      code: await newestCode(at(), who),
    });
    expect(right.status).toBe(200);
    expect((await waitForDecision(at(), visitor, id)).decision).toBe('APPROVED');
  });

  test('skip asks for photo ID instead, after which the link and further calls are refused', async () => {
    const arranged = await linked();
    const { visitor, id, vfp } = arranged;
    expect((await send(visitor, id, '?skip=true')).status).toBe(200);
    const now = await waitForDecision(at(), visitor, id);
    expect([now.decision, now.stepUpDetails.map(({ type }) => type)]).toEqual([
      'PENDING',
      ['OTP_SMS', 'GOV_ID_SELFIE'],
    ]);
    const late = await send(visitor, id, '?retry=true');
    expect([late.status, late.body.code, late.body.data?.page]).toEqual([
      409,
      'application.stepUpClosed',
      now.page,
    ]);
    expect((await read(id, vfp)).body).toMatchObject({ status: 'FAILED', reason: 'notNeeded' });
    const phone = await answerLink(id, vfp, { opened: true });
    expect([phone.status, phone.body.code, phone.body.data]).toEqual([
      409,
      'application.stepUpClosed',
      undefined,
    ]);
  });

  test('Canada uses codes, without links or the network', async () => {
    const { visitor, view: before } = await completedApplication(at(), 'chloe', {
      'applicant.governmentIdentification.value': '',
    });
    await visitor.send('POST', `/api/v2/applications/${before.id}/onboard`, {
      terms: { ...TEST_TERMS.terms, id: 'merchant-agreement-ca' },
    });
    const { id, page, phoneLink } = await waitForDecision(at(), visitor, before.id);
    expect([page, phoneLink]).toEqual(['otp', undefined]);
    expect((await send(visitor, id)).status).toBe(409);
    expect((await visitor.send('POST', phoneEndpointPath('verifyPhoneByNetwork', id))).status).toBe(
      409,
    );
  });

  test('texts in the applicant’s language with a link to their portal', async () => {
    const {
      visitor,
      view: made,
      who,
    } = await completedApplication(at(), 'ana', numberEnding('0155'));
    await visitor.send(
      'PUT',
      `/api/v2/applications/${made.id}`,
      { application: { communicationLanguage: 'fr-CA' } },
      { version: made.version },
    );
    await visitor.send('POST', `/api/v2/applications/${made.id}/onboard`, TEST_TERMS);
    await waitForDecision(at(), visitor, made.id);
    await send(visitor, made.id);
    const [text] = await texts({ who });
    expect(text).toMatch(
      /^Poynt : confirmez ce téléphone pour Ana Bakes d'ici 5 min : http:\/\/localhost:3000\/urn:app:\S+\/phone-auth\/verify\?vfp=\S+ Ce n'est pas vous\? Dites-le sur cette page\.$/,
    );
  });

  test('a business name adds no line to the text', async () => {
    const arranged = await linked({ 'company.dba': 'Ana   Bakes' });
    expect((await texts(arranged))[0]?.split('\n')).toHaveLength(1);
  });
});
