import type { Boot } from '@signet/rulebook/boot';
import { beforeAll, expect, test } from 'vitest';
import { onPostgres } from '../testing/for-each-database.ts';
import { newVisitor, testApi } from '../testing/test-api.ts';
import {
  acceptedPartner,
  askedForPartners,
  invitationLinks,
  invitePartner,
  partnerCalls,
  partnerIn,
  partnerNamed,
} from '../testing/test-partners.ts';
import { hasPortalBuild } from './portal-build.ts';

const bootOf = ({ text }: { text: string }): Partial<Boot> =>
  JSON.parse(
    text.match(/<script type="application\/json" id="boot">(.*?)<\/script>/s)?.[1] ?? '{}',
  );

onPostgres('pages of an owner', (open) => {
  const at = testApi(open);
  beforeAll(async () => {
    if (!hasPortalBuild(at.deps.config.portalDist))
      throw new Error('build the portal first: npm run build');
  });

  async function invited() {
    const applicant = await askedForPartners(at);
    const partner = partnerNamed('Lena');
    const ownerId =
      partnerIn((await applicant.add(partner)).body.application, partner.email)?.id ?? '';
    await invitePartner(applicant.visitor, applicant.id, ownerId);
    const [link] = await invitationLinks(at, partner.email);
    return {
      applicant,
      ownerId,
      email: partner.email,
      path: link?.path ?? '',
      token: link?.token ?? '',
    };
  }

  test('the page of an invitation names who invites only in the browser that opened the link', async () => {
    const { applicant, ownerId, path, token } = await invited();
    const visitor = newVisitor(at);
    expect(bootOf(await visitor.get(path))).toMatchObject({ path, signedIn: false });
    expect(bootOf(await visitor.get(path)).invitation).toBeUndefined();
    await partnerCalls(visitor, applicant.id, ownerId).open(token);
    const { invitation, owner, application } = bootOf(await visitor.get(path));
    expect([invitation?.businessName, invitation?.applicantName, invitation?.market]).toEqual([
      'Webb Plumbing LLC',
      expect.stringMatching(/^Marcus /),
      'US',
    ]);
    expect([owner, application]).toEqual([undefined, undefined]);
    expect(bootOf(await newVisitor(at).get(path)).invitation).toBeUndefined();
  });

  test('the cookie of an opened link survives the redirect from the sign-in provider', async () => {
    const { applicant, ownerId, token } = await invited();
    const reply = await partnerCalls(newVisitor(at), applicant.id, ownerId).open(token);
    const cookie = [reply.headers['set-cookie']]
      .flat()
      .find((line) => String(line).startsWith('invitation='));
    expect(String(cookie)).toMatch(/HttpOnly; SameSite=Lax/);
  });

  test('an owner’s other pages need a sign-in; any other account gets the same error page for known and unknown ids', async () => {
    const { applicant, ownerId, path } = await invited();
    const later = `${path}/verifying`;
    expect((await newVisitor(at).get(later)).headers.location).toBe(
      `/auth/start?path=${encodeURIComponent(later)}`,
    );
    const stranger = newVisitor(at);
    await stranger.signIn('somebody.else@example.com');
    const nowhere = `/${applicant.id}/owners/urn:own:0000-0000-0000-0000-0000`;
    for (const visitor of [stranger, applicant.visitor])
      for (const below of [path, nowhere]) {
        const { status, headers } = await visitor.get(`${below}/success`);
        expect([status, headers.location]).toEqual([303, `${below}/applicant-error`]);
        const page = await visitor.get(`${below}/applicant-error`);
        expect([page.status, bootOf(page).application, bootOf(page).owner]).toEqual([
          200,
          undefined,
          undefined,
        ]);
      }
    expect(ownerId).not.toBe('');
  });

  test('an owner’s page contains their own record, in the business’s market, and nothing of the application', async () => {
    const applicant = await askedForPartners(at);
    const lena = await acceptedPartner(at, applicant, 'Lena', { ownershipPercentage: '25' });
    const { body: seen } = await applicant.visitor.get(`/api/v2/applications/${applicant.id}`);
    await applicant.add(partnerNamed('Sam', { ownershipPercentage: '10' }), seen.version);
    lena.visitor.cookies.set('market', 'CA');
    const page = await lena.visitor.get(`/${applicant.id}/owners/${lena.ownerId}`);
    const { owner, application, market, currency } = bootOf(page);
    expect([owner?.ownerId, owner?.page, application, market, currency]).toEqual([
      lena.ownerId,
      'owner',
      undefined,
      'US',
      'USD',
    ]);
    expect(
      page.text.match(/<script type="application\/json" id="boot">.*?<\/script>/s)?.[0],
    ).not.toMatch(/"Sam"|applicationLevel|"decision"/);
  });

  test('signing in with another account suggests no email address', async () => {
    const visitor = newVisitor(at);
    await visitor.signIn('somebody.else@example.com');
    const asked = async (query: string) => {
      const address = String(
        (await visitor.get(`/auth/start?path=/category${query}`)).headers.location,
      );
      const begun = await fetch(address, { redirect: 'manual' });
      const cookie = begun.headers
        .getSetCookie()
        .map((line) => line.split(';')[0])
        .join('; ');
      return (
        await fetch(new URL(begun.headers.get('location') ?? '', at.sandbox), {
          headers: { cookie },
        })
      ).text();
    };
    expect(await asked('&fresh=1')).toContain('somebody.else@example.com');
    expect(await asked('&other=1')).not.toContain('somebody.else@example.com');
  });
});
