import type { Answers } from '@signet/rulebook/answer-rows';
import { UNDERWRITING } from '@signet/rulebook/decision/underwriting';
import type { ReplyOf } from '@signet/rulebook/endpoints';
import { sandboxClient } from '@signet/testing/sandbox-client';
import { beforeAll, expect, test } from 'vitest';
import { sql } from '../platform/sql/sql.ts';
import { onPostgres } from '../testing/for-each-database.ts';
import { partnerRow, partnerServer, seedPartners } from '../testing/partner-servers.ts';
import {
  completedApplication,
  newestCode,
  TEST_TERMS,
  testApi,
  waitForDecision,
} from '../testing/test-api.ts';
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
  const text = JSON.stringify(said).replaceAll(LISTED, '');
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

type Case = 'plain' | 'watchList' | 'duplicate';
type Heard = Record<'applicant' | 'support' | 'story' | 'partner' | 'events' | 'mails', unknown>;

onPostgres('findings that nobody is told', (open) => {
  const at = testApi(open);
  const desk = testDesk(at);
  const heard: Partial<Record<Case, Heard>> = {};

  /** An application that came by a partner who is told of it, sent, and with its phone proven. */
  async function sent(changed: Answers, isAskedForCode: boolean) {
    const { visitor, view, who } = await completedApplication(at, 'ana', changed);
    await at.database.run(
      sql`update applications set referral_url_id = 'ledger' where id = ${view.id}`,
    );
    await visitor.send('POST', `/api/v2/applications/${view.id}/onboard`, TEST_TERMS);
    await waitForDecision(at, visitor, view.id);
    if (isAskedForCode)
      await visitor.send('POST', `/api/v2/applications/${view.id}/step-ups/otp`, {
        code: await newestCode(at, who),
      });
    return { visitor, who, view: await waitForDecision(at, visitor, view.id) };
  }

  /** Everything that the applicant, the partner they came by and support are told of it. */
  async function hear(made: Awaited<ReturnType<typeof sent>>): Promise<Heard> {
    const { visitor, view, who } = made;
    const path = `/api/v2/applications/${view.id}`;
    const ledger = await partnerServer(at, 'ledger');
    const jules = await staffVisitor(desk, 'jules');
    const support = await supportVisitor(at, view.id, 'HELP-9');
    const email = who.answers['applicant.email.emailAddress'] ?? '';
    const all = {
      applicant: (await visitor.get(path)).body,
      support: (await support.get(path)).body,
      story: (await jules.call<ReplyOf<'readStory'>>('readStory', { id: view.reference })).body,
      partner: (await ledger.get<object>(`/api/v2/partners/applications/${view.id}`)).body,
      events: await at.database.run(
        sql`select type, body from partner_events where application_id = ${view.id}`,
      ),
      mails: await sandboxClient(at.sandbox).mails(email),
    };
    await ledger.revoke();
    return all;
  }

  beforeAll(async () => {
    await seedPartners(at, [
      partnerRow('ledger', ['ledger'], {
        webhookEndpoints: [{ url: 'https://hooks.ledger.example/' }],
      }),
    ]);
    const plain = await sent({ [SSN]: '0004' }, true);
    heard.plain = await hear(plain);
    heard.watchList = await hear(await sent({ [LAST]: LISTED }, false));
    await decideByHand(at, plain.view.id, { decision: 'DECLINED', reason: 'person.fraud' });
    const same = { [LAST]: plain.who.answers[LAST] ?? '', [SSN]: '0004' };
    heard.duplicate = await hear(await sent(same, false));
  });

  const HIDDEN = ['watchList', 'duplicate'] as const;

  test.each(HIDDEN)('no word and no row of a %s reaches anybody outside', (which) => {
    const found = Object.entries(heard[which] ?? {}).map(([where, said]) => [where, hintsIn(said)]);
    expect(found).toEqual(Object.keys(heard.plain ?? {}).map((where) => [where, []]));
  });

  test.each(HIDDEN)('the status of a %s is that of a plain review, with its day', (which) => {
    const statusOf = (of: Case) => (heard[of]?.applicant as { status: object } | undefined)?.status;
    const { since: _plain, ...plain } = { since: 0, ...statusOf('plain') };
    const { since: _own, ...own } = { since: 0, ...statusOf(which) };
    expect(own).toEqual(plain);
  });

  test.each(HIDDEN)('each reply about a %s has the shape of one about a plain review', (which) => {
    for (const where of ['applicant', 'support', 'story', 'partner'] as const)
      expect([where, shapeOf(heard[which]?.[where])]).toEqual([
        where,
        shapeOf(heard.plain?.[where]),
      ]);
  });
});
