import { EMBED_LIMITS } from '@signet/rulebook/partners/embed-messages';
import { beforeEach, expect, test, vi } from 'vitest';
import { followHeight, fullScreenReporter } from './frame-size.ts';

/**
 * Simulated page measurements; `resized` is the ResizeObserver callback, which tests may leave
 * unused.
 */
const page = {
  width: 390,
  height: 600,
  overflow: 0,
  over: [] as { isShown: boolean }[],
  resized: (): void => undefined,
};
const told: number[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  told.length = 0;
  Object.assign(page, { width: 390, height: 600, overflow: 0, over: [] });
  const content = {
    getBoundingClientRect: () => ({ height: page.height }),
    get scrollHeight() {
      return Math.floor(page.height) + page.overflow;
    },
  };
  vi.stubGlobal('window', {
    get innerWidth() {
      return page.width;
    },
  });
  vi.stubGlobal('document', {
    querySelector: () => content,
    querySelectorAll: () => page.over.map(({ isShown }) => ({ checkVisibility: () => isShown })),
  });
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(look: () => void) {
        page.resized = look;
      }
      observe = (): void => page.resized();
      disconnect = (): void => {
        page.resized = () => undefined;
      };
    },
  );
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

const { heightDebounceMs, heightPollMs, heightFromWidthPx, fullScreenLeaveMs } = EMBED_LIMITS;
const open = { isHeld: () => false };
const follow = (options: Parameters<typeof followHeight>[1] = open) =>
  followHeight((height) => told.push(height), options);
const rest = (ms: number = heightPollMs + heightDebounceMs) => vi.advanceTimersByTime(ms);

function change(changed: Partial<typeof page>): void {
  Object.assign(page, changed);
  page.resized();
}

test('posts a height once it has been stable for 100 ms, and not again until it changes', () => {
  follow();
  rest(heightDebounceMs - 1);
  expect(told).toEqual([]);
  rest(1);
  expect(told).toEqual([600]);
  for (let times = 0; times < 40; times += 1) rest();
  expect(told).toEqual([600]);
});

test('posts only the last of several heights within 100 ms', () => {
  follow();
  for (const height of [610, 700, 650]) {
    change({ height });
    rest(heightDebounceMs - 1);
  }
  rest();
  expect(told).toEqual([650]);
});

test.each([
  ['a whole pixel more', 601, [600, 601]],
  ['less than a pixel more, which is the next whole one', 600.2, [600, 601]],
  ['less than a pixel within the same whole one', 599.4, [600]],
])('%s', (_what, height, heights) => {
  follow();
  rest();
  change({ height });
  rest();
  expect(told).toEqual(heights);
});

test('posts nothing when the height returns to its old value in time', () => {
  follow();
  rest();
  change({ height: 900 });
  change({ height: 600 });
  rest();
  expect(told).toEqual([600]);
});

test('counts a list that overflows the page, by polling every 250 ms', () => {
  follow();
  rest();
  page.overflow = 180;
  rest(heightPollMs + heightDebounceMs);
  page.overflow = 0;
  rest();
  expect(told).toEqual([600, 780, 600]);
});

test('never posts less than the parent’s minimum height', () => {
  follow({ ...open, minHeight: 700 });
  rest();
  change({ height: 800 });
  rest();
  change({ height: 100 });
  rest();
  expect(told).toEqual([700, 800, 700]);
});

test('keeps the height of a hidden frame', () => {
  follow({ ...open, minHeight: 700 });
  rest();
  change({ height: 0 });
  rest();
  expect(told).toEqual([700]);
});

test('keeps the height of a frame too narrow for layout, as while it opens or closes', () => {
  follow();
  rest();
  for (const width of [heightFromWidthPx - 1, 5, 0, 5]) {
    change({ width, height: 25_134 });
    rest();
  }
  change({ width: 638, height: 2_184 });
  rest();
  expect(told).toEqual([600, 2_184]);
});

test('posts no height in full screen, and posts it again afterwards', () => {
  let isHeld = true;
  follow({ isHeld: () => isHeld });
  rest();
  expect(told).toEqual([]);
  isHeld = false;
  rest();
  expect(told).toEqual([600]);
});

test('posts nothing after it was stopped, not even a pending height', () => {
  const stop = follow();
  stop();
  page.height = 900;
  rest();
  expect(told).toEqual([]);
});

test('enters full screen at once, and leaves it after 180 ms without a dialog', () => {
  const seen: boolean[] = [];
  const full = fullScreenReporter((isFull) => seen.push(isFull));
  const look = (...over: boolean[]): void => {
    page.over = over.map((isShown) => ({ isShown }));
    full.look();
  };
  look(false); // present but invisible
  expect([seen, full.isFull()]).toEqual([[], false]);
  look(true);
  expect([seen, full.isFull()]).toEqual([[true], true]);
  look();
  rest(fullScreenLeaveMs - 1);
  look(true); // another window follows the first
  rest();
  expect(seen).toEqual([true]);
  look();
  rest(fullScreenLeaveMs - 1);
  expect([seen, full.isFull()]).toEqual([[true], true]);
  rest(1);
  expect([seen, full.isFull()]).toEqual([[true, false], false]);
});

test('posts nothing after it was stopped while a dialog closes', () => {
  const seen: boolean[] = [];
  const full = fullScreenReporter((isFull) => seen.push(isFull));
  page.over = [{ isShown: true }];
  full.look();
  page.over = [];
  full.look();
  full.stop();
  rest();
  expect(seen).toEqual([true]);
});
