import { FALLBACK_LOCALE, isLocale, localeRow } from '../reference/locales.ts';
import { writeNumber } from './written.ts';

/**
 * ICU-style plural, `{count, plural, one {…} other {…}}`, with the categories of
 * `Intl.PluralRules`.
 */
const PLURAL = /\{(\w+), plural,((?: \w+ \{[^{}]*\})+)\}/g;

const formsOf = (forms: string): ReadonlyMap<string, string> =>
  new Map(
    [...forms.matchAll(/(\w+) \{([^{}]*)\}/g)].map(([, category = '', form = '']) => [
      category,
      form,
    ]),
  );

/**
 * Fills in `{name}` placeholders and plurals, where `#` is the count. All texts are filled by this
 * function.
 */
export function formatMessage(
  text: string,
  values: Readonly<Record<string, string | number>> = {},
  locale: string = FALLBACK_LOCALE,
): string {
  return text
    .replace(PLURAL, (_all, name: string, written: string) => {
      const count = Number(values[name]);
      const forms = formsOf(written);
      const form =
        forms.get(new Intl.PluralRules(locale).select(count)) ?? forms.get('other') ?? '';
      // Same digits in all locales.
      return form.replaceAll('#', count < 1000 ? String(count) : writeNumber(count, locale));
    })
    .replace(
      /(?:\b([Dd]|[Qq]u)e )?\{(\w+)\}(\.?)/g,
      (place, elided: string | undefined, name: string, stop: string) => {
        const value = values[name];
        if (value === undefined) return place;
        const written = withStop(String(value), stop);
        if (elided === undefined) return written;
        return isLocale(locale) && localeRow(locale).elides === true && VOWEL.test(written)
          ? `${elided}’${written}`
          : `${elided}e ${written}`;
      },
    );
}

/**
 * French elides before these: “d’Ana”, “qu’Ana”. Words with h are left alone, because only some h
 * are silent.
 */
const VOWEL = /^[aeiouàâäéèêëîïôöùûü]/i;

/** Avoids a double period after a value such as “Fleurs inc.”. */
const withStop = (value: string, stop: string): string =>
  value.endsWith('.') ? value : `${value}${stop}`;

export const pluralForms = (text: string): ReadonlyMap<string, string>[] =>
  [...text.matchAll(PLURAL)].map(([, , forms = '']) => formsOf(forms));

export const placeholders = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{(\w+)(?=[},])/g)].map((match) => match[1] ?? ''))].sort();
