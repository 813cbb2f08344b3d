import { isLocale, type Locale, localeRow } from '@signet/rulebook/reference/locales';

/** A locale's fallback chain, most general first; each overlays the one before. */
export function textLocales(locale: Locale): readonly Locale[] {
  const { fallback } = localeRow(locale);
  return fallback !== undefined && isLocale(fallback)
    ? [...textLocales(fallback), locale]
    : [locale];
}

type Tree = { readonly [key: string]: unknown };

const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function overlayTexts(below: unknown, above: unknown): unknown {
  if (!isTree(below) || !isTree(above)) return above ?? below;
  return {
    ...below,
    ...Object.fromEntries(
      Object.entries(above).map(([key, value]) => [key, overlayTexts(below[key], value)]),
    ),
  };
}
