import { FALLBACK_LOCALE, isLocale, localeRow } from '../reference/locales.ts';
import { writeNumber } from './written.ts';

/** A plural of a text, like `{count, plural, one {…} other {…}}`; its forms are named by the categories of `Intl.PluralRules`. */
const PLURAL = /\{(\w+), plural,((?: \w+ \{[^{}]*\})+)\}/g;

/** The forms of one plural by their category. */
const formsOf = (forms: string): ReadonlyMap<string, string> =>
  new Map([...forms.matchAll(/(\w+) \{([^{}]*)\}/g)].map(([, category = '', form = '']) => [category, form]));

/** A text with its `{name}` places and plurals filled in; `#` stands for the count. The one way texts are filled. */
export function formatMessage(
  text: string,
  values: Readonly<Record<string, string | number>> = {},
  locale: string = FALLBACK_LOCALE,
): string {
  return text
    .replace(PLURAL, (_all, name: string, written: string) => {
      const count = Number(values[name]);
      const forms = formsOf(written);
      const form = forms.get(new Intl.PluralRules(locale).select(count)) ?? forms.get('other') ?? '';
      return form.replaceAll('#', count < 1000 ? String(count) : writeNumber(count, locale)); // short counts are digits in every language that we write
    })
    .replace(/(?:\b([Dd]|[Qq]u)e )?\{(\w+)\}(\.?)/g, (place, elided: string | undefined, name: string, stop: string) => {
      const value = values[name];
      if (value === undefined) return place;
      const written = withStop(String(value), stop);
      if (elided === undefined) return written;
      return isLocale(locale) && localeRow(locale).elides === true && VOWEL.test(written)
        ? `${elided}’${written}`
        : `${elided}e ${written}`;
    });
}

/** Before these French writes “d’Ana” and “qu’Ana”; an h is left, because some are silent and some are not. */
const VOWEL = /^[aeiouàâäéèêëîïôöùûü]/i;

/** A value and the full stop behind its place: a name like “Fleurs inc.” brings its own. */
const withStop = (value: string, stop: string): string => (value.endsWith('.') ? value : `${value}${stop}`);

/** The forms that each plural of a text has, by category. */
export const pluralForms = (text: string): ReadonlyMap<string, string>[] =>
  [...text.matchAll(PLURAL)].map(([, , forms = '']) => formsOf(forms));

export const placeholders = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{(\w+)(?=[},])/g)].map((match) => match[1] ?? ''))].sort();
