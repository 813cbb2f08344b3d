import { OFF_SITE_PATHS } from '@signet/testing/hostile-paths';
import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { PARTNER_ROW, type PartnerRow, partnerRowErrors } from './partner-row.ts';
import { BARE_ROWS, readPartners } from './partners.ts';

const WHERE = {
  environment: 'test',
  publicUrl: 'https://pay.acme.com',
  cookieHost: 'godaddy.acme.com',
};
const row = (said: object): PartnerRow =>
  PARTNER_ROW.parse({ id: 'ledger', portal: 'POYNT', brand: { name: 'Ledger' }, ...said });
const errorsOf = (said: object, environment = 'test') =>
  partnerRowErrors([...BARE_ROWS, row(said)], { ...WHERE, environment });

test('accepts the sample rows, and portals without rows', () => {
  const { partnerSeed, publicUrl, cookieHost } = readConfig({});
  expect(partnerRowErrors(partnerSeed, { environment: 'local', publicUrl, cookieHost })).toEqual(
    [],
  );
  const away = {
    SIGNET_ENV: 'test',
    PERSONA_WEBHOOK_SECRET: 'wbhsec_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
  };
  expect(partnerRowErrors(readConfig(away).partnerSeed, WHERE)).toEqual([]);
});

test.each([
  { id: 'a b' },
  { portal: 'ACME' },
  { referralUrlIds: ['a/b'] },
  { referralUrlIds: ['a'.repeat(65)] },
  { contacts: { supportEmail: 'nobody' } },
  { contacts: { socialUrls: { X: 'javascript:alert(1)' } } },
  { contacts: { organizationIds: { dentists: '1' } } },
  { contacts: { agreementUrls: { CA: { en: 'https://poynt.com/agreement' } } } },
  { contacts: { feesUrls: { US: { en: 'poynt.com/fees' } } } },
  { redirects: [{ url: 'data:text/html,x' }] },
  { redirects: [{ url: '//partner.com' }] },
  { redirects: [{ url: 'https://user:word@partner.com' }] },
  { redirects: [{ url: 'https:////user:word@partner.com/' }] },
  { redirects: [{ url: 'https://@partner.com/\0' }] },
  { brand: { name: 'Ledger \ud800' } },
  { redirects: [{ medium: 'a b', url: 'https://partner.com' }] },
  { redirects: [{ url: 'https://a.com' }, { url: 'https://b.com' }] },
  {
    redirects: [
      { medium: 'woo', url: 'https://a.com' },
      { medium: 'Woo', url: 'https://b.com' },
    ],
  },
  { movedReferrals: { 'a b': 'https://pay.acme.com/' } },
  { movedReferrals: { abc: 'https://user:word@pay.acme.com/' } },
  { basicServices: ['Nothing'] },
  {
    plans: {
      US: [
        { plan: 'N910', type: 'RENT', perUnitCents: 19.5, trialPeriodDays: 0, from: '2026-01-01' },
      ],
    },
  },
  {
    plans: {
      US: [{ plan: 'N910', type: 'RENT', perUnitCents: 1, trialPeriodDays: 0, from: '2026-02-30' }],
    },
  },
  { resellerType: 'AGENT' },
  { isPartner: true },
  { markets: [] },
  { markets: ['US', 'US'] },
  { markets: ['MX'] },
  { complimentaryLimit: 3 },
  { fees: { US: { cash: { basisPoints: 1, fixedCents: 0 } } } },
  { fees: { US: { echeck: { basisPoints: 1.5, fixedCents: 0 } } } },
  { customEcommFeeLabel: { en: 'Shop fee' } },
  { isShowEcheckFee: 'yes' },
  ...[
    'https://a.com',
    'a.com:443',
    'a.com/',
    'A.com',
    '*',
    '*.',
    '.a.com',
    'a..com',
    'a.*.com',
    '*a.com',
    'a.com.',
    'u@a.com',
    '-a.com',
    '[::1]',
  ].map((domain) => ({ parentDomains: [domain, 'b.com'] })),
  { parentDomains: ['a.com', 'a.com'] },
  { webhookEndpoints: ['https://a.com/news'] },
  { builderDialog: { title: { en: 'Stopped' } } },
  { builderDialog: { text: { en: 'x'.repeat(301), fr: 'x' } } },
  { builderDialog: { button: { label: { en: 'Back', fr: 'Retour' } } } },
  { builderDialog: { button: { url: 'javascript:alert(1)' } } },
  { webhookEndpoints: [{ url: 'ftp://a.com/news' }] },
  { colour: 'red' },
])('refuses %j as a row', (said) =>
  expect(
    PARTNER_ROW.safeParse({ id: 'ledger', portal: 'POYNT', brand: { name: 'Ledger' }, ...said })
      .success,
  ).toBe(false),
);

