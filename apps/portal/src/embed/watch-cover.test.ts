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

test('a button that stands free is never covered, nor one that nothing is known of yet', () => {
  const watch = watchCover();
  watch.look([button]);
  expect(watch.isCovered(button)).toBe(false);
  tell(button, seen);
  expect([watch.isCovered(button), watch.isCovered(other)]).toEqual([false, false]);
});

test('one that something lies over is covered, and half a second longer once that is gone', () => {
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

test('one that is only out of the window is not covered, and is out of view until it is back', () => {
  const watch = watchCover();
  watch.look([button, other]);
  tell(button, { isIntersecting: false, isVisible: false });
  expect(watch.isCovered(button)).toBe(false);
  expect([watch.isOutOfView(button), watch.isOutOfView(other)]).toEqual([true, false]);
  tell(button, seen);
  expect(watch.isOutOfView(button)).toBe(false);
});

test('one that comes back into view under a cover is covered as soon as it is no longer out of view', () => {
  const watch = watchCover();
  watch.look([button]);
  tell(button, covered);
  tell(button, { isIntersecting: false, isVisible: false });
  page.now += 60_000;
  expect([watch.isOutOfView(button), watch.isCovered(button)]).toEqual([true, false]);
  tell(button, covered);
  expect([watch.isOutOfView(button), watch.isCovered(button)]).toEqual([false, true]);
});

test('only the buttons of the page that stands are watched', () => {
  const watch = watchCover();
  watch.look([button]);
  tell(button, covered);
  watch.look([other]);
  expect([...page.observed]).toEqual([other]);
  expect(watch.isCovered(button)).toBe(false);
});

test('a browser that tells nothing of it holds nobody up', () => {
  vi.stubGlobal('IntersectionObserverEntry', class {});
  const watch = watchCover();
  watch.look([button]);
  expect([watch.isCovered(button), watch.isOutOfView(button)]).toEqual([false, false]);
  expect(page.observed.size).toBe(0);
});
