import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { SIZES } from './browser.ts';

type Size = keyof typeof SIZES;
type Theme = 'light' | 'dark';

/** One picture: where it stands, and what was found on it. */
export type Shot = { file: string; screen: string; state: string; locale: string; size: Size; theme: Theme; faults: Fault[] };
export type Fault = { kind: 'axe' | 'overflow' | 'small target' | 'small text'; detail: string };

/** Every width in both schemes; axe runs where contrast or layout differ, because it takes longest. */
export const LOOKS: readonly { size: Size; theme: Theme; axe: boolean }[] = [
  { size: 'phone', theme: 'light', axe: true },
  { size: 'phone', theme: 'dark', axe: true },
  { size: 'desk', theme: 'light', axe: true },
  { size: 'desk', theme: 'dark', axe: false },
  { size: 'narrow', theme: 'light', axe: true },
  { size: 'narrow', theme: 'dark', axe: false },
];
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * What no picture shows for sure. A target counts with the label around it; links in the middle of a sentence may be as small as the
 * sentence (WCAG 2.5.8), and what only a screen reader meets has no size at all.
 */
const FAULTS = `(() => {
  const isSeen = (element) => {
    const box = element.getBoundingClientRect();
    return element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && box.width > 1 && box.height > 1 && box.right > 0 && box.bottom + scrollY > 0 && !element.closest('.vh');
  };
  const nameOf = (element) => (element.getAttribute('name') || element.textContent.trim() || element.className || element.tagName).slice(0, 50);
  const found = [];
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) {
    const wide = [...document.querySelectorAll('body *')].filter((element) => isSeen(element) && element.getBoundingClientRect().right > clientWidth + 1).pop();
    found.push({ kind: 'overflow', detail: (scrollWidth - clientWidth) + ' px: ' + (wide ? wide.tagName.toLowerCase() + ' ' + nameOf(wide) : '') });
  }
  for (const control of document.querySelectorAll('a[href], button, input:not([type=hidden]), select, summary, [role=option]')) {
    const target = control.closest('label') ?? control;
    if (!isSeen(target)) continue;
    const { width, height } = target.getBoundingClientRect();
    const isInSentence = control.matches('a') && getComputedStyle(control).display === 'inline' && control.parentElement.textContent.trim() !== control.textContent.trim();
    if (Math.min(width, height) < 24 && !isInSentence) found.push({ kind: 'small target', detail: Math.round(width) + ' × ' + Math.round(height) + ' px: ' + nameOf(control) });
  }
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const parent = texts.currentNode.parentElement;
    const isText = texts.currentNode.textContent.trim() !== '' && !parent.matches('script, style, option') && isSeen(parent);
    const size = parseFloat(getComputedStyle(parent).fontSize);
    if (isText && size < 14) found.push({ kind: 'small text', detail: size + ' px: ' + texts.currentNode.textContent.trim().slice(0, 50) });
  }
  return found;
})()`;

export type Place = { screen: string; state: string; locale: string };

/** Pictures of the page as it stands, in every look, with what is wrong in each; the page is left as it was. */
export async function lookAt(page: Page, folder: string, place: Place, looks = LOOKS): Promise<Shot[]> {
  const before = page.viewportSize() ?? SIZES.phone;
  const shots: Shot[] = [];
  await page.locator('.skeletons').waitFor({ state: 'detached' }); // a page on its way is no picture of a screen
  for (const { size, theme, axe } of looks) {
    await page.setViewportSize(SIZES[size]);
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    const file = join(place.locale, `${place.screen}-${place.state}-${SIZES[size].width}-${theme}.png`);
    mkdirSync(join(folder, place.locale), { recursive: true });
    const faults = await page.evaluate<Fault[]>(FAULTS);
    // A window as tall as the page: what sticks to the lower edge would otherwise stand in the middle of the picture.
    const tallPx = await page.evaluate<number>('document.documentElement.scrollHeight');
    await page.setViewportSize({ width: SIZES[size].width, height: Math.max(SIZES[size].height, tallPx) });
    await page.screenshot({ path: join(folder, file) });
    await page.setViewportSize(SIZES[size]);
    shots.push({ file, ...place, size, theme, faults: [...faults, ...(axe ? await axeFaults(page) : [])] });
  }
  await page.setViewportSize(before);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  return shots;
}

/** One look at it, for a language that differs from another in a few words only. */
export const ONE_LOOK = LOOKS.slice(0, 1);

async function axeFaults(page: Page): Promise<Fault[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
  return violations.map(({ id, help, nodes }) => ({
    kind: 'axe' as const,
    detail: `${id}: ${help} (${nodes
      .map(({ target }) => target.join(' '))
      .slice(0, 3)
      .join('; ')})`,
  }));
}
