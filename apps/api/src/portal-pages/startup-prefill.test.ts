import type { ApplicationView } from '@signet/rulebook/application-view';
import type { Problem } from '@signet/rulebook/core/problem';
import { SIGN_UP_LIMITS } from '@signet/rulebook/sign-up/limits';
import { STARTUP_PARAMETERS } from '@signet/rulebook/startup-parameters';
import { beforeAll, expect, test } from 'vitest';
import { sql } from '../platform/sql/sql.ts';
import { onPostgres } from '../testing/for-each-database.ts';
import { newVisitor, signInPersona, testApi } from '../testing/test-api.ts';
import { hasPortalBuild } from './portal-build.ts';

type Page = { text: string };
const bootOf = ({ text }: Page) =>
  JSON.parse(
    text.match(/<script type="application\/json" id="boot">(.*?)<\/script>/s)?.[1] ?? '{}',
  );

const LINK = `/?${new URLSearchParams({
  name: 'Paula Prefill',
  email: 'paula@parent.example',
  phone: '4155552671',
  companyDba: 'Prefill & Sons',
  companySegment: 'RESTAURANT',
  companyAddressLine1: '4711 Prefill Rd',
  companyCity: 'Austin',
  companyTerritory: 'TX',
  companyZip: '78701',
  companyIdentificationType: 'INDIVIDUAL',
  companyIdentificationValue: '123-45-6789',
  token: 'parent-token',
  campaign: 'spring',
  source: 'newsletter',
  agentId: 'agent-7',
  ventureId: 'venture-9',
  customerId: 'customer-5',
  serviceId: 'service-3',
  serviceType: 'woosaas',
  lead_id: 'lead-1',
  showStoreSwitcher: 'true',
})}`;
const SECRETS = ['123-45-6789', '123456789', 'parent-token'];
const TOLD = ['Paula', 'paula@parent.example', '4155552671', 'Main St', ...SECRETS];

