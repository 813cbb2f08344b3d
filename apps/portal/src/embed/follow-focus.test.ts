import { beforeEach, expect, test, vi } from 'vitest';
import { followFocus } from './follow-focus.ts';

class FakeElement {
  private readonly fieldTop: number | undefined;
  private readonly tag: string;
  constructor(fieldTop?: number, tag = 'input') {
    this.fieldTop = fieldTop;
    this.tag = tag;
  }
  matches = (selector: string) => selector.split(', ').includes(this.tag);
  closest = () =>
    this.fieldTop === undefined ? null : { getBoundingClientRect: () => ({ top: this.fieldTop }) };
}

const page = {
  hasFocus: true,
  listeners: new Map<string, (event: object) => void>(),
  observers: 0,
};
let look = (_isIntersecting: boolean, _top: number): void => undefined;
const told: number[] = [];
const shown: number[] = [];
let stop = (): void => undefined;

beforeEach(() => {
  Object.assign(page, { hasFocus: true, listeners: new Map(), observers: 0 });
  told.length = shown.length = 0;
  vi.stubGlobal('Element', FakeElement);
  vi.useFakeTimers();
  vi.stubGlobal('document', {
    hasFocus: () => page.hasFocus,
    addEventListener: (type: string, listener: (event: object) => void) =>
      page.listeners.set(type, listener),
    removeEventListener: (type: string) => page.listeners.delete(type),
  });
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: object[], own: object) => void) {
        look = (isIntersecting, top) =>
          tell([{ isIntersecting, boundingClientRect: { top } }], this);
      }
      observe = (): void => {
        page.observers += 1;
      };
      disconnect = (): void => {
        page.observers -= 1;
      };
    },
  );
  stop = followFocus({
    onHidden: (topPx) => told.push(topPx),
    onShown: (topPx) => shown.push(topPx),
  });
  return () => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  };
});

const button = new FakeElement(undefined, 'button');
const press = (): void => page.listeners.get('mousedown')?.({});
const focus = (target: object = new FakeElement()): void =>
  page.listeners.get('focusin')?.({ target });

test('reports a focus outside the window with a margin above it', () => {
  focus();
  look(false, 900);
  expect(told).toEqual([884]);
  expect(page.observers).toBe(0); // measured once, not watched
});

test('reports the top of a field’s label, but never above the frame', () => {
  focus(new FakeElement(700));
  look(false, 740);
  focus(new FakeElement(3));
  look(false, 40);
  expect(told).toEqual([684, 0]);
});

test.each<[string, () => void]>([
  [
    'a frame that nobody is in',
    () => {
      page.hasFocus = false;
      focus();
    },
  ],
  ['a focus on the document itself', () => focus({})],
  [
    'a button that takes the focus because it is pressed',
    () => {
      press();
      focus(button);
    },
  ],
  [
    'one that has stopped',
    () => {
      stop();
      focus();
    },
  ],
])('reports nothing for %s', (_what, happen) => {
  happen();
  expect([told, shown]).toEqual([[], []]);
});

test('reports a focus inside the window separately, because the parent’s header may cover it', () => {
  focus(new FakeElement(700));
  look(true, 740);
  expect([told, shown]).toEqual([[], [684]]);
});

test('reports a text field that is clicked, and a button that the keyboard reaches later', () => {
  press();
  focus();
  look(true, 50);
  vi.runAllTimers();
  focus(button);
  look(true, 100);
  expect(shown).toEqual([34, 84]);
});
