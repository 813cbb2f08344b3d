import type { Problem } from '@signet/rulebook/core/problem';
import type { ReplyOf } from '@signet/rulebook/endpoints';
import { PHONE_LIMITS } from '@signet/rulebook/phone/limits';
import { e164MobileOf } from '@signet/testing/applications';
import { sandboxClient } from '@signet/testing/sandbox-client';
import { expect, test, vi } from 'vitest';
import { runSendMessage } from '../messages/jobs.ts';
import { sql } from '../platform/sql/sql.ts';
import { onPostgres } from '../testing/for-each-database.ts';
import {
  approvedApplication,
  breakVendor,
  clearVendorFaults,
  testApi,
} from '../testing/test-api.ts';
import {
  canadianApplicationAwaitingPhotoId,
  finishAtVendor,
  type InquiryCase,
  postIdentification,
  postIdentificationSession,
  postIdentificationText,
} from '../testing/test-inquiries.ts';

type Reply = ReplyOf<'textIdentificationLink'> & Problem;

onPostgres('the link to photo ID, by text', (open) => {
  const at = testApi(open);

  /** A verified phone and an open inquiry; the code was sent long enough ago not to count. */
  const awaiting = async () => {
    const { visitor, who, view } = await approvedApplication(at, 'ana', {
      'applicant.governmentIdentification.value': '0003',
    });
    const asked: InquiryCase = { visitor, id: view.id, view };
    const { body } = await postIdentificationSession(asked, { onPhone: true });
    await at.clock.moveTo(at.clock.offsetMs() + PHONE_LIMITS.otpResendMs[0]);
    const links = async () =>
      (await sandboxClient(at.sandbox).phoneMessages(e164MobileOf(who))).flatMap(
        ({ text }) => /https?:\S+/.exec(text)?.[0] ?? [],
      );
    return { ...asked, who, inquiryId: body.inquiryId, links };
  };
  const text = (asked: InquiryCase) =>
    postIdentificationText(asked) as unknown as Promise<{ status: number; body: Reply }>; // or a problem

  test('opens the same inquiry on the phone, and its result reaches the application', async () => {
    const asked = await awaiting();
    expect(asked.view.inquiry?.phone).toBe(`••• ••• ${e164MobileOf(asked.who).slice(-4)}`);
    expect((await text(asked)).status).toBe(200);
    await vi.waitFor(async () => expect(await asked.links()).toHaveLength(1), { timeout: 10_000 });
    expect(await (await fetch((await asked.links())[0] ?? '')).text()).toContain(asked.inquiryId);
    await finishAtVendor(at, asked.inquiryId, 'pass');
    expect(
      (await postIdentification(asked, { inquiryId: asked.inquiryId })).body.inquirySessionStatus,
    ).toBe('RECEIVED');
  });

  test('is logged, and its link is not stored after sending', async () => {
    const asked = await awaiting();
    await text(asked);
    await vi.waitFor(
      async () =>
        expect(
          await at.database.run(
            sql`select channel, state, body_sealed from outbox where application_id = ${asked.id} and template = 'photoIdLink'`,
          ),
        ).toEqual([{ channel: 'sms', state: 'sent' }]),
      { timeout: 10_000 },
    );
    const [entry] = await at.database.run<{ detail: string }>(
      sql`select detail from audit where application_id = ${asked.id} and action = 'inquiry.linkTexted'`,
    );
    expect(entry?.detail).toBe('{"mode":"identification"}');
  });

  test('counts like every text to that phone', async () => {
    const asked = await awaiting();
    expect((await text(asked)).status).toBe(200);
    const early = await text(asked);
    expect([early.status, early.body.code]).toEqual([429, 'inquiry.linkTooSoon']);
  });

  test('is not sent while texts are stopped, and offers the alternatives', async () => {
    const asked = await awaiting();
    await at.database.run(
      sql`insert into text_breakers (id, opened_at, cause) values ('photo', ${at.deps.clock.now()}, 'allDay')`,
    );
    const stopped = await text(asked);
    expect([stopped.status, stopped.body.code, stopped.body.message]).toEqual([
      429,
      'inquiry.linkNotTexted',
      expect.stringContaining('Scan the code'),
    ]);
    await at.deps.store.textBreakers.reset('test');
    expect((await text(asked)).status).toBe(200);
  });

  test('is not sent to an unverified number', async () => {
    const asked = await canadianApplicationAwaitingPhotoId(at);
    await postIdentificationSession(asked, { onPhone: true });
    expect(asked.view.inquiry?.phone).toBeUndefined();
    const refused = await text(asked);
    expect([refused.status, refused.body.code]).toEqual([409, 'inquiry.phoneUnproven']);
  });

  test('needs an open inquiry', async () => {
    const { visitor, view } = await approvedApplication(at, 'ana', {
      'applicant.governmentIdentification.value': '0003',
    });
    const refused = await text({ visitor, id: view.id, view });
    expect([refused.status, refused.body.code]).toEqual([409, 'application.stepUpClosed']);
  });

  test('uses no send when the vendor gives no link', async () => {
    const asked = await awaiting();
    await breakVendor(at, 'persona', '503', { times: 1, path: '/generate-one-time-link' });
    expect((await text(asked)).body.code).toBe('inquiry.sessionTokenMissing');
    await clearVendorFaults(at);
    expect((await text(asked)).status).toBe(200);
  });

  test('is dropped, not sent late, once its link has expired', async () => {
    const { store, clock } = at.deps;
    const message = {
      channel: 'sms',
      template: 'photoIdLink',
      to: '4155550100',
      text: 'x',
      validUntil: clock.now(),
    } as const;
    const { id } = await store.outbox.add(message);
    await runSendMessage(at.deps, {
      id: 'job',
      kind: 'send-message',
      payload: { outboxId: id },
      attempts: 0,
    });
    expect(
      await at.database.run(sql`select state, body_sealed from outbox where id = ${id}`),
    ).toEqual([{ state: 'dropped' }]);
  });
});
