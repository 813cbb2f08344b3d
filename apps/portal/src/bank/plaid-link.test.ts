import { expect, test } from 'vitest';
import { loadBankWindow, openBankWindow, type Plaid } from './plaid-link.ts';

type Tag = {
  src: string;
  async: boolean;
  onload?: () => void;
  onerror?: () => void;
  remove: () => void;
};

function fakePage() {
  const tags: Tag[] = [];
  const view: { Plaid?: Plaid } = {};
  const page = {
    createElement: (): Tag => {
      const tag: Tag = {
        src: '',
        async: false,
        remove: () => void tags.splice(tags.indexOf(tag), 1),
      };
      return tag;
    },
    head: { append: (tag: Tag) => void tags.push(tag) },
    defaultView: view,
  };
  return { tags, view, page: page as unknown as Document }; // only what the loader uses
}

type Config = Parameters<Plaid['create']>[0];

function fakePlaid() {
  const seen: { config?: Config; opened: number; destroyed: number } = { opened: 0, destroyed: 0 };
  const plaid: Plaid = {
    create: (config) => {
      seen.config = config;
      return { open: () => void seen.opened++, destroy: () => void seen.destroyed++ };
    },
  };
  return { seen, plaid };
}

test('adds the script to the page once, even for several requests', async () => {
  const { tags, view, page } = fakePage();
  const { plaid } = fakePlaid();
  const first = loadBankWindow('https://vendor.test/once.js', page);
  const second = loadBankWindow('https://vendor.test/once.js', page);
  view.Plaid = plaid;
  tags[0]?.onload?.();
  expect(await first).toBe(plaid);
  expect(await second).toBe(plaid);
  expect(tags.map(({ src }) => src)).toEqual(['https://vendor.test/once.js']);
});

test('removes a script that fails, so that it can be tried again', async () => {
  const { tags, view, page } = fakePage();
  const failed = loadBankWindow('https://vendor.test/fails.js', page);
  tags[0]?.onerror?.();
  await expect(failed).rejects.toMatchObject({ code: 'bank.linkFailed' });
  expect(tags).toEqual([]);
  const again = loadBankWindow('https://vendor.test/fails.js', page);
  view.Plaid = fakePlaid().plaid;
  tags[0]?.onload?.();
  expect(await again).toBe(view.Plaid);
});

test('gives up on a script that never loads', async () => {
  const { page } = fakePage();
  await expect(loadBankWindow('https://vendor.test/silent.js', page, 5)).rejects.toMatchObject({
    code: 'bank.linkFailed',
  });
});

test('fails when the script does not define Plaid', async () => {
  const { tags, page } = fakePage();
  const loaded = loadBankWindow('https://vendor.test/empty.js', page);
  tags[0]?.onload?.();
  await expect(loaded).rejects.toMatchObject({ code: 'bank.linkFailed' });
});

test('returns the chosen account and destroys the window', async () => {
  const { seen, plaid } = fakePlaid();
  const chosen = openBankWindow(plaid, 'link-token');
  const metadata = { link_session_id: 'session', accounts: [{ id: 'account' }] };
  seen.config?.onSuccess('public-token', metadata);
  expect(await chosen).toEqual({ publicToken: 'public-token', metadata });
  expect(seen).toMatchObject({ opened: 1, destroyed: 1, config: { token: 'link-token' } });
});

test.each([
  ['the person closed', null, { status: 'requires_credentials' }, 'closed'],
  ['has no such bank', null, { status: 'institution_not_found' }, 'notListed'],
  ['tells that the bank is down', { error_code: 'INSTITUTION_DOWN' }, {}, 'bankDown'],
] as const)(
  'returns the reason, and does not fail, when the window %s',
  async (_what, error, metadata, exit) => {
    const { seen, plaid } = fakePlaid();
    const chosen = openBankWindow(plaid, 'link-token');
    seen.config?.onExit(error, metadata);
    expect(await chosen).toBe(exit);
    expect(seen.destroyed).toBe(1);
  },
);

test('fails when the window ends with an error', async () => {
  const { seen, plaid } = fakePlaid();
  const chosen = openBankWindow(plaid, 'link-token');
  seen.config?.onExit({ error_code: 'INTERNAL_SERVER_ERROR' });
  await expect(chosen).rejects.toMatchObject({ code: 'bank.linkFailed' });
});

test('gives up on a window that never appears, and waits for one that did', async () => {
  const silent = fakePlaid();
  await expect(openBankWindow(silent.plaid, 'link-token', 5)).rejects.toMatchObject({
    code: 'bank.linkFailed',
  });
  expect(silent.seen.destroyed).toBe(1);
  const shown = fakePlaid();
  const chosen = openBankWindow(shown.plaid, 'link-token', 5);
  shown.seen.config?.onLoad();
  await new Promise((done) => setTimeout(done, 20));
  shown.seen.config?.onExit(null);
  expect(await chosen).toBe('closed');
});
