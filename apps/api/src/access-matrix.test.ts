import { keysOf } from '@signet/rulebook/core/keys-of';
import type { Problem } from '@signet/rulebook/core/problem';
import { ENDPOINT_PATHS, type EndpointKey } from '@signet/rulebook/endpoint-paths';
import type { CallerKind, EndpointRow } from '@signet/rulebook/endpoint-row';
import { ENDPOINTS } from '@signet/rulebook/endpoints';
import { beforeAll, expect, test } from 'vitest';
import { sql } from './platform/sql/sql.ts';
import { onPostgres } from './testing/for-each-database.ts';
import { partnerRow, partnerServer, seedPartners } from './testing/partner-servers.ts';
import {
  type ApiUnderTest,
  completedApplication,
  newVisitor,
  type TestVisitor,
  testApi,
} from './testing/test-api.ts';
import {
  acceptedPartner,
  askedForPartners,
  invitationLinks,
  invitePartner,
  partnerCalls,
  partnerIn,
  partnerNamed,
} from './testing/test-partners.ts';
import { REVIEWER_HEADERS, supportVisitor } from './testing/test-reviews.ts';

const KEYS = keysOf(ENDPOINT_PATHS);

/**
 * Who the application and owner in the path belong to; `nobodys` does not exist, and `malformed` is
 * not an id.
 */
const TARGETS = ['theirs', 'others', 'nobodys', 'malformed'] as const;
type Target = (typeof TARGETS)[number];
type Ids = { id: string; ownerId: string };

type Role = {
  visitor: TestVisitor;
  headers?: Record<string, string>;
  ids: (key: EndpointKey, target: Target) => Ids;
};

/**
 * The support view comes first: it must be rejected before the others use up the rate limit of
 * their address.
 */
const ROLES = [
  'support',
  'nobody',
  'applicant',
  'otherApplicant',
  'owner',
  'invitee',
  'link',
  'reviewer',
  'partner',
] as const;
type RoleId = (typeof ROLES)[number];

const OPEN_TO: Readonly<Record<CallerKind, readonly RoleId[]>> = {
  anyone: ROLES,
  user: ['applicant', 'otherApplicant', 'owner'],
  applicant: ['applicant', 'otherApplicant'],
  link: ['applicant', 'otherApplicant', 'link'],
  owner: ['owner'],
  invitee: ['owner', 'invitee'],
  staff: ['reviewer'],
  partner: ['partner'],
  // On a listener of their own: console/console.test.ts.
  console: [],
};
const WITH_SESSION: readonly RoleId[] = OPEN_TO.user;

const OWNED: readonly CallerKind[] = ['applicant', 'link', 'owner', 'invitee', 'partner'];

/** The console's calls are not served here, whatever they are asked for. */
const targetsOf = (key: EndpointKey): readonly Target[] =>
  ENDPOINTS[key].who === 'console' ? ['theirs'] : TARGETS;

const isOwned = (key: EndpointKey): boolean =>
  OWNED.includes(ENDPOINTS[key].who) && ENDPOINT_PATHS[key][1].includes('{id}');

const REFUSALS = [401, 403, 404];
/**
 * Rejections because of the caller's role; any other 404 is about the resource, which may not
 * exist.
 */
const isRefused = ({ status, body }: { status: number; body: Problem }): boolean =>
  REFUSALS.includes(status) &&
  /^(auth\.|application\.notFound|route\.notFound|request\.crossOrigin|support\.)/.test(body.code);

function expected(
  key: EndpointKey,
  role: RoleId,
  target: Target,
): 'open' | readonly [number, string] {
  const { who, inSupport }: EndpointRow = ENDPOINTS[key];
  if (who === 'console') return [404, 'route.notFound'];
  if (role === 'support' && who !== 'staff' && who !== 'partner') {
    const isRead = ENDPOINT_PATHS[key][0] === 'GET' || who === 'anyone';
    if (!inSupport || !isRead) return [403, 'support.readOnly'];
    return who === 'anyone' || who === 'user' || target === 'theirs'
      ? 'open'
      : [404, 'application.notFound'];
  }
  const isOpen = OPEN_TO[who].includes(role) && (!isOwned(key) || target === 'theirs');
  if (isOpen) return 'open';
  if (who === 'staff') return [404, 'route.notFound'];
  if (who === 'partner' && role !== 'partner') return [401, 'auth.keyInvalid'];
  // Its body is read before anything is looked for, so that the answer is the same for every id.
  if (who === 'partner')
    return 'body' in ENDPOINTS[key]
      ? [422, 'request.validationFailed']
      : [404, 'application.notFound'];
  return WITH_SESSION.includes(role) ? [404, 'application.notFound'] : [401, 'auth.signInRequired'];
}

/** Drops headers that depend on the moment rather than the response. */
const lasting = ({ date: _date, ...headers }: Record<string, unknown>) => {
  const { 'x-ratelimit-remaining': _left, 'x-ratelimit-reset': _reset, ...rest } = headers;
  return rest;
};

