import { existsSync } from 'node:fs';
import type { Localized } from '@signet/rulebook/core/localized';
import { FALLBACK_LOCALE, LOCALE_IDS, languageOf } from '@signet/rulebook/reference/locales';

/**
 * Loads a vendor page's texts per language from the files next to the English one, which is also
 * the fallback.
 */
export async function pageTexts<Texts>(english: string): Promise<Localized<Texts>> {
  const load = async (file: URL): Promise<Texts> =>
    ((await import(file.href)) as { TEXTS: Texts }).TEXTS; // each such file exports TEXTS of the same shape
  const files = LOCALE_IDS.map((locale) => ({
    locale,
    file: new URL(english.replace(`.${FALLBACK_LOCALE}.`, `.${locale}.`)),
  }));
  const found = await Promise.all(
    files
      .filter(({ file }) => existsSync(file))
      .map(async ({ locale, file }) => [languageOf(locale), await load(file)] as const),
  );
  return { ...Object.fromEntries(found), en: await load(new URL(english)) };
}

/** Reads `ui_locales`, which are separated by spaces, like an Accept-Language header. */
export const localeList = (locales: unknown): string | undefined =>
  typeof locales === 'string' ? locales.trim().replaceAll(/[\s,]+/g, ',') : undefined;
