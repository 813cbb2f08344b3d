/** A text with `{name}` places and `{count, plural, one {…} other {…}}`; `#` stands for the count. The one way texts are filled. */
export function formatMessage(text: string, values: Readonly<Record<string, string | number>> = {}, locale = 'en-US'): string {
  const plural = /\{(\w+), plural, one \{([^{}]*)\} other \{([^{}]*)\}\}/g;
  return text
    .replace(plural, (_all, name: string, one: string, other: string) => {
      const count = Number(values[name]);
      const form = new Intl.PluralRules(locale).select(count) === 'one' ? one : other;
      return form.replaceAll('#', new Intl.NumberFormat(locale).format(count));
    })
    .replace(/\{(\w+)\}/g, (place, name: string) => (values[name] === undefined ? place : String(values[name])));
}

/** The names of the places in a text, sorted: languages must agree on them. */
export const placeholders = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{(\w+)(?=[},])/g)].map((match) => match[1] ?? ''))].sort();
