// @vitest-environment jsdom
import { act, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Combobox, type ComboboxItem } from './combobox.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
Element.prototype.scrollIntoView = () => undefined; // jsdom has no layout

const ROWS: ComboboxItem[] = [{ id: 'a', label: '12 Main St' }];

let root: Root;
beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement('main')));
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
});

type Answer = { items?: readonly ComboboxItem[]; emptyText?: string };

function Address({ items = [], emptyText = '' }: Answer) {
  const [text, setText] = useState('');
  return (
    <Combobox
      name="street"
      label="Street"
      errorPrefix="Error:"
      inputValue={text}
      onInputChange={setText}
      items={items}
      onSelect={() => undefined}
      emptyText={emptyText}
      allowsCustomValue
      locale="en-US"
    />
  );
}

const answer = (given: Answer) => act(() => root.render(<Address {...given} />));
const input = () => document.querySelector('input') as HTMLInputElement; // the only one
const isOpen = () => document.querySelector('[role="listbox"]') !== null;
const focus = () => act(() => input().focus());
const leave = () => act(() => input().blur());
const type = (text: string) =>
  act(() => {
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
    set?.call(input(), text);
    input().dispatchEvent(new Event('input', { bubbles: true }));
  });

test.each<[string, Answer]>([
  ['rows', { items: ROWS }],
  ['the news that there are none', { emptyText: 'No results' }],
])('%s open the list while the field has the focus', (_name, given) => {
  answer({});
  focus();
  type('Lot 12');
  answer(given);
  expect(isOpen()).toBe(true);
});

test.each<[string, Answer]>([
  ['rows', { items: ROWS }],
  ['the news that there are none', { emptyText: 'No results' }],
])('%s that arrive after somebody left wait until they type again', (_name, given) => {
  answer({});
  focus();
  type('Lot 12');
  leave();
  answer(given);
  focus();
  expect(isOpen()).toBe(false);
  type('Lot 123');
  expect(isOpen()).toBe(true);
});
