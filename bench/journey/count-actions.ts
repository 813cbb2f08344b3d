import type { Page } from '@playwright/test';
import type { FieldRow } from '@signet/rulebook/core/field';
import { isKeyOf } from '@signet/rulebook/core/keys-of';
import { FIELDS } from '@signet/rulebook/fields';

/**
 * One user action in the browser. A fill is a value that arrives whole, such as an autofilled code.
 */
export type Action = {
  kind: 'letter' | 'choice' | 'press' | 'key' | 'fill';
  path: string;
  on: string;
  /** How many a fill brought at once. */
  letters?: number;
};

/**
 * Runs in every document but counts only the product's own pages. A choice is a changed box or
 * card, or a suggestion taken; a press is a link, a button or Enter; a key is one that acts outside a
 * field. Tab and scrolling count 0,
 * since they need no thought.
 */
const watch = (origin: string): string => `
if (location.origin === ${JSON.stringify(origin)} && window === window.top) {
  const note = (kind, on, letters) => noteAction({ kind, path: location.pathname, on, letters });
  const nameOf = (element) => element.getAttribute('name') || element.textContent.trim().slice(0, 40);
  addEventListener('input', ({ target, inputType, data }) => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) || target.type === 'radio' || target.type === 'checkbox') return;
    note(inputType?.startsWith('delete') || data?.length === 1 ? 'letter' : 'fill', nameOf(target), target.value.length);
  }, true);
  addEventListener('change', ({ target }) => {
    if (target instanceof HTMLSelectElement || target.type === 'radio' || target.type === 'checkbox') note('choice', nameOf(target));
  }, true);
  addEventListener('pointerdown', ({ target }) => {
    const control = target instanceof Element && target.closest('a[href], button, summary, [role=option]');
    if (control?.matches('[role=option]')) note('choice', ''); // of the field that was typed into
    else if (control) note('press', nameOf(control));
  }, true);
  addEventListener('keydown', ({ key, target }) => {
    if (key === 'Enter') note('press', nameOf(target));
    else if (key.length === 1 && !target.closest('input, textarea, select')) note('key', key);
  }, true);
}`;

/** Starts counting; the returned list grows with each action. */
export async function countActions(page: Page, origin: string): Promise<Action[]> {
  const actions: Action[] = [];
  await page.exposeBinding('noteAction', (_source, action: Action) => void actions.push(action));
  await page.addInitScript(watch(origin));
  return actions;
}

type Shown = { name: string; isFilled: boolean };

/** A tick that spares a question, such as the one name of somebody who has no other. */
const isTick = ({ name }: Shown): boolean => {
  const field = name.split('.').at(-1) ?? '';
  const row: FieldRow | undefined = isKeyOf(FIELDS, field) ? FIELDS[field] : undefined;
  return row?.control === 'tick';
};

const READ_FIELDS = `[...document.querySelectorAll('main input, main select, main textarea')]
  .filter((field) => field.type !== 'hidden' && field.checkVisibility())
  .map((field) => ({
    name: field.name.replace(/\\.(year|month|day)$/, ''),
    isFilled: field.type === 'radio' || field.type === 'checkbox' ? field.checked : field.value !== '',
  }))`;

/**
 * The fields now visible; radio cards of one question and the three parts of a date count as one,
 * a tick that spares a question as none.
 */
export async function fieldsShown(page: Page): Promise<Shown[]> {
  const all = await page.evaluate<Shown[]>(READ_FIELDS);
  const names = [...new Set(all.map(({ name }) => name))];
  return names
    .map((name) => ({
      name,
      isFilled: all.some((one) => one.name === name && one.isFilled),
    }))
    .filter((shown) => !isTick(shown));
}
