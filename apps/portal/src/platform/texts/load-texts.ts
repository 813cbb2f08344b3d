import type { Written } from '@signet/rulebook/core/written';
import type { Locale } from '@signet/rulebook/reference/locales';
import { textsLoadedWith } from './lent-texts.ts';

const neededRooms = new Set<string>();
const loads = new Map<string, Promise<void>>();
const loaded = new Map<string, unknown>();

/** Registers the folder's room as needed by the calling module. */
export const needTexts = (folder: string): unknown => neededRooms.add(textsLoadedWith(folder));

export type TextsByKey = Readonly<Record<string, unknown>>;

/** What the page was rendered with, so that hydration renders the same. */
export type DrawnWith = { textsByKey: TextsByKey; written: Written };

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

export function loadRoomTexts(room: string, locale: Locale): Promise<void> {
  const key = `${locale} ${room}`;
  const load = loads.get(key) ?? readRoom(room, locale);
  loads.set(key, load);
  load.catch(() => loads.delete(key));
  return load;
}

async function readRoom(room: string, locale: Locale): Promise<void> {
  const { readRoomTexts } = await import('./text-files.ts');
  for (const [folder, texts] of await readRoomTexts(room, locale))
    loaded.set(`${locale} ${folder}`, texts);
}

export const loadNeededTexts = (locale: Locale): Promise<unknown> =>
  Promise.all([...neededRooms].map((room) => loadRoomTexts(room, locale)));

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
