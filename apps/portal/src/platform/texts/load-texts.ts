import type { Written } from '@signet/rulebook/core/written';
import type { Locale } from '@signet/rulebook/reference/locales';
import { textsLoadedWith } from './lent-texts.ts';

/** Rooms whose texts the modules that are loaded by now show. */
const neededRooms = new Set<string>();
const loads = new Map<string, Promise<void>>();
const loaded = new Map<string, unknown>();

/** Says that whoever loads the calling module needs the texts of this folder's room. */
export const needTexts = (folder: string): unknown => neededRooms.add(textsLoadedWith(folder));

/** Texts by their locale and folder. */
export type TextsByKey = Readonly<Record<string, unknown>>;

/** What a page was drawn with, so that the browser draws the same at once. */
export type DrawnWith = { textsByKey: TextsByKey; written: Written };

let drawnWith: Map<string, unknown> | undefined;

/** What a drawing gives, and the texts that it showed, so that they can travel with it. */
export function withTextsOf<Drawn>(draw: () => Drawn): { drawn: Drawn; texts: TextsByKey } {
  drawnWith = new Map();
  const drawn = draw();
  const texts = Object.fromEntries(drawnWith);
  drawnWith = undefined;
  return { drawn, texts };
}

/** Takes the texts that came with the page. */
export function keepTexts(texts: TextsByKey = {}): void {
  for (const [key, found] of Object.entries(texts)) loaded.set(key, found);
}

/** The texts of a folder, once they are loaded. */
export function loadedTexts(folder: string, locale: Locale): unknown {
  const key = `${locale} ${folder}`;
  const texts = loaded.get(key);
  if (texts !== undefined) drawnWith?.set(key, texts);
  return texts;
}

/** The texts of a screen, if they are loaded. */
export const screenTextsIfLoaded = (screen: string, locale: Locale): unknown =>
  [...loaded].find(([key]) => key.startsWith(locale) && key.endsWith(`/${screen}`))?.[1];

/** Loads a room's texts in a locale, once; a load that failed is tried again by the next who asks. */
export function loadRoomTexts(room: string, locale: Locale): Promise<void> {
  const key = `${locale} ${room}`;
  const load = loads.get(key) ?? readRoom(room, locale);
  loads.set(key, load);
  load.catch(() => loads.delete(key));
  return load;
}

async function readRoom(room: string, locale: Locale): Promise<void> {
  const { readRoomTexts } = await import('./text-files.ts');
  for (const [folder, texts] of await readRoomTexts(room, locale)) loaded.set(`${locale} ${folder}`, texts);
}

/** Loads the texts that the modules loaded so far need. */
export const loadNeededTexts = (locale: Locale): Promise<unknown> =>
  Promise.all([...neededRooms].map((room) => loadRoomTexts(room, locale)));

/** Loads a module, and the texts that it and its imports show: none of them is ever drawn without. */
export async function loadWithTexts<Module>(load: () => Promise<Module>, locale: Locale): Promise<Module> {
  const module = await load();
  await loadNeededTexts(locale);
  return module;
}
