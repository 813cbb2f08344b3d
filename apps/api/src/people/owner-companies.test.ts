import type { ApplicationView } from '@signet/rulebook/application-view';
import type { Problem } from '@signet/rulebook/core/problem';
import { ENDPOINT_PATHS, type EndpointKey } from '@signet/rulebook/endpoint-paths';
import type { ReplyOf } from '@signet/rulebook/endpoints';
import { expect, test } from 'vitest';
import { sql } from '../platform/sql/sql.ts';
import { onPostgres } from '../testing/for-each-database.ts';
import { newVisitor, testApi, waitForDecision } from '../testing/test-api.ts';
import {
  askedForPartners,
  invitationLinks,
  PARTNER_DETAILS,
  partnerIn,
  partnerNamed,
  partnerVisitor,
} from '../testing/test-partners.ts';
import { decideByHand, REVIEWER_HEADERS } from '../testing/test-reviews.ts';

type Applicant = Awaited<ReturnType<typeof askedForPartners>>;
type Reply = { application: ApplicationView } & Problem;

const HOLDINGS = {
  companyKind: 'company',
  companyName: 'Bell Holdings LLC',
  companyNumber: '47-1234567',
  companyCountry: 'US',
};

onPostgres('a company that owns a part of the business', (open) => {
  const at = testApi(open);

  const callsOf = (applicant: Applicant) => {
    const send = async (
      key: EndpointKey,
      ids: Readonly<Record<string, string>>,
      body: unknown = {},
    ) => {
      const [method, path] = ENDPOINT_PATHS[key];
      const address = Object.entries(ids).reduce(
        (url, [name, id]) => url.replace(`{${name}}`, id),
        path.replace('{id}', applicant.id),
      );
      const reply = await applicant.visitor.send<Reply>(
        method as 'POST' | 'PUT' | 'DELETE',
        address,
        body,
        { version: applicant.seen() },
      );
      if (reply.status < 300) applicant.see(reply.body.application.version);
      return reply;
    };
    return {
      add: (body: unknown) => send('addOwnerCompany', {}, body),
      change: (companyId: string, body: unknown) => send('updateOwnerCompany', { companyId }, body),
      remove: (companyId: string) => send('deleteOwnerCompany', { companyId }),
      hold: (companyId: string, holderId: string, body: unknown) =>
        send('putOwnerHolding', { companyId, holderId }, body),
      release: (companyId: string, holderId: string) =>
        send('deleteOwnerHolding', { companyId, holderId }),
    };
  };
  const companyIn = ({ body }: { body: Reply }, name = HOLDINGS.companyName) =>
    body.application.owners?.companies?.find((company) => company.name === name);
  const refresh = ({ visitor, id }: Applicant) => waitForDecision(at, visitor, id);
  const sendMails = async () => {
    for (let turn = 0; turn < 3; turn++) await at.queue.runDue();
  };
  /** The applicant holds 40 %, Bell Holdings the rest. */
  async function withHoldings() {
    const applicant = await askedForPartners(at, {}, '40');
    const companies = callsOf(applicant);
    const added = await companies.add({ ...HOLDINGS, companyShare: '60' });
    expect(added.status).toBe(201);
    return { applicant, companies, companyId: companyIn(added)?.id ?? '', added };
  }
  const behind = (name: string, companyId: string, companyShare: string, more: object = {}) => {
    const { ownershipPercentage: _direct, ...partner } = partnerNamed(name);
    return { ...partner, ...PARTNER_DETAILS, holdingOf: companyId, companyShare, ...more };
  };

  test('asks for the people behind it, invites them, and verifies them as any other owner', {
    timeout: 120_000,
  }, async () => {
    const { applicant, companyId, added } = await withHoldings();
    expect(companyIn(added)).toMatchObject({
      kind: 'company',
      country: 'US',
      number: { onFile: true, last4: '4567' },
      status: 'lacksPeople',
      stake: { percent: '60', countedAs: 'share' },
    });
    expect(added.text).not.toContain('1234567');
    expect(await applicant.code(applicant.submit())).toEqual([422, 'owners.companyIncomplete']);
    const kim = await applicant.add(behind('Kim', companyId, '50'));
    expect(partnerIn(kim.body.application, behind('Kim', companyId, '50').email)?.stake).toEqual({
      percent: '30',
      countedAs: 'share',
      paths: [{ through: [companyId], percent: '30' }],
    });
    await applicant.add(
      behind('Noor', companyId, '50', { governmentIdentification: { value: '4322' } }),
    );
    expect((await applicant.submit()).status).toBe(200);
    expect(await refresh(applicant)).toMatchObject({
      decision: 'APPROVED_PENDING',
      boStatus: 'INFO_PROVIDED',
    });
    await sendMails();
    for (const name of ['Kim', 'Noor']) {
      const { email } = behind(name, companyId, '50');
      const ownerId = partnerIn(await refresh(applicant), email)?.id ?? '';
      const [link] = await invitationLinks(at, email);
      const partner = await partnerVisitor(at, email, applicant.id, ownerId);
      await partner.open(link?.token ?? '');
      await partner.accept();
      await partner.details({
        ...PARTNER_DETAILS,
        governmentIdentification: { value: name === 'Kim' ? '4321' : '4322' },
      });
      await sendMails();
      expect((await partner.record()).body.verification).toBe('verified');
    }
    expect((await refresh(applicant)).decision).toBe('APPROVED');
    expect(await at.deps.store.audit.verify(applicant.id)).toMatchObject({ ok: true });
  });

  test('goes to review with its reason when its people cannot be named, and needs two approvals', {
    timeout: 120_000,
  }, async () => {
    const { applicant, companies, companyId } = await withHoldings();
    expect(
      companyIn(await companies.change(companyId, { unnamed: 'publiclyTraded' }))?.status,
    ).toBe('unnamed');
    expect((await applicant.submit()).status).toBe(200);
    const view = await refresh(applicant);
    expect([view.decision, view.status.reason?.code, view.status.waitingOn]).toEqual([
      'PENDING',
      'owners.unnamed',
      'us',
    ]);
    const story = await newVisitor(at).get<ReplyOf<'explainApplication'>>(
      `/api/v2/reviews/${applicant.id}`,
      REVIEWER_HEADERS.Robin,
    );
    expect(story.body.companies).toMatchObject([
      { name: 'Bell Holdings LLC', unnamed: 'publiclyTraded', stake: { percent: '60' } },
    ]);
    expect(story.body.decisions.at(-1)).toMatchObject({
      rowId: '15-owner-unnamed',
      evidence: { ownerCompanies: 1, unnamedOwners: ['publiclyTraded'] },
    });
    const first = await decideByHand(at, applicant.id, {
      decision: 'APPROVED',
      reason: 'review.passed',
    });
    expect(first.body.review?.proposal).toMatchObject({ reviewer: { name: 'Robin' } });
  });

  test('may stand behind another, but not behind itself and not on a fourth level', {
    timeout: 120_000,
  }, async () => {
    const { applicant, companies, companyId } = await withHoldings();
    const below = async (of: string, companyName: string) =>
      companies.add({ ...HOLDINGS, companyName, companyShare: '100', of });
    const second = companyIn(await below(companyId, 'Second Inc'), 'Second Inc')?.id ?? '';
    const third = companyIn(await below(second, 'Third Inc'), 'Third Inc')?.id ?? '';
    expect(await applicant.code(below(third, 'Fourth Inc'))).toEqual([
      422,
      'owners.companyTooDeep',
      'companyShare owners.companyTooDeep',
    ]);
    expect(await applicant.code(companies.hold(third, companyId, { companyShare: '10' }))).toEqual([
      422,
      'owners.companyCycle',
      'companyShare owners.companyCycle',
    ]);
    const removed = await companies.remove(second);
    expect(removed.body.application.owners?.companies?.map(({ name }) => name)).toEqual([
      'Bell Holdings LLC',
    ]);
  });

  test('adds its share to the person’s other shares, who counts from a quarter on', {
    timeout: 120_000,
  }, async () => {
    const { applicant, companies, companyId } = await withHoldings();
    const added = await applicant.add(behind('Kim', companyId, '30'));
    const { id: kim = '' } =
      partnerIn(added.body.application, behind('Kim', companyId, '30').email) ?? {};
    await companies.change(companyId, { isRestSmall: true });
    expect(await applicant.code(applicant.submit())).toEqual([422, 'owners.notCounted']);
    const other = await companies.add({
      ...HOLDINGS,
      companyName: 'Side Trust',
      companyKind: 'trust',
      companyShare: '30',
      of: companyId,
    });
    expect(companyIn(other, 'Side Trust')?.status).toBe('small');
    const second = await companies.add({
      ...HOLDINGS,
      companyName: 'Side Inc',
      companyShare: '40',
      of: companyId,
    });
    const sideId = companyIn(second, 'Side Inc')?.id ?? '';
    const held = await companies.hold(sideId, kim, { companyShare: '50' });
    expect(held.body.application.owners?.list.find(({ id }) => id === kim)?.stake).toMatchObject({
      percent: '30',
      countedAs: 'share',
    });
    const released = await companies.release(sideId, kim);
    expect(
      released.body.application.owners?.list.find(({ id }) => id === kim)?.stake,
    ).toMatchObject({ percent: '18' });
  });

  test('a trust names its trustee', { timeout: 120_000 }, async () => {
    const applicant = await askedForPartners(at, {}, '60');
    const companies = callsOf(applicant);
    const added = await companies.add({
      ...HOLDINGS,
      companyName: 'Webb Family Trust',
      companyKind: 'trust',
      companyShare: '40',
    });
    const trust = companyIn(added, 'Webb Family Trust');
    expect(trust?.status).toBe('lacksTrustee');
    const named = await applicant.add(behind('Otto', trust?.id ?? '', ''));
    expect([named.status, companyIn(named, 'Webb Family Trust')?.status]).toEqual([
      201,
      'complete',
    ]);
    expect(partnerIn(named.body.application, behind('Otto', '', '').email)?.stake).toMatchObject({
      percent: '0',
      countedAs: 'trustee',
    });
    expect((await applicant.submit()).status).toBe(200);
  });

  test.each([
    ['no name', { companyName: '' }, 'companyName ownerCompanyName.required'],
    [
      'a number of noughts',
      { companyNumber: '000-000' },
      'companyNumber ownerCompanyNumber.format',
    ],
    ['an unknown country', { companyCountry: 'XX' }, 'companyCountry ownerCompanyCountry.unknown'],
    ['no share', { companyShare: '0' }, 'companyShare companyShare.tooLow'],
  ])('is refused with %s', async (_what, changed, error) => {
    const applicant = await askedForPartners(at, {}, '40');
    expect(
      await applicant.code(callsOf(applicant).add({ ...HOLDINGS, companyShare: '60', ...changed })),
    ).toContain(error);
  });

  test('is erased with the application', async () => {
    const { applicant } = await withHoldings();
    await at.database.run(
      sql`update applications set decision = 'DECLINED' where id = ${applicant.id}`,
    );
    await at.deps.store.erase(applicant.id, 'test');
    const left =
      await at.database.run(sql`select 1 from owner_companies where application_id = ${applicant.id}
      union all select 1 from owner_holdings where application_id = ${applicant.id}`);
    expect(left).toEqual([]);
  });
});
