import type { Written } from '@signet/rulebook/core/written';
import type { Locale } from '@signet/rulebook/reference/locales';

const neededFolders = new Set<string>();
const loads = new Map<string, Promise<void>>();
const loaded = new Map<string, unknown>();

/** Registers the folder's texts as needed by the calling module. */
export const needTexts = (folder: string): unknown => neededFolders.add(folder);

export type TextsByKey = Readonly<Record<string, unknown>>;

/**
 * What the page was rendered with, so that hydration renders the same. The texts of `batches`
 * come with their own script.
 */
export type DrawnWith = { textsByKey: TextsByKey; batches?: readonly string[]; written: Written };

let drawnWith: Map<string, unknown> | undefined;

export function withTextsOf<Drawn>(draw: () => Drawn): { drawn: Drawn; texts: TextsByKey } {
  drawnWith = new Map();
  const drawn = draw();
  const texts = Object.fromEntries(drawnWith);
  drawnWith = undefined;
  return { drawn, texts };
}

export function keepTexts(texts: TextsByKey = {}): void {
  for (const [key, found] of Object.entries(texts)) loaded.set(key, found);
}

export function loadedTexts(folder: string, locale: Locale): unknown {
  const key = `${locale} ${folder}`;
  const texts = loaded.get(key);
  if (texts !== undefined) drawnWith?.set(key, texts);
  return texts;
}

export const screenTextsIfLoaded = (screen: string, locale: Locale): unknown =>
  [...loaded].find(([key]) => key.startsWith(locale) && key.endsWith(`/${screen}`))?.[1];

function loadBatch(batch: string, locale: Locale): Promise<void> {
  const key = `${locale} ${batch}`;
  const load = loads.get(key) ?? keepBatch(batch, locale);
  loads.set(key, load);
  load.catch(() => loads.delete(key));
  return load;
}

async function keepBatch(batch: string, locale: Locale): Promise<void> {
  const { readBatch } = await import('./text-files.ts');
  for (const [folder, texts] of await readBatch(batch, locale))
    loaded.set(`${locale} ${folder}`, texts);
}

export const loadBatches = (batches: readonly string[], locale: Locale): Promise<unknown> =>
  Promise.all(batches.map((batch) => loadBatch(batch, locale)));

/** Loads the texts of folders, with the others of their batches. */
export async function loadTextsOf(folders: Iterable<string>, locale: Locale): Promise<unknown> {
  const { batchesOf } = await import('./text-files.ts');
  return loadBatches(batchesOf(folders), locale);
}

export const loadNeededTexts = (locale: Locale): Promise<unknown> =>
  loadTextsOf(neededFolders, locale);

/**
 * Loads a module with the texts that it and its imports display, so that it never renders without
 * them.
 */
export async function loadWithTexts<Module>(
  load: () => Promise<Module>,
  locale: Locale,
): Promise<Module> {
  const module = await load();
  await loadNeededTexts(locale);
  return module;
}
