import { ONCE_EVENTS } from '@signet/rulebook/analytics/once-events';
import { EVENTS } from '@signet/rulebook/events';
import { beforeEach, expect, test, vi } from 'vitest';

const kept = new Map<string, string>();
const sent: { type: string; params: object }[] = [];

beforeEach(() => {
  kept.clear();
  sent.length = 0;
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal('window', { location: { pathname: '/applicant', search: '' } });
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('document', { documentElement: { dataset: { tracking: 'on' } } });
  vi.stubGlobal('fetch', async (_address: string, init: { body: string }) => {
    sent.push(JSON.parse(init.body));
    return new Response('{"done":true}');
  });
  return () => vi.unstubAllGlobals();
});

async function newPage() {
  vi.resetModules();
  return import('./track.ts');
}

test('sends a once-per-session event from the first page only, and stores no personal data', async () => {
  const params = { currency: 'USD', language: 'en-US', portal: 'POYNT' };
  for (let page = 0; page < 3; page += 1) (await newPage()).track('onboarding.started', params);
  expect(sent).toEqual([{ type: 'onboarding.started', params }]);
  expect([...kept]).toEqual([['sent:onboarding.started', 'yes']]);
});

test('sends any other event each time', async () => {
  const { track } = await newPage();
  for (let times = 0; times < 3; times += 1) track('screen.shown', { screen: 'applicant' });
  expect(sent).toHaveLength(3);
});

test('sends the event when there is no storage', async () => {
  vi.stubGlobal('sessionStorage', undefined);
  (await newPage()).track('onboarding.started', {});
  expect(sent).toHaveLength(1);
});

test('sends field and error of each rejected answer, and skips errors without a field', async () => {
  (await newPage()).trackRefusals([
    { field: 'applicant.name.firstName', code: 'firstName.required' },
    { field: '', code: 'server.error' },
  ]);
  expect(sent).toEqual([
    {
      type: 'signup.error',
      params: {
        field: 'applicant.name.firstName',
        errorCode: 'firstName.required',
        screen: 'applicant',
      },
    },
    { type: 'signup_error', params: { error: 'firstName.required' } },
  ]);
});

test('every once-per-session event exists', () =>
  expect(ONCE_EVENTS.filter((event) => !Object.hasOwn(EVENTS, event))).toEqual([]));

test('deferred identity and tax-information links have events for start, success and failure', () =>
  expect(
    ['fullOnboarding', 'taxInformation'].flatMap((step) =>
      ['started', 'success', 'failed']
        .map((end) => `${step}.${end}`)
        .filter((event) => !Object.hasOwn(EVENTS, event)),
    ),
  ).toEqual([]));

test.each(['off', 'ask', 'control', undefined])(
  'sends, stores and pushes nothing while tracking is %s',
  async (tracking) => {
    vi.stubGlobal('document', { documentElement: { dataset: { tracking } } });
    const { track } = await newPage();
    track('onboarding.started', {});
    track('screen.shown', { screen: 'applicant' });
    expect([sent, [...kept], window.dataLayer]).toEqual([[], [], undefined]);
  },
);

test('sends nothing when the browser asks not to be tracked', async () => {
  vi.stubGlobal('navigator', { globalPrivacyControl: true });
  (await newPage()).track('screen.shown', { screen: 'applicant' });
  expect(sent).toEqual([]);
});

test('pushes each event to the data layer with the page’s pattern, never an id', async () => {
  const id = 'urn:app:0000-0000-0000-0000-0000';
  vi.stubGlobal('window', { location: { pathname: `/${id}/address`, search: '' } });
  (await newPage()).track('screen.shown', { screen: 'address' });
  expect(window.dataLayer).toEqual([
    { event: 'screen.shown', screen: 'address', virtualPath: '/{id}/address' },
  ]);
  expect(sent).toEqual([
    { type: 'screen.shown', params: { screen: 'address' }, applicationId: id },
  ]);
});

test('consent starts tracking, refusal stops it and empties the data layer, and both are kept for a year', async () => {
  const page = { documentElement: { dataset: { tracking: 'ask' } }, cookie: '' };
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', { location: { pathname: '/applicant', search: '', protocol: 'https:' } });
  const { track } = await newPage();
  const { chooseTracking } = await import('./tracking.ts');
  chooseTracking('yes');
  expect(page.cookie).toBe('tracking=yes; path=/; max-age=31536000; samesite=lax; secure');
  track('screen.shown', { screen: 'applicant' });
  chooseTracking('no');
  track('screen.shown', { screen: 'business' });
  expect([sent.length, window.dataLayer]).toEqual([1, []]);
  expect(page.cookie).toContain('tracking=no;');
});
