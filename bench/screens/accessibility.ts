import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Page } from '@playwright/test';
import { keysOf } from '@signet/rulebook/core/keys-of';
import { SIZES } from '@signet/testing/browser/launch';
import { PROJECT } from '@signet/testing/project-folder';
import { TEST_OUTPUT_FOLDER } from '@signet/testing/world';
import { axeFindings } from './axe-findings.ts';
import type { ScreenPlace } from './visit.ts';
import { isRequested, readScreenFilters, walkScreens } from './walk-screens.ts';

const SCHEMES = {
  light: { colorScheme: 'light', forcedColors: 'none' },
  dark: { colorScheme: 'dark', forcedColors: 'none' },
  forced: { colorScheme: 'light', forcedColors: 'active' },
} as const;
type Scheme = keyof typeof SCHEMES;
const schemes = keysOf(SCHEMES);

const WIDTHS = Object.values(SIZES).toSorted((one, other) => one.width - other.width);

type View = ScreenPlace & { width: number; scheme: Scheme; findings: string[] };

/**
 * Runs axe on every screen × state × language × width × scheme (`--look 320-dark` for some), and
 * writes accessibility trees.
 */
export async function measure(): Promise<object> {
  const folder = join(TEST_OUTPUT_FOLDER, 'accessibility');
  rmSync(folder, { recursive: true, force: true });
  const views: View[] = [];
  const filters = readScreenFilters(process.argv.slice(3));
  const broken = await walkScreens('accessibility', filters, async (page, place) => {
    const found = await viewsOf(page, place, folder, filters.looks);
    views.push(...found);
    for (const { width, scheme, findings } of found)
      if (findings.length > 0) console.error(`${width} ${scheme}:`, findings);
    return found.flatMap(({ findings }) => findings).length;
  });
  const report = reportOf(views, broken);
  if (!report.met) process.once('exit', () => Object.assign(process, { exitCode: 1 }));
  return { ...report, heard: relative(PROJECT, folder) };
}

async function viewsOf(
  page: Page,
  place: ScreenPlace,
  folder: string,
  looks: readonly string[],
): Promise<View[]> {
  const views: View[] = [];
  for (const { width, height } of WIDTHS) {
    for (const scheme of schemes.filter((one) => isRequested(looks, `${width}-${one}`))) {
      await page.emulateMedia({ ...SCHEMES[scheme], reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height });
      // The window gets as tall as the page: otherwise content under the sticky button would be
      // judged as covered.
      const tallPx = await page.evaluate<number>('document.documentElement.scrollHeight');
      await page.setViewportSize({ width, height: Math.max(height, tallPx) });
      views.push({ ...place, width, scheme, findings: await axeFindings(page) });
    }
    if (width === SIZES.phone.width || width === SIZES.desk.width)
      await writeHeard(page, place, join(folder, place.locale), width);
  }
  return views;
}

async function writeHeard(
  page: Page,
  { screen, state }: ScreenPlace,
  folder: string,
  width: number,
): Promise<void> {
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, `${screen}-${state}-${width}.yaml`),
    `${await page.locator('body').ariaSnapshot()}\n`,
  );
}

function reportOf(views: readonly View[], broken: readonly string[]) {
  const bad = views.filter(({ findings }) => findings.length > 0);
  const unique = <Value>(values: readonly Value[]): Value[] => [...new Set(values)];
  const screens = [...Map.groupBy(views, ({ screen }) => screen)].map(([screen, found]) => [
    screen,
    {
      states: unique(found.map(({ state }) => state)),
      views: found.length,
      findings: found.flatMap(({ findings }) => findings).length,
    },
  ]);
  const findings = [
    ...Map.groupBy(
      bad.flatMap((view) => view.findings.map((finding) => ({ finding, view }))),
      ({ finding }) => finding,
    ),
  ];
  return {
    met: bad.length === 0 && broken.length === 0 && views.length > 0,
    views: views.length,
    languages: unique(views.map(({ locale }) => locale)),
    widths: unique(views.map(({ width }) => width)),
    schemes: unique(views.map(({ scheme }) => scheme)),
    findings: findings
      .map(([finding, found]) => ({ finding, views: found.length }))
      .toSorted((a, b) => b.views - a.views),
    screens: Object.fromEntries(screens),
    found: bad.map(({ locale, ...view }) => ({ ...view, language: locale })),
    broken,
  };
}
