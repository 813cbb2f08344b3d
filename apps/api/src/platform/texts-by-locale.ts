import { existsSync } from 'node:fs';
import { isRecord } from '@signet/rulebook/core/records';
import {
  FALLBACK_LOCALE,
  isLocale,
  LOCALE_IDS,
  type Locale,
  localeRow,
} from '@signet/rulebook/reference/locales';

/**
 * The exports of a text file in every locale, found next to the English file by name: a locale's
 * own texts are merged over those of its fallback, and a locale without a file uses the fallback
 * alone.
 */
export async function textsByLocale<Texts extends object>(
  english: string,
): Promise<Record<Locale, Texts>> {
  const ending = `.${FALLBACK_LOCALE}.ts`;
  if (!english.endsWith(ending))
    throw new Error(`${english} is no file of texts in ${FALLBACK_LOCALE}`);
  const load = async (locale: Locale): Promise<object> => {
    const { fallback = '' }: { fallback: string | undefined } = localeRow(locale);
    const beneath = isLocale(fallback) ? await load(fallback) : {};
    const file = new URL(`${english.slice(0, -ending.length)}.${locale}.ts`);
    return existsSync(file) ? overlay(beneath, await import(file.href)) : beneath;
  };
  const loaded = await Promise.all(LOCALE_IDS.map(async (locale) => [locale, await load(locale)]));
  // An overlay has the shape of its base, checked with the texts.
  return Object.fromEntries(loaded) as Record<Locale, Texts>;
}

const isTable = (value: unknown): value is Readonly<Record<string, unknown>> =>
  isRecord(value) && !Array.isArray(value);

function overlay(beneath: object, own: object): object {
  const under: Readonly<Record<string, unknown>> = { ...beneath };
  const over = Object.entries(own).map(([key, value]) => [
    key,
    isTable(value) && isTable(under[key]) ? overlay(under[key], value) : value,
  ]);
  return { ...beneath, ...Object.fromEntries(over) };
}
