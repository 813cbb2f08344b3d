import { keysOf } from '@signet/rulebook/core/keys-of';
import type { Problem } from '@signet/rulebook/core/problem';
import { ENDPOINT_PATHS, type EndpointKey } from '@signet/rulebook/endpoint-paths';
import { ENDPOINTS } from '@signet/rulebook/endpoints';
import { beforeAll, describe, expect, test } from 'vitest';
import { onPostgres } from '../testing/for-each-database.ts';
import { newVisitor, signInPersona, type TestVisitor, testApi } from '../testing/test-api.ts';
import {
  acceptedPartner,
  askedForPartners,
  invitationLinks,
  invitePartner,
  partnerIn,
  partnerNamed,
} from '../testing/test-partners.ts';

const KEYS = keysOf(ENDPOINT_PATHS);
const OF_OWNER = KEYS.filter((key) => ENDPOINT_PATHS[key][1].includes('{ownerId}'));
const OWN = OF_OWNER.filter(
  (key) => ENDPOINTS[key].who === 'owner' || ENDPOINTS[key].who === 'invitee',
);
const APPLICANTS = KEYS.filter((key) => ENDPOINTS[key].who === 'applicant');
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
const NOBODY = 'urn:own:0000-0000-0000-0000-0000';

/** Drops headers that depend on time. */
const lasting = ({ date: _date, ...headers }: Record<string, unknown>) => {
  const { 'x-ratelimit-remaining': _left, 'x-ratelimit-reset': _reset, ...rest } = headers;
  return rest;
};

