import BATCHES from 'virtual:room-texts';
import type { Locale } from '@signet/rulebook/reference/locales';
import { textBatchOf } from './lent-texts.ts';
import { overlayTexts, textLocales } from './overlay-texts.ts';

export const batchesOf = (folders: Iterable<string>): string[] => [
  ...new Set([...folders].map(textBatchOf)),
];

export async function readBatch(
  batch: string,
  locale: Locale,
): Promise<ReadonlyMap<string, unknown>> {
  const loads = textLocales(locale).flatMap((each) => BATCHES[`${batch} ${each}`] ?? []);
  const byFolder = new Map<string, unknown>();
  for (const { default: texts } of await Promise.all(loads.map((load) => load())))
    for (const [folder, own] of Object.entries(texts))
      byFolder.set(folder, overlayTexts(byFolder.get(folder), own));
  return byFolder;
}
