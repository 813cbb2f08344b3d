import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import {
  isLocale,
  LOCALE_IDS,
  type Locale,
  localeRow,
  type Market,
} from '@signet/rulebook/reference/locales';
import { ROUTES } from '@signet/rulebook/routes';
import { startBrowser } from '@signet/testing/browser/launch';
import type { Case } from '@signet/testing/screen-states/made';
import { SCREENS, type ScreenRow } from '@signet/testing/screen-states/screens';
import { bring, CASES, type CaseId } from '@signet/testing/screen-states/starting-points';
import { setFlag } from '@signet/testing/screen-states/states';
import { type BenchWorld, startBenchWorld } from '@signet/testing/world';
import { type InspectScreen, openRound } from './visit.ts';

/** Command-line filters; an empty list means all. */
export type ScreenFilters = {
  only: readonly string[];
  languages: readonly string[];
  looks: readonly string[];
  part?: { nth: number; of: number };
};

/** Parses `--only otp,bank --language fr-CA --look 320-dark --part 1/3`; lists may be repeated. */
export function readScreenFilters(words: readonly string[]): ScreenFilters {
  const list = { type: 'string', multiple: true } as const;
  const { values } = parseArgs({
    args: [...words],
    options: { only: list, language: list, look: list, part: { type: 'string' } },
  });
  const parts = (given: readonly string[] = []): string[] => given.flatMap((one) => one.split(','));
  const languages = parts(values.language);
  for (const language of languages)
    if (!isLocale(language)) throw new Error(`--language is one of ${LOCALE_IDS.join(', ')}`);
  const [nth, of] = (values.part ?? '1/1').split('/').map(Number);
  if (!(nth && of && nth <= of)) throw new Error('--part is a part of all, for example 2/3');
  return { only: parts(values.only), languages, looks: parts(values.look), part: { nth, of } };
}

/** True if the filter is empty or contains one of the names. */
export const isRequested = (wanted: readonly string[], ...names: string[]): boolean =>
  wanted.length === 0 || wanted.some((one) => names.includes(one));

type Walk = { world: BenchWorld; browser: Browser; inspect: InspectScreen; broken: string[] };

/**
 * Opens every selected screen in every state and language, in the language's market; returns those
 * that could not be reached.
 */
export async function walkScreens(
  name: string,
  filters: ScreenFilters,
  inspect: InspectScreen,
): Promise<string[]> {
  const world = await startBenchWorld(name, { database: 'pglite' });
  const browser = await startBrowser();
  const broken: string[] = [];
  try {
    for (const locale of LOCALE_IDS.filter((one) => isRequested(filters.languages, one))) {
      const market = localeRow(locale).markets[0] ?? 'US';
      await walkRound({ world, browser, inspect, broken }, locale, market, rowsOf(filters, market));
    }
  } finally {
    await browser.close();
    await world.stop();
  }
  return broken;
}

/**
 * A market's rows with the selected states; a name may be a page, screen, picture, case or state. A
 * part contains every nth case.
 */
function rowsOf({ only, part = { nth: 1, of: 1 } }: ScreenFilters, market: Market): ScreenRow[] {
  const cases = Object.keys(CASES);
  return SCREENS.filter(
    ({ markets = [market], from }) =>
      markets.includes(market) && cases.indexOf(from) % part.of === part.nth - 1,
  ).flatMap((row) => {
    const isWhole = isRequested(
      only,
      row.page,
      row.as ?? row.page,
      ROUTES[row.page].screen,
      row.from,
    );
    const states = row.states.filter((state) => isWhole || isRequested(only, state));
    return states.length > 0 ? [{ ...row, states }] : [];
  });
}

async function walkRound(
  { world, browser, inspect, broken }: Walk,
  locale: Locale,
  market: Market,
  rows: readonly ScreenRow[],
): Promise<void> {
  const visits = await openRound(browser, { world, locale, market, inspect, broken });
  for (const [from, found] of Map.groupBy(rows, (row): CaseId => row.from)) {
    const testCase: Case = CASES[from];
    const flags = Object.entries(testCase.flags ?? {});
    try {
      for (const [flag, on] of flags) await setFlag(world, flag, on);
      const made = await bring(world, testCase, market, visits.nextNth());
      for (const row of found) for (const state of row.states) await visits.look(row, state, made);
    } catch (error) {
      console.error(error);
      broken.push(
        `${locale} ${from}: ${error instanceof Error ? (error.message.split('\n')[0] ?? '') : 'failed'}`,
      );
    } finally {
      for (const [flag, on] of flags) await setFlag(world, flag, !on);
    }
  }
  await visits.close();
}
