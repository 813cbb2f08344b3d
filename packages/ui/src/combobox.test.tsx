import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Combobox, groupBySection } from './combobox.tsx';
import { rowAfterKey } from './use-combobox.ts';

test('groups rows under their section, each section once', () => {
  const rows = ['a', 'b', 'c'].map((id) => ({
    id,
    label: id,
    section: id === 'b' ? 'Food' : 'Shops',
  }));
  expect(
    groupBySection(rows).map(
      ({ name, items }) => `${name}: ${items.map((row) => row.id).join('')}`,
    ),
  ).toEqual(['Shops: ac', 'Food: b']);
});

test.each([
  ['down from the text', undefined, 'ArrowDown', 'a'],
  ['up from the text', undefined, 'ArrowUp', 'c'],
  ['down', 'a', 'ArrowDown', 'b'],
  ['down from the last', 'c', 'ArrowDown', 'a'],
  ['up', 'c', 'ArrowUp', 'b'],
  ['up from the first', 'a', 'ArrowUp', 'c'],
  ['Home in the rows', 'c', 'Home', 'a'],
  ['End in the rows', 'a', 'End', 'c'],
  ['Home in the text moves the caret', undefined, 'Home', undefined],
  ['a letter', 'a', 'x', undefined],
])('%s', (_name, activeId, key, next) =>
  expect(rowAfterKey(['a', 'b', 'c'], activeId, key)).toBe(next),
);

test('moves nowhere without rows', () =>
  expect(rowAfterKey([], undefined, 'ArrowDown')).toBeUndefined());

test('the input is a closed combobox with its label, hint and error', () => {
  const html = renderToStaticMarkup(
    <Combobox
      name="a.street"
      label="Street"
      hint="With its number"
      error="Enter a street"
      inputValue="5"
      onInputChange={() => undefined}
      items={[{ id: '1', label: '5 Main St' }]}
      onSelect={() => undefined}
      emptyText=""
      locale="en-US"
    />,
  );
  const input = /<input[^>]*>/.exec(html)?.[0] ?? '';
  for (const part of [
    'id="a-street"',
    'role="combobox"',
    'aria-autocomplete="list"',
    'aria-expanded="false"',
    'aria-invalid="true"',
  ])
    expect(input).toContain(part);
  expect(input).toContain('aria-describedby="a-street-hint a-street-error"');
  expect(html).toContain('<label class="field-label" for="a-street"');
  expect(html).not.toContain('role="listbox"');
});
