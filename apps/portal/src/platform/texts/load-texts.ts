import type { Written } from '@signet/rulebook/core/written';
import type { Locale } from '@signet/rulebook/reference/locales';
import { ROOMS_OF_FORMS, textsLoadedWith } from './lent-texts.ts';

const neededRooms = new Set<string>();
const loads = new Map<string, Promise<void>>();
const loaded = new Map<string, unknown>();

/** Registers the folder's room as needed by the calling module. */
export const needTexts = (folder: string): unknown => neededRooms.add(textsLoadedWith(folder));

export type TextsByKey = Readonly<Record<string, unknown>>;

/**
 * What the page was rendered with, so that hydration renders the same. The texts of `rooms` come
 * with their own script.
 */
export type DrawnWith = { textsByKey: TextsByKey; rooms?: readonly string[]; written: Written };

let drawnWith: Map<string, unknown> | undefined;

export function withTextsOf<Drawn>(draw: () => Drawn): { drawn: Drawn; texts: TextsByKey } {
  drawnWith = new Map();
  const drawn = draw();
  const texts = Object.fromEntries(drawnWith);
  drawnWith = undefined;
  return { drawn, texts };
}

/**
 * Texts of every form are long, and a page that asks something needs their script for the next page
 * anyway. docs/decisions/0216.
 */
export function withoutTextsOfForms(
  texts: TextsByKey,
  locale: Locale,
): Pick<DrawnWith, 'textsByKey' | 'rooms'> {
  if (texts[`${locale} rulebook/fields`] === undefined) return { textsByKey: texts };
  const isOfForms = (key: string): boolean => {
    const [spokenIn = '', folder = ''] = key.split(' ');
    return spokenIn === locale && ROOMS_OF_FORMS.includes(textsLoadedWith(folder));
  };
  return {
    textsByKey: Object.fromEntries(Object.entries(texts).filter(([key]) => !isOfForms(key))),
    rooms: ROOMS_OF_FORMS,
  };
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

export const loadTextsOfRooms = (rooms: readonly string[], locale: Locale): Promise<unknown> =>
  Promise.all(rooms.map((room) => loadRoomTexts(room, locale)));

export const loadNeededTexts = (locale: Locale): Promise<unknown> =>
  loadTextsOfRooms([...neededRooms], locale);

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
