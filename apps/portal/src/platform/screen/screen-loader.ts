import type { Locale } from '@signet/rulebook/reference/locales';
import { matchPath, ROUTES, type RouteId } from '@signet/rulebook/routes';
import type { ComponentType } from 'react';
import { loadRoomTexts, loadWithTexts } from '../texts/load-texts.ts';

export type ScreenId = (typeof ROUTES)[RouteId]['screen'];

/** A screen, and what beside its script it cannot be drawn without. */
type ScreenModule = { Screen: ComponentType; loadFirst?: (locale: Locale) => Promise<unknown> };

/** Every screen but the start page, which is in the first chunk. */
const screenModules = import.meta.glob<ScreenModule>(['../../*/*/screen.tsx', '!../../sign-up/get-started/screen.tsx']);

/** Every lazy screen, with its room, by the name of its folder, which is the screen's id; no two rooms have a screen of the same name. */
const loaders = new Map(
  Object.entries(screenModules).map(([path, load]) => {
    const [, room = '', id] = new URL(path, 'file:///platform/screen/').pathname.split('/');
    return [id, { room, load }];
  }),
);

/** Loads a lazy screen's chunk with the texts that it shows, those of its own room beside it, and then what else it cannot be drawn without. */
export async function loadScreen(screen: ScreenId, locale: Locale): Promise<{ default: ComponentType }> {
  const found = loaders.get(screen);
  if (found === undefined) throw new Error(`no screen ${screen}`);
  const [{ Screen, loadFirst }] = await Promise.all([loadWithTexts(found.load, locale), loadRoomTexts(found.room, locale)]);
  await loadFirst?.(locale);
  loaded.set(`${locale} ${screen}`, Screen);
  return { default: Screen };
}

/** Loads what a lazy screen needs to take over the page that the server drew of it, whose texts came inside the page. */
export async function loadDrawnScreen(screen: ScreenId, locale: Locale): Promise<void> {
  const module = await loaders.get(screen)?.load();
  if (module === undefined) throw new Error(`no screen ${screen}`);
  await module.loadFirst?.(locale);
  loaded.set(`${locale} ${screen}`, module.Screen);
}

/** The room of a lazy screen, after which its chunk is called. */
export const roomOfScreen = (screen: ScreenId): string => loaders.get(screen)?.room ?? '';

const loaded = new Map<string, ComponentType>();

/** A screen whose chunk and texts are here. */
export const screenIfLoaded = (screen: ScreenId, locale: Locale): ComponentType | undefined => loaded.get(`${locale} ${screen}`);

export const screenIdAt = (path: string): ScreenId => ROUTES[matchPath(path)?.route ?? 'incorrect-url'].screen;