test.each([
  ['http', { redirects: [{ url: 'http://partner.com/' }] }, 'test'],
  ['http in a dialog', { builderDialog: { button: { url: 'http://partner.com/' } } }, 'test'],
  ['this machine', { redirects: [{ url: 'http://localhost:4000/' }] }, 'test'],
  ['this machine by https', { redirects: [{ url: 'https://localhost/' }] }, 'production'],
  [
    'a name of a private network',
    { contacts: { siteUrl: 'https://partner.internal/' } },
    'production',
  ],
  ['a number', { contacts: { siteUrl: 'https://10.0.0.1/' } }, 'production'],
  [
    'a scheme in capitals',
    { webhookEndpoints: [{ url: 'HTTPS://169.254.169.254/' }] },
    'production',
  ],
  ['http in ci', { redirects: [{ url: 'http://partner.com/' }] }, 'ci'],
  [
    'a name that begins like this machine',
    { redirects: [{ url: 'http://localhost.evil.com/' }] },
    'local',
  ],
])('rejects a row that leads to %s', (_what, said, environment) =>
  expect(errorsOf(said, environment)[0]).toContain('ledger: must lead to https on a public name'),
);

test.each(OFF_SITE_PATHS)(
  '%j is rejected as a redirect, as a new address of a referral and as an endpoint',
  (url) => {
    for (const said of [
      { redirects: [{ url }] },
      { movedReferrals: { old: url } },
      { webhookEndpoints: [{ url }] },
    ]) {
      const read = PARTNER_ROW.safeParse({
        id: 'ledger',
        portal: 'POYNT',
        brand: { name: 'Ledger' },
        ...said,
      });
      expect(
        read.success ? partnerRowErrors([...BARE_ROWS, read.data], WHERE) : ['no row'],
      ).not.toEqual([]);
    }
  },
);

test.each([
  '*.com',
  '*.co.uk',
  '*.on.ca',
  'localhost',
  'shop.localhost',
  '*.localhost',
  '10.0.0.1',
  'shop.internal',
  'shop.example',
  'com',
  'null',
])('%s is rejected as a domain that may frame our pages', (domain) =>
  expect(errorsOf({ parentDomains: [domain] })[0]).toContain(
    'ledger: may be framed by public names alone',
  ),
);

test('a public name and its subdomains may frame our pages, and localhost beside the sandbox', () => {
  const parentDomains = ['ledger.com', '*.ledger.com', 'xn--caf-dma.co.uk', '*.shops.co.uk'];
  expect(errorsOf({ parentDomains })).toEqual([]);
  expect(errorsOf({ parentDomains: ['localhost', '*.shop.localhost'] }, 'local')).toEqual([]);
});

test('webhooks go by https to a public name only', () => {
  expect(errorsOf({ webhookEndpoints: [{ url: 'https://ledger.com/news' }] })).toEqual([]);
  expect(errorsOf({ webhookEndpoints: [{ url: 'https://169.254.169.254/' }] })).toHaveLength(1);
});

test.each(['local', 'ci'])('in %s a row may lead to localhost', (environment) =>
  expect(
    errorsOf({ redirects: [{ url: 'http://shop.localhost:4000/done' }] }, environment),
  ).toEqual([]),
);

describe('rows together', () => {
  test.each([
    ['a partner without a name', { brand: undefined }, 'ledger: has no brand'],
    ['another row for a portal', { id: 'POYNT', portal: 'GODADDY' }, 'POYNT comes twice'],
    ['a name for a portal', { id: 'GODADDY', portal: 'GODADDY' }, 'GODADDY comes twice'],
    [
      'a referral twice',
      { referralUrlIds: ['shop', 'shop'] },
      'the referral shop leads to two places',
    ],
    [
      'a referral that has moved as well',
      { referralUrlIds: ['shop'], movedReferrals: { shop: 'https://pay.acme.com/r/new' } },
      'the referral shop leads to two places',
    ],
  ])('%s is refused', (_what, said, line) => expect(errorsOf(said)).toContain(line));

  test.each([
    'https://evil.example/r/shop',
    'https://evilpay.acme.com/',
    'http://pay.acme.com/',
    'https://pay.acme.com:8443/',
    'https://pay.acme.com.evil.com/',
    'https://godaddy.acme.com/',
  ])('a referral never moves to %s', (url) =>
    expect(errorsOf({ movedReferrals: { old: url } })[0]).toContain('its portal’s own name'),
  );

  test('rejects a moved referral that leads to itself or to another moved one', () => {
    expect(errorsOf({ movedReferrals: { abc: 'https://pay.acme.com/r/abc' } })).toHaveLength(1);
    expect(
      errorsOf({
        movedReferrals: { a: 'https://pay.acme.com/r/b/get-started', b: 'https://pay.acme.com/' },
      }),
    ).toHaveLength(1);
    expect(errorsOf({ movedReferrals: { abc: 'https://new.pay.acme.com/r/abc' } })).toEqual([]);
  });
});

