import type { Locale } from '@signet/rulebook/reference/locales';
import { textsLoadedWith } from './lent-texts.ts';
import { overlayTexts, textLocales } from './overlay-texts.ts';

type Load = () => Promise<unknown>;
type TextFile = { room: string; folder: string; locale: string; load: Load };

/** Every text file but those whose texts stand inside each page; the build makes one chunk of a room's files in one locale. */
const FILES: readonly TextFile[] = [
  ...filesOf(import.meta.glob(['../../*/**/texts.*.ts', '!./texts.*.ts', '!../../sign-up/get-started/*'], { import: 'TEXTS' })),
  ...filesOf(import.meta.glob('../../../../../packages/rulebook/src/texts.*.ts', { import: 'FIELD_TEXTS' }), 'rulebook/fields'),
  ...filesOf(import.meta.glob('../../../../../packages/rulebook/src/step-up-texts.*.ts', { import: 'STEP_UP_TEXTS' }), 'rulebook/step-ups'),
  ...filesOf(import.meta.glob('../../../../../packages/rulebook/src/core/error-texts.*.ts', { import: 'ERROR_TEXTS' }), 'rulebook/errors'),
];

/** The files of a glob, each under the folder whose texts it holds, counted from the source root. */
function filesOf(files: Record<string, Load>, named?: string): TextFile[] {
  return Object.entries(files).map(([path, load]) => {
    const [, place = '', locale = ''] =
      /^\/(?:(.*)\/)?[\w-]*texts\.([\w-]+)\.ts$/.exec(new URL(path, 'file:///platform/texts/').pathname) ?? [];
    const folder = named ?? place;
    return { room: textsLoadedWith(folder), folder, locale, load };
  });
}

/** Loads a room's texts in a locale, by their folders. */
export async function readRoomTexts(room: string, locale: Locale): Promise<ReadonlyMap<string, unknown>> {
  const wanted = textLocales(locale).flatMap((each) => FILES.filter((file) => file.room === room && file.locale === each));
  const texts = await Promise.all(wanted.map(({ load }) => load()));
  const byFolder = new Map<string, unknown>();
  wanted.forEach(({ folder }, at) => {
    byFolder.set(folder, overlayTexts(byFolder.get(folder), texts[at]));
  });
  return byFolder;
}
