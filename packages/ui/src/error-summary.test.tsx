// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type ErrorLine, ErrorSummary } from './error-summary.tsx';
import { Field } from './field.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
Element.prototype.scrollIntoView = () => undefined; // jsdom has no layout

const TEXTS: Readonly<Record<string, string>> = {
  ein: 'Enter your EIN',
  zip: 'Enter a ZIP code',
};
const ALL: ErrorLine[] = Object.entries(TEXTS).map(([targetId, message]) => ({
  targetId,
  message,
}));
const EIN = ALL.slice(0, 1);

/** A page that draws both fields with their lines. */
function Page({ errors, attempt }: { errors: readonly ErrorLine[]; attempt: number }) {
  const wrongAt = (id: string) => errors.find(({ targetId }) => targetId === id)?.message;
  return (
    <form>
      <ErrorSummary title="There is a problem" errors={errors} attempt={attempt} />
      {Object.keys(TEXTS).map((id) => (
        <Field key={id} id={id} label={id} {...(wrongAt(id) ? { error: wrongAt(id) } : {})}>
          {(control) => <input {...control} />}
        </Field>
      ))}
      <button type="submit">Continue</button>
    </form>
  );
}

let root: Root;
let focused: string[];
beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement('main')));
  focused = [];
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
});

const noteFocus = () =>
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLElement) focused.push(target.id || target.tagName);
  });
const draw = (errors: readonly ErrorLine[], attempt: number) =>
  act(() => root.render(<Page errors={errors} attempt={attempt} />));
const summary = () => document.querySelector('[data-error-summary]');
const times = (text: string) => document.body.innerHTML.split(text).length - 1;

test('shows nothing before the first failed submit', () => {
  draw(ALL, 0);
  expect(summary()).toBeNull();
  expect(document.activeElement).toBe(document.body);
});

test('shows a single error only at its field, which takes the focus and is described by it', () => {
  draw([], 0);
  draw(EIN, 1);
  expect(summary()).toBeNull();
  expect(times('Enter your EIN')).toBe(1);
  expect(document.activeElement?.id).toBe('ein');
  const lineId = document.activeElement?.getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(lineId)?.textContent).toContain('Enter your EIN');
});

test('lists several errors, each once with a link, and takes the focus', () => {
  draw([...ALL, ...EIN], 1);
  expect(document.activeElement).toBe(summary());
  expect([...(summary()?.querySelectorAll('a') ?? [])].map((link) => link.textContent)).toEqual(
    Object.values(TEXTS),
  );
  expect(summary()?.querySelector('[role="alert"]')).not.toBeNull();
});

test.each([
  ['that belongs to no field', { message: 'You seem to be offline.' }],
  ['whose field is not on the page', { message: 'Enter a city', targetId: 'city' }],
])('lists a single error %s', (_name, line: ErrorLine) => {
  draw([line], 1);
  expect(document.activeElement).toBe(summary());
  expect(times(line.message)).toBe(1);
});

test('shrinks the list as errors are corrected, and adds none in between', () => {
  draw(ALL, 1);
  draw(EIN, 1);
  expect(summary()?.querySelectorAll('a')).toHaveLength(1);
  draw([], 1);
  expect(summary()).toBeNull();
});

test('decides between list and field again at each submit', () => {
  draw(ALL, 1);
  draw(EIN, 2);
  expect(summary()).toBeNull();
  expect(document.activeElement?.id).toBe('ein');
  draw(ALL, 3);
  expect(document.activeElement).toBe(summary());
});

test('moves the focus once per submit, even when it is already there', () => {
  noteFocus();
  draw(EIN, 1);
  draw(EIN, 2);
  expect(focused).toEqual(['ein', 'ein']);
  draw(ALL, 3);
  expect(focused).toEqual(['ein', 'ein', 'DIV']);
});

test('focuses the field of a clicked link', () => {
  draw(ALL, 1);
  act(() => summary()?.querySelectorAll('a')[1]?.click());
  expect(document.activeElement?.id).toBe('zip');
});
