import { connect } from 'node:net';
import { LIMITS } from '@signet/rulebook/core/limits';
import type { Problem } from '@signet/rulebook/core/problem';
import type { ReplyOf } from '@signet/rulebook/endpoints';
import { PHONE_LIMITS } from '@signet/rulebook/phone/limits';
import { TAX_ID_LIMITS } from '@signet/rulebook/tax-id/limits';
import { describe, expect, test } from 'vitest';
import { sql } from '../platform/sql/sql.ts';
import { onPostgres } from '../testing/for-each-database.ts';
import { newestCode, newVisitor, submittedApplication, testApi } from '../testing/test-api.ts';
import {
  applicationAwaitingDocument,
  applicationAwaitingPhotoId,
  finishAtVendor,
  postIdentification,
  postIdentificationSession,
  postVerification,
} from '../testing/test-inquiries.ts';
import { claimByHand, REVIEWER_HEADERS } from '../testing/test-reviews.ts';

onPostgres('refusals', (open) => {
  const at = testApi(open);

  describe('a locked phone', () => {
    const wrongFor = (code: string) => (code === '000000' ? '111111' : '000000');
    /** An application with earlier attempts; today's were ten minutes ago. */
    const tried = async ({ life, today }: { life: number; today: number }) => {
      const { visitor, view, who } = await submittedApplication(at, 'ana');
      const times = Array.from({ length: today }, () => at.deps.clock.now() - 600_000);
      await at.database.run(
        sql`update otp_codes set lifetime_attempts = ${life}::integer, attempted_at = ${times}::bigint[] where application_id = ${view.id}`,
      );
      const code = wrongFor(await newestCode(at, who));
      const guess = () =>
        visitor.send<Problem>('POST', `/api/v2/applications/${view.id}/step-ups/otp`, { code });
      const send = () => visitor.send<Problem>('POST', `/api/v2/applications/${view.id}/otp-code`);
      return { visitor, view, guess, send };
    };

    test('the tenth attempt of a day answers with the time until the first is a day old', async () => {
      const { guess, send, visitor, view } = await tried({ life: 9, today: 9 });
      for (const reply of [await guess(), await guess(), await send()]) {
        expect([reply.status, reply.body.code]).toEqual([429, 'otp.temporarilyLocked']);
        const seconds = Number(reply.headers['retry-after']);
        expect(seconds).toBe(reply.body.data?.seconds);
        const expected = (PHONE_LIMITS.otpAttemptWindowMs - 600_000) / 1000;
        expect(Math.abs(seconds - expected)).toBeLessThan(300);
      }
      const { otp } = (await visitor.get(`/api/v2/applications/${view.id}`)).body;
      expect([otp?.locked, otp?.lockedUntil !== undefined]).toEqual([true, true]);
    });

    test('the last attempt of a phone’s lifetime has its own message without a wait', async () => {
      const { guess, send, visitor, view } = await tried({
        life: PHONE_LIMITS.otpAttemptsLifetime - 1,
        today: 0,
      });
      for (const reply of [await guess(), await guess(), await send()]) {
        expect([reply.status, reply.body.code, reply.headers['retry-after']]).toEqual([
          429,
          'otp.permanentlyLocked',
          undefined,
        ]);
        expect(reply.body.message).not.toContain('24');
      }
      const { otp } = (await visitor.get(`/api/v2/applications/${view.id}`)).body;
      expect([otp?.locked, otp?.lockedUntil]).toEqual([true, undefined]);
    });
  });

  describe('an inquiry without an id', () => {
    test('is the open one, and after it the last', async () => {
      const asked = await applicationAwaitingPhotoId(at);
      const before = await postIdentification<Problem>(asked);
      expect([before.status, before.body.code]).toEqual([409, 'application.stepUpClosed']);
      const { inquiryId } = (await postIdentificationSession(asked)).body;
      const open = await postIdentification(asked);
      expect([open.status, open.body.inquirySessionStatus]).toEqual([200, 'IN_PROGRESS']);
      await finishAtVendor(at, inquiryId, 'pass');
      expect((await postIdentification(asked)).body.inquirySessionStatus).toBe('RECEIVED');
      expect((await postIdentification(asked)).body.inquirySessionStatus).toBe('RECEIVED');
    });

    test('answers 409 with the next page for a mode that is not asked, and 404 for an unknown id', async () => {
      const asked = await applicationAwaitingDocument(at);
      const other = (await postIdentification<Problem>(asked)).body;
      expect([other.code, other.data?.page]).toEqual(['application.stepUpClosed', asked.view.page]);
      expect((await postVerification(asked, { inquiryId: 'inq_nobody' })).status).toBe(404);
    });
  });

  describe('one key, one answer', () => {
    test('repeats a lost reply to opening a link for the same call only', async () => {
      const { view } = await submittedApplication(at, 'ana');
      const tokens: string[] = [];
      await at.deps.store.linkTokens.mail({
        applicationId: view.id,
        purpose: 'tax-information',
        detail: 'SSN9',
        mailedFor: 'test',
        actor: 'test',
        message: (token) => {
          tokens.push(token);
          return {
            channel: 'email',
            template: 'test',
            to: 'nobody@example.com',
            subject: '',
            text: '',
          };
        },
      });
      const openLinkSession = (key?: string) => {
        const phone = newVisitor(at);
        return phone
          .send<ReplyOf<'openLinkSession'> & Problem>(
            'POST',
            '/api/v2/link-sessions',
            { token: tokens[0] },
            key ? { key } : {},
          )
          .then((reply) => ({ ...reply, session: phone.cookies.get('link') }));
      };
      const [first, ...others] = await Promise.all([
        openLinkSession('a'),
        openLinkSession('a'),
        openLinkSession('a'),
      ]);
      for (const one of [...others, await openLinkSession('a')]) {
        expect([one.status, one.text, one.session]).toEqual([200, first?.text, first?.session]);
      }
      for (const key of ['b', undefined])
        expect((await openLinkSession(key)).body.code).toBe('link.expired');
      await at.clock.moveTo(at.clock.offsetMs() + TAX_ID_LIMITS.taxLinkSessionMs);
      expect((await openLinkSession('a')).body.code).toBe('link.expired');
      const rows = await at.database.run(
        sql`select * from link_sessions where application_id = ${view.id}`,
      );
      expect(JSON.stringify(rows)).not.toContain(first?.session ?? 'none');
    });

    test('stores an event with a key once, also without a session', async () => {
      const visitor = newVisitor(at);
      const send = (screen: string) =>
        visitor.send<Problem>(
          'POST',
          '/api/v2/analytics',
          { type: 'screen.shown', params: { screen } },
          { key: 'event' },
        );
      expect([(await send('bank')).status, (await send('bank')).status]).toEqual([200, 200]);
      expect((await send('otp')).body.code).toBe('idempotency.keyReused');
      const rows = await at.database.run(
        sql`select 1 as one from analytics where type = 'screen.shown'`,
      );
      expect(rows).toHaveLength(1);
    });

    test('repeats the reply to a reviewer’s decision', async () => {
      const { view } = await submittedApplication(at, 'ana', {
        'applicant.governmentIdentification.value': '0004',
      });
      await at.database.run(
        sql`update step_ups set finished_at = 1, result = 'done' where application_id = ${view.id}`,
      );
      const { body: claimed } = await claimByHand(at, view.id, 'Robin');
      const decide = () =>
        newVisitor(at).send(
          'POST',
          `/api/v2/reviews/${view.id}`,
          { decision: 'APPROVED', reason: 'review.passed' },
          { headers: REVIEWER_HEADERS.Robin, key: 'd', version: claimed.review?.version ?? 0 },
        );
      const first = await decide();
      expect([first.status, (await decide()).text]).toEqual([200, first.text]);
    });
  });

  test('a reviewer cannot decide while the applicant has to act', async () => {
    const { view, visitor } = await submittedApplication(at, 'ana');
    const reply = await newVisitor(at).send<Problem>(
      'POST',
      `/api/v2/reviews/${view.id}`,
      { decision: 'APPROVED', reason: 'review.passed' },
      { headers: REVIEWER_HEADERS.Robin, version: view.version },
    );
    expect([reply.status, reply.body.code]).toEqual([409, 'application.stepUpClosed']);
    const after = (await visitor.get(`/api/v2/applications/${view.id}`)).body;
    expect([after.decision, after.stepUpDetails.map(({ finishedAt }) => finishedAt)]).toEqual([
      'PENDING',
      [undefined],
    ]);
  });

  test('limits public calls by address, with the time to wait', async () => {
    const guess = () =>
      newVisitor(at).send<Problem>(
        'POST',
        '/api/v2/applications/x/phone-auth/sms-verifications/y',
        { denied: true },
      );
    const replies: Awaited<ReturnType<typeof guess>>[] = [];
    for (let sends = 0; sends < LIMITS.anonymousWritesPerMinute + 5; sends += 1)
      replies.push(await guess());
    expect(replies.filter(({ status }) => status === 404)).toHaveLength(
      LIMITS.anonymousWritesPerMinute,
    );
    const refused = replies.filter(({ body }) => body.code === 'request.rateLimited');
    expect([
      refused.length,
      refused.every(({ headers }) => Number(headers['retry-after']) > 0),
    ]).toEqual([5, true]);
  });

  describe('a malformed request', () => {
    const raw = (text: string) =>
      new Promise<string>((resolve, reject) => {
        const address = at.app.server.address();
        const socket = connect(
          typeof address === 'object' ? (address?.port ?? 0) : 0,
          '127.0.0.1',
          () => socket.write(text),
        );
        const parts: string[] = [];
        socket.on('data', (part) => parts.push(String(part)));
        socket.on('end', () => resolve(parts.join('')));
        socket.on('error', reject);
      });

    test('gets a problem document like any other', async () => {
      await at.app.listen({ port: 0, host: '127.0.0.1' });
      const head = (name: string) =>
        `GET /healthz HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\nx-long: ${name}\r\n\r\n`;
      for (const [text, status, code] of [
        ['no request at all\r\n\r\n', 400, 'request.malformed'],
        [head('x'.repeat(70_000)), 413, 'request.payloadTooLarge'],
        [head('x'.repeat(140_000)), 413, 'request.payloadTooLarge'],
        ['GET /healthz HTTP/1.1\r\nconnection: close\r\n\r\n', 400, 'request.malformed'],
      ] as const) {
        const answer = await raw(text);
        expect(answer).toContain(`HTTP/1.1 ${status} `);
        expect(answer).toContain('content-type: application/problem+json');
        const problem = JSON.parse(answer.split('\r\n\r\n')[1] ?? '') as Problem; // written by our server
        expect([problem.status, problem.code]).toEqual([status, code]);
      }
      const address = at.app.server.address();
      const port = typeof address === 'object' ? address?.port : 0;
      const typed = encodeURIComponent('é'.repeat(5_000));
      const guessed = await fetch(
        `http://127.0.0.1:${port}/api/v2/categories/predict?inputs=${typed}`,
      );
      expect([typed.length, guessed.status]).toEqual([30_000, 200]);
      const bodyless = [
        head('x'.repeat(70_000)).replace('GET', 'HEAD'),
        'HEAD /healthz HTTP/1.1\r\nno colon\r\n\r\n',
      ];
      for (const text of bodyless) {
        const [answered, body] = (await raw(text)).split('\r\n\r\n');
        // A body here would be parsed as the next response.
        expect([answered?.split(' ')[1]?.charAt(0), body]).toEqual(['4', '']);
      }
      const odd = await raw(
        'GET /healthz HTTP/1.1\r\nhost: localhost\r\nexpect: 200-ok\r\nconnection: close\r\n\r\n',
      );
      expect(odd).toContain('HTTP/1.1 200 '); // unknown Expect values are ignored
    });
  });
});