onPostgres('the role of an owner', (open) => {
  const at = testApi(open);
  let id = '';
  let applicant: TestVisitor;
  let lena: Awaited<ReturnType<typeof acceptedPartner>>;
  let sam: Awaited<ReturnType<typeof acceptedPartner>>;
  /** Kim has opened her link and has no account yet. */
  let kim: { ownerId: string; visitor: TestVisitor };
  let elsewhere: { id: string; ownerId: string };
  let stranger: TestVisitor;
  beforeAll(async () => {
    const here = await askedForPartners(at, {}, '25');
    ({ id, visitor: applicant } = here);
    const newest = async () =>
      here.see((await applicant.get(`/api/v2/applications/${id}`)).body.version);
    lena = await acceptedPartner(at, here, 'Lena', { ownershipPercentage: '25' });
    await newest();
    sam = await acceptedPartner(at, here, 'Sam', { ownershipPercentage: '25' });
    await newest();
    const partner = partnerNamed('Kim', { ownershipPercentage: '25' });
    const ownerId = partnerIn((await here.add(partner)).body.application, partner.email)?.id ?? '';
    await invitePartner(applicant, id, ownerId);
    const visitor = newVisitor(at);
    const [link] = await invitationLinks(at, partner.email);
    await visitor.send('POST', ENDPOINT_PATHS.openInvitation[1], { token: link?.token ?? '' });
    kim = { ownerId, visitor };
    const other = await askedForPartners(at);
    elsewhere = { id: other.id, ownerId: (await acceptedPartner(at, other, 'Noor')).ownerId };
    ({ visitor: stranger } = await signInPersona(at, 'ana'));
  });

  const ask = (visitor: TestVisitor, method: string, path: string) =>
    method === 'GET'
      ? visitor.get<Problem>(path)
      : visitor.send<Problem>(
          method as 'POST' | 'PUT' | 'PATCH' | 'DELETE',
          path,
          {},
          { version: 1 },
        ); // one of METHODS
  const pathOf = (key: EndpointKey, applicationId: string, ownerId: string) =>
    ENDPOINT_PATHS[key][1].replace('{id}', applicationId).replace('{ownerId}', ownerId);
  const call = (visitor: TestVisitor, key: EndpointKey, applicationId: string, ownerId: string) =>
    ask(visitor, ENDPOINT_PATHS[key][0], pathOf(key, applicationId, ownerId));

  test.each(OF_OWNER)(
    '%s with another owner’s id gets the same 404 as an unknown id',
    async (key) => {
      const { who } = ENDPOINTS[key];
      const nobodys = await call(lena.visitor, key, id, NOBODY);
      expect([nobodys.status, nobodys.body.code]).toEqual([404, 'application.notFound']);
      const cells: readonly (readonly [string, TestVisitor, string, string])[] = [
        ['another owner', lena.visitor, id, sam.ownerId],
        ['another owner, the other way', sam.visitor, id, lena.ownerId],
        ['one who was only invited', lena.visitor, id, kim.ownerId],
        ['an owner of another business', lena.visitor, elsewhere.id, elsewhere.ownerId],
        ['their own id in another business', lena.visitor, elsewhere.id, lena.ownerId],
        ['a malformed id', lena.visitor, id, 'urn:own:x'],
        ['an endless id', lena.visitor, id, 'x'.repeat(3_000)],
        ['a stranger', stranger, id, lena.ownerId],
        ...(who === 'applicant'
          ? [['the owner themselves', lena.visitor, id, lena.ownerId] as const]
          : []),
        ...(who === 'applicant' ? [] : [['the applicant', applicant, id, lena.ownerId] as const]),
      ];
      for (const [what, visitor, applicationId, ownerId] of cells) {
        const reply = await call(visitor, key, applicationId, ownerId);
        expect([what, reply.status, reply.text]).toEqual([what, 404, nobodys.text]);
        expect(lasting(reply.headers)).toEqual(lasting(nobodys.headers));
      }
    },
  );

  test.each(APPLICANTS)(
    '%s is closed to owners, with the same 404 as a missing application',
    async (key) => {
      const theirs = await call(lena.visitor, key, id, lena.ownerId);
      const nobodys = await call(
        lena.visitor,
        key,
        'urn:app:0000-0000-0000-0000-0000',
        lena.ownerId,
      );
      expect([theirs.status, theirs.text]).toEqual([404, nobodys.text]);
    },
  );

  test.each(OWN)('%s is open to the owner who has accepted', async (key) => {
    // Would revoke the link that the other cases need.
    if (key === 'denyOwnership') return expect(ENDPOINTS[key].who).toBe('invitee');
    expect((await call(lena.visitor, key, id, lena.ownerId)).status).not.toBe(404);
  });

  test.each(OWN)('%s after only opening a link reaches that owner at most', async (key) => {
    const others = await Promise.all(
      [sam.ownerId, lena.ownerId, NOBODY].map((ownerId) => call(kim.visitor, key, id, ownerId)),
    );
    expect(others.map(({ status, body }) => [status, body.code])).toEqual(
      others.map(() => [401, 'auth.signInRequired']),
    );
    if (ENDPOINTS[key].who === 'owner')
      expect((await call(kim.visitor, key, id, kim.ownerId)).status).toBe(401);
  });

  describe('by every method', () => {
    const PATHS = [...new Set(OF_OWNER.map((key) => ENDPOINT_PATHS[key][1]))];
    test.each(PATHS.flatMap((path) => METHODS.map((method) => ({ method, path }))))(
      '$method $path reveals nothing about another owner',
      async (row) => {
        const reply = async (ownerId: string) => {
          const { status, body, headers } = await ask(
            lena.visitor,
            row.method,
            row.path.replace('{id}', id).replace('{ownerId}', ownerId),
          );
          return { status, code: body.code, message: body.message, allow: headers.allow };
        };
        const isKnown = OF_OWNER.some(
          (key) => ENDPOINT_PATHS[key][0] === row.method && ENDPOINT_PATHS[key][1] === row.path,
        );
        const nobodys = await reply(NOBODY);
        expect(nobodys.status).toBe(isKnown ? 404 : 405);
        for (const ownerId of [sam.ownerId, kim.ownerId, elsewhere.ownerId])
          expect(await reply(ownerId)).toEqual(nobodys);
      },
    );
  });

  test('GET of an application with an owner’s id is the applicant’s alone', async () => {
    const of = (visitor: TestVisitor, ownerId: string) =>
      visitor.get<Problem>(`/api/v2/applications/${id}?applicationId=${id}&ownerId=${ownerId}`);
    expect((await of(applicant, lena.ownerId)).status).toBe(200);
    expect((await of(applicant, NOBODY)).text).toBe((await of(lena.visitor, lena.ownerId)).text);
    expect((await of(lena.visitor, lena.ownerId)).status).toBe(404);
  });
});
