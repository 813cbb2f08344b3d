import { EMBED_LIMITS } from '@signet/rulebook/partners/embed-messages';
import { beforeEach, expect, test, vi } from 'vitest';
import { watchCover } from './watch-cover.ts';

const button = {} as Element;
const other = {} as Element;
const page = { now: 0, observed: new Set<Element>() };
let tell = (_target: Element, _sight: { isIntersecting: boolean; isVisible: boolean }): void =>
  undefined;

beforeEach(() => {
  Object.assign(page, { now: 10_000, observed: new Set() });
  vi.stubGlobal('performance', { now: () => page.now });
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
      constructor(told: (entries: object[]) => void, options: object) {
        expect(options).toEqual({ trackVisibility: true, delay: 100 });
        tell = (target, sight) => told([{ target, ...sight }]);
      }
      observe = (target: Element): void => void page.observed.add(target);
      unobserve = (target: Element): void => void page.observed.delete(target);
      disconnect = (): void => page.observed.clear();
    },
  );
  return () => vi.unstubAllGlobals();
});

const seen = { isIntersecting: true, isVisible: true };
const covered = { isIntersecting: true, isVisible: false };

test('reports neither a free button nor an unknown one as covered', () => {
  const watch = watchCover();
  watch.look([button]);
  expect(watch.isCovered(button)).toBe(false);
  tell(button, seen);
  expect([watch.isCovered(button), watch.isCovered(other)]).toEqual([false, false]);
});

test('reports a button as covered until half a second after its cover is gone', () => {
  const watch = watchCover();
  watch.look([button, other]);
  tell(button, covered);
  page.now += 60_000;
  expect([watch.isCovered(button), watch.isCovered(other)]).toEqual([true, false]);
  tell(button, seen);
  page.now += EMBED_LIMITS.pressAfterMs - 1;
  expect(watch.isCovered(button)).toBe(true);
  page.now += 1;
  expect(watch.isCovered(button)).toBe(false);
});

test('reports a button outside the window as out of view, not as covered', () => {
  const watch = watchCover();
  watch.look([button, other]);
  tell(button, { isIntersecting: false, isVisible: false });
  expect(watch.isCovered(button)).toBe(false);
  expect([watch.isOutOfView(button), watch.isOutOfView(other)]).toEqual([true, false]);
  tell(button, seen);
  expect(watch.isOutOfView(button)).toBe(false);
});

test('reports a button that comes back under a cover as covered at once', () => {
  const watch = watchCover();
  watch.look([button]);
  tell(button, covered);
  tell(button, { isIntersecting: false, isVisible: false });
  page.now += 60_000;
  expect([watch.isOutOfView(button), watch.isCovered(button)]).toEqual([true, false]);
  tell(button, covered);
  expect([watch.isOutOfView(button), watch.isCovered(button)]).toEqual([false, true]);
});

test('watches only the current page’s buttons', () => {
  const watch = watchCover();
  watch.look([button]);
  tell(button, covered);
  watch.look([other]);
  expect([...page.observed]).toEqual([other]);
  expect(watch.isCovered(button)).toBe(false);
});

test('blocks nobody in a browser that cannot report visibility', () => {
  vi.stubGlobal('IntersectionObserverEntry', class {});
  const watch = watchCover();
  watch.look([button]);
  expect([watch.isCovered(button), watch.isOutOfView(button)]).toEqual([false, false]);
  expect(page.observed.size).toBe(0);
});
