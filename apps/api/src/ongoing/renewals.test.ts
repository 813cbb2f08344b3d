import { RENEWAL_DAYS } from '@signet/rulebook/identity/document-renewal';
import { sandboxClient } from '@signet/testing/sandbox-client';
import { beforeAll, expect, test } from 'vitest';
import { sql } from '../platform/sql/sql.ts';
import { onPostgres } from '../testing/for-each-database.ts';
import { startReceiver } from '../testing/partner-receivers.ts';
import { deliverAll, partnerRow, partnerServer, seedPartners } from '../testing/partner-servers.ts';
import { testApi, waitForDecision } from '../testing/test-api.ts';
import { doDuties } from '../testing/test-duties.ts';
import {
  applicationAwaitingPhotoId,
  finishAtVendor,
  type InquiryCase,
  postIdentification,
  postIdentificationSession,
} from '../testing/test-inquiries.ts';
import { acceptedPartner, askedForPartners, PARTNER_DETAILS } from '../testing/test-partners.ts';

const dayMs = 24 * 3_600_000;
/** As the sandbox's document lasts. */
const lifeDays = 40;

type Ending = Parameters<typeof finishAtVendor>[2];

onPostgres('photo IDs before they expire', (open) => {
  const at = testApi(open);
  let ana: InquiryCase;

  const show = async (asked: InquiryCase, ending: Ending) => {
    const { inquiryId } = (await postIdentificationSession(asked)).body;
    await finishAtVendor(at, inquiryId, ending);
    return postIdentification(asked, { inquiryId });
  };
  const approvedBy = async (ending: Ending): Promise<InquiryCase> => {
    const asked = await applicationAwaitingPhotoId(at);
    await show(asked, ending);
    const view = await waitForDecision(at, asked.visitor, asked.id);
    expect(view.decision).toBe('APPROVED');
    return { ...asked, view };
  };
  const viewOf = async ({ visitor, id }: InquiryCase) =>
    (await visitor.get(`/api/v2/applications/${id}`)).body;
  const rowOf = async ({ id }: InquiryCase) =>
    (
      await at.database.run<{ mails: number; askedAt?: number; expiresOn: string }>(
        sql`select mails, asked_at, expires_on from identity_documents where application_id = ${id}`,
      )
    )[0];
  const casesOf = async ({ id }: InquiryCase) =>
    ((await at.deps.store.reviews.find(id))?.cases ?? []).map((one) => one.case);
  const dayIn = (days: number) =>
    new Date(at.clock.now() + days * dayMs).toISOString().slice(0, 10);
  /** Nears the last day of what is known of these applications, and asks whoever is to be asked. */
  const nears = async (days: number, ...asked: readonly Pick<InquiryCase, 'id'>[]) => {
    for (const { id } of asked)
      await at.database.run(
        sql`update identity_documents set expires_on = ${dayIn(days)} where application_id = ${id}`,
      );
    await doDuties(at.deps.store, ['ask.photoIds']);
    await at.queue.runDue();
  };
  const askedMails = async ({ view }: InquiryCase) =>
    (await sandboxClient(at.sandbox).mails(String(view.applicant.email?.emailAddress))).filter(
      ({ subject }) => subject?.includes('new photo ID'),
    );

  beforeAll(async () => {
    ana = await approvedBy('expiring');
  });

  test('keeps the last day, and asks nobody long before it', async () => {
    const kept = await rowOf(ana);
    expect(kept?.expiresOn).toBe(dayIn(lifeDays));
    await nears(RENEWAL_DAYS[0] + 2, ana);
    expect((await rowOf(ana))?.askedAt).toBeUndefined();
    expect((await viewOf(ana)).home.waits.map(({ id }) => id)).not.toContain('photoId');
  });

  test('an approved applicant is asked in good time, by mail, on Home and through the partner’s API alike', async () => {
    const before = await viewOf(ana);
    await nears(RENEWAL_DAYS[0] - 1, ana);
    await nears(RENEWAL_DAYS[0] - 2, ana);
    const after = await viewOf(ana);
    expect((await rowOf(ana))?.mails).toBe(1);
    const [wait] = after.home.waits.filter(({ id }) => id === 'photoId');
    expect(wait).toMatchObject({ who: 'you', by: (await rowOf(ana))?.expiresOn });
    expect(after.openPages).toContain('identification');
    expect([after.decision, after.status, after.page]).toEqual([
      before.decision,
      before.status,
      before.page,
    ]);
    expect(await casesOf(ana)).toEqual([]);
    const [mail] = await askedMails(ana);
    expect(mail?.text).toContain(wait?.after);
    expect(mail?.text).toContain('/identification');
  });

  test('each reminder goes out once, and several that are due together are one', async () => {
    const dan = await approvedBy('expiring');
    await nears(2, ana, dan);
    await nears(1, ana, dan);
    expect([(await rowOf(ana))?.mails, (await rowOf(dan))?.mails]).toEqual([3, 3]);
    const { audit } = await at.deps.store.reviews.story(dan.id);
    expect(audit.filter(({ action }) => action === 'photoId.asked')).toHaveLength(1);
  });

  test('once the day has passed a case opens, and nothing else changes before a person has looked', async () => {
    const before = await viewOf(ana);
    await nears(-2, ana);
    expect(await casesOf(ana)).toEqual(['photoId.expired']);
    const found = (await at.deps.store.reviews.find(ana.id))?.cases[0]?.expiredIds;
    expect(found?.people).toEqual([
      { name: expect.stringContaining('Ana'), isGiven: false, expiresOn: expect.any(String) },
    ]);
    const after = await viewOf(ana);
    expect(after.home.works).toEqual(before.home.works);
    expect(after.status).toEqual(before.status);
    expect(after.home.waits.find(({ id }) => id === 'photoId')?.by).toBeUndefined();
  });

  test('one that is refused may be shown again, and what needs a look is left to a person', async () => {
    const failed = await show(ana, 'blurred');
    expect(failed.body.application.inquiry?.failure).toBe('documentUnreadable');
    expect(failed.body.application.openPages).toContain('identification');
    const given = await show(ana, 'review');
    expect(given.body.application.openPages).not.toContain('identification');
    expect(given.body.application.decision).toBe('APPROVED');
    expect(await casesOf(ana)).toEqual(['photoId.expired']);
    expect((await postIdentificationSession(ana)).status).toBe(409);
  });

  test('a new one ends it: the next day is kept, and nothing else is asked', async () => {
    const eve = await approvedBy('expiring');
    await nears(-3, eve);
    expect(await casesOf(eve)).toEqual(['photoId.expired']);
    const { body } = await show(eve, 'pass');
    expect(body.application.home.waits.map(({ id }) => id)).not.toContain('photoId');
    expect(body.application.decision).toBe('APPROVED');
    expect(await casesOf(eve)).toEqual([]);
    const kept = await rowOf(eve);
    expect(kept?.askedAt).toBeUndefined();
    expect(Date.parse(kept?.expiresOn ?? '')).toBeGreaterThan(Date.parse(dayIn(lifeDays)));
  });

  test('a partner’s webhook, its call and Home tell the same day', async () => {
    const receiver = await startReceiver({});
    const url = receiver.url('/due');
    await seedPartners(at, [partnerRow('keeper', ['keeper'], { webhookEndpoints: [{ url }] })]);
    await at.deps.store.webhookSecrets.add({ partnerId: 'keeper', url, operator: 'robin' });
    const pia = await approvedBy('expiring');
    await at.database.run(
      sql`update applications set referral_url_id = 'keeper' where id = ${pia.id}`,
    );
    await nears(10, pia);
    await deliverAll(at);
    const due = [{ step: 'GOV_ID_SELFIE', by: dayIn(10), ends: 'photoId' }];
    const told = receiver.calls.map(({ body }) => JSON.parse(body).data);
    expect(told.at(-1)).toMatchObject({ id: pia.id, due });
    const { get, revoke } = await partnerServer(at, 'keeper');
    const { body } = await get<object>(`/api/v2/partners/applications/${pia.id}`);
    expect(body).toMatchObject({ application: { due } });
    const { home } = await viewOf(pia);
    expect(home.waits.find(({ id }: { id: string }) => id === 'photoId')?.by).toBe(dayIn(10));
    await show(pia, 'pass');
    await deliverAll(at);
    expect(JSON.parse(receiver.calls.at(-1)?.body ?? '{}').data.due).toBeUndefined();
    await revoke();
    await receiver.close();
  });

  test('a closed account is asked for nothing', async () => {
    const zed = await approvedBy('expiring');
    await at.database.run(sql`update applications set closed_at = ${at.clock.now()}::bigint
      where id = ${zed.id}`);
    await nears(RENEWAL_DAYS[1], zed);
    expect((await rowOf(zed))?.mails).toBe(0);
  });

  test('an owner is asked at their own address, shows it on their own page, and the applicant sees only the day', async () => {
    const applicant = await askedForPartners(at);
    const lena = await acceptedPartner(at, applicant, 'Lena');
    await lena.details({ ...PARTNER_DETAILS, governmentIdentification: { value: '0003' } });
    await expect
      .poll(async () => (await lena.record()).body.page, { timeout: 10_000 })
      .toBe('owner-identification');
    const { inquiryId } = (await lena.startPhotoId()).body;
    await finishAtVendor(at, inquiryId, 'expiring');
    await lena.refreshPhotoId({ inquiryId });
    await at.queue.runDue();
    await at.database.run(sql`update applications set decision = 'APPROVED', checking_since = null
      where id = ${applicant.id}`);
    await at.database.run(
      sql`update step_ups set finished_at = 5 where application_id = ${applicant.id}`,
    );
    await nears(RENEWAL_DAYS[0] - 1, applicant);
    const [mail] = (await sandboxClient(at.sandbox).mails(lena.email)).filter(({ subject }) =>
      subject?.includes('new photo ID'),
    );
    expect(mail?.text).toContain(`/owners/${lena.ownerId}/identification`);
    const { body } = await applicant.visitor.get(`/api/v2/applications/${applicant.id}`);
    expect(
      body.home.waits.map(({ id, who }: { id: string; who: string }) => [id, who]),
    ).toContainEqual(['ownerPhotoId', 'owner']);
    expect((await lena.record()).body.page).toBe('owner-identification');
    const again = (await lena.startPhotoId()).body;
    expect(again.inquiryId).not.toBe(inquiryId);
    await finishAtVendor(at, again.inquiryId, 'pass');
    await lena.refreshPhotoId({ inquiryId: again.inquiryId });
    expect((await lena.record()).body.page).toBe('owner-success');
  });
});
