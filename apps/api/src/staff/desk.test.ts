import type { StaffId } from '@signet/personas/staff';
import { CALL_LIMITS } from '@signet/rulebook/call-limits';
import { keysOf } from '@signet/rulebook/core/keys-of';
import type { Problem } from '@signet/rulebook/core/problem';
import { ENDPOINT_PATHS, type EndpointKey } from '@signet/rulebook/endpoint-paths';
import type { EndpointRow } from '@signet/rulebook/endpoint-row';
import { ENDPOINTS, type ReplyOf } from '@signet/rulebook/endpoints';
import { STAFF_LIMITS } from '@signet/rulebook/staff/limits';
import { permissionsOf, type StaffRole } from '@signet/rulebook/staff/permissions';
import { sandboxClient } from '@signet/testing/sandbox-client';
import { beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../platform/sql/sql.ts';
import { onPostgres } from '../testing/for-each-database.ts';
import {
  approvedApplication,
  newVisitor,
  submittedApplication,
  testApi,
} from '../testing/test-api.ts';
import { type StaffVisitor, staffVisitor, testDesk } from '../testing/test-desk.ts';

const ROLE_OF = {
  robin: 'reviewer',
  priya: 'senior',
  jules: 'support',
  mei: 'analyst',
  dana: 'administrator',
  ansel: 'auditor',
} as const satisfies Partial<Record<StaffId, StaffRole>>;
const PEOPLE = keysOf(ROLE_OF);

const STAFF_CALLS = keysOf(ENDPOINT_PATHS).filter((key) => ENDPOINTS[key].who === 'staff');
const unknown = 'urn:app:0000-0000-0000-0000-0000';

onPostgres('the desk', (open) => {
  const at = testApi(open);
  const desk = testDesk(at);
  type Session = ReplyOf<'getStaffSession'>;
  type Notes = ReplyOf<'listNotes'>;
  const advance = (ms: number) => at.clock.moveTo(at.clock.offsetMs() + ms);
  const setGroups = (person: StaffId, groups: readonly string[]) =>
    fetch(`${at.sandbox}/control/staff/${person}/groups`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ groups }),
    });

  describe('signing in', () => {
    test.each(PEOPLE)('%s gets the role of their group, and its permissions', async (person) => {
      const { landed, call } = await staffVisitor(desk, person);
      const { body } = await call<Session>('getStaffSession');
      expect(landed).toBe('/queue/all');
      expect(body.roles).toEqual([ROLE_OF[person]]);
      expect(body.permissions).toEqual(permissionsOf([ROLE_OF[person]]));
    });

    test.each<[StaffId, string]>([
      ['noor', 'noMfa'],
      ['lou', 'noGroup'],
    ])('%s is refused: %s', async (person, why) => {
      const { landed, call } = await staffVisitor(desk, person);
      expect(landed).toBe(`/sign-in?refused=${why}`);
      expect((await call('getStaffSession')).status).toBe(401);
    });

    test('groups that exclude each other give no role', async () => {
      await setGroups('sam', ['signet-review', 'signet-admin']);
      expect((await staffVisitor(desk, 'sam')).landed).toBe('/sign-in?refused=noGroup');
      await setGroups('sam', ['signet-review', 'signet-audit']);
      const { call } = await staffVisitor(desk, 'sam');
      expect((await call<Session>('getStaffSession')).body.roles).toEqual(['reviewer', 'auditor']);
      await setGroups('sam', ['signet-review']);
    });

    test('never redirects to another site', async () => {
      const start = `/auth/start?path=${encodeURIComponent('//evil.test')}`;
      expect((await staffVisitor(desk, 'robin', { start })).landed).toBe('/');
    });

    test('rejects a callback that this browser did not start', async () => {
      const { headers } = await desk.app.inject({
        method: 'GET',
        url: '/auth/callback?state=another&code=another',
      });
      expect(headers.location).toBe('/sign-in?refused=brokenOff');
    });

    test('keeps sessions open while the provider is down', async () => {
      const { call } = await staffVisitor(desk, 'ansel');
      await sandboxClient(at.sandbox).fault({ vendor: 'staff-oidc', mode: '503' });
      await advance(STAFF_LIMITS.lockAfterMs - 60_000);
      await call('getStaffSession');
      await advance(STAFF_LIMITS.lockAfterMs - 60_000);
      expect((await call('getStaffSession')).status).toBe(200);
      await sandboxClient(at.sandbox).mend();
    });

    test('a third session of a person ends their first', async () => {
      const all: StaffVisitor[] = [];
      for (let n = 0; n <= STAFF_LIMITS.sessionsPerPerson; n += 1) {
        all.push(await staffVisitor(desk, 'ansel'));
        await advance(1);
      }
      const answers = await Promise.all(all.map(({ call }) => call('getStaffSession')));
      expect(answers.map(({ status }) => status)).toEqual([401, 200, 200]);
    });

    test('signing out ends the session', async () => {
      const { call } = await staffVisitor(desk, 'robin');
      const ended = await call('endStaffSession');
      expect(ended.body).toEqual({ signOutAt: expect.stringContaining('/staff-oidc/') });
      expect((await call('getStaffSession')).status).toBe(401);
    });
  });

  describe('a session', () => {
    const lock = STAFF_LIMITS.lockAfterMs;

    test('locks without a key press, and polling does not count as one', async () => {
      const { call } = await staffVisitor(desk, 'robin');
      await advance(lock / 2);
      expect((await call('countReviews', { isPoll: true })).status).toBe(200);
      await advance(lock / 2);
      const { status, body } = await call('countReviews');
      expect([status, body.code]).toEqual([401, 'auth.sessionExpired']);
    });

    test('is told when to go on after too many calls, while others work', async () => {
      const robin = await staffVisitor(desk, 'robin');
      const sam = await staffVisitor(desk, 'sam');
      expect((await robin.call('countReviews')).status).toBe(200);
      const most = CALL_LIMITS.deskCalls.per.staff * at.deps.config.limitFactor;
      await at.database.run(
        sql`update request_counts set requests = ${most}::integer where kind = 'deskCalls'`,
      );
      const refused = await robin.call('countReviews');
      expect([refused.status, refused.body.code]).toEqual([429, 'request.rateLimited']);
      expect((await sam.call('countReviews')).status).toBe(200);
      await advance(CALL_LIMITS.deskCalls.windowMs);
      expect((await robin.call('countReviews')).status).toBe(200);
    });

    test('stays open while somebody works', async () => {
      const { call } = await staffVisitor(desk, 'robin');
      for (let spentMs = 0; spentMs < 2 * lock; spentMs += lock / 2) {
        await advance(lock / 2);
        expect((await call('countReviews')).status).toBe(200);
      }
    });

    test('ends with the group that gave its role', async () => {
      const { call } = await staffVisitor(desk, 'robin');
      await setGroups('robin', []);
      const step = lock - 60_000;
      for (let spentMs = 0; spentMs < STAFF_LIMITS.claimsCheckMs; spentMs += step) {
        expect((await call('countReviews')).status).toBe(200);
        await advance(step);
      }
      expect((await call('countReviews')).status).toBe(401);
      await setGroups('robin', ['signet-review']);
    });

    test('takes over changed roles at the next check with the provider', async () => {
      const { call } = await staffVisitor(desk, 'robin');
      await setGroups('robin', ['signet-audit']);
      await advance(lock - 60_000);
      await call('countReviews');
      await advance(lock - 60_000);
      expect((await call<Session>('getStaffSession')).body.roles).toEqual(['auditor']);
      await setGroups('robin', ['signet-review']);
    });
  });

  describe('who may call what', () => {
    const visitors = new Map<StaffId, StaffVisitor>();
    beforeAll(async () => {
      for (const person of PEOPLE) visitors.set(person, await staffVisitor(desk, person));
    });

    test.each(STAFF_CALLS)('%s answers only staff with its permission', async (key) => {
      const { may }: EndpointRow = ENDPOINTS[key];
      const isEnd = key === 'endStaffSession'; // would end the session that the next call needs
      for (const person of isEnd ? [] : PEOPLE) {
        const visitor = visitors.get(person);
        const reply = await visitor?.call(key, { id: unknown, body: { 'no field of ours': true } });
        const isOpen =
          may === 'any' || (may !== undefined && permissionsOf([ROLE_OF[person]]).includes(may));
        expect([person, reply?.body.code === 'route.notFound']).toEqual([person, !isOpen]);
      }
      const anybody = await desk.app.inject({
        method: ENDPOINT_PATHS[key][0],
        url: ENDPOINT_PATHS[key][1].replace('{id}', unknown),
        headers: { origin: desk.url, 'x-requested-with': 'signet' },
      });
      expect(anybody.statusCode).toBe(401);
    });

    test.each(keysOf(ENDPOINT_PATHS).filter((key: EndpointKey) => ENDPOINTS[key].who !== 'staff'))(
      'the desk’s listener does not serve %s, which is not for staff',
      async (key) => {
        const [method, path] = ENDPOINT_PATHS[key];
        const answer = await desk.app.inject({ method, url: path.replaceAll(/\{\w+\}/g, unknown) });
        expect(answer.statusCode).toBe(404);
      },
    );

    test('a session of the desk opens nothing on the portals’ listener', async () => {
      const reply = await newVisitor(at).get('/api/v2/reviews', { cookie: 'desk=x' });
      expect(reply.status).toBe(404);
    });
  });

  describe('two reviewers', () => {
    type Found = ReplyOf<'claimReview'>;
    type Story = ReplyOf<'explainApplication'>;
    const approve = { decision: 'APPROVED', reason: 'review.passed' };

    /** Robin has proposed to approve somebody whom the watch list knows. */
    async function proposedByRobin() {
      const { view } = await submittedApplication(at, 'ana', {
        'applicant.name.lastName': 'Watchlisted',
      });
      const { id } = view;
      const [robin, sam] = [await staffVisitor(desk, 'robin'), await staffVisitor(desk, 'sam')];
      const { version } = (await robin.call<Found>('claimReview', { id })).body.review;
      await robin.call('decideReview', { id, body: { ...approve, note: 'Not them.' }, version });
      return { id, robin, sam };
    }

    test('one takes a case, reads why it waits and proposes; the other confirms', async () => {
      const { view } = await submittedApplication(at, 'ana', {
        'applicant.name.lastName': 'Watchlisted',
      });
      const { id } = view;
      const [robin, sam] = [await staffVisitor(desk, 'robin'), await staffVisitor(desk, 'sam')];
      const taken = await robin.call<ReplyOf<'takeNextReview'>>('takeNextReview', {
        body: { risk: 'high' },
      });
      expect(taken.body.review).toMatchObject({ id, heldBy: { name: 'Robin Ashe' } });
      const { why, typed } = (await robin.call<Story>('explainApplication', { id })).body;
      expect(why).toMatchObject({
        held: { row: '3-watch-list', words: 'The watch list knows this person.' },
        ifSettled: { decision: 'PENDING' },
      });
      expect(typed).toContainEqual({
        path: 'applicant.governmentIdentification.value',
        value: '•••',
        isSecret: true,
      });
      expect((await sam.call('claimReview', { id })).body.code).toBe('review.claimedByOther');

      const preview = await robin.call<ReplyOf<'previewDecision'>>('previewDecision', {
        id,
        body: approve,
      });
      expect(preview.body).toMatchObject({ takesTwo: true, shown: { locale: 'en-US' } });
      expect(preview.body.shown.email?.subject).toContain('You’re approved');
      const version = taken.body.review?.version;
      const silent = await robin.call('decideReview', { id, body: approve, version });
      expect([silent.status, silent.body.code]).toEqual([422, 'note.empty']);
      const noted = { ...approve, note: 'Another person: born in another year.' };
      const proposed = await robin.call<Found>('decideReview', { id, body: noted, version });
      expect(proposed.body.review.proposal).toMatchObject({ reviewer: { name: 'Robin Ashe' } });
      const inSecond = async (visitor: StaffVisitor) =>
        (
          await visitor.call<ReplyOf<'listReviews'>>('listReviews', { query: '?view=second' })
        ).body.reviews.map((review) => review.id);
      expect([await inSecond(robin), await inSecond(sam)]).toEqual([[], [id]]);
      const { notes } = (await sam.call<Notes>('listNotes', { id })).body;
      expect(notes).toMatchObject([
        { author: { name: 'Robin Ashe' }, about: 'proposal', text: noted.note },
      ]);

      const claimed = await sam.call<Found>('claimReview', { id });
      const stale = await sam.call('decideReview', { id, body: approve, version });
      expect([stale.status, stale.body.code]).toEqual([412, 'application.versionConflict']);
      const { look, lines } = (
        await sam.call<ReplyOf<'listChangesSince'>>('listChangesSince', { id })
      ).body;
      expect([look, lines]).toEqual([[{ id: 'finding.watchList', finding: 'watchList' }], []]);
      const confirmed = { id, version: claimed.body.review.version };
      const unseen = await sam.call('decideReview', { ...confirmed, body: approve });
      expect([unseen.status, unseen.body.errors]).toEqual([
        422,
        [expect.objectContaining({ code: 'field.invalid', field: 'looked' })],
      ]);
      const done = await sam.call<Found>('decideReview', {
        ...confirmed,
        body: { ...approve, looked: look.map((one) => one.id) },
      });
      expect(done.body.review.decision).toBe('APPROVED');
      const { decisions } = (await sam.call<Story>('explainApplication', { id })).body;
      expect(decisions.at(-1)?.reviewers?.map(({ name }) => name)).toEqual([
        'Robin Ashe',
        'Sam Okafor',
      ]);
    });

    test('who proposed a decision does not confirm it, and a list that has grown is looked at again', async () => {
      const { id, robin, sam } = await proposedByRobin();
      const lookOf = async (who: StaffVisitor) =>
        (await who.call<ReplyOf<'listChangesSince'>>('listChangesSince', { id })).body.look.map(
          (one) => one.id,
        );
      const confirmBy = async (who: StaffVisitor, looked: readonly string[]) => {
        const { version } = (await who.call<Found>('claimReview', { id })).body.review;
        return who.call<Found & Problem>('decideReview', {
          ...{ id, version, body: { ...approve, looked } },
        });
      };
      expect((await confirmBy(robin, await lookOf(robin))).body.code).toBe('review.ownProposal');
      await robin.call('releaseReview', { id });

      const seen = await lookOf(sam);
      await robin.call('addNote', { id, body: { text: 'Her bank called.', mentions: [] } });
      const early = await confirmBy(sam, seen);
      expect([early.status, early.body.errors?.map(({ field }) => field)]).toEqual([
        422,
        ['looked'],
      ]);
      expect((await confirmBy(sam, await lookOf(sam))).body.review.decision).toBe('APPROVED');
    });

    test('only the author of a proposal can withdraw it', async () => {
      const { id, robin, sam } = await proposedByRobin();
      expect((await sam.call('withdrawProposal', { id })).body.code).toBe('review.caseSettled');
      const { review } = (await robin.call<Found>('withdrawProposal', { id })).body;
      expect(review.proposal).toBeUndefined();
    });

    test('staff read the reasons in the language that their provider reports', async () => {
      const { view } = await submittedApplication(at, 'ana', {
        'applicant.name.lastName': 'Watchlisted',
      });
      const { id } = view;
      const [robin, etienne] = [
        await staffVisitor(desk, 'robin'),
        await staffVisitor(desk, 'etienne'),
      ];
      const wordsOf = async (visitor: StaffVisitor) => {
        const { why, review } = (await visitor.call<Story>('explainApplication', { id })).body;
        return [why?.held.row, why?.held.words, review.reason?.message];
      };
      const [english, french] = [await wordsOf(robin), await wordsOf(etienne)];
      expect(english.slice(0, 2)).toEqual(['3-watch-list', 'The watch list knows this person.']);
      expect(french.slice(0, 2)).toEqual([
        '3-watch-list',
        expect.stringMatching(/^Une liste de surveillance/),
      ]);
      expect(french[2]).not.toBe(english[2]);
    });

    test('another reviewer sends a proposal back to its author, only with a note', async () => {
      const { id, robin, sam } = await proposedByRobin();
      const note = 'The street is the same. Ask for the ID.';
      const own = (await robin.call<Found>('claimReview', { id })).body.review.version;
      const byOwner = await robin.call('sendBackProposal', { id, body: { note }, version: own });
      expect(byOwner.body.code).toBe('review.ownProposal');
      await robin.call('releaseReview', { id });
      const { version } = (await sam.call<Found>('claimReview', { id })).body.review;
      const silent = await sam.call('sendBackProposal', { id, body: { note: '' }, version });
      expect([silent.status, silent.body.code]).toEqual([422, 'note.empty']);
      const sent = await sam.call<Found>('sendBackProposal', { id, body: { note }, version });
      expect([sent.status, sent.body.review.proposal, sent.body.review.heldBy]).toEqual([
        200,
        undefined,
        undefined,
      ]);
      const { notes } = (await robin.call<Notes>('listNotes', { id })).body;
      expect(notes.at(-1)).toMatchObject({
        ...{ about: 'sentBack', text: note },
        mentions: [{ name: 'Robin Ashe' }],
      });
    });

    test('a note reaches colleagues, mentions by name, and cannot contain a tax id', async () => {
      const { view } = await approvedApplication(at, 'ana', {
        'applicant.governmentIdentification.value': '0004',
      });
      const { id } = view;
      const [robin, sam] = [await staffVisitor(desk, 'robin'), await staffVisitor(desk, 'sam')];
      const { colleagues } = (await robin.call<ReplyOf<'listColleagues'>>('listColleagues')).body;
      const mentions = colleagues.filter(({ name }) => name === 'Sam Okafor').map((one) => one.id);
      const numbered = await robin.call('addNote', {
        ...{ id, body: { text: 'SSN 123-45-6789', mentions } },
      });
      expect(numbered.body.code).toBe('note.numberIncluded');
      const text = 'Called twice, nobody answered.';
      await robin.call('addNote', { id, body: { text, mentions: [...mentions, 'rev_unknown'] } });
      const { notes } = (await sam.call<Notes>('listNotes', { id })).body;
      expect(notes).toMatchObject([{ text, mentions: [{ name: 'Sam Okafor' }] }]);
      const mails = () => sandboxClient(at.sandbox).mails('sam.okafor@signet.example');
      await expect.poll(async () => (await mails()).length).toBe(1);
      const [mail] = await mails();
      expect(mail?.text).toContain(`/a/${view.reference}`);
      expect(JSON.stringify(mail)).not.toMatch(/nobody answered|Ruiz|Robin Ashe/);
      const stored = await at.deps.store.reviews.story(id);
      expect(stored.audit.at(-1)).toMatchObject({ action: 'note.added' });
      expect(JSON.stringify(stored.audit)).not.toContain('nobody answered');
    });

    test('a reviewer releases a claim', async () => {
      const { view } = await approvedApplication(at, 'ana', {
        'applicant.governmentIdentification.value': '0004',
      });
      const robin = await staffVisitor(desk, 'robin');
      await robin.call('claimReview', { id: view.id });
      const released = await robin.call<Found>('releaseReview', { id: view.id });
      expect(released.body.review.heldBy).toBeUndefined();
    });
  });
});
