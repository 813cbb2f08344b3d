// @vitest-environment jsdom
import type { AccountView } from '@signet/rulebook/account-view';
import type { Locale } from '@signet/rulebook/reference/locales';
import { sampleAccount } from '@signet/testing/sample-account';
import { bootAt } from '@signet/testing/sample-boot';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { firstPageTexts } from '../../first-page-texts.ts';
import { PortalProvider } from '../../platform/application.tsx';
import { loadNeededTexts } from '../../platform/texts/load-texts.ts';
import { TextProvider } from '../../platform/texts/text-provider.tsx';
import { Screen } from './screen.tsx';

const toLink = sampleAccount('Café Élan', {
  home: {
    row: 'bank',
    short: 'Takes payments. Payouts wait for your bank.',
    waits: [{ id: 'bank', who: 'you', holdsPayouts: true, what: 'Your bank account' }],
    next: { id: 'linkBank', label: 'Link your bank', page: 'bank' },
  },
});
const reviewed = sampleAccount('Alder Bakery', {
  riskDecision: 'PENDING',
  action: 'see',
  status: {
    id: 'inReview',
    label: 'inReview',
    money: { online: false, inPerson: false, payouts: false },
  },
  home: {
    row: 'decision',
    short: 'We’re reviewing it',
    by: '2026-11-30',
    waits: [
      { id: 'decision', who: 'us', holdsPayouts: true, what: 'Our decision', by: '2026-11-30' },
    ],
  },
});
const many = (count: number): AccountView[] =>
  Array.from({ length: count }, (_none, nth) => sampleAccount(`Shop ${nth}`));

let root: Root;
async function draw(accounts: readonly AccountView[], locale: Locale = 'en-US'): Promise<void> {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ accounts }), { status: 200 }));
  await loadNeededTexts(locale);
  window.history.replaceState(null, '', '/accounts');
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <PortalProvider boot={{ ...bootAt('/accounts', locale), signedIn: true }}>
        <TextProvider texts={firstPageTexts(locale)}>
          <Screen />
        </TextProvider>
      </PortalProvider>,
    ),
  );
}

const textsOf = (selector: string): string[] =>
  [...document.querySelectorAll(selector)].map(({ textContent }) =>
    (textContent ?? '').replaceAll(/\s+/g, ' ').trim(),
  );
const press = (name: RegExp) =>
  act(async () =>
    [...document.querySelectorAll('button')]
      .find(({ textContent }) => name.test(textContent ?? ''))
      ?.click(),
  );
const search = (text: string) =>
  act(async () => {
    const input = document.querySelector('input');
    if (input === null) throw new Error('nothing to search in');
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });

beforeEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
  window.scrollTo = () => undefined;
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

test('groups rows by who must act, each with state, date and one action', async () => {
  await draw([sampleAccount('Done Deli'), reviewed, toLink]);
  expect(textsOf('.wide-head .lead')).toEqual(['One needs something from you.']);
  expect(textsOf('.app-group > h2')).toEqual(['Needs you 1', 'With us 1', 'Done 1']);
  expect(textsOf('.app-row h3')).toEqual(['Café Élan', 'Alder Bakery', 'Done Deli']);
  expect(textsOf('.app-state')).toEqual([
    'Takes payments. Payouts wait for your bank.Started November 20, 2026',
    'We’re reviewing itBy Monday, November 30',
    'Payments and payouts workStarted November 20, 2026',
  ]);
  expect(textsOf('.app-action')).toEqual([
    'Link your bank Café Élan',
    'Open Alder Bakery',
    'Open Done Deli',
  ]);
  expect(document.querySelector('.app-action')?.getAttribute('href')).toMatch(/\/bank$/);
});

test('only a long list can be searched, by part of a name without accents', async () => {
  await draw([toLink, reviewed]);
  expect(document.querySelector('input')).toBeNull();
  await act(async () => root.unmount());
  document.body.replaceChildren();
  await draw([toLink, reviewed, ...many(6)]);
  await search('elan');
  expect(textsOf('.app-row h3')).toEqual(['Café Élan']);
  await search('nobody');
  expect(textsOf('.app-none p')).toEqual(['No application matches “nobody”']);
  await press(/Clear the search/);
  expect(textsOf('.app-row h3')).toHaveLength(8);
});

test('a chip filters the list to one group and shows its number', async () => {
  await draw([toLink, reviewed, ...many(8)]);
  expect(textsOf('.app-chip')).toEqual(['All 10', 'Needs you 1', 'With us 1', 'Done 8']);
  await press(/^With us/);
  expect(textsOf('.app-row h3')).toEqual(['Alder Bakery']);
  expect(document.querySelector('.app-chip[aria-pressed="true"]')?.textContent).toMatch(/With us/);
});

test('shows 25 rows at first', async () => {
  await draw(many(30));
  expect(textsOf('.app-row')).toHaveLength(25);
  await press(/Show more applications/);
  expect(textsOf('.app-row')).toHaveLength(30);
});

test('in French, and with nothing yet', async () => {
  await draw([], 'fr-CA');
  expect(textsOf('h1')).toEqual(['Vos demandes']);
  expect(textsOf('.btn-primary')).toEqual(['Commencer une nouvelle demande']);
});
