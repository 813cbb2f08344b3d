import { rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { FALLBACK_LOCALE, type Locale } from '@signet/rulebook/reference/locales';
import { PROJECT } from '@signet/testing/project-folder';
import { TEST_OUTPUT_FOLDER } from '@signet/testing/world';
import {
  captureVariants,
  SCREENSHOT_VARIANTS,
  type Screenshot,
  type ScreenshotVariant,
  variantName,
} from './capture.ts';
import { writeContactSheet } from './contact-sheet.ts';
import { VISUAL_DEFECT_KINDS } from './page-checks.ts';
import { isRequested, readScreenFilters, walkScreens } from './walk-screens.ts';

/** Longer words stand in for future languages, so one locale is enough. */
const looksOf = (locale: Locale, wanted: readonly string[]): readonly ScreenshotVariant[] =>
  SCREENSHOT_VARIANTS.filter(
    (look) =>
      (locale === FALLBACK_LOCALE || look.words === 'own') &&
      isRequested(wanted, variantName(look)),
  );

/**
 * Screenshots of every screen in every variant and state, with defects and a contact sheet.
 * docs/readings.md 35.
 */
export async function measure(): Promise<object> {
  const filters = readScreenFilters(process.argv.slice(3));
  const folder = join(TEST_OUTPUT_FOLDER, 'screens');
  rmSync(folder, { recursive: true, force: true });
  const shots: Screenshot[] = [];
  const broken = await walkScreens('screens', filters, async (page, place, arrival) => {
    const found = await captureVariants(page, folder, place, looksOf(place.locale, filters.looks));
    found[0]?.faults.push(...arrival());
    shots.push(...found);
    return found.flatMap(({ faults }) => faults).length;
  });
  const report = reportOf(shots, broken);
  // Findings fail the run, but the report is still printed.
  if (!report.met) process.once('exit', () => Object.assign(process, { exitCode: 1 }));
  return {
    ...report,
    folder: relative(PROJECT, folder),
    sheet: relative(PROJECT, writeContactSheet(folder, shots)),
  };
}

function reportOf(shots: readonly Screenshot[], broken: readonly string[]) {
  const all = shots.flatMap(({ faults, file }) => faults.map((defect) => ({ ...defect, file })));
  const counts = Object.fromEntries(
    VISUAL_DEFECT_KINDS.map((kind) => [kind, all.filter((defect) => defect.kind === kind).length]),
  );
  const findings = [...Map.groupBy(all, ({ kind, detail }) => `${kind}: ${detail}`)].map(
    ([finding, found]) => ({
      finding,
      pictures: found.length,
      first: found[0]?.file,
    }),
  );
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
