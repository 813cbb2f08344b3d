// @vitest-environment jsdom
import type { HostedStoreView } from '@signet/rulebook/accounts/view';
import type { Locale } from '@signet/rulebook/reference/locales';
import { sampleAccount } from '@signet/testing/sample-account';
import { bootAt } from '@signet/testing/sample-boot';
import { act, type ComponentType } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { firstPageTexts } from '../first-page-texts.ts';
import { PortalProvider } from '../platform/application.tsx';
import { dismissAll, getNotifications } from '../platform/feedback/notifications.ts';
import { loadNeededTexts } from '../platform/texts/load-texts.ts';
import { TextProvider } from '../platform/texts/text-provider.tsx';
import { Screen as AccountStores } from './account-stores/screen.tsx';
import { Screen as StoreSelector } from './store-selector/screen.tsx';

const BUSINESS_ID = '0000-0000-0000-0000-0000';
const pageSize = 50;

const NAMES = Array.from(
  { length: 10_000 },
  (_none, nth) => `Store ${String(nth + 1).padStart(5, '0')}`,
);

type Asked = { search?: string; after?: string };

function pageOf({ search = '', after = '' }: Asked): { names: string[]; next: string | undefined } {
  const found = NAMES.filter(
    (name) => name.toLowerCase().includes(search.toLowerCase()) && name > after,
  );
  const names = found.slice(0, pageSize);
  return { names, next: found.length > pageSize ? names.at(-1) : undefined };
}

const CONNECTS = { businessId: BUSINESS_ID, action: 'connect' } as const;
const DETAILS = {
  account: sampleAccount('Fleurs Chloé', CONNECTS),
  owner: { name: 'Chloé Gagné', email: 'chloe@example.com', phone: '5145550123' },
  business: {
    name: 'Fleurs Chloé',
    legalName: 'Fleurs Chloé inc.',
    address: {
      line1: '25 Rue Laurier',
      line2: '',
      city: 'Gatineau',
      territory: 'QC',
      zip: 'J8X 4C8',
    },
  },
};
const storesOf = (wish: Asked) => {
  const { names, next } = pageOf(wish);
  return {
    stores: names.map((name) => ({
      ...sampleAccount(name, CONNECTS),
      applicationId: `urn:app:${name}`,
    })),
    next,
  };
};
const hostedOf = (wish: Asked) => {
  const { names, next } = pageOf(wish);
  const nodes = names.map(
    (name): HostedStoreView => ({
      id: `sto-${name}`,
      name,
      channelType: 'ONLINE',
      ventureId: 'ven-1',
    }),
  );
  return { data: { stores: { nodes, next: next ?? null } } };
};

const LISTS = [
  {
    name: 'account-stores',
    Drawn: AccountStores,
    path: `/accounts/${BUSINESS_ID}/stores`,
    first: { [`/api/v2/accounts/${BUSINESS_ID}/more-info`]: DETAILS },
    stores: `/api/v2/accounts/${BUSINESS_ID}/stores`,
    wishOf: (address: URL): Asked => Object.fromEntries(address.searchParams),
    answer: storesOf as (wish: Asked) => object,
  },
  {
    name: 'store-selector',
    Drawn: StoreSelector,
    path: '/store-selector',
    first: {
      '/api/v2/available-ventures': {
        customerId: 'usr_1',
        ventures: [{ id: 'ven-1', name: 'Copper Kettle' }],
      },
    },
    stores: '/v1/gql',
    wishOf: (_address: URL, body: string): Asked =>
      (JSON.parse(body) as { variables: Asked }).variables, // as sent
    answer: hostedOf as (wish: Asked) => object,
  },
] as const;

type Answer = { status: number; body: object };
const reply = ({ status, body }: Answer) => new Response(JSON.stringify(body), { status });

