import { beforeEach, expect, test, vi } from 'vitest';
import { type CardVendor, mountCardField } from './card-field.ts';

type Vendor = ReturnType<CardVendor>;
type Element = ReturnType<ReturnType<Vendor['elements']>['create']>;
type Listener = (told: { error?: { message?: string } }) => void;

function fakeVendor(
  answers: Partial<Pick<Vendor, 'createPaymentMethod' | 'handleNextAction'>> = {},
) {
  const listeners: Record<string, Listener> = {};
  const done: string[] = [];
  const on = ((event: string, listener: Listener) => {
    listeners[event] = listener;
  }) as Element['on'];
  const noted = (what: string) => () => void done.push(what);
  const element: Element = {
    mount: noted('mount'),
    on,
    focus: noted('focus'),
    update: noted('update'),
    destroy: noted('destroy'),
  };
  const vendor: CardVendor = (key) => {
    done.push(key);
    return {
      elements: ({ locale }) => {
        done.push(locale);
        return { create: () => element };
      },
      createPaymentMethod: async () => ({ paymentMethod: { id: 'pm_1' } }),
      handleNextAction: async () => ({}),
      ...answers,
    };
  };
  return {
    vendor,
    done,
    tell: (event: string, told: Parameters<Listener>[0] = {}) => listeners[event]?.(told),
  };
}

let addresses = 0;
/** Simulates a partner's page switching our frame to dark mode. */
let turnTheme: (() => void) | undefined;

/**
 * Mounts the field from a unique script URL that is already loaded; `problems` collects the
 * messages reported while typing.
 */
function mounted({ vendor }: ReturnType<typeof fakeVendor>, timeLimitMs?: number) {
  const problems: (string | undefined)[] = [];
  const visits: string[] = [];
  const tag = { src: '', async: false, onload: () => undefined, remove: () => undefined };
  vi.stubGlobal('document', {
    createElement: (name: string) =>
      name === 'script' ? tag : { style: {}, remove: () => undefined },
    head: { append: () => queueMicrotask(tag.onload) },
    defaultView: { Stripe: vendor },
  });
  addresses += 1;
  // Only what reading the colors needs.
  const place = { appendChild: (child: object) => child } as HTMLElement;
  const loaded = {
    place,
    scriptUrl: `https://cards.test/${addresses}.js`,
    publishableKey: 'pk_test_1',
    locale: 'fr-CA',
  } as const;
  return {
    problems,
    visits,
    field: mountCardField(
      loaded,
      { onChange: (problem) => void problems.push(problem), onFocus: () => void visits.push('in') },
      timeLimitMs,
    ),
  };
}

beforeEach(() => {
  vi.stubGlobal('window', {
    matchMedia: () => ({ addEventListener: () => undefined, removeEventListener: () => undefined }),
  });
  vi.stubGlobal(
    'MutationObserver',
    class {
      constructor(repaint: () => void) {
        turnTheme = repaint;
      }
      observe = (): void => undefined;
      disconnect = (): void => {
        turnTheme = undefined;
      };
    },
  );
  vi.stubGlobal('getComputedStyle', () => ({ color: 'oklch(1 0 0)', fontFamily: 'Inter' }));
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      getContext = () => ({
        fillRect: () => undefined,
        getImageData: () => ({ data: [1, 2, 3, 255] }),
      });
    },
  );
  return () => vi.unstubAllGlobals();
});

test('shows the field once its frame is ready, in the reader’s language, and reports the provider’s validation while typing', async () => {
  const fake = fakeVendor();
  const { field, problems, visits } = mounted(fake);
  await vi.waitFor(() => expect(fake.done).toEqual(['pk_test_1', 'fr', 'mount']));
  fake.tell('ready');
  const card = await field;
  fake.tell('change', { error: { message: 'Numéro incomplet.' } });
  fake.tell('change');
  expect(problems).toEqual(['Numéro incomplet.', undefined]);
  fake.tell('focus');
  expect(visits).toEqual(['in']);
  expect(await card.token()).toBe('pm_1');
  card.remove();
  expect(fake.done.at(-1)).toBe('destroy');
});

test('updates its colours when the page’s theme changes, until it is removed', async () => {
  const fake = fakeVendor();
  const { field } = mounted(fake);
  await vi.waitFor(() => expect(fake.done).toContain('mount'));
  fake.tell('ready');
  const card = await field;
  turnTheme?.();
  expect(fake.done.at(-1)).toBe('update');
  card.remove();
  expect(turnTheme).toBeUndefined();
});

test.each([
  ['says that it failed', 'loaderror', undefined],
  ['never comes', 'nothing', 10],
])('a frame that %s is taken away, and the card has failed', async (_what, event, timeLimitMs) => {
  const fake = fakeVendor();
  const { field } = mounted(fake, timeLimitMs);
  const failed = expect(field).rejects.toMatchObject({ code: 'card.failed' });
  await vi.waitFor(() => expect(fake.done).toContain('mount'));
  fake.tell(event);
  await failed;
  expect(fake.done.at(-1)).toBe('destroy');
});

test.each([
  [{ error: { message: 'Votre carte est expirée.' } }, 'Votre carte est expirée.'],
  [{ error: {} }, ''],
])('what the provider refuses is no token: %j', async (answer, message) => {
  const fake = fakeVendor({ createPaymentMethod: async () => answer });
  const { field } = mounted(fake);
  await vi.waitFor(() => expect(fake.done).toContain('mount'));
  fake.tell('ready');
  await expect((await field).token()).rejects.toMatchObject({ name: 'CardRefused', message });
});
