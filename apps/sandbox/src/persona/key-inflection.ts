type Json = unknown;
type Inflection = 'kebab' | 'camel' | 'snake';

const INFLECT: Record<Inflection, (key: string) => string> = {
  kebab: (key) => key,
  camel: (key) => key.replaceAll(/-([a-z0-9])/g, (_all, letter: string) => letter.toUpperCase()),
  snake: (key) => key.replaceAll('-', '_'),
};

/** The inflection that the Key-Inflection header asks for; kebab by default. */
export function keyInflectionOf(header: unknown): Inflection {
  return header === 'camel' || header === 'snake' ? header : 'kebab';
}

/** The same JSON with every key written as asked. */
export function inflectKeys(value: Json, inflection: Inflection): Json {
  return mapKeys(value, INFLECT[inflection]);
}

/** The same JSON with every key in kebab case, however it was written. */
export function toKebab(value: Json): Json {
  return mapKeys(value, (key) =>
    key.replaceAll('_', '-').replaceAll(/([a-z0-9])([A-Z])/g, (_all, a: string, b: string) => `${a}-${b.toLowerCase()}`),
  );
}

function mapKeys(value: Json, rename: (key: string) => string): Json {
  if (Array.isArray(value)) return value.map((item) => mapKeys(item, rename));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [rename(key), mapKeys(item, rename)]));
}
