import type { ApplicationView } from '@signet/rulebook/application-view';
import { keysOf } from '@signet/rulebook/core/keys-of';
import type { Problem } from '@signet/rulebook/core/problem';
import {
  ENDPOINT_PATHS,
  type EndpointKey,
  OLDER_CALL_PATHS,
} from '@signet/rulebook/endpoint-paths';
import type { ReplyOf } from '@signet/rulebook/endpoints';

import { expect, test } from 'vitest';
import { onPostgres } from '../testing/for-each-database.ts';
import {
  completedApplication,
  signInPersona,
  TEST_TERMS,
  type TestVisitor,
  testApi,
  waitForDecision,
} from '../testing/test-api.ts';
import {
  askedForPartners,
  invitationLinks,
  PARTNER_DETAILS,
  partnerIn,
  partnerNamed,
} from '../testing/test-partners.ts';

type Reply = ApplicationView &
  Problem & { application: ApplicationView } & ReplyOf<'listIndividuals'>;
const set = (path: string, value: string) => ({ op: 'replace', path, value });

onPostgres('the older API', (open) => {
  const at = testApi(open);

  const call = (
    visitor: TestVisitor,
    key: EndpointKey,
    ids: { id?: string; ownerId?: string },
    body: unknown = {},
    headers = {},
  ) => {
    const [method, path] = ENDPOINT_PATHS[key];
    const address = path.replace('{id}', ids.id ?? '').replace('{ownerId}', ids.ownerId ?? '');
    return method === 'GET'
      ? visitor.get<Reply>(address, headers)
      : visitor.send<Reply>(method, address, body, { headers });
  };
  const viewOf = async (visitor: TestVisitor, id: string) =>
    (await visitor.get(`/api/v2/applications/${id}`)).body;
  const listedOwner = async () => {
    const applicant = await askedForPartners(at);
    const partner = partnerNamed('Lena');
    const added = await call(applicant.visitor, 'addIndividual', applicant, partner);
    return {
      ...applicant,
      partner,
      added,
      ownerId: partnerIn(added.body.application, partner.email)?.id ?? '',
    };
  };

  test('creates, patches and submits an application by the rules of the current API', async () => {
    const { visitor, who } = await signInPersona(at, 'ana');
    const made = await call(
      visitor,
      'createOnboardingApplication',
      {},
      { application: { currency: 'USD' } },
    );
    expect(made.status).toBe(201);
    const { id } = made.body;
    const again = await call(
      visitor,
      'createOnboardingApplication',
      {},
      { applicant: { name: { firstName: 'Ana' } } },
    );
    expect([again.status, again.body.id]).toEqual([200, id]);
    const patched = await call(visitor, 'patchOnboardingApplication', { id }, [
      { op: 'test', path: '/applicant/name/firstName', value: 'Ana' },
      set('/applicant/name/lastName', who.answers['applicant.name.lastName'] ?? ''),
    ]);
    expect([patched.status, patched.body.applicant.name.lastName]).toEqual([
      200,
      who.answers['applicant.name.lastName'],
    ]);
    const fifty = Array.from({ length: 50 }, (_nothing, nth) => set('/company/dba', `Shop ${nth}`));
    const whole50 = await call(visitor, 'patchOnboardingApplication', { id }, fifty);
    expect([whole50.status, whole50.body.company.dba]).toEqual([200, 'Shop 49']);
    const early = await call(visitor, 'sendOnboardingApplication', { id }, TEST_TERMS);
    expect([early.status, early.body.code]).toEqual([409, 'application.incomplete']);
    const whole = await completedApplication(at, 'ana');
    const sent = await call(whole.visitor, 'sendOnboardingApplication', whole.view, TEST_TERMS);
    expect([sent.status, sent.body.page]).toEqual([202, 'verifying']);
  });

  test('?onboard submits a complete application at once, and reports what is missing before it creates one', async () => {
    const { visitor, view } = await completedApplication(at, 'ana');
    const create = '/api/v1/commerce/onboarding-applications?onboard&mock';
    const without = await visitor.send<Reply>('POST', create, {});
    expect([without.status, without.body.errors?.[0]?.code]).toEqual([422, 'terms.missing']);
    const sent = await visitor.send<Reply>('POST', create, TEST_TERMS);
    expect([sent.status, sent.body.id]).toEqual([200, view.id]);
    expect((await waitForDecision(at, visitor, view.id)).decision).toBe('PENDING');
    const late = await call(visitor, 'patchOnboardingApplication', { id: view.id }, [
      set('/company/dba', 'Late'),
    ]);
    expect([late.status, late.body.code]).toEqual([409, 'application.alreadySubmitted']);
  });

  test.each<[string, readonly object[], number]>([
    ['what it may not touch', [set('/company/dba', 'New'), set('/decision', 'APPROVED')], 422],
    ['another’s field', [set('/company/dba', 'New'), set('/applicant/userId', 'usr_x')], 422],
    [
      'an answer that is refused',
      [set('/company/dba', 'New'), set('/applicant/name/firstName', 'TEST TEST 9')],
      422,
    ],
    [
      'a failed test',
      [
        set('/company/dba', 'New'),
        { op: 'test', path: '/applicant/name/firstName', value: 'Nobody' },
      ],
      412,
    ],
    [
      'a number that is compared',
      [
        set('/company/dba', 'New'),
        { op: 'test', path: '/applicant/governmentIdentification/value', value: '4321' },
      ],
      422,
    ],
    ['51 operations', Array.from({ length: 51 }, () => set('/company/dba', 'New')), 422],
    ['nothing', [], 422],
  ])('a patch with %s changes nothing', async (_what, operations, status) => {
    const { visitor, view } = await completedApplication(at, 'ana');
    const reply = await call(visitor, 'patchOnboardingApplication', { id: view.id }, operations);
    expect(reply.status).toBe(status);
    expect(await viewOf(visitor, view.id)).toEqual({ ...view, serverNow: expect.any(Number) });
  });

  test('lists, adds, patches, invites and removes owners as individuals', async () => {
    const { visitor, id, ownerId, partner, added } = await listedOwner();
    expect(added.status).toBe(201);
    expect(
      (await call(visitor, 'listIndividuals', { id })).body.individuals.map(({ email }) => email),
    ).toContain(partner.email);
    const half = [set('/ownershipPercentage', '30'), set('/isVerified', 'YES')];
    expect((await call(visitor, 'patchIndividual', { id, ownerId }, half)).status).toBe(422);
    expect(partnerIn(await viewOf(visitor, id), partner.email)?.ownershipPercentage).toBe('40');
    const wrong = [set('/ownershipPercentage', '30'), set('/phone', '5')];
    expect((await call(visitor, 'patchIndividual', { id, ownerId }, wrong)).status).toBe(422);
    expect(partnerIn(await viewOf(visitor, id), partner.email)?.ownershipPercentage).toBe('40');
    const done = await call(visitor, 'patchIndividual', { id, ownerId }, [
      set('/ownershipPercentage', '25,5'),
      set('/dob', PARTNER_DETAILS.dob),
      ...Object.entries(PARTNER_DETAILS.address).map(([part, value]) =>
        set(`/address/${part}`, value),
      ),
      set('/governmentIdentification/value', '4321'),
    ]);
    expect(partnerIn(done.body.application, partner.email)).toMatchObject({
      ownershipPercentage: '25.5',
      status: 'completed',
    });
    expect((await call(visitor, 'onboardIndividual', { id, ownerId })).status).toBe(200);
    expect(await invitationLinks(at, partner.email)).toHaveLength(1);
    expect((await call(visitor, 'deleteIndividual', { id, ownerId })).status).toBe(200);
    expect((await call(visitor, 'listIndividuals', { id })).body.individuals).toHaveLength(1);
    expect((await call(visitor, 'patchIndividual', { id, ownerId }, half)).status).toBe(404);
  });

  test('names a time limit and a referrer policy, and refuses a foreign page', async () => {
    const { visitor } = await signInPersona(at, 'ana');
    for (const key of keysOf(OLDER_CALL_PATHS)) {
      const ids = {
        id: 'urn:app:0000-0000-0000-0000-0000',
        ownerId: 'urn:own:0000-0000-0000-0000-0000',
      };
      const reply = await call(visitor, key, ids, {});
      expect([key, reply.headers['x-upstream-timeout'], reply.headers['referrer-policy']]).toEqual([
        key,
        '300000',
        'same-origin',
      ]);
      const foreign = await call(visitor, key, ids, {}, { referer: 'https://evil.test/page' });
      expect([key, foreign.status, foreign.body.code]).toEqual([key, 403, 'request.crossOrigin']);
      expect(
        (await call(visitor, key, ids, {}, { referer: 'http://localhost:3000/x' })).status,
      ).not.toBe(403);
    }
  });

  test('accepts mock beside the sandbox without effect, and refuses it elsewhere', async () => {
    const { visitor } = await signInPersona(at, 'ana');
    const create = (query: string) =>
      visitor.send<Reply>('POST', `/api/v1/commerce/onboarding-applications${query}`, {});
    const made = await create('?mock=true');
    expect(made.status).toBe(201);
    const { magicIds } = at.deps.config;
    at.deps.config.magicIds = false;
    const refused = await Promise.all(
      ['?mock', '?mock=true', '?mock=false', '?onboard&mock'].map(create),
    );
    const plain = await create('');
    at.deps.config.magicIds = magicIds;
    expect(refused.map(({ status, body }) => [status, body.code])).toEqual(
      refused.map(() => [400, 'request.malformed']),
    );
    expect(plain.status).toBe(200);
  });
});
