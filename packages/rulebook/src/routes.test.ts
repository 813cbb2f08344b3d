import { ALL_OFF_SITE_PATHS, staysOnHost } from '@signet/testing/hostile-paths';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { keysOf } from './core/keys-of.ts';
import {
  matchPath,
  pathTo,
  ROUTES,
  type RouteId,
  type RouteRow,
  referralOfPath,
  referralPrefix,
} from './routes.ts';

const ID = 'urn:app:0a1b-2c3d-4e5f-6g7h-8j9k';
const OWNER_ID = ID.replace('app', 'own');
const BUSINESS_ID = '0a1b-2c3d-4e5f-6g7h-8j9k';
const IDS = keysOf(ROUTES);
const needs = (route: RouteId, place: string) => ROUTES[route].path.includes(place);
const isInPlace = (route: RouteId) => 'hasNoAddress' in ROUTES[route];

test.each(IDS.filter((route) => !isInPlace(route)))(
  'the path of %s leads back to it, with and without a referral',
  (route) => {
    const id = {
      ...(needs(route, '{id}') ? { id: ID } : {}),
      ...(needs(route, '{ownerId}') ? { ownerId: OWNER_ID } : {}),
      ...(needs(route, '{businessId}') ? { businessId: BUSINESS_ID } : {}),
    };
    expect(matchPath(pathTo(route, id))).toEqual({ route, ...id });
    expect(matchPath(pathTo(route, { ...id, referralUrlId: 'shop_1' }))).toEqual({
      route,
      ...id,
      referralUrlId: 'shop_1',
    });
  },
);

test.each(IDS.filter(isInPlace))('%s has no address of its own', (route) =>
  expect(matchPath(pathTo(route))).toBeUndefined(),
);

test.each([
  ['complete/bank/success', 'bank-success'],
  ['set-up', 'complete'],
  ['connected', 'complete'],
])('%s is another address of %s', (path, route) =>
  expect(matchPath(`/${ID}/${path}`)).toEqual({ route, id: ID }),
);

test('each address belongs to one page', () => {
  const rows: readonly RouteRow[] = Object.values(ROUTES);
  const addresses = rows
    .filter(({ hasNoAddress }) => !hasNoAddress)
    .flatMap(({ path, alsoAt = [] }) => [path, ...alsoAt]);
  expect(new Set(addresses).size).toBe(addresses.length);
});

test('the root is the start page, also with a referral', () => {
  expect(matchPath('/')).toEqual({ route: 'get-started' });
  expect(matchPath('/r/shop-1/')).toEqual({ route: 'get-started', referralUrlId: 'shop-1' });
});

test.each([
  ['an unknown page', '/nowhere'],
  ['the pattern itself', '/{id}/address'],
  ['an application page without an id', '/address'],
  ['an id and nothing else', `/${ID}`],
  ['a page without id behind an id', `/${ID}/get-started`],
  ['an id with a letter that ids do not use', '/urn:app:0a1b-2c3d-4e5f-6g7h-8j9i/address'],
  ['an id in capitals', `/${ID.toUpperCase()}/address`],
  ['an owner’s id', `/${ID.replace('app', 'own')}/address`],
  ['an owner’s page with the id of an application', `/${ID}/owners/${ID}`],
  ['an owner’s page without an application', `/owners/${OWNER_ID}`],
  ['the pattern of an owner’s page', `/${ID}/owners/{ownerId}`],
  ['an owner’s id where no page has one', `/${ID}/bank/${OWNER_ID}`],
  ['two ids', `/${ID}/${ID}/address`],
  ['a referral with a slash in disguise', '/r/a%2fb/applicant'],
  ['a referral that climbs', '/r/../applicant'],
  ['a referral of 65 letters', `/r/${'a'.repeat(65)}/applicant`],
  ['two referrals', '/r/a/r/b/applicant'],
  ['the stores of no business', '/accounts/0a1b/stores'],
  ['the pattern of the stores', '/accounts/{businessId}/stores'],
  ['a business in the place of a page', `/accounts/${ID.slice(8)}`],
  ['a key of every object', '/constructor'],
  ['another host', '//evil.example/nowhere'],
  ['more behind the page', '/applicant/more'],
])('%s leads nowhere', (_what, path) => expect(matchPath(path)).toBeUndefined());

const HERE = 'https://portal.example/';

test.each(ALL_OFF_SITE_PATHS)(
  '%j, and a page behind it, is no page of ours on another host',
  (path) => {
    for (const tried of [path, `${path}/applicant`, `/r/${path}/applicant`, `/${ID}/${path}`]) {
      const matched = matchPath(tried);
      expect(
        matched === undefined || staysOnHost(pathTo(matched.route, matched), HERE),
        tried,
      ).toBe(true);
      expect(
        staysOnHost(`${referralPrefix(referralOfPath(tried))}/?completed=true`, HERE),
        tried,
      ).toBe(true);
    }
  },
);

test('matching any text never throws or returns a malformed id', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) =>
      [undefined, ID].includes(matchPath(`/${text}`)?.id),
    ),
  );
});

test('the steps of the progress line run from 1 to 8 without a gap', () => {
  const rows: readonly RouteRow[] = Object.values(ROUTES);
  const steps = [...new Set(rows.flatMap(({ step }) => step ?? []))].sort((a, b) => a - b);
  expect(steps).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

test('pages of an application need a sign-in, except those opened by a mailed link', () => {
  const rows: readonly RouteRow[] = Object.values(ROUTES).filter(
    ({ path }) => path.includes('{id}') && !path.includes('{ownerId}'),
  );
  expect(rows.filter(({ access }) => access !== 'application' && access !== 'link')).toEqual([]);
  expect(
    rows.filter(
      ({ access, allowsAnonymous }) => (access === 'link') !== (allowsAnonymous === true),
    ),
  ).toEqual([]);
  // docs/readings.md 105.
  expect(rows.filter(({ access }) => access === 'link').map(({ path }) => path)).toEqual([
    '/{id}/phone-auth/verify',
    '/{id}/phone-auth/confirmation',
    '/{id}/tax-information',
  ]);
});

test('pages of an owner need their sign-in, except the invitation and two error pages', () => {
  const rows = Object.entries<RouteRow>(ROUTES).filter(([, { path }]) =>
    path.includes('{ownerId}'),
  );
  expect(rows.filter(([, { access }]) => access !== 'owner')).toEqual([]);
  expect(rows.filter(([, { allowsAnonymous }]) => allowsAnonymous).map(([id]) => id)).toEqual([
    'owner',
    'owner-error',
    'owner-applicant-error',
  ]);
  expect(rows.filter(([, { form, step }]) => form !== undefined || step !== undefined)).toEqual([]);
});

test('every page that a control opens exists', () => {
  const opened = Object.values<RouteRow>(ROUTES).flatMap(({ actions = {} }) =>
    Object.values(actions).flatMap((leads) => ('to' in leads ? [leads.to] : [])),
  );
  expect(opened.length).toBeGreaterThan(0);
  expect(opened.filter((page) => !Object.hasOwn(ROUTES, page))).toEqual([]);
});
