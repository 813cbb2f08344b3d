import type { Problem } from '@signet/rulebook/core/problem';
import type { ReplyOf } from '@signet/rulebook/endpoints';
import { PEOPLE_LIMITS } from '@signet/rulebook/people/limits';
import { expect, test } from 'vitest';
import { onPostgres } from '../testing/for-each-database.ts';
import { newVisitor, testApi } from '../testing/test-api.ts';
import {
  askedForPartners,
  invitationLinks,
  invitePartner,
  partnerCalls,
  partnerIn,
  partnerNamed,
  pathOf,
} from '../testing/test-partners.ts';

type Preview = ReplyOf<'previewInvitation'> & Problem;

onPostgres('the preview of an owner’s invitation', (open) => {
  const at = testApi(open);

  const invited = async (name: string) => {
    const here = await askedForPartners(at);
    const partner = partnerNamed(name);
    const ownerId = partnerIn((await here.add(partner)).body.application, partner.email)?.id ?? '';
    await invitePartner(here.visitor, here.id, ownerId);
    const [link] = await invitationLinks(at, partner.email);
    return { ...here, ownerId, email: partner.email, token: link?.token ?? '' };
  };
  const preview = (token: string) =>
    newVisitor(at).send<Preview>('POST', pathOf('previewInvitation', ''), { token });

  test('shows who invites, the business, the role and the end date, and nothing else', async () => {
    const { token, who } = await invited('Lena');
    const { status, body, headers } = await preview(token);
    expect([status, headers['set-cookie']]).toEqual([200, undefined]);
    expect(headers['cache-control']).toContain('no-store');
    expect(body).toEqual({
      businessName: who.answers['company.dba'] || who.answers['company.name'],
      applicantName: `${who.answers['applicant.name.firstName']} ${who.answers['applicant.name.lastName']}`,
      market: 'US',
      namedAs: 'owner',
      endsAt: expect.any(Number),
    });
    const leftMs = body.endsAt - at.clock.now();
    expect([leftMs > 0, leftMs <= PEOPLE_LIMITS.ownerAnswerMs]).toEqual([true, true]);
  });

  test('can be read many times; only opening it creates a session', async () => {
    const { id, ownerId, email, token } = await invited('Sam');
    const statuses = await Promise.all(Array.from({ length: 20 }, () => preview(token)));
    expect(new Set(statuses.map(({ status }) => status))).toEqual(new Set([200]));
    const reader = newVisitor(at);
    await reader.signIn(email);
    await reader.send('POST', pathOf('previewInvitation', ''), { token });
    const calls = partnerCalls(reader, id, ownerId);
    expect((await calls.accept()).status).not.toBe(200);
    expect((await calls.open(token)).status).toBe(200);
    expect((await calls.accept()).status).toBe(200);
  });

  test('used, expired, forged and superseded links get one identical answer', async () => {
    const used = await invited('Kim');
    const theirs = newVisitor(at);
    await theirs.signIn(used.email);
    const calls = partnerCalls(theirs, used.id, used.ownerId);
    await calls.open(used.token);
    await calls.accept();
    const denied = await invited('Noor');
    const denying = partnerCalls(newVisitor(at), denied.id, denied.ownerId);
    await denying.open(denied.token);
    await denying.deny();
    const late = await invited('Ravi');
    await at.clock.moveTo(at.clock.offsetMs() + PEOPLE_LIMITS.ownerAnswerMs + 3_600_000);
    const answers = await Promise.all(
      [used.token, denied.token, late.token, 'x'.repeat(43), ''].map(preview),
    );
    for (const { status, body } of answers)
      expect([status, body.code]).toEqual([410, 'invitation.expired']);
    expect(new Set(answers.map(({ body }) => Object.keys(body).sort().join()))).toHaveProperty(
      'size',
      1,
    );
  });
});
