import { expect, test } from 'vitest';
import { onPostgres } from '../testing/for-each-database.ts';
import { completedApplication, signInPersona, testApi } from '../testing/test-api.ts';

const NO_SIN = { 'applicant.governmentIdentification.value': '' };
const TERMS_CA = { signed: true, id: 'merchant-agreement-ca', version: '2026-10-01' };

onPostgres('an application in Canada', (open) => {
  const at = testApi(open);

  test.each([
    ['QC', undefined, 'fr'],
    ['QC', 'en', 'en'],
    ['ON', undefined, 'en'],
    ['ON', 'fr', 'fr'],
  ] as const)(
    'terms agreed to in %s with the language %s are kept as %s',
    async (territory, language, kept) => {
      const { visitor, view } = await completedApplication(at, 'chloe', {
        ...NO_SIN,
        'company.address.territory': territory,
      });
      const body = { terms: { ...TERMS_CA, ...(language ? { language } : {}) } };
      const sent = await visitor.send('POST', `/api/v2/applications/${view.id}/onboard`, body);
      expect([sent.status, sent.body.applicant.terms?.language]).toEqual([202, kept]);
    },
  );

  test('analytics receive kind, length and province of a corporation number, never the number', async () => {
    const company = { 'company.registered': true, 'company.name': 'Fleurs Gagné inc.' };
    const { visitor, view } = await completedApplication(at, 'chloe', { ...NO_SIN, ...company });
    visitor.cookies.set('tracking', 'yes');
    const body = { company: { governmentIdentification: { value: 'C-1234-568' } } };
    expect(
      (
        await visitor.send('PUT', `/api/v2/applications/${view.id}`, body, {
          version: view.version,
        })
      ).status,
    ).toBe(200);
    const told = await at.database.run({
      texts: ["select params from analytics where type = 'corporationNumber.submitted'"],
      values: [],
    });
    expect(told).toMatchObject([
      { params: { numberKind: 'alphanumeric', numberLength: 8, province: 'QC' } },
    ]);
    expect(JSON.stringify(told)).not.toContain('1234568');
  });

  test('removes stored answers whose question no longer applies, also sealed ones', async () => {
    const company = {
      'company.registered': true,
      'company.name': 'Fleurs Gagné inc.',
      'company.governmentIdentification.value': 'C-1234-567',
    };
    const { visitor, view } = await completedApplication(at, 'chloe', { ...NO_SIN, ...company });
    expect([view.company.name, view.company.governmentIdentification?.onFile]).toEqual([
      'Fleurs Gagné inc.',
      true,
    ]);
    const path = `/api/v2/applications/${view.id}`;
    const saved = await visitor.send(
      'PUT',
      path,
      { company: { registered: 'NO' } },
      { version: view.version },
    );
    expect([saved.body.company.name, saved.body.company.governmentIdentification]).toEqual([
      undefined,
      undefined,
    ]);
  });

  test('refuses a restaurant in Quebec at its address or industry, and accepts it in Ontario', async () => {
    const { visitor, view } = await completedApplication(at, 'chloe', {
      ...NO_SIN,
      'company.address.territory': 'ON',
      'company.mccDetails.id': '3',
    });
    const path = `/api/v2/applications/${view.id}`;
    const refused = await visitor.send<{ code: string; errors: { field: string }[] }>(
      'PUT',
      path,
      { company: { address: { territory: 'QC' } } },
      { version: view.version },
    );
    expect([refused.status, refused.body.code, refused.body.errors[0]?.field]).toEqual([
      422,
      'quebec.blocked',
      'company.address.territory',
    ]);
    expect(view.page).toBe('check-answers');
  });

  test('keeps a mobile number in another country, but not a VoIP number', async () => {
    for (const [phone, kept] of [
      ['4165550123', '4165550123'],
      ['4165550199', undefined],
    ]) {
      const { visitor } = await signInPersona(at, 'chloe');
      const body = {
        applicant: { phone: { localPhoneNumber: phone } },
        application: { currency: 'USD' },
      };
      const made = await visitor.send('POST', '/api/v2/applications?find=true', body);
      expect([made.status, made.body.applicant.phone.localPhoneNumber]).toEqual([201, kept]);
    }
  });
});
