import { pluralForms } from '@signet/rulebook/core/format-message';
import { LOCALE_IDS } from '@signet/rulebook/reference/locales';
import { type FlatTexts, productTexts, type TextTable } from './product-texts.ts';

const TEXT_TABLES = await productTexts();

export const checkPlurals = (tables: readonly TextTable[] = TEXT_TABLES): string[] =>
  tables.flatMap((one) =>
    LOCALE_IDS.flatMap((locale) => pluralErrors(one.table, locale, one[locale] ?? {})),
  );

function pluralErrors(table: string, locale: string, texts: FlatTexts): string[] {
  const needed = new Intl.PluralRules(locale)
    .resolvedOptions()
    .pluralCategories.toSorted()
    .join(', ');
  return Object.entries(texts)
    .filter(([, text]) => text.includes(', plural,'))
    .filter(([, text]) => {
      const plurals = pluralForms(text);
      return (
        plurals.length === 0 ||
        plurals.some((forms) => [...forms.keys()].toSorted().join(', ') !== needed)
      );
    })
    .map(([key]) => `${table} ${locale} ${key}: a plural has the forms ${needed}`);
}
