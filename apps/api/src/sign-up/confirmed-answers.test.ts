import type { ApplicationView } from '@signet/rulebook/application-view';
import type { Problem } from '@signet/rulebook/core/problem';
import { expect, test } from 'vitest';
import { sql } from '../platform/sql/sql.ts';
import { onPostgres } from '../testing/for-each-database.ts';
import {
  approvedApplication,
  completedApplication,
  submittedApplication,
  TEST_TERMS,
  testApi,
  waitForDecision,
} from '../testing/test-api.ts';
import { askedForPartners, partnerIn, partnerNamed } from '../testing/test-partners.ts';

type Reply = Problem & ApplicationView;

onPostgres('an unlikely answer', (open) => {
  const at = testApi(open);

  let businesses = 0;
  const phoned = (localPhoneNumber: string) => ({ applicant: { phone: { localPhoneNumber } } });
  const named = (lastName: string) => ({ applicant: { name: { lastName } } });
  const begun = async () => {
    const { visitor, view } = await completedApplication(at, 'ana');
    let { version } = view;
    const put = async (body: object) => {
      const reply = await visitor.send<Reply>('PUT', `/api/v2/applications/${view.id}`, body, {
        version,
      });
      version = reply.body.version ?? version;
      return reply;
    };
    return { visitor, id: view.id, put };
  };

  test('is questioned at its field, and saved once the same value is repeated', async () => {
    const { put } = await begun();
    const asked = await put(named('Test'));
    expect(asked.status).toBe(422);
    expect(asked.body.errors).toEqual([
      {
        code: 'lastName.unlikely',
        field: 'applicant.name.lastName',
        kind: 'confirm',
        message: 'Is this your last name as it appears on your ID?',
      },
    ]);
    expect((await put({ ...named('Test'), confirmed: named('Tests') })).status).toBe(422);
    const saved = await put({ ...named('Test'), confirmed: named('Test') });
    expect(saved.body.applicant).toMatchObject({
      name: { lastName: 'Test' },
      confirmedAnswers: 'applicant.name.lastName:lastName.unlikely',
    });
  });

  test('is questioned again only when it changes', async () => {
    const { put } = await begun();
    await put({ ...named('Test'), confirmed: named('Test') });
    expect((await put(named('Test'))).status).toBe(200);
    expect((await put(named('Owner'))).body.errors?.map(({ code }) => code)).toEqual([
      'lastName.unlikely',
    ]);
    const changed = await put(named('Ruiz'));
    expect(changed.body.applicant.confirmedAnswers).toBeUndefined();
    expect((await put(named('Test'))).status).toBe(422);
  });

  test('is named in the decision’s evidence once confirmed, without its value', async () => {
    const { visitor, id, put } = await begun();
    await put({ ...named('Test'), confirmed: named('Test') });
    await visitor.send('POST', `/api/v2/applications/${id}/onboard`, TEST_TERMS);
    await waitForDecision(at, visitor, id);
    const [decision] = await at.database.run<{ evidence: { confirmed: string[] } }>(
      sql`select evidence from decisions where application_id = ${id}`,
    );
    expect(decision?.evidence.confirmed).toEqual(['lastName.unlikely']);
  });

  test('of an owner is questioned and confirmed in the same way', async () => {
    const applicant = await askedForPartners(at);
    const partner = { ...partnerNamed('Lena', { ownershipPercentage: '30' }), lastName: 'None' };
    const asked = await applicant.add(partner);
    expect(asked.body.errors?.map(({ field, kind }) => [field, kind])).toEqual([
      ['lastName', 'confirm'],
    ]);
    const added = await applicant.add({ ...partner, confirmed: { lastName: 'None' } });
    const owner = partnerIn(added.body.application, partner.email);
    expect(owner).toMatchObject({
      lastName: 'None',
      confirmedAnswers: 'lastName:lastName.unlikely',
    });
    const path = `/api/v2/applications/${applicant.id}/owners/${owner?.id}`;
    const share = { ownershipPercentage: '35' };
    const { version } = (
      await applicant.visitor.get<ApplicationView>(`/api/v2/applications/${applicant.id}`)
    ).body;
    expect((await applicant.visitor.send('PUT', path, share, { version })).status).toBe(200);
  });

  test('may come by a JSON patch together with its confirmation', async () => {
    const { visitor, id } = await begun();
    const patch = (...paths: string[]) =>
      visitor.send<Reply>(
        'PATCH',
        `/api/v1/commerce/onboarding-applications/${id}`,
        paths.map((path) => ({ op: 'replace', path, value: 'Test' })),
      );
    expect((await patch('/applicant/name/lastName')).status).toBe(422);
    expect(
      (await patch('/applicant/name/lastName', '/confirmed/applicant/name/lastName')).status,
    ).toBe(200);
  });

  test('of a phone number for codes is questioned and confirmed in the same way', async () => {
    const { visitor, view } = await submittedApplication(at, 'ana');
    const change = (more: object) =>
      visitor.send<Reply>('POST', `/api/v2/applications/${view.id}/phone`, {
        ...phoned('2005550123'),
        ...more,
      });
    const asked = await change({});
    expect([asked.status, asked.body.errors?.map(({ code, kind }) => [code, kind])]).toEqual([
      422,
      [['phone.areaCode', 'confirm']],
    ]);
    expect((await change({ confirmed: phoned('2005550123') })).body.errors ?? []).toEqual([]);
  });

  test.each([
    ['government-identifications', { value: '12-3456789', sourceType: 'FEIN' }],
    [
      'government-identifications/manual-entry',
      { value: '12-3456789', sourceType: 'FEIN', legalBusinessName: 'Webb Plumbing LLC' },
    ],
  ])(
    'of a tax ID given at %s is questioned, never repeated, and confirmed in the same way',
    async (path, body) => {
      businesses += 1;
      const { visitor, view } = await approvedApplication(at, 'marcus', {
        'company.governmentIdentification.value': `8630${businesses}1005`,
      });
      const give = (more: object) =>
        visitor.send<Reply>('POST', `/api/v2/applications/${view.id}/${path}`, {
          ...body,
          ...more,
        });
      const asked = await give({});
      expect([
        asked.status,
        asked.body.errors?.map(({ code, kind, offer }) => [code, kind, offer]),
      ]).toEqual([422, [['ein.sequence', 'confirm', undefined]]]);
      expect(asked.text).not.toMatch(/12-?3456789/);
      expect((await give({ confirmed: { value: body.value } })).status).toBe(200);
    },
  );
});
