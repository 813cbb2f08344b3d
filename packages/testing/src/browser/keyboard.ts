import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/**
 * Describes what is invisible of the focused element: no focus indicator, outside the viewport, or
 * covered by a fixed element. Runs in the browser.
 */
const UNSEEN = `(() => {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return '';
  const what = focused.tagName + ' ' + (focused.getAttribute('name') ?? focused.textContent ?? '').slice(0, 40);
  const marked = [focused, focused.closest('label'), focused.closest('.input-group'), focused.closest('.code')?.querySelector('.code-next')].filter(Boolean).some((place) => {
    const style = getComputedStyle(place);
    return (style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0) || style.boxShadow !== 'none';
  });
  const isHeading = focused.matches('[data-title], [data-error-summary], main');
  if (!marked && !isHeading) return what + ' has no visible focus';
  const place = focused.closest('label.choice') ?? focused;
  const box = place.getBoundingClientRect();
  if (box.bottom < 1 || box.top > innerHeight - 1) return what + ' is outside the window';
  const bar = document.querySelector('main .actions');
  if (!bar || bar.contains(focused) || getComputedStyle(bar).position !== 'sticky') return '';
  const cover = bar.getBoundingClientRect();
  return box.top >= cover.top && box.bottom <= cover.bottom ? what + ' is hidden behind the bar' : '';
})()`;

const mostSteps = 60;

/**
 * Keyboard only; after each Tab the focus must be visible. WCAG 2.4.7 and 2.4.11. For a frame, pass
 * the keyboard of the surrounding page.
 */
export function keyboardOnly(page: Page, keyboard: Page['keyboard'] = page.keyboard) {
  const press = async (key: string): Promise<void> => {
    await keyboard.press(key);
    if (key.endsWith('Tab')) expect(await page.evaluate(UNSEEN)).toBe('');
  };
  const to = async (selector: string, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> => {
    for (let step = 0; step < mostSteps; step += 1) {
      if (
        await page.evaluate(`document.activeElement?.matches(${JSON.stringify(selector)}) ?? false`)
      )
        return;
      await press(key);
    }
    throw new Error(`${mostSteps} times ${key} did not reach ${selector}`);
  };
  return {
    press,
    to,
    back: async () => {
      await press('Shift+Tab');
      await press('Tab');
    },
    type: async (name: string, text = '') => {
      await to(`[name="${name}"]`);
      await keyboard.type(text);
    },
    choose: async (name: string, value: string) => {
      await to(`[name="${name}"]`);
      await press('Space');
      for (let step = 0; step < mostSteps; step += 1) {
        if (await page.locator(`[name="${name}"][value="${value}"]`).isChecked()) return;
        await press('ArrowDown');
      }
      throw new Error(`the arrows did not reach ${value}`);
    },
    submit: async () => {
      await to('main form .actions button[type="submit"]');
      await press('Enter');
    },
  };
}
