import type { Answers } from '@signet/rulebook/answer-rows';
import { CONSOLE_PARTNER_CALLS } from '@signet/rulebook/console-calls';
import { keysOf } from '@signet/rulebook/core/keys-of';
import { UNDERWRITING } from '@signet/rulebook/decision/underwriting';
import { ENDPOINT_PATHS, type EndpointKey } from '@signet/rulebook/endpoint-paths';
import { ENDPOINTS } from '@signet/rulebook/endpoints';
import { mailTo } from '@signet/testing/applications';
import { sandboxClient } from '@signet/testing/sandbox-client';
import { beforeAll, expect, test } from 'vitest';
import { samplePartners } from '../platform/config/sample-partners.ts';
import { sql } from '../platform/sql/sql.ts';
import { onPostgres } from '../testing/for-each-database.ts';
import { partnerServer, seedPartners } from '../testing/partner-servers.ts';
import {
  completedApplication,
  newestCode,
  TEST_TERMS,
  testApi,
  waitForDecision,
} from '../testing/test-api.ts';
import { consoleVisitor, testConsole } from '../testing/test-console.ts';
import { staffVisitor, testDesk } from '../testing/test-desk.ts';
import { decideByHand, supportVisitor } from '../testing/test-reviews.ts';

const LAST = 'applicant.name.lastName';
const SSN = 'applicant.governmentIdentification.value';
/** A last name that the watch list of the sandbox knows; it is the applicant’s own, so it is no hint. */
const LISTED = 'Watchlisted';

/** What a finding is called, wherever it is written; row ids of the rules come on top. */
const HINTS =
  /watch.?list|sanction|duplicate|fraud|declined in the last|same person|another user|evidence|rowId/i;
const ROWS = UNDERWRITING.map(({ id }) => id);

const hintsIn = (said: unknown): string[] => {
  const text = JSON.stringify(said ?? '').replaceAll(LISTED, '');
  return [
    ...(HINTS.exec(text)?.slice(0, 1) ?? []),
    ...ROWS.filter((row) => text.includes(`"${row}"`)),
  ];
};

/**
 * Steps that somebody has answered: the rules stop at a finding before they ask for a code, so there
 * are none yet.
 */
const ANSWERED = ['stepUpDetails', 'stepUps'];

/** Names and kinds of everything in a reply, without its values. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return [...new Set(value.map((one) => JSON.stringify(shapeOf(one))))];
  if (typeof value !== 'object' || value === null) return typeof value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, part]) => [name, ANSWERED.includes(name) ? 'steps' : shapeOf(part)]),
  );
}

/** Every call that reads something, by who may make it: a new one is asked here by itself. */
const readsOf = (who: string): EndpointKey[] =>
  keysOf(ENDPOINTS).filter((key) => ENDPOINTS[key].who === who && ENDPOINT_PATHS[key][0] === 'GET');

/** Lists grow with each application, so only their words are compared. */
const isAboutOne = (key: EndpointKey): boolean => ENDPOINT_PATHS[key][1].includes('{id}');

/** Says which sources answer, by their names, and of no application what one answered. */
const SOURCES: EndpointKey = 'readSources';

type Reads = Readonly<Partial<Record<EndpointKey, unknown>>>;

/** What each call answers about an application. */
const allOf = async (
  keys: readonly EndpointKey[],
  read: (key: EndpointKey) => Promise<{ body: unknown }>,
): Promise<Reads> => {
  const said: Partial<Record<EndpointKey, unknown>> = {};
  for (const key of keys) said[key] = (await read(key)).body;
  return said;
};

type Case = 'plain' | 'watchList' | 'duplicate';
type Heard = Record<'applicant' | 'viewer' | 'support' | 'partner' | 'console', Reads> &
  Record<'events' | 'mails' | 'accounts', unknown> & {
    exported: Readonly<Record<string, unknown>>;
  };

