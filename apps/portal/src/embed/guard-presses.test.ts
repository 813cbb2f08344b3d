import { EMBED_LIMITS } from '@signet/rulebook/partners/embed-messages';
import { pathTo, type RouteId } from '@signet/rulebook/routes';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { getCoveredPresses, guardPresses } from './guard-presses.ts';

const { pressAfterMs } = EMBED_LIMITS;
const APPLICATION_ID = 'urn:app:0123-4567-89ab-cdef-ghjk';

class FakeElement {
  private readonly isButton: boolean;
  constructor(isButton: boolean) {
    this.isButton = isButton;
  }
  closest = (): FakeElement | null => (this.isButton ? this : null);
}

const page = {
  now: 0,
  visibilityState: 'visible',
  listeners: new Map<string, (event: object) => void>(),
};
const pressed = new FakeElement(true);
let cover = (_isCovered: boolean, _isInView = true): void => undefined;
let intersect = (..._isIntersecting: boolean[]): void => undefined;

beforeEach(() => {
  Object.assign(page, { now: 10_000, visibilityState: 'visible', listeners: new Map() });
  vi.stubGlobal('performance', { now: () => page.now });
  vi.stubGlobal('Element', FakeElement);
  vi.stubGlobal('document', {
    body: new FakeElement(false),
    querySelectorAll: () => [pressed],
    get visibilityState() {
      return page.visibilityState;
    },
    addEventListener: (type: string, listener: (event: object) => void) =>
      page.listeners.set(type, listener),
    removeEventListener: (type: string) => page.listeners.delete(type),
  });
  vi.stubGlobal(
    'MutationObserver',
    class {
      observe = (): void => undefined;
      disconnect = (): void => undefined;
    },
  );
  vi.stubGlobal(
    'IntersectionObserverEntry',
    class {
      get isVisible() {
        return true;
      }
    },
  );
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: object[]) => void, options?: object) {
        if (options === undefined)
          intersect = (...reports) => tell(reports.map((isIntersecting) => ({ isIntersecting })));
        else
          cover = (isCovered, isInView = true) =>
            tell([{ target: pressed, isIntersecting: isInView, isVisible: !isCovered }]);
      }
      observe = (target: object): void => void (target !== pressed && intersect(true));
      unobserve = (): void => undefined;
      disconnect = (): void => {
        intersect = () => undefined;
      };
    },
  );
  return () => vi.unstubAllGlobals();
});

type Press = { isTrusted?: boolean; detail?: number; isButton?: boolean };

function counts({ isTrusted = true, detail = 1, isButton = true }: Press = {}): boolean {
  const stops = { preventDefault: vi.fn(), stopImmediatePropagation: vi.fn() };
  page.listeners.get('click')?.({
    isTrusted,
    detail,
    target: isButton ? pressed : new FakeElement(false),
    ...stops,
  });
  expect(stops.preventDefault.mock.calls.length).toBe(
    stops.stopImmediatePropagation.mock.calls.length,
  );
  return stops.preventDefault.mock.calls.length === 0;
}

function guard(route: RouteId = 'check-answers'): void {
  vi.stubGlobal('location', { pathname: pathTo(route, { id: APPLICATION_ID }) });
  guardPresses();
}

test('ignores clicks in the first half second after the frame appeared', () => {
  guard();
  expect(counts()).toBe(false);
  page.now += pressAfterMs - 1;
  expect(counts()).toBe(false);
  page.now += 1;
  expect(counts()).toBe(true);
});

test.each<[string, () => void, () => void]>([
  ['was out of the window', () => intersect(false), () => intersect(true)],
  [
    'was hidden and shown before the busy page heard of either',
    () => intersect(false, true),
    () => undefined,
  ],
  [
    'stood in a tab behind another',
    () => {
      page.visibilityState = 'hidden';
      page.listeners.get('visibilitychange')?.({});
    },
    () => {
      page.visibilityState = 'visible';
      page.listeners.get('visibilitychange')?.({});
    },
  ],
])('ignores clicks again for a while after the frame %s', (_where, hide, show) => {
  guard();
  page.now += 60_000;
  hide();
  show();
  expect(counts()).toBe(false);
  page.now += pressAfterMs;
  expect(counts()).toBe(true);
});

test('ignores a click before the browser reports the frame as visible again', () => {
  guard();
  page.now += 60_000;
  intersect(false);
  expect(counts()).toBe(false);
});

test('ignores a click on a button last reported as out of view, but not a key press', () => {
  guard();
  page.now += 60_000;
  const told = getCoveredPresses();
  cover(false, false);
  expect([counts(), counts({ detail: 0 })]).toEqual([false, true]);
  cover(false);
  expect(counts()).toBe(true);
  expect(getCoveredPresses()).toBe(told);
});

test('does not wait again when the frame stays visible', () => {
  guard();
  page.now += pressAfterMs;
  intersect(true);
  expect(counts()).toBe(true);
});

test.each<[string, RouteId, Press]>([
  ['a key', 'check-answers', { detail: 0 }],
  ['the page’s own press for a parent’s message', 'check-answers', { isTrusted: false }],
  ['a press beside a button', 'check-answers', { isButton: false }],
  ['a press on a page that binds nobody', 'business', {}],
])('accepts %s at once', (_what, step, press) => {
  guard(step);
  expect(counts(press)).toBe(true);
});

test('ignores and counts a click on a covered button', () => {
  guard();
  page.now += pressAfterMs;
  cover(true);
  expect([counts(), getCoveredPresses()]).toEqual([false, 1]);
  expect(counts({ detail: 0 })).toBe(true); // key presses cannot be misdirected
  cover(false);
  page.now += pressAfterMs;
  expect([counts(), getCoveredPresses()]).toEqual([true, 1]);
});

describe('clicks collected before hydration', () => {
  const collect = (...presses: object[]): void => {
    globalThis.pressedBefore = presses as HTMLButtonElement[];
  };

  test('are dropped on a page with a binding button', () => {
    collect(pressed);
    guard();
    expect(globalThis.pressedBefore).toEqual([]);
  });

  test('are kept on a page without a binding button', () => {
    collect(pressed);
    guard('business');
    expect(globalThis.pressedBefore).toEqual([pressed]);
  });

  test('are dropped one by one if they would be ignored', () => {
    guard();
    collect(pressed);
    expect([counts(), globalThis.pressedBefore]).toEqual([false, []]);
    collect(pressed);
    page.now += pressAfterMs;
    expect([counts(), globalThis.pressedBefore]).toEqual([true, [pressed]]);
  });
});
