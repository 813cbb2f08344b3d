import { beforeEach, expect, test, vi } from 'vitest';
import { buttonsOfPage, pressBack, pressNext } from './page-buttons.ts';

type Control = {
  text: string;
  isShown?: boolean;
  isDisabled?: boolean;
  attributes?: Readonly<Record<string, string>>;
};

let pressed: string[] = [];
const page: { next: Control[]; back: Control[] } = { next: [], back: [] };

const asElement = ({ text, isShown = true, isDisabled = false, attributes = {} }: Control) => ({
  textContent: ` ${text} `,
  closest: () => ({ checkVisibility: () => isShown }),
  getAttribute: (name: string) => attributes[name] ?? null,
  matches: () => isDisabled,
  click: () => pressed.push(text),
});

beforeEach(() => {
  pressed = [];
  Object.assign(page, { next: [{ text: 'Continue' }], back: [{ text: 'Back' }] });
  vi.stubGlobal('document', {
    querySelectorAll: (selector: string) =>
      (selector.includes('.actions') ? page.next : page.back).map(asElement),
  });
  return () => vi.unstubAllGlobals();
});

const STEPS = { maxStep: 8, currentStep: 3 };

test('describes the page’s own buttons and its place in the steps', () => {
  expect(buttonsOfPage(STEPS, false)).toEqual({
    isShown: true,
    isBackDisabled: false,
    isContinueDisabled: false,
    backText: 'Back',
    continueText: 'Continue',
    isLoading: false,
    isBackIconHidden: false,
    ...STEPS,
  });
});

test.each<[string, Partial<typeof page>, object]>([
  [
    'without a link back',
    { back: [] },
    { isShown: true, isBackDisabled: true, backText: '', isBackIconHidden: true },
  ],
  [
    'without any button',
    { next: [], back: [] },
    { isShown: false, isContinueDisabled: true, continueText: '' },
  ],
  [
    'while an answer is on its way',
    { next: [{ text: 'Continue', attributes: { 'aria-busy': 'true' } }] },
    { isContinueDisabled: true, isLoading: true },
  ],
  [
    'where it cannot be pressed',
    { next: [{ text: 'Continue', isDisabled: true }] },
    { isContinueDisabled: true, isLoading: false },
  ],
  [
    'while the last page stands hidden beside it',
    { next: [{ text: 'Start', isShown: false }, { text: 'Continue' }] },
    { continueText: 'Continue' },
  ],
])('%s', (_when, changed, told) => {
  Object.assign(page, changed);
  expect(buttonsOfPage(STEPS, false)).toMatchObject(told);
});

test('presses the visible page’s own buttons for the parent', () => {
  page.next = [{ text: 'Start', isShown: false }, { text: 'Continue' }];
  pressNext();
  pressBack();
  expect(pressed).toEqual(['Continue', 'Back']);
});

test.each<[string, Control[]]>([
  ['is not there', []],
  ['is busy', [{ text: 'Continue', attributes: { 'aria-disabled': 'true' } }]],
  ['is disabled', [{ text: 'Continue', isDisabled: true }]],
])('a button that %s is not pressed', (_how, next) => {
  page.next = next;
  pressNext();
  expect(pressed).toEqual([]);
});

test('disables the parent’s button where only the person may press', () => {
  expect(buttonsOfPage(STEPS, true)).toMatchObject({ isContinueDisabled: true });
});
