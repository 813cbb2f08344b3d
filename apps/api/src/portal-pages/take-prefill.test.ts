import type { Problem } from '@signet/rulebook/core/problem';
import type { ReplyOf } from '@signet/rulebook/endpoints';
import { PARTNER_LIMITS } from '@signet/rulebook/partners/limits';
import { beforeAll, expect, test } from 'vitest';
import { sql } from '../platform/sql/sql.ts';
import { onPostgres } from '../testing/for-each-database.ts';
import { partnerRow, partnerServer, seedPartners } from '../testing/partner-servers.ts';
import { newVisitor, signInPersona, testApi } from '../testing/test-api.ts';
import { sweep } from '../testing/test-duties.ts';

type Made = ReplyOf<'createPrefill'> & Problem;

const VALUES = {
  name: 'Paula Prefill',
  email: 'paula@parent.example',
  companyDba: 'Prefill & Sons',
  campaign: 'spring',
  companyPhone: '4155552671',
};

onPostgres('answers that a partner’s server stores for a link', (open) => {
  const at = testApi(open);
  let server: Awaited<ReturnType<typeof partnerServer>>;
  beforeAll(async () => {
    await seedPartners(at, [
      partnerRow('ledger', ['ledger'], {
        movedReferrals: { old: 'http://localhost:3000/r/ledger/get-started' },
      }),
      partnerRow('other', ['other']),
    ]);
    server = await partnerServer(at, 'ledger');
  });

  const leave = (body: object) => server.post<Made>('/api/v2/prefills', body);
  const left = async () => (await leave({ values: VALUES })).body;
  const prefillAt = async (path: string, visitor = newVisitor(at)) => {
    const arrived = await visitor.get(path);
    const page =
      arrived.status === 303 ? await visitor.get(String(arrived.headers.location)) : arrived;
    const boot =
      page.text.match(/<script type="application\/json" id="boot">(.*?)<\/script>/s)?.[1] ?? '{}';
    return { arrived, prefill: JSON.parse(boot).prefill as Record<string, unknown> | undefined };
  };
  const linkOf = ({ url = '' }: Made) => new URL(url).pathname + new URL(url).search;

  test('prefill the first visit only, leave the address at once, and are stored encrypted', async () => {
    const made = await left();
    expect(made.url).toBe(`http://localhost:3000/r/ledger/get-started?prefillId=${made.prefillId}`);
    expect(made.expiresAt).toBeGreaterThan(at.clock.now() + PARTNER_LIMITS.prefillMs - 60_000);
    const stored = JSON.stringify(await at.database.run(sql`select * from partner_prefills`));
    for (const text of ['Paula', made.prefillId]) expect(stored).not.toContain(text);
    const { arrived, prefill } = await prefillAt(`${linkOf(made)}&companyDba=Typed`);
    expect([arrived.status, arrived.headers.location]).toEqual([303, '/r/ledger/get-started']);
    expect(prefill).toMatchObject({
      'applicant.name.firstName': 'Paula',
      'company.dba': 'Prefill & Sons',
    });
    expect((await prefillAt(linkOf(made))).prefill).toBeUndefined();
  });

  test('are stored with the new application, including those that no earlier page asks', async () => {
    const { visitor } = await signInPersona(at, 'ana');
    await visitor.get(linkOf(await left()));
    const applicant = {
      name: { firstName: 'Paula', lastName: 'Prefill' },
      email: { emailAddress: 'paula@parent.example' },
    };
    const company = {
      registered: 'NO',
      dba: 'Prefill & Sons',
      gpv: 'band1',
      mccDetails: { id: '31' },
    };
    const { body } = await visitor.send('POST', '/api/v2/applications', {
      applicant,
      company,
      application: { currency: 'USD' },
    });
    expect(body).toMatchObject({ campaignName: 'spring' });
    expect(JSON.stringify(body)).toContain('4155552671');
  });

  test('an expired or unknown link prefills nothing, nor does one under another partner or the portal', async () => {
    const made = await left();
    for (const prefix of ['/r/other', ''])
      expect(
        (await prefillAt(`${prefix}/get-started?prefillId=${made.prefillId}`)).prefill,
      ).toBeUndefined();
    expect((await prefillAt(linkOf(made))).prefill).toMatchObject({
      'applicant.name.firstName': 'Paula',
    });
    const late = await left();
    await at.clock.moveTo(at.clock.offsetMs() + PARTNER_LIMITS.prefillMs);
    expect((await prefillAt(linkOf(late))).prefill).toBeUndefined();
    for (const id of ['', 'x', `prefill_${'x'.repeat(43)}`])
      expect((await prefillAt(`/r/ledger/get-started?prefillId=${id}`)).arrived.status).toBe(303);
    await sweep(at.deps.store);
    expect(await at.database.run(sql`select 1 as one from partner_prefills`)).toEqual([]);
  });

  test('a link with a moved referral prefills too', async () => {
    const made = await leave({ values: VALUES, referralUrlId: 'old' });
    expect((await prefillAt(linkOf(made.body))).prefill).toMatchObject({
      'applicant.name.firstName': 'Paula',
    });
  });

  test('of two browsers that open a link at once one is prefilled', async () => {
    const link = linkOf(await left());
    const both = await Promise.all([prefillAt(link), prefillAt(link)]);
    expect(both.filter(({ prefill }) => prefill !== undefined)).toHaveLength(1);
  });

  test.each([
    [{ values: { companyIdentificationValue: '123-45-6789' } }, ['field.unknown']],
    [
      { values: { token: 'x', applicationId: 'urn:app:x', locale: 'fr-CA' } },
      ['field.unknown', 'field.unknown', 'field.unknown'],
    ],
    ...['123-45-6789', '123–45–6789', '123.45.6789', '123\u00a045 6789'].map(
      (text): [object, string[]] => [
        { values: { companyName: `Ana ${text}` } },
        ['prefill.taxIdIncluded'],
      ],
    ),
    [{ values: { companyName: 'Ana 4242 4242 4242 4242' } }, ['card.numberIncluded']],
    [{ values: { companyName: 7 } }, undefined],
    [{ values: VALUES, referralUrlId: 'other' }, ['request.validationFailed']],
    [{ values: VALUES, more: 1 }, undefined],
  ])('%j is refused', async (body, codes) => {
    const { status, body: problem } = await leave(body);
    expect([status, problem.code]).toEqual([422, 'request.validationFailed']);
    if (codes !== undefined) expect(problem.errors?.map(({ code }) => code)).toEqual(codes);
  });

  test('a call repeated with its idempotency key returns the same link', async () => {
    const headers = { authorization: `Bearer ${server.key}`, 'idempotency-key': 'prefill-once-1' };
    const [first, again] = [
      await server.post<Made>('/api/v2/prefills', { values: VALUES }, headers),
      await server.post<Made>('/api/v2/prefills', { values: VALUES }, headers),
    ];
    expect(first.status).toBe(201);
    expect(again.body).toEqual(first.body);
  });
});
