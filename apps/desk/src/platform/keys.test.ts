import { expect, test } from 'vitest';
import { bindingOf } from './keys.ts';

const press = { key: 'j', ctrlKey: false, metaKey: false, altKey: false, isComposing: false };
const next = () => undefined;
const help = () => undefined;
const BINDINGS = { j: next, '?': help, Enter: next };

test.each([
  ['a single key', press, false, next],
  ['the same with Shift or Caps Lock', { ...press, key: 'J' }, false, next],
  ['a sign', { ...press, key: '?' }, false, help],
  ['a named key', { ...press, key: 'Enter' }, false, next],
  ['no key of the page', { ...press, key: 'z' }, false, undefined],
  ['a key inside a field', press, true, undefined],
  ['the browser’s own with Ctrl', { ...press, ctrlKey: true }, false, undefined],
  ['the browser’s own with ⌘', { ...press, metaKey: true }, false, undefined],
  ['a letter written with Alt', { ...press, altKey: true }, false, undefined],
  ['a letter that is being composed', { ...press, isComposing: true }, false, undefined],
  ['a name of every object', { ...press, key: 'toString' }, false, undefined],
] as const)('%s', (_what, event, isInField, binding) =>
  expect(bindingOf(BINDINGS, event, isInField)).toBe(binding),
);
