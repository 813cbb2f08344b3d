import { REFERRAL_HEADER } from '@signet/rulebook/core/ids';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dismissAll, getNotifications } from './feedback/notifications.ts';
import { applyPortalAvailability, checkPortalAvailability } from './portal-availability.ts';

const problem = (status: number, code: string) =>
  new Response(JSON.stringify({ code }), { status });
const moved = (headers: Record<string, string>) => new Response('', { status: 417, headers });

let asked: string[] = [];
let referrals: (string | undefined)[] = [];
const answerWith = (answer: () => Response | never) =>
  vi.stubGlobal(
    'fetch',
    async (address: string, { headers }: { headers: Record<string, string> }) => {
      asked.push(address);
      referrals.push(headers[REFERRAL_HEADER]);
      return answer();
    },
  );
const onPage = (pathname: string) => vi.stubGlobal('window', { location: { pathname } });

beforeEach(() => {
  asked = [];
  referrals = [];
  onPage('/get-started');
  dismissAll();
});
afterEach(() => vi.unstubAllGlobals());

test('asks about currency and referral, and shows nothing when they are allowed', async () => {
  answerWith(() => new Response('{}'));
  expect(await checkPortalAvailability({ currency: 'CAD', referralUrlId: 'abc' })).toBe(true);
  expect(asked).toEqual(['/api/v2/configs?currency=CAD&referralUrlId=abc']);
  expect(getNotifications()).toEqual({ messages: [] });
});

test.each([
  ['/r/abc/category', 'abc'],
  ['/category', undefined],
])(
  'a call from %s names the referral %s, so that the partner’s settings apply',
  async (path, referral) => {
    onPage(path);
    answerWith(() => new Response('{}'));
    await checkPortalAvailability({ currency: 'CAD' });
    expect(referrals).toEqual([referral]);
  },
);

test.each([
  [
    'an unsupported market or currency',
    () => problem(422, 'config.unsupported'),
    { code: 'config.unsupported', data: {} },
  ],
  [
    'a 417 with a place',
    () => moved({ location: '/r/abc/get-started' }),
    { code: 'config.portalMoved', data: { location: '/r/abc/get-started' } },
  ],
  ['a 417 without one', () => moved({}), { code: 'config.failed' }],
  ['a fault of the server', () => problem(500, 'server.error'), { code: 'config.failed' }],
  [
    'no connection',
    () => {
      throw new TypeError('Failed to fetch');
    },
    { code: 'config.failed' },
  ],
] as const)('%s takes the page', async (_name, answer, page) => {
  answerWith(answer);
  expect(await checkPortalAvailability({ currency: 'CAD' })).toBe(false);
  expect(getNotifications().page).toEqual(page);
});

test('reports only errors that redirect or forbid the referral of an open page', async () => {
  answerWith(() => problem(500, 'server.error'));
  await applyPortalAvailability({ currency: 'USD', referralUrlId: 'abc' });
  expect(getNotifications().page).toBeUndefined();
  answerWith(() => problem(422, 'config.unsupported'));
  await applyPortalAvailability({ currency: 'USD', referralUrlId: 'abc' });
  expect(getNotifications().page?.code).toBe('config.unsupported');
});
