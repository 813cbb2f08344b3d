import { rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import { FALLBACK_LOCALE, LOCALE_IDS, type Locale, localeRow, type Market } from '@signet/rulebook/reference/locales';
import { ROUTES } from '@signet/rulebook/routes';
import { startBrowser } from '@signet/testing/browser/launch';
import { PROJECT } from '@signet/testing/project-folder';
import { SCREENS, type ScreenRow } from '@signet/testing/screen-states/screens';
import { bring, CASES, type Case, type CaseId } from '@signet/testing/screen-states/starting-points';
import { setFlag } from '@signet/testing/screen-states/states';
import { startBenchWorld, TEST_OUTPUT_FOLDER } from '@signet/testing/world';
import { SCREENSHOT_VARIANTS, type Screenshot, type ScreenshotVariant, variantName } from './capture.ts';
import { writeContactSheet } from './contact-sheet.ts';
import { VISUAL_DEFECT_KINDS } from './page-checks.ts';
import { type CaptureRound, openRound } from './visit.ts';

/** Every language with the market it is looked at in; longer words stand in for languages to come, once. */
const ROUNDS: readonly { locale: Locale; market: Market; looks: readonly ScreenshotVariant[] }[] = LOCALE_IDS.map((locale) => ({
  locale,
  market: localeRow(locale).markets[0] ?? 'US',
  looks: SCREENSHOT_VARIANTS.filter(({ words }) => locale === FALLBACK_LOCALE || words === 'own'),
}));

type Wish = { only: readonly string[]; languages: readonly string[]; looks: readonly string[] };

/** `--only otp,bank --language fr-CA --look 320-dark`: parts of it, while a screen is worked on; each may be given several times. */
function wishOf(words: readonly string[]): Wish {
  const list = { type: 'string', multiple: true } as const;
  const { values } = parseArgs({ args: [...words], options: { only: list, language: list, look: list } });
  const parts = (given: readonly string[] = []): string[] => given.flatMap((one) => one.split(','));
  const wish = { only: parts(values.only), languages: parts(values.language), looks: parts(values.look) };
  for (const language of wish.languages)
    if (!(LOCALE_IDS as readonly string[]).includes(language)) throw new Error(`--language is one of ${LOCALE_IDS.join(', ')}`);
  return wish;
}

const isRequested = (wanted: readonly string[], ...names: string[]): boolean =>
  wanted.length === 0 || wanted.some((one) => names.includes(one));

/** Pictures of every screen in every look and state, with what is wrong on each; a contact sheet for the eye. docs/readings.md 35. */
export async function measure(): Promise<object> {
  const wish = wishOf(process.argv.slice(3));
  const folder = join(TEST_OUTPUT_FOLDER, 'screens');
  rmSync(folder, { recursive: true, force: true });
  const world = await startBenchWorld('screens', { database: 'pglite' });
  const browser = await startBrowser();
  const shots: Screenshot[] = [];
  const broken: string[] = [];
  try {
    for (const { looks, ...round } of ROUNDS.filter(({ locale }) => isRequested(wish.languages, locale))) {
      const wanted = looks.filter((look) => isRequested(wish.looks, variantName(look)));
      if (wanted.length > 0)
        await lookAtRound(browser, { ...round, looks: wanted, world, folder, shots, broken }, rowsOf(wish, round.market));
    }
  } finally {
    await browser.close();
    await world.stop();
  }
  const report = reportOf(shots, broken);
  // Findings fail the run, but the report is printed all the same.
  if (!report.met) process.once('exit', () => Object.assign(process, { exitCode: 1 }));
  return { ...report, folder: relative(PROJECT, folder), sheet: relative(PROJECT, writeContactSheet(folder, shots)) };
}

/** The rows of a market with the wanted states only; a name may be a page, its screen, the pictures' own or a state. */
function rowsOf({ only }: Wish, market: Market): ScreenRow[] {
  return SCREENS.filter(({ markets = [market] }) => markets.includes(market)).flatMap((row) => {
    const isWhole = isRequested(only, row.page, row.as ?? row.page, ROUTES[row.page].screen, row.from);
    const states = row.states.filter((state) => isWhole || isRequested(only, state));
    return states.length > 0 ? [{ ...row, states }] : [];
  });
}

/** Everybody once, and each of their screens. */
async function lookAtRound(browser: Browser, round: CaptureRound, rows: readonly ScreenRow[]): Promise<void> {
  const visits = await openRound(browser, round);
  for (const [from, found] of Map.groupBy(rows, (row): CaseId => row.from)) {
    const wish: Case = CASES[from];
    const flags = Object.entries(wish.flags ?? {});
    try {
      for (const [flag, on] of flags) await setFlag(round.world, flag, on);
      const made = await bring(round.world, wish, round.market, visits.nextNth());
      for (const row of found) for (const state of row.states) await visits.look(row, state, made);
    } catch (fault) {
      console.error(fault);
      round.broken.push(`${round.locale} ${from}: ${fault instanceof Error ? (fault.message.split('\n')[0] ?? '') : 'failed'}`);
    } finally {
      for (const [flag, on] of flags) await setFlag(round.world, flag, !on);
    }
  }
  await visits.close();
}

/** How many, and each fault once with the pictures that show it; met when there is none. */
function reportOf(shots: readonly Screenshot[], broken: readonly string[]) {
  const all = shots.flatMap(({ faults, file }) => faults.map((fault) => ({ ...fault, file })));
  const counts = Object.fromEntries(VISUAL_DEFECT_KINDS.map((kind) => [kind, all.filter((fault) => fault.kind === kind).length]));
  const findings = [...Map.groupBy(all, ({ kind, detail }) => `${kind}: ${detail}`)].map(([finding, found]) => ({
    finding,
    pictures: found.length,
    first: found[0]?.file,
  }));
  return {
    met: all.length === 0 && broken.length === 0,
    pictures: shots.length,
    screens: [...new Set(shots.map(({ screen }) => screen))].length,
    states: new Set(shots.map(({ screen, state }) => `${screen} ${state}`)).size,
    languages: [...new Set(shots.map(({ locale }) => locale))],
    looks: [...new Set(shots.map(({ look }) => variantName(look)))],
    counts,
    findings: findings.toSorted((a, b) => b.pictures - a.pictures),
    broken,
  };
}
