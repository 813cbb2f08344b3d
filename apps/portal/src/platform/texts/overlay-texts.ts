import { isLocale, type Locale, localeRow } from '@signet/rulebook/reference/locales';

/** The locales whose texts a reader gets, each over the one before: a locale without texts of its own shows its fallback's. */
export function textLocales(locale: Locale): readonly Locale[] {
  const { fallback } = localeRow(locale);
  return fallback !== undefined && isLocale(fallback) ? [...textLocales(fallback), locale] : [locale];
}

type Tree = { readonly [key: string]: unknown };

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The texts below, with those of `above` in their place. */
export function overlayTexts(below: unknown, above: unknown): unknown {
  if (!isTree(below) || !isTree(above)) return above ?? below;
  return { ...below, ...Object.fromEntries(Object.entries(above).map(([key, value]) => [key, overlayTexts(below[key], value)])) };
}