onPostgres('findings that nobody is told', (open) => {
  const at = testApi(open);
  const desk = testDesk(at);
  const partnersConsole = testConsole(at);
  const heard: Partial<Record<Case, Heard>> = {};

  /** An application that came by a partner who is told of it, sent, and with its phone proven. */
  async function sent(changed: Answers, isAskedForCode: boolean) {
    const { visitor, view, who } = await completedApplication(at, 'ana', changed);
    await at.database.run(
      sql`update applications set referral_url_id = 'northwind' where id = ${view.id}`,
    );
    await visitor.send('POST', `/api/v2/applications/${view.id}/onboard`, TEST_TERMS);
    await waitForDecision(at, visitor, view.id);
    if (isAskedForCode)
      await visitor.send('POST', `/api/v2/applications/${view.id}/step-ups/otp`, {
        code: await newestCode(at, who),
      });
    return { visitor, who, view: await waitForDecision(at, visitor, view.id) };
  }

  /**
   * Everything that the applicant, the partner they came by, its people at the console and support
   * are told of it.
   */
  async function hear(made: Awaited<ReturnType<typeof sent>>): Promise<Heard> {
    const { visitor, view, who } = made;
    const pathOf = (key: EndpointKey) =>
      ENDPOINT_PATHS[key][1].replace('{id}', view.id).replaceAll(/\{\w+\}/g, 'none');
    const northwind = await partnerServer(at, 'northwind');
    const jules = await staffVisitor(desk, 'jules');
    const nina = await consoleVisitor(partnersConsole, 'nina');
    const viewer = await supportVisitor(at, view.id, 'HELP-9');
    await at.queue.runDue();
    const all: Heard = {
      applicant: await allOf(readsOf('applicant'), (key) => visitor.get(pathOf(key))),
      viewer: await allOf(readsOf('applicant'), (key) => viewer.get(pathOf(key))),
      support: await allOf(
        readsOf('staff').filter((key) => key !== SOURCES),
        (key) => jules.call(key, { id: key === 'readStory' ? view.reference : view.id }),
      ),
      partner: await allOf(readsOf('partner'), (key) => northwind.get<object>(pathOf(key))),
      console: await allOf(
        [
          ...readsOf('console'),
          ...CONSOLE_PARTNER_CALLS.filter((key) => ENDPOINT_PATHS[key][0] === 'GET'),
        ],
        (key) => nina.call(key, { id: view.id }),
      ),
      accounts: (await visitor.get(ENDPOINT_PATHS.getAccounts[1])).body,
      events: await at.database.run(sql`select e.type, e.body, d.url from partner_events e
        left join partner_deliveries d on d.event_id = e.id where e.application_id = ${view.id}`),
      mails: await sandboxClient(at.sandbox).mails(mailTo(who)),
      exported: await at.deps.store.exportPerson(mailTo(who)),
    };
    await northwind.revoke();
    return all;
  }

  beforeAll(async () => {
    const companies = samplePartners({ sandbox: at.sandbox, publicUrl: 'http://localhost' });
    await seedPartners(
      at,
      companies.map((row) =>
        row.id === 'northwind'
          ? { ...row, webhookEndpoints: [{ url: 'https://hooks.northwind.example/' }] }
          : row,
      ),
    );
    const plain = await sent({ [SSN]: '0004' }, true);
    heard.plain = await hear(plain);
    heard.watchList = await hear(await sent({ [LAST]: LISTED }, false));
    await decideByHand(at, plain.view.id, { decision: 'DECLINED', reason: 'person.fraud' });
    const same = { [LAST]: plain.who.answers[LAST] ?? '', [SSN]: '0004' };
    heard.duplicate = await hear(await sent(same, false));
  });

  const HIDDEN = ['watchList', 'duplicate'] as const;

  test.each(HIDDEN)('no word and no row of a %s reaches anybody outside', (which) => {
    const { events, mails, accounts, ...reads } = heard[which] ?? {};
    const all = Object.entries({ ...reads, pushed: { events, mails, accounts } });
    const found = all.flatMap(([where, said]) =>
      Object.entries(said).flatMap(([key, one]) => hintsIn(one).map((hint) => [where, key, hint])),
    );
    expect(found).toEqual([]);
  });

  test.each(HIDDEN)('everybody outside was really told something of a %s', (which) => {
    const { applicant, viewer, support, partner, console, events, mails, exported } =
      heard[which] ?? {};
    for (const one of [applicant, viewer])
      expect(one?.getApplication).toMatchObject({ status: { id: 'inReview' } });
    expect(support?.readStory).toMatchObject({ statusId: 'inReview' });
    for (const one of [partner, console])
      expect(one?.getPartnerApplication).toMatchObject({ application: { status: 'inReview' } });
    expect([events, mails, exported?.applications]).toEqual(
      Array.from({ length: 3 }, () => expect.arrayContaining([expect.anything()])),
    );
  });

  test('a file that is not for the person says what was found, and is on record as such', async () => {
    const { view, who } = await sent({ [LAST]: LISTED }, false);
    const found = await at.deps.store.exportPerson(mailTo(who), 'test', { withFindings: true });
    expect(hintsIn([found.decisions, found.evidence, found.audit])).not.toEqual([]);
    const { audit } = await at.deps.store.reviews.story(view.id);
    expect(audit.at(-1)).toMatchObject({
      action: 'person.exported',
      detail: JSON.stringify({ withFindings: true }),
    });
  });

  test.each(HIDDEN)('the status of a %s is that of a plain review, with its day', (which) => {
    const statusOf = (of: Case) =>
      (heard[of]?.applicant.getApplication as { status: object } | undefined)?.status;
    const { since: _plain, ...plain } = { since: 0, ...statusOf('plain') };
    const { since: _own, ...own } = { since: 0, ...statusOf(which) };
    expect(own).toEqual(plain);
  });

  test.each(HIDDEN)('each reply about a %s has the shape of one about a plain review', (which) => {
    for (const where of ['applicant', 'viewer', 'support', 'partner', 'console'] as const)
      for (const key of keysOf(heard.plain?.[where] ?? {}).filter(isAboutOne))
        expect([where, key, shapeOf(heard[which]?.[where][key])]).toEqual([
          ...[where, key],
          shapeOf(heard.plain?.[where][key]),
        ]);
  });
});
