type Json = unknown;
type Inflection = 'kebab' | 'camel' | 'snake';

const INFLECT: Record<Inflection, (key: string) => string> = {
  kebab: (key) => key,
  camel: (key) => key.replaceAll(/-([a-z0-9])/g, (_all, letter: string) => letter.toUpperCase()),
  snake: (key) => key.replaceAll('-', '_'),
};

/** The inflection named by the Key-Inflection header; kebab by default. */
export function keyInflectionOf(header: unknown): Inflection {
  return header === 'camel' || header === 'snake' ? header : 'kebab';
}

export function inflectKeys(value: Json, inflection: Inflection): Json {
  return mapKeys(value, INFLECT[inflection]);
}

/** Converts every key to kebab case, whether written in snake or camel case. */
export function toKebab(value: Json): Json {
  return mapKeys(value, (key) =>
    key
      .replaceAll('_', '-')
      .replaceAll(/([a-z0-9])([A-Z])/g, (_all, a: string, b: string) => `${a}-${b.toLowerCase()}`),
  );
}

function mapKeys(value: Json, rename: (key: string) => string): Json {
  if (Array.isArray(value)) return value.map((item) => mapKeys(item, rename));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [rename(key), mapKeys(item, rename)]),
  );
}