onPostgres('role, call and ownership', (open) => {
  const at = testApi(open);
  let roles: Readonly<Record<RoleId, Role>>;

  beforeAll(async () => {
    roles = await everyRole(at);
  });

  /** Sends an invalid body and no version, so that an authorized call changes nothing. */
  const ask = ({ visitor, headers, ids }: Role, key: EndpointKey, target: Target) => {
    const [method, path] = ENDPOINT_PATHS[key];
    const { id, ownerId } = ids(key, target);
    const nth = KEYS.indexOf(key);
    visitor.address = `10.0.${nth >> 8}.${nth & 255}`; // all of them are more than one network may send in a minute
    const address = path
      .replace('{id}', encodeURIComponent(id))
      .replace('{ownerId}', encodeURIComponent(ownerId))
      .replace(/\{\w+\}/g, 'x');
    return method === 'GET'
      ? visitor.get<Problem>(address, headers)
      : visitor.send<Problem>(method, address, { 'no field of ours': true }, { headers });
  };

  test.each(KEYS)(
    '%s is open to its own and to nobody else, and a miss is the same for every id',
    async (key) => {
      const wrong: string[] = [];
      for (const role of ROLES) {
        const misses = new Set<string>();
        for (const target of targetsOf(key)) {
          const reply = await ask(roles[role], key, target);
          const cell = expected(key, role, target);
          const isRight =
            cell === 'open'
              ? !isRefused(reply) || ENDPOINTS[key].who === 'staff'
              : reply.status === cell[0] && reply.body.code === cell[1];
          if (!isRight)
            wrong.push(
              `${role}, ${target}: ${reply.status} ${reply.body?.code}, not ${String(cell)}`,
            );
          if (cell !== 'open')
            misses.add(
              JSON.stringify([
                reply.text.replace(/,"reference":"[\w-]{36}"/, ''),
                lasting(reply.headers),
              ]),
            );
        }
        if (misses.size > 1)
          wrong.push(
            `${role} can tell ids apart: ${[...misses].map((miss) => miss.slice(0, 150)).join(' | ')}`,
          );
      }
      expect(wrong).toEqual([]);
    },
  );

  test('each role is let in somewhere, and the matrix is whole', () => {
    for (const role of ROLES)
      expect(KEYS.some((key) => expected(key, role, 'theirs') === 'open')).toBe(true);
    expect(KEYS.length * ROLES.length * TARGETS.length).toBeGreaterThan(2_000);
  });
});

/**
 * One business: applicant, owner, invited owner, tax-id link. Also another applicant and a
 * reviewer.
 */
async function everyRole(at: ApiUnderTest): Promise<Readonly<Record<RoleId, Role>>> {
  const applicant = await askedForPartners(at, {}, '50');
  const owner = await acceptedPartner(at, applicant, 'Lena', { ownershipPercentage: '25' });
  await at.queue.runDue();
  applicant.see((await applicant.visitor.get(`/api/v2/applications/${applicant.id}`)).body.version);
  const sam = partnerNamed('Sam', { ownershipPercentage: '25' });
  const added = await applicant.add(sam);
  const samId = partnerIn(added.body.application, sam.email)?.id ?? '';
  await invitePartner(applicant.visitor, applicant.id, samId);
  const [invitation] = await invitationLinks(at, sam.email);
  const invitee = newVisitor(at);
  await partnerCalls(invitee, applicant.id, samId).open(invitation?.token ?? '');
  const link = newVisitor(at);
  await link.send('POST', '/api/v2/link-sessions', { token: await mailedToken(at, applicant.id) });
  const other = await completedApplication(at, 'ana');

  const business = { id: applicant.id, ownerId: owner.ownerId };
  const elsewhere = { id: other.view.id, ownerId: 'urn:own:0000-0000-0000-0000-0000' };
  const idsOf =
    (theirs: Ids, others: Ids): Role['ids'] =>
    (_key, target) =>
      ({
        theirs,
        others,
        nobodys: {
          id: 'urn:app:0000-0000-0000-0000-0000',
          ownerId: 'urn:own:0000-0000-0000-0000-0000',
        },
        malformed: { id: 'urn:app:x', ownerId: 'x' },
      })[target];
  await seedPartners(at, [partnerRow('matrix', ['matrix'])]);
  await at.database.run(
    sql`update applications set referral_url_id = 'matrix' where id = ${applicant.id}`,
  );
  const { key } = await partnerServer(at, 'matrix');
  return {
    nobody: { visitor: newVisitor(at), ids: idsOf(business, elsewhere) },
    applicant: { visitor: applicant.visitor, ids: idsOf(business, elsewhere) },
    otherApplicant: { visitor: other.visitor, ids: idsOf(elsewhere, business) },
    owner: { visitor: owner.visitor, ids: idsOf(business, { id: applicant.id, ownerId: samId }) },
    invitee: { visitor: invitee, ids: idsOf({ id: applicant.id, ownerId: samId }, business) },
    link: { visitor: link, ids: idsOf(business, elsewhere) },
    support: { visitor: await supportVisitor(at, applicant.id), ids: idsOf(business, elsewhere) },
    reviewer: {
      visitor: newVisitor(at),
      headers: REVIEWER_HEADERS.Robin,
      ids: idsOf(business, elsewhere),
    },
    partner: {
      visitor: newVisitor(at),
      headers: { authorization: `Bearer ${key}` },
      ids: idsOf(business, elsewhere),
    },
  };
}

async function mailedToken(at: ApiUnderTest, applicationId: string): Promise<string> {
  let mailed = '';
  await at.deps.store.linkTokens.mail({
    applicationId,
    purpose: 'tax-information',
    detail: 'SSN9',
    mailedFor: 'matrix',
    actor: 'test',
    message: (token) => {
      mailed = token;
      return {
        channel: 'email',
        template: 'test',
        to: 'nobody@example.com',
        subject: '',
        text: '',
      };
    },
  });
  return mailed;
}
