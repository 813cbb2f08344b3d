import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { SIZES } from '@signet/testing/browser/launch';
import { axeFindings } from './axe-findings.ts';
import { FIND_DEFECTS_SCRIPT, type VisualDefect } from './page-checks.ts';
import { LENGTHEN_TEXT_SCRIPT, RESTORE_TEXT_SCRIPT } from './pseudo-locale.ts';
import type { ScreenPlace } from './visit.ts';

type Size = keyof typeof SIZES;
type Theme = 'light' | 'dark';

/**
 * Axe is slowest, so it runs only where contrast or layout differ; `longer` words are a third
 * longer than ours.
 */
export type ScreenshotVariant = {
  size: Size;
  theme: Theme;
  words: 'own' | 'longer';
  axe: boolean;
  text?: 'double';
  colors?: 'forced';
};

export type Screenshot = ScreenPlace & {
  file: string;
  look: ScreenshotVariant;
  faults: VisualDefect[];
};

/** Every width in both schemes, double text, forced colors, and the main widths with longer words. */
export const SCREENSHOT_VARIANTS: readonly ScreenshotVariant[] = [
  { size: 'phone', theme: 'light', words: 'own', axe: false },
  { size: 'phone', theme: 'dark', words: 'own', axe: true },
  { size: 'desk', theme: 'light', words: 'own', axe: true },
  { size: 'desk', theme: 'dark', words: 'own', axe: false },
  { size: 'narrow', theme: 'light', words: 'own', axe: true },
  { size: 'narrow', theme: 'dark', words: 'own', axe: false },
  { size: 'tablet', theme: 'light', words: 'own', axe: false },
  { size: 'tablet', theme: 'dark', words: 'own', axe: false },
  { size: 'wide', theme: 'light', words: 'own', axe: false },
  { size: 'wide', theme: 'dark', words: 'own', axe: false },
  { size: 'phone', theme: 'light', words: 'own', axe: false, text: 'double' },
  { size: 'phone', theme: 'light', words: 'own', axe: false, colors: 'forced' },
  { size: 'phone', theme: 'light', words: 'longer', axe: false },
  { size: 'desk', theme: 'light', words: 'longer', axe: false },
  { size: 'narrow', theme: 'light', words: 'longer', axe: true },
];

export const variantName = ({ size, theme, words, text, colors }: ScreenshotVariant): string =>
  [SIZES[size].width, theme, words === 'longer' && 'longer', text, colors]
    .filter(Boolean)
    .join('-');

/** Captures the page in each variant, with its defects; restores the page afterwards. */
export async function captureVariants(
  page: Page,
  folder: string,
  place: ScreenPlace,
  looks: readonly ScreenshotVariant[],
): Promise<Screenshot[]> {
  const before = page.viewportSize() ?? SIZES.phone;
  const shots: Screenshot[] = [];
  mkdirSync(join(folder, place.locale), { recursive: true });
  for (const look of looks) {
    await page.setViewportSize(SIZES[look.size]);
    await page.emulateMedia({
      colorScheme: look.theme,
      reducedMotion: 'reduce',
      forcedColors: look.colors === 'forced' ? 'active' : 'none',
    });
    await page.evaluate(
      `document.documentElement.style.fontSize = ${JSON.stringify(look.text === 'double' ? '200%' : '')}`,
    );
    await page.evaluate(look.words === 'longer' ? LENGTHEN_TEXT_SCRIPT : RESTORE_TEXT_SCRIPT);
    const file = join(place.locale, `${place.screen}-${place.state}-${variantName(look)}.png`);
    const faults = await page.evaluate<VisualDefect[]>(FIND_DEFECTS_SCRIPT);
    // The window gets as tall as the page: otherwise a sticky bottom bar would appear in the middle
    // of the picture.
    const tallPx = await page.evaluate<number>('document.documentElement.scrollHeight');
    await page.setViewportSize({
      width: SIZES[look.size].width,
      height: Math.max(SIZES[look.size].height, tallPx),
    });
    await page.screenshot({ path: join(folder, file) });
    // Axe also runs in the tall window: a link half-covered by the sticky button is not a small
    // target.
    shots.push({
      ...place,
      file,
      look,
      faults: [...faults, ...(look.axe ? await axeFaults(page) : [])],
    });
    await page.setViewportSize(SIZES[look.size]);
  }
  await page.evaluate(RESTORE_TEXT_SCRIPT);
  await page.setViewportSize(before);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce', forcedColors: 'none' });
  await page.evaluate("document.documentElement.style.fontSize = ''");
  return shots;
}

const axeFaults = async (page: Page): Promise<VisualDefect[]> =>
  (await axeFindings(page)).map((detail) => ({ kind: 'axe' as const, detail }));
