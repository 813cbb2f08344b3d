import type { ApplicationView } from '@signet/rulebook/application-view';
import type { Locale } from '@signet/rulebook/reference/locales';
import { matchPath, ROUTES, type RouteId } from '@signet/rulebook/routes';
import type { ComponentType } from 'react';
import { loadNeededTexts, loadTextsOf, loadWithTexts } from '../texts/load-texts.ts';

export type ScreenId = (typeof ROUTES)[RouteId]['screen'];

type ScreenModule = {
  Screen: ComponentType;
  loadFirst?: (locale: Locale, application?: ApplicationView) => Promise<unknown>;
};

const screenModules = import.meta.glob<ScreenModule>([
  '../../*/*/screen.tsx',
  '!../../sign-up/get-started/screen.tsx',
]);

/** Lazy screens with their rooms by folder name, which is the screen id and unique across rooms. */
const loaders = new Map(
  Object.entries(screenModules).map(([path, load]) => {
    const [, room = '', id] = new URL(path, 'file:///platform/screen/').pathname.split('/');
    return [id, { room, load }];
  }),
);

/**
 * Loads a screen's chunk with its texts and its room's, then whatever else it needs before
 * rendering.
 */
export async function loadScreen(
  screen: ScreenId,
  locale: Locale,
  application?: ApplicationView,
): Promise<{ default: ComponentType }> {
  const found = loaders.get(screen);
  if (found === undefined) throw new Error(`no screen ${screen}`);
  const [{ Screen, loadFirst }] = await Promise.all([
    loadWithTexts(found.load, locale),
    loadTextsOf([`${found.room}/${screen}`], locale),
  ]);
  await loadFirst?.(locale, application);
  await loadNeededTexts(locale); // of the parts that came with it
  loaded.set(`${locale} ${screen}`, Screen);
  return { default: Screen };
}

/** Loads what hydrating a server-rendered screen needs; its texts are in the page. */
export async function loadDrawnScreen(
  screen: ScreenId,
  locale: Locale,
  application?: ApplicationView,
): Promise<void> {
  const module = await loaders.get(screen)?.load();
  if (module === undefined) throw new Error(`no screen ${screen}`);
  await module.loadFirst?.(locale, application);
  loaded.set(`${locale} ${screen}`, module.Screen);
}

export const roomOfScreen = (screen: ScreenId): string => loaders.get(screen)?.room ?? '';

const loaded = new Map<string, ComponentType>();

export const screenIfLoaded = (screen: ScreenId, locale: Locale): ComponentType | undefined =>
  loaded.get(`${locale} ${screen}`);

export const screenIdAt = (path: string): ScreenId =>
  ROUTES[matchPath(path)?.route ?? 'incorrect-url'].screen;