describe.each(LISTS)('$name', ({ Drawn, path, first, stores, wishOf, answer }) => {
  let root: Root;
  let wishes: Asked[];
  /** Overrides the server's next store replies; undefined means the usual reply. */
  let held: ((wish: Asked) => Promise<Answer>) | undefined;

  const draw = async (locale: Locale = 'en-CA', Page: ComponentType = Drawn) => {
    await loadNeededTexts(locale);
    window.history.replaceState(null, '', path);
    root = createRoot(document.body.appendChild(document.createElement('div')));
    await act(async () =>
      root.render(
        <PortalProvider boot={{ ...bootAt(path, locale), signedIn: true }}>
          <TextProvider texts={firstPageTexts(locale)}>
            <Page />
          </TextProvider>
        </PortalProvider>,
      ),
    );
  };
  const rows = () =>
    [...document.querySelectorAll('.stores strong')].map(({ textContent }) => textContent);
  const said = () => document.querySelector('p[role="status"]')?.textContent;
  const button = (name: RegExp) =>
    [...document.querySelectorAll('button')].find(({ textContent }) =>
      name.test(textContent ?? ''),
    );
  const press = (name: RegExp) => act(async () => button(name)?.click());
  const search = (text: string) =>
    act(async () => {
      const field = document.querySelector<HTMLInputElement>('input[name="search"]');
      // Past React’s setter, as typing does.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
      field?.dispatchEvent(new Event('input', { bubbles: true }));
      field?.form?.requestSubmit();
    });

  beforeEach(() => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    vi.stubGlobal('scrollTo', () => undefined);
    wishes = [];
    held = undefined;
    vi.stubGlobal('fetch', async (address: string, { body = '' }: { body?: string } = {}) => {
      const url = new URL(address, 'http://localhost');
      const known = (first as Readonly<Record<string, object>>)[url.pathname]; // this list's own call
      if (known !== undefined) return reply({ status: 200, body: known });
      if (url.pathname !== stores) throw new Error(`nothing answers ${address}`);
      const { search: wanted, after } = wishOf(url, body);
      const wish = {
        ...(wanted === undefined ? {} : { search: wanted }),
        ...(after === undefined ? {} : { after }),
      };
      wishes.push(wish);
      return reply(held === undefined ? { status: 200, body: answer(wish) } : await held(wish));
    });
  });
  afterEach(async () => {
    await act(async () => root.unmount());
    document.body.replaceChildren();
    dismissAll();
    vi.unstubAllGlobals();
  });

  test('loads fifty of 10,000 stores, and the next fifty on request', async () => {
    await draw();
    expect([rows().length, rows()[0], said()]).toEqual([
      pageSize,
      'Store 00001',
      '50 stores shown',
    ]);
    await press(/^Show more stores$/);
    expect([rows().length, rows().at(-1), said()]).toEqual([
      100,
      'Store 00100',
      '100 stores shown',
    ]);
    expect(wishes).toEqual([{}, { after: 'Store 00050' }]);
  });

  test('searches on the server, page by page, and keeps the query in the history entry', async () => {
    await draw();
    await search('  store 099 ');
    expect([rows().length, rows()[0]]).toEqual([pageSize, 'Store 09900']);
    await press(/^Show more stores$/);
    expect([rows().length, button(/^Show more stores$/)]).toEqual([100, undefined]);
    expect(wishes.slice(1)).toEqual([
      { search: 'store 099' },
      { search: 'store 099', after: 'Store 09949' },
    ]);
    expect([window.location.search, window.history.state]).toEqual([
      '',
      expect.objectContaining({ search: 'store 099' }),
    ]);
    await search('Store 00007');
    expect([rows(), said()]).toEqual([['Store 00007'], '1 store shown']);
    await search('nothing like it');
    expect([rows(), said()]).toEqual([
      [],
      expect.stringContaining('No store matches “nothing like it”'),
    ]);
    await search('');
    expect(rows()).toHaveLength(pageSize);
  });

  test('shows the result of the last query, whichever reply arrives last', async () => {
    await draw();
    const ends = new Map<string, () => void>();
    held = (wish) =>
      new Promise((resolve) =>
        ends.set(wish.search ?? '', () => resolve({ status: 200, body: answer(wish) })),
      );
    await search('00001');
    await search('00002');
    await act(async () => ends.get('00002')?.());
    await act(async () => ends.get('00001')?.());
    expect(rows()).toEqual(pageOf({ search: '00002' }).names);
  });

  test.each([
    ['the hosting provider', 'stores.failed', { status: 502, body: { code: 'stores.failed' } }],
    ['a fault of ours', 'stores.failed', { status: 500, body: { code: 'server.error' } }],
    ['the network', 'network.failed', undefined],
  ])(
    'where %s gives no stores a toast says so (%s), the others stay, and they can be asked for again',
    async (_who, code, fault) => {
      await draw();
      held = async () => {
        if (fault === undefined) throw new TypeError('no connection');
        return fault;
      };
      await press(/^Show more stores$/);
      expect(getNotifications().messages).toEqual([{ id: code, kind: 'toast', error: { code } }]);
      expect([rows().length, said()]).toEqual([pageSize, '']);
      held = undefined;
      await press(/^Try again$/);
      expect([rows().length, button(/^Try again$/)]).toEqual([pageSize, undefined]);
    },
  );

  test('in French too', async () => {
    await draw('fr-CA');
    expect(said()).toBe('50 magasins affichés');
    expect(document.querySelectorAll('h1')).toHaveLength(1);
    expect(document.body.textContent).not.toMatch(/\{\w+\}|undefined|\[object/);
  });
});
