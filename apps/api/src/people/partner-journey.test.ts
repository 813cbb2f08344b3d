import type { Problem } from '@signet/rulebook/core/problem';
import { sandboxClient } from '@signet/testing/sandbox-client';
import { expect, test } from 'vitest';
import { sql } from '../platform/sql/sql.ts';
import { onPostgres } from '../testing/for-each-database.ts';
import { mailSubjects, newVisitor, testApi, waitForDecision } from '../testing/test-api.ts';
import { finishAtVendor } from '../testing/test-inquiries.ts';
import {
  acceptedPartner,
  askedForPartners,
  invitationLinks,
  invitePartner,
  partnerCalls,
  partnerIn,
  partnerNamed,
  partnerVisitor,
} from '../testing/test-partners.ts';
import { loadOwnRecord } from './load-own-record.ts';

onPostgres('a partner who was invited', (open) => {
  const at = testApi(open);

  const refresh = async ({ visitor, id }: Awaited<ReturnType<typeof askedForPartners>>) =>
    waitForDecision(at, visitor, id);
  const subjects = async (email: string) =>
    (await sandboxClient(at.sandbox).mails(email)).map(({ subject }) => subject);

  test('opens the link, signs in, confirms the details and is verified', async () => {
    const applicant = await askedForPartners(at);
    const partner = partnerNamed('Lena');
    const added = await applicant.add(partner);
    const ownerId = partnerIn(added.body.application, partner.email)?.id ?? '';
    expect(partnerIn(added.body.application, partner.email)).toMatchObject({
      status: 'incomplete',
      verification: 'toInvite',
    });
    const invited = await invitePartner(applicant.visitor, applicant.id, ownerId);
    expect(partnerIn(invited.body.application, partner.email)).toMatchObject({
      status: 'request to be sent',
      verification: 'invited',
    });
    expect(partnerIn(invited.body.application, partner.email)?.invitation).toMatchObject({
      isOpen: true,
      left: 3,
    });

    const [link] = await invitationLinks(at, partner.email);
    expect(link?.path).toBe(`/${applicant.id}/owners/${ownerId}`);
    const { open, accept, record, details } = await partnerVisitor(
      at,
      partner.email,
      applicant.id,
      ownerId,
    );
    expect((await record()).status).toBe(404);
    expect((await open(link?.token ?? '')).body).toMatchObject({
      ownerId,
      businessName: 'Webb Plumbing LLC',
      applicantName: expect.stringMatching(/^Marcus /),
    });
    expect((await accept()).body.owner).toMatchObject({
      page: 'owner',
      verification: 'started',
      stepUpDetails: [{ type: 'FULL_ONBOARDING' }],
    });

    const { body: seen } = await applicant.visitor.get(`/api/v2/applications/${applicant.id}`);
    const sent = await applicant.submit({}, seen.version);
    expect(sent.body.application.boStatus).toBe('WAITING_FOR_INFO');
    expect(await refresh(applicant)).toMatchObject({
      decision: 'APPROVED_PENDING',
      page: 'owners',
    });

    expect((await details({ dob: '1981-03-04' })).body.errors?.map(({ field }) => field)).toContain(
      'address.line1',
    );
    expect((await details()).body.owner).toMatchObject({
      page: 'owner-verifying',
      verification: 'checking',
    });
    expect((await details()).status).toBe(409);
    await at.queue.runDue();
    expect((await record()).body).toMatchObject({
      page: 'owner-success',
      verification: 'verified',
      stepUpDetails: [],
    });
    expect(await refresh(applicant)).toMatchObject({
      decision: 'APPROVED',
      boStatus: 'INFO_PROVIDED',
      page: 'bank',
    });
    await at.queue.runDue();
    expect(await subjects(partner.email)).toEqual([
      'You’re verified for Webb Plumbing LLC',
      expect.stringContaining('Confirm that you’re an owner'),
    ]);
    expect((await mailSubjects(at, applicant.who)).slice(0, 2)).toEqual([
      expect.stringContaining('approved'),
      'Lena Webb is verified',
    ]);
  });

  test('sees only their own record, which nobody else sees', async () => {
    const applicant = await askedForPartners(at);
    const lena = await acceptedPartner(at, applicant, 'Lena', { ownershipPercentage: '25' });
    const { body: seen } = await applicant.visitor.get(`/api/v2/applications/${applicant.id}`);
    await applicant.add(partnerNamed('Sam', { ownershipPercentage: '10' }), seen.version);
    const { status, body } = await lena.record();
    expect(status).toBe(200);
    expect(JSON.stringify(body)).not.toMatch(/sam|bank|decision|"version"/i);
    const others = [
      lena.visitor.get<Problem>(`/api/v2/applications/${applicant.id}`),
      lena.visitor.get<Problem>(
        `/api/v2/applications/${applicant.id}/owners/urn:own:0000-0000-0000-0000-0000`,
      ),
      applicant.visitor.get<Problem>(`/api/v2/applications/${applicant.id}/owners/${lena.ownerId}`),
    ];
    expect((await Promise.all(others)).map((reply) => [reply.status, reply.body.code])).toEqual(
      others.map(() => [404, 'application.notFound']),
    );
  });

  test('orders two replies by the time before each was read', async () => {
    const applicant = await askedForPartners(at);
    const lena = await acceptedPartner(at, applicant, 'Lena');
    const application = await at.deps.store.applications.loadForWork(applicant.id);
    const owner = application?.people.find(({ id }) => id === lena.ownerId);
    if (application === undefined || owner === undefined)
      throw new Error('Lena stands on the list');
    const before = at.clock.now();
    let now = before;
    const { applications } = at.deps.store;
    const loadForWork: typeof applications.loadForWork = async (id) => {
      const stored = await applications.loadForWork(id);
      now += 1_000; // time passes during the read
      return stored;
    };
    const store = { ...at.deps.store, applications: { ...applications, loadForWork } };
    const deps = { ...at.deps, store, clock: { ...at.clock, now: () => now } };
    expect((await loadOwnRecord({ deps, application, owner })).serverNow).toBe(before);
  });

  test('an account with another address, the applicant’s and a stranger’s get the same 404', async () => {
    const applicant = await askedForPartners(at);
    const partner = partnerNamed('Lena');
    const ownerId =
      partnerIn((await applicant.add(partner)).body.application, partner.email)?.id ?? '';
    await invitePartner(applicant.visitor, applicant.id, ownerId);
    const [link] = await invitationLinks(at, partner.email);
    const wrong = await partnerVisitor(at, 'somebody.else@example.com', applicant.id, ownerId);
    const own = partnerCalls(applicant.visitor, applicant.id, ownerId);
    for (const calls of [wrong, own]) {
      await calls.open(link?.token ?? '');
      const { status, body } = await calls.accept();
      expect([status, body.code]).toEqual([404, 'application.notFound']);
    }
    const right = await partnerVisitor(at, partner.email, applicant.id, ownerId);
    await right.open(link?.token ?? '');
    expect((await right.accept()).status).toBe(200);
  });

  test('50 scanners change nothing, and one of 20 parallel acceptances binds for good', async () => {
    const applicant = await askedForPartners(at);
    const partner = partnerNamed('Lena');
    const ownerId =
      partnerIn((await applicant.add(partner)).body.application, partner.email)?.id ?? '';
    await invitePartner(applicant.visitor, applicant.id, ownerId);
    const [link] = await invitationLinks(at, partner.email);
    const scanner = newVisitor(at);
    for (let visit = 0; visit < 50; visit += 1) await scanner.get(link?.path ?? '');
    for (let visit = 0; visit < 5; visit += 1)
      expect(
        (await partnerCalls(newVisitor(at), applicant.id, ownerId).open(link?.token ?? '')).status,
      ).toBe(200);
    expect([...scanner.cookies.keys()].filter((name) => name !== 'locale')).toEqual([]);
    const { open, accept } = await partnerVisitor(at, partner.email, applicant.id, ownerId);
    await open(link?.token ?? '');
    const replies = await Promise.all(Array.from({ length: 20 }, accept));
    // All calls of one account get the same reply.
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    const bound = await at.database.run(
      sql`select 1 from audit where application_id = ${applicant.id} and action = 'owner.accepted'`,
    );
    expect(bound).toHaveLength(1);
    const { body } = await applicant.visitor.get(`/api/v2/applications/${applicant.id}`);
    expect(partnerIn(body, partner.email)?.verification).toBe('started');
  });

  test('a changed address ends the link and its account’s access, with a mail to both addresses', async () => {
    const applicant = await askedForPartners(at);
    const lena = await acceptedPartner(at, applicant, 'Lena');
    const { body: seen } = await applicant.visitor.get(`/api/v2/applications/${applicant.id}`);
    const changed = await applicant.change(
      lena.ownerId,
      { email: 'kim@example.com', firstName: 'Kim' },
      seen.version,
    );
    // Kim has no mail yet, so her first one is an invitation, not a reminder.
    expect(partnerIn(changed.body.application, 'kim@example.com')).toMatchObject({
      status: 'incomplete',
      verification: 'toInvite',
    });
    expect((await lena.record()).status).toBe(404);
    expect((await lena.open(lena.token)).body.code).toBe('invitation.expired');
    await at.queue.runDue();
    expect((await subjects(lena.email))[0]).toBe('Your link for Webb Plumbing LLC no longer works');
  });

  test('"this isn’t my business" ends the link, tells the applicant and opens a review', async () => {
    const applicant = await askedForPartners(at);
    const lena = await acceptedPartner(at, applicant, 'Lena');
    const { body: seen } = await applicant.visitor.get(`/api/v2/applications/${applicant.id}`);
    await applicant.submit({}, seen.version);
    await refresh(applicant);
    expect((await lena.deny()).body).toEqual({ isDenied: true });
    expect((await lena.record()).status).toBe(404);
    const view = await refresh(applicant);
    expect([
      view.decision,
      view.status.reason?.code,
      partnerIn(view, lena.email)?.verification,
    ]).toEqual(['PENDING', 'review', 'denied']);
    await at.queue.runDue();
    expect(
      (await mailSubjects(at, applicant.who)).includes('Lena Webb says they’re not an owner'),
    ).toBe(true);
  });

  test('photo ID is asked when the sources need a document, and counts for this owner only', async () => {
    const applicant = await askedForPartners(at);
    const lena = await acceptedPartner(at, applicant, 'Lena');
    const { body: seen } = await applicant.visitor.get(`/api/v2/applications/${applicant.id}`);
    await applicant.submit({}, seen.version);
    await refresh(applicant);
    await lena.details({
      dob: '1981-03-04',
      address: { line1: '12 Oak St', city: 'Boulder', territory: 'CO', zip: '80302' },
      governmentIdentification: { value: '0003' },
    });
    await at.queue.runDue();
    expect((await lena.record()).body).toMatchObject({
      page: 'owner-identification',
      inquiry: { attemptsLeft: 5, selfieOptional: false },
    });
    const started = await lena.startPhotoId();
    await finishAtVendor(at, started.body.inquiryId, 'pass');
    expect((await lena.refreshPhotoId()).body).toMatchObject({
      inquirySessionStatus: 'RECEIVED',
      applicantId: lena.ownerId,
    });
    await at.queue.runDue();
    expect((await lena.record()).body.page).toBe('owner-success');
    expect(await refresh(applicant)).toMatchObject({ decision: 'APPROVED' });
  });

  test('an owner who fails opens a review, and cannot be removed to pass', async () => {
    const applicant = await askedForPartners(at);
    const lena = await acceptedPartner(at, applicant, 'Lena');
    await lena.details({
      dob: '1981-03-04',
      address: { line1: '12 Oak St', city: 'Boulder', territory: 'CO', zip: '80302' },
      governmentIdentification: { value: '0001' },
    });
    await at.queue.runDue();
    const { body: seen } = await applicant.visitor.get(`/api/v2/applications/${applicant.id}`);
    expect(partnerIn(seen, lena.email)).toMatchObject({
      verification: 'inReview',
      mayRemove: false,
      mayEdit: false,
    });
    expect((await applicant.remove(lena.ownerId, seen.version)).status).toBe(409);
    await applicant.submit({}, seen.version);
    const view = await refresh(applicant);
    expect([view.decision, view.status.reason?.code]).toEqual(['PENDING', 'review']);
    expect((await lena.record()).body).toMatchObject({
      page: 'owner-success',
      verification: 'inReview',
    });
  });

  test('allows three reminders a day, replaces an expired link, and keeps earlier links valid', async () => {
    const applicant = await askedForPartners(at);
    const partner = partnerNamed('Lena');
    const ownerId =
      partnerIn((await applicant.add(partner)).body.application, partner.email)?.id ?? '';
    const sends = [];
    for (let send = 0; send < 5; send += 1)
      sends.push(await invitePartner(applicant.visitor, applicant.id, ownerId));
    expect(sends.map(({ status, body }) => body.code ?? status)).toEqual([
      200,
      200,
      200,
      200,
      'invitation.tooMany',
    ]);
    const links = await invitationLinks(at, partner.email);
    const calls = await partnerVisitor(at, partner.email, applicant.id, ownerId);
    for (const { token } of links) expect((await calls.open(token)).status).toBe(200);
    await at.clock.moveTo(at.clock.offsetMs() + 15 * 24 * 3_600_000);
    const back = await partnerVisitor(at, partner.email, applicant.id, ownerId);
    expect((await back.open(links[0]?.token ?? '')).body.code).toBe('invitation.expired');
    const renewed = [links[0]?.token ?? '', 'x'.repeat(43)].map((token) =>
      back.visitor.send('POST', '/api/v2/owner-invitations/renewals', { token }),
    );
    expect((await Promise.all(renewed)).map(({ status, text }) => [status, text])).toEqual([
      [202, '{"isSent":true}'],
      [202, '{"isSent":true}'],
    ]);
    const newest = await invitationLinks(at, partner.email);
    expect(newest.length).toBeGreaterThan(links.length); // a reminder may have gone out by itself
    expect((await back.open(newest[0]?.token ?? '')).status).toBe(200);
  });
});
