import type { Problem } from '@signet/rulebook/core/problem';
import type { ReplyOf } from '@signet/rulebook/endpoints';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { readConfig } from '../platform/config/config.ts';
import { PARTNER_ROW } from '../platform/config/partner-row.ts';
import { BARE_ROWS } from '../platform/config/partners.ts';
import { buildLog } from '../platform/log.ts';
import { sql } from '../platform/sql/sql.ts';
import { onPostgres } from '../testing/for-each-database.ts';
import { newVisitor, testApi } from '../testing/test-api.ts';
import { openStore, type StoreUnderTest } from '../testing/test-store.ts';
import { watchPartners } from './watch-partners.ts';

const LEDGER = PARTNER_ROW.parse({
  id: 'ledger',
  portal: 'POYNT',
  brand: { name: 'Ledger' },
  referralUrlIds: ['ledger'],
});

onPostgres('rows of partners', (open) => {
  let at: StoreUnderTest;
  beforeAll(async () => {
    at = await openStore(open);
  });
  beforeEach(() => at.database.run(sql`delete from referral_partners`));
  const rows = () => at.store.referralPartners;
  const load = (...given: (typeof LEDGER)[]) =>
    rows().load(given, { operator: 'robin', fileHash: 'hash' });
  const watched = async (SIGNET_ENV: string) => {
    const config = readConfig({
      SIGNET_ENV,
      ...(SIGNET_ENV === 'test'
        ? { PERSONA_WEBHOOK_SECRET: 'wbhsec_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }
        : {}),
    });
    (await watchPartners({ config, rows: rows(), log: buildLog(undefined) })).close();
    return config.partners;
  };

  test('importing adds and changes rows; importing the same again changes nothing', async () => {
    expect(await load(LEDGER)).toEqual({ added: 1, changed: 0 });
    const mark = await rows().mark();
    expect(await load(LEDGER)).toEqual({ added: 0, changed: 0 });
    expect(await rows().mark()).toBe(mark);
    await at.clock.advance(1);
    expect(await load({ ...LEDGER, brand: { name: 'Ledger Pro' } })).toEqual({
      added: 0,
      changed: 1,
    });
    expect(await rows().mark()).not.toBe(mark);
    expect((await rows().rows()).map(({ brand }) => brand?.name)).toEqual(['Ledger Pro']);
    const imports = await at.database.run<{ operator: string }>(
      sql`select operator from referral_partner_imports`,
    );
    expect(imports).toHaveLength(2);
  });

  test('both portals are built-in rows, plain without the sandbox, and keep what was imported', async () => {
    await watched('test');
    expect((await rows().rows()).map(({ id, contacts }) => [id, contacts])).toEqual([
      ['GODADDY', {}],
      ['POYNT', {}],
    ]);
    const portal = {
      ...BARE_ROWS.find(({ id }) => id === 'POYNT'),
      contacts: { supportPhone: '888-555-0123' },
    };
    await load(PARTNER_ROW.parse(portal));
    expect((await watched('test')).contactsOf({ portal: 'POYNT' })).toEqual({
      supportPhone: '888-555-0123',
    });
    expect((await watched('ci')).contactsOf({ portal: 'POYNT' })).toEqual({
      supportPhone: '888-555-0123',
    });
  });

  test('sample rows follow the build, and the process reads the stored ones', async () => {
    await rows().seed([LEDGER], true);
    await rows().seed([{ ...LEDGER, brand: { name: 'Ledger of today' } }], true);
    expect((await watched('ci')).brandOf({ portal: 'POYNT', referralUrlId: 'ledger' }).name).toBe(
      'Ledger of today',
    );
    await load({ ...LEDGER, brand: { name: 'Imported' } });
    await rows().seed([LEDGER], true);
    expect((await watched('ci')).brandOf({ portal: 'POYNT', referralUrlId: 'ledger' }).name).toBe(
      'Imported',
    );
  });

  test('ignores columns that a later build added', async () => {
    await at.database.run(sql`insert into referral_partners (id, data, is_sample, changed_at)
      values ('later', ${JSON.stringify({ ...LEDGER, id: 'later', hologram: true })}::jsonb, false, 1)`);
    expect((await rows().rows()).find(({ id }) => id === 'later')).toEqual({
      ...LEDGER,
      id: 'later',
    });
  });
});

onPostgres('the configuration of a portal or partner', (open) => {
  const at = testApi(open);
  beforeAll(async () => {
    const agreementUrls = {
      CA: { en: 'https://poynt.com/terms', fr: 'https://poynt.com/conditions' },
    };
    const own = {
      agreementUrls,
      socialUrls: { X: 'https://x.com/poynt' },
      organizationIds: { payfac: 'urn:org:1', payfacCad: 'urn:org:2' },
    };
    at.deps.config.partners.replace([
      PARTNER_ROW.parse({ id: 'POYNT', portal: 'POYNT', contacts: own }),
      {
        ...LEDGER,
        movedReferrals: { abc: 'http://localhost:3000/r/ledger/get-started' },
      },
    ]);
  });
  const ask = (query: string, host = 'localhost:3000') =>
    newVisitor(at).get<ReplyOf<'getConfigs'> & Problem>(`/api/v2/configs${query}`, { host });

  test('names environment, organizations, networks and the market’s agreement by language', async () => {
    expect((await ask('?currency=CAD')).body).toMatchObject({
      environment: 'ci',
      organizationIds: { payfac: 'urn:org:1', payfacCad: 'urn:org:2' },
      brand: { name: 'Poynt', socialUrls: { X: 'https://x.com/poynt' } },
      agreementUrls: { en: 'https://poynt.com/terms', fr: 'https://poynt.com/conditions' },
      isPartner: false,
    });
    expect(Object.keys((await ask('?currency=USD')).body)).not.toContain('agreementUrls');
    expect((await ask('', 'godaddy.localhost:3000')).body.organizationIds).toBeUndefined();
    expect((await ask('?referralUrlId=ledger')).body).toMatchObject({
      brand: { name: 'Ledger' },
      isPartner: true,
    });
  });

  test('lists fees by flags, with the custom fee’s name in the requested language', async () => {
    const before = at.deps.config.partners;
    const fees = {
      US: {
        customEcomm: { basisPoints: 350, fixedCents: 0 },
        echeck: { basisPoints: 80, fixedCents: 0 },
      },
    };
    const customEcommFeeLabel = { en: 'Shop fee', fr: 'Frais de boutique' };
    const rows = [before.rowById('POYNT'), before.rowById('ledger')].filter(
      (row) => row !== undefined,
    );
    before.replace(
      rows.map((row) =>
        row.id === 'ledger' ? { ...row, fees, customEcommFeeLabel, isShowCustomEcomm: true } : row,
      ),
    );
    const { body } = await ask('?referralUrlId=ledger');
    expect([
      body.fees,
      body.customEcommFeeLabel,
      body.isShowCustomEcomm,
      body.isShowEcheckFee,
    ]).toEqual([
      [{ id: 'customEcomm', ...fees.US.customEcomm, names: customEcommFeeLabel }],
      'Shop fee',
      true,
      false,
    ]);
    const own = (await ask('?currency=USD')).body;
    expect([own.fees.map(({ id }) => id), own.customEcommFeeLabel]).toEqual([
      ['terminal', 'keyedIn', 'invoicing', 'paylink', 'paybutton'],
      'Default Custom Fee',
    ]);
    before.replace(rows);
  });

  test('answers 417 with the new address for a moved referral, on its portal only', async () => {
    const { status, body, headers } = await ask('?referralUrlId=abc&currency=USD');
    expect([status, body.code, headers.location]).toEqual([
      417,
      'config.portalMoved',
      'http://localhost:3000/r/ledger/get-started',
    ]);
    expect((await ask('?referralUrlId=abc', 'godaddy.localhost:3000')).status).toBe(200);
  });

  test.each(['', '?referralUrlId=other', '?referralUrlId=__proto__', '?referralUrlId=ABC'])(
    'configs%s stay where they are',
    async (query) => {
      const { status, headers } = await ask(query);
      expect([status, headers.location]).toEqual([200, undefined]);
    },
  );
});
