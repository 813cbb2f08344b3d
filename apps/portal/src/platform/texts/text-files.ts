import ROOMS from 'virtual:room-texts';
import type { Locale } from '@signet/rulebook/reference/locales';
import { overlayTexts, textLocales } from './overlay-texts.ts';

export async function readRoomTexts(
  room: string,
  locale: Locale,
): Promise<ReadonlyMap<string, unknown>> {
  const loads = textLocales(locale).flatMap((each) => ROOMS[`${room} ${each}`] ?? []);
  const byFolder = new Map<string, unknown>();
  for (const { default: texts } of await Promise.all(loads.map((load) => load())))
    for (const [folder, own] of Object.entries(texts))
      byFolder.set(folder, overlayTexts(byFolder.get(folder), own));
  return byFolder;
}