onPostgres('answers in a partner’s link', (open) => {
  const at = testApi(open);
  beforeAll(async () => {
    if (!hasPortalBuild(at.deps.config.portalDist))
      throw new Error('build the portal first: npm run build');
  });

  test('an unlikely one is stored, and must be confirmed on its page', async () => {
    const visitor = newVisitor(at);
    await visitor.get(
      '/?name=Ana+Test&companyAddressLine1=Bay+St&companyCity=Austin&companyTerritory=TX&companyZip=78701',
    );
    await visitor.signIn('ana.unlikely@bakes.example');
    const created = await visitor.send<ApplicationView>('POST', '/api/v2/applications', {});
    expect(created.body).toMatchObject({
      page: 'application-applicant',
      applicant: { name: { lastName: 'Test' } },
    });
    const path = `/api/v2/applications/${created.body.id}`;
    const named = { applicant: { name: { lastName: 'Test' } } };
    const put = (body: object, version: number) =>
      visitor.send<ApplicationView & Problem>('PUT', path, body, { version });
    const { version } = created.body;
    expect((await put(named, version)).body.errors?.map(({ code, kind }) => [code, kind])).toEqual([
      ['lastName.unlikely', 'confirm'],
    ]);
    const confirmed = await put({ ...named, confirmed: named }, version);
    expect([confirmed.status, confirmed.body.page]).toEqual([200, 'application-business']);
  });

  test('leave the address at once, are in no readable cookie, and prefill the pages before sign-in', async () => {
    const visitor = newVisitor(at);
    const reply = await visitor.get(LINK);
    expect([reply.status, reply.headers.location]).toEqual([303, '/']);
    const cookies = decodeURIComponent([...visitor.cookies.values()].join(' '));
    expect(TOLD.filter((text) => cookies.includes(text))).toEqual([]);
    const page = await visitor.get('/applicant');
    expect(bootOf(page).prefill).toMatchObject({
      'applicant.name.firstName': 'Paula',
      'applicant.name.lastName': 'Prefill',
      'applicant.email.emailAddress': 'paula@parent.example',
      'company.dba': 'Prefill & Sons',
      'company.registered': false,
      'company.mccDetails.id': '1',
    });
    // Only answers for those pages: the others stay on the server, and secrets appear nowhere.
    expect(
      ['4711 Prefill Rd', '4155552671', ...SECRETS].filter((text) => page.text.includes(text)),
    ).toEqual([]);
    expect(page.headers['cache-control']).toBe('no-store');
    expect(bootOf(await visitor.get('/')).prefill).toMatchObject({
      'applicant.name.firstName': 'Paula',
    });
    expect(bootOf(await newVisitor(at).get('/')).prefill).toBeUndefined();
  });

  test('are stored with the new application and then forgotten; typed answers and the session’s email win', async () => {
    const { visitor, who } = await signInPersona(at, 'ana');
    await visitor.get(LINK);
    const created = await visitor.send('POST', '/api/v2/applications', {
      applicant: { name: { firstName: 'Typed' } },
      company: { registered: 'NO' },
      application: { currency: 'USD', source: 'typed' },
    });
    expect(created.status).toBe(201);
    const { body: view } = await visitor.get(`/api/v2/applications/${created.body.id}`);
    expect(view).toMatchObject({
      applicant: {
        name: { firstName: 'Typed', lastName: 'Prefill' },
        email: { emailAddress: who.answers['applicant.email.emailAddress'] },
        leadId: 'lead-1',
      },
      company: {
        dba: 'Prefill & Sons',
        address: { line1: '4711 Prefill Rd', city: 'Austin', territory: 'TX', zip: '78701' },
        segment: '5812',
      },
      source: 'typed',
      agentId: 'agent-7',
      campaignName: 'spring',
      ventureId: 'venture-9',
      customerId: 'customer-5',
      serviceId: 'service-3',
      serviceType: 'woosaas',
      storeSwitcher: true,
      originalIntent: 'CREATE_BUSINESS',
      originalApplicationLevel: 'FULL',
    });
    expect(JSON.stringify(view)).not.toContain('6789');
    expect(visitor.cookies.has('startup')).toBe(false);
    expect(bootOf(await visitor.get('/')).prefill).toBeUndefined();
    await visitor.get('/?name=Other%20Person&companyCity=Boston&companyAddressLine2=Suite%204');
    const found = await visitor.send('POST', '/api/v2/applications?find=true', {
      application: { currency: 'USD' },
    });
    expect(found.body).toMatchObject({
      resumed: true,
      applicant: { name: { firstName: 'Typed', lastName: 'Prefill' } },
      company: { address: { line2: 'Suite 4', city: 'Austin' } },
    });
  });

  test('the sign-in profile fills empty names with `use-shopper-data`, never a typed one', async () => {
    const { visitor, who } = await signInPersona(at, 'marcus');
    await at.database.run(
      sql`update users set name = 'Marcus de la Webb' where email_address = ${who.answers['applicant.email.emailAddress']}`,
    );
    const asked = await visitor.send('POST', '/api/v2/applications?use-shopper-data', {
      applicant: { name: { lastName: 'Typed' } },
      application: { currency: 'USD' },
    });
    expect(asked.body.applicant.name).toMatchObject({ firstName: 'Marcus', lastName: 'Typed' });
  });

  test('expire after two hours, and a forged or changed cookie is ignored', async () => {
    const visitor = newVisitor(at);
    await visitor.get(LINK);
    const sealed = visitor.cookies.get('startup') ?? '';
    for (const cookie of [`${sealed.slice(0, -4)}AAA=`, 'v1:AAAA', '{"answers":{}}', '%00', '']) {
      const page = await newVisitor(at).get('/', { cookie: `startup=${cookie}` });
      expect([page.status, bootOf(page).prefill]).toEqual([200, undefined]);
    }
    await at.clock.moveTo(at.clock.offsetMs() + SIGN_UP_LIMITS.startupCookieMs + 1);
    expect(bootOf(await visitor.get('/')).prefill).toBeUndefined();
  });

  test('customer and currency are shared with the parent’s pages by a cookie', async () => {
    const visitor = newVisitor(at);
    await visitor.get('/?customerId=c-5&companyCountryCode=CA');
    expect(Object.fromEntries(visitor.cookies)).toMatchObject({ market: 'CA', currency: 'CAD' });
    expect(decodeURIComponent(visitor.cookies.get('customer_identity') ?? '')).toBe(
      'customerId=c-5&currency=CAD',
    );
    const came = await newVisitor(at).get('/', {
      cookie: `customer_identity=${encodeURIComponent('currency=CAD')}`,
    });
    expect(bootOf(came)).toMatchObject({ market: 'CA', isMarketGuessed: false });
    const hostile = await newVisitor(at).get('/', {
      cookie: `customer_identity=${encodeURIComponent('currency=<b>&customerId=<b>')}`,
    });
    expect(bootOf(hostile)).toMatchObject({ market: 'US' });
  });

  const RAW = [
    '',
    '%',
    '%00',
    '%ff',
    '%E0%A4',
    'a'.repeat(10_240),
    '%3Cscript%3E',
    '%0d%0aset-cookie:a=b',
    '//evil.example',
    '%2F%2Fevil.example',
  ];
  test.each(RAW)(
    'every parameter with the value %s leads to one of our own pages',
    async (text) => {
      for (const name of [
        ...Object.keys(STARTUP_PARAMETERS),
        'market',
        'locale',
        'mailLocale',
        'unknown',
      ]) {
        const reply = await newVisitor(at).get(`/applicant?${name}=${text}&${name}=${text}`);
        expect([200, 303], `${name}=${text.slice(0, 20)}`).toContain(reply.status);
        if (reply.status !== 303) continue;
        expect(String(reply.headers.location), name).toMatch(
          /^\/applicant$|^\/cashadvanceoffers|^\/auth\/start\?path=/,
        );
        expect(decodeURIComponent(String(reply.headers.location)), name).not.toContain('//');
      }
    },
  );
});