describe('reading the rows', () => {
  const portal = PARTNER_ROW.parse({
    id: 'POYNT',
    portal: 'POYNT',
    contacts: {
      supportPhone: '800-555-0100',
      supportEmail: 'help@poynt.com',
      legalName: 'Poynt',
      siteUrl: 'https://poynt.com/',
    },
    redirects: [
      { url: 'https://shop.acme.com/done' },
      { medium: 'WOO', url: 'https://woo.acme.com/' },
    ],
    basicServices: ['Invoice'],
  });
  const own = row({
    referralUrlIds: ['shop'],
    movedReferrals: { old: 'https://pay.acme.com/r/shop' },
    contacts: { supportEmail: 'help@ledger.com', legalName: 'Ledger Ltd' },
    redirects: [{ url: 'https://ledger.com/done' }],
    basicServices: ['Woo'],
  });
  const partners = readPartners([portal, own]);
  const at = (referralUrlId?: string) => ({ portal: 'POYNT' as const, referralUrlId });

  test.each([
    [undefined, 'woo', 'https://woo.acme.com/'],
    [undefined, 'WOO', 'https://woo.acme.com/'],
    [undefined, 'another', 'https://shop.acme.com/done'],
    ['shop', undefined, 'https://ledger.com/done'],
    ['shop', 'woo', 'https://woo.acme.com/'],
    ['nobodys', undefined, 'https://shop.acme.com/done'],
  ])(
    'a person from the referral %s with the medium %s is redirected to %s',
    (referral, medium, url) => expect(partners.redirectOf(at(referral), medium)).toBe(url),
  );

  test.each(OFF_SITE_PATHS)(
    '%j as a referral and a medium is unknown, and leads to the portal’s own address',
    (path) =>
      expect([
        partners.redirectOf(at(path), path),
        partners.movedTo(at(path)),
        partners.isKnown(at(path)),
      ]).toEqual(['https://shop.acme.com/done', undefined, false]),
  );

  test('a partner’s brand and contacts replace the portal’s, but not the portal’s legal name', () => {
    expect(partners.brandOf(at())).toEqual({ name: 'Poynt', theme: 'poynt' });
    expect(partners.brandOf(at('shop'))).toMatchObject({
      name: 'Ledger',
      theme: 'poynt',
      isPartners: true,
    });
    expect(partners.contactsOf(at('shop'))).toMatchObject({
      supportEmail: 'help@ledger.com',
      legalName: 'Poynt',
    });
    expect([partners.contactsOf(at()).siteUrl, partners.contactsOf(at('shop')).siteUrl]).toEqual([
      'https://poynt.com/',
      undefined,
    ]);
    expect(partners.contactsOf(at('shop')).supportPhone).toBeUndefined();
    expect(partners.brandOf({ portal: 'GODADDY', referralUrlId: 'shop' }).name).toBe(
      'GoDaddy Payments',
    );
  });

  test('the portal’s privacy notice is shown under a partner’s brand too, together with the partner’s', () => {
    const [ours, theirs] = ['https://poynt.com/privacy', 'https://ledger.com/privacy'].map(
      (url) => ({ en: url, fr: url }),
    );
    const rows = readPartners([
      { ...portal, contacts: { ...portal.contacts, privacyUrl: ours } },
      { ...own, contacts: { ...own.contacts, privacyUrl: theirs } },
    ]);
    const noticesOf = ({ privacyUrl, partnerPrivacyUrl }: ReturnType<typeof rows.contactsOf>) => [
      privacyUrl,
      partnerPrivacyUrl,
    ];
    expect([rows.contactsOf(at()), rows.contactsOf(at('shop'))].map(noticesOf)).toEqual([
      [ours, undefined],
      [ours, theirs],
    ]);
    expect(noticesOf(partners.contactsOf(at('shop')))).toEqual([undefined, undefined]);
  });

  test('a website builder’s dialog takes texts and button from the partner’s row, otherwise from the portal’s, otherwise the redirect', () => {
    const words = { title: { en: 'Stopped', fr: 'Arrêté' } };
    const button = { label: { en: 'Back', fr: 'Retour' }, url: 'https://sites.ledger.com/' };
    const said = (ofPortal: PartnerRow['builderDialog'], ofPartner: PartnerRow['builderDialog']) =>
      readPartners([
        { ...portal, builderDialog: ofPortal },
        { ...own, builderDialog: ofPartner },
      ]).builderDialogOf(at('shop'), undefined);
    expect(said(undefined, { ...words, button })).toEqual({ ...words, ...button });
    expect(said(undefined, words)).toEqual({ ...words, url: 'https://ledger.com/done' });
    expect(said({ button }, undefined)).toEqual(button);
    expect(said({ button }, words)).toEqual({ ...words, url: 'https://ledger.com/done' });
    expect(readPartners(BARE_ROWS).builderDialogOf({ portal: 'POYNT' }, undefined)).toBeUndefined();
  });

  test('a moved referral has its new address', () => {
    expect([
      partners.movedTo(at('old')),
      partners.movedTo(at('shop')),
      partners.movedTo(at('__proto__')),
    ]).toEqual(['https://pay.acme.com/r/shop', undefined, undefined]);
  });

  test('a moved referral keeps the partner’s brand, contacts and webhooks, but may not be framed', () => {
    const rows = readPartners([
      portal,
      {
        ...own,
        parentDomains: ['ledger.com'],
        webhookEndpoints: [{ url: 'https://ledger.com/news' }],
      },
    ]);
    expect([rows.brandOf(at('old')).name, rows.contactsOf(at('old')).supportEmail]).toEqual([
      'Ledger',
      'help@ledger.com',
    ]);
    expect([rows.partnerIdOf(at('old')), rows.webhookReferrals()]).toEqual([
      'ledger',
      ['POYNT/shop', 'POYNT/old'],
    ]);
    expect([rows.parentDomainsOf(at('old')), rows.isKnown(at('old'))]).toEqual([[], true]);
  });

  test('frames, webhooks and free devices come from the partner’s own row; an unknown referral has none', () => {
    const given = [
      { ...portal, parentDomains: ['poynt.com'] },
      {
        ...own,
        parentDomains: ['ledger.com'],
        webhookEndpoints: [{ url: 'https://ledger.com/news' }],
        complimentaryLimit: 2,
      },
    ];
    const rows = readPartners(given);
    expect([undefined, 'shop', 'nobodys'].map((id) => rows.parentDomainsOf(at(id)))).toEqual([
      ['poynt.com'],
      ['ledger.com'],
      [],
    ]);
    expect([undefined, 'shop', 'nobodys'].map((id) => rows.partnerIdOf(at(id)))).toEqual([
      undefined,
      'ledger',
      undefined,
    ]);
    expect([rows.webhookEndpointsOf('ledger'), rows.webhookEndpointsOf('other')]).toEqual([
      [{ url: 'https://ledger.com/news' }],
      [],
    ]);
    expect([rows.complimentaryDevicesOf(at('shop')), rows.complimentaryDevicesOf(at())]).toEqual([
      2,
      undefined,
    ]);
  });

  test('fees and their switches are the partner’s, otherwise the portal’s', () => {
    const US = { terminal: { basisPoints: 260, fixedCents: 10 }, monthlyCents: 900 };
    const label = { en: 'Shop fee', fr: 'Frais de boutique' };
    const rows = readPartners([
      { ...portal, isShowEcheckFee: true, isShowCustomEcomm: true },
      { ...own, fees: { US }, customEcommFeeLabel: label, isShowEcheckFee: false },
    ]);
    expect(rows.feeTermsOf(at(), 'US')).toEqual({ isShowCustomEcomm: true, isShowEcheckFee: true });
    expect(rows.feeTermsOf(at('shop'), 'CA')).toEqual({
      customEcommFeeLabel: label,
      isShowCustomEcomm: true,
      isShowEcheckFee: false,
    });
    expect(rows.feeTermsOf(at('shop'), 'US').fees).toEqual({
      rows: [{ id: 'terminal', basisPoints: 260, fixedCents: 10 }],
      monthlyCents: 900,
    });
  });

  test('a partner’s services come before the portal’s', () => {
    expect([partners.basicServicesOf(at()), partners.basicServicesOf(at('shop'))]).toEqual([
      ['Invoice'],
      ['Woo', 'Invoice'],
    ]);
  });

  test('without rows there are no settings', () => {
    const none = readPartners([]);
    expect([
      none.contactsOf(at()),
      none.redirectOf(at(), 'woo'),
      none.basicServicesOf(at()),
    ]).toEqual([{}, undefined, []]);
  });
});
