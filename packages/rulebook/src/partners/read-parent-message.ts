import { localeNamed } from '../reference/locales.ts';
import {
  EMBED_LIMITS,
  EMBED_NAMESPACE,
  EMBED_VERSION,
  type EmbedTheme,
  FROM_PARENT,
  type FromParentMessage,
  type FromParentType,
} from './embed-messages.ts';

const SCHEMES = ['light', 'dark', 'system'] as const;
const maxRadiusPx = 24;

const THEME_TOKENS: { [Token in keyof Required<EmbedTheme>]: (value: unknown) => boolean } = {
  colorScheme: (value) => SCHEMES.some((scheme) => scheme === value),
  accentColor: (value) => typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value),
  cornerRadiusPx: (value) =>
    Number.isInteger(value) && Number(value) >= 0 && Number(value) <= maxRadiusPx,
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' &&
  value !== null &&
  Object.keys(value).length <= EMBED_LIMITS.messageMaxFields;

export const readTheme = (theme: unknown): EmbedTheme =>
  isRecord(theme)
    ? Object.fromEntries(
        Object.entries(THEME_TOKENS).flatMap(([token, accepts]) =>
          accepts(theme[token]) ? [[token, theme[token]]] : [],
        ),
      )
    : {};

const READERS = {
  text: (value: unknown) =>
    typeof value === 'string' && value.length <= EMBED_LIMITS.messageTextMaxChars
      ? value
      : undefined,
  locale: (value: unknown) => (typeof value === 'string' ? localeNamed(value) : undefined),
  theme: readTheme,
} as const;

type ReadField = keyof typeof READERS;
type Row = {
  fields: Readonly<Record<string, ReadField>>;
  optional?: Readonly<Record<string, ReadField>>;
};
const isFromParent = (type: unknown): type is FromParentType =>
  typeof type === 'string' && Object.hasOwn(FROM_PARENT, type);

/** Keeps only the declared fields of a parent's message; undefined for any other window message. */
export function readParentMessage(data: unknown): FromParentMessage | undefined {
  if (
    !isRecord(data) ||
    data.namespace !== EMBED_NAMESPACE ||
    data.version !== EMBED_VERSION ||
    !isFromParent(data.type)
  )
    return undefined;
  const { fields, optional = {} }: Row = FROM_PARENT[data.type];
  const read = Object.entries({ ...optional, ...fields }).flatMap(([name, kind]) => {
    const value = data[name] === undefined ? undefined : READERS[kind](data[name]);
    return value === undefined ? [] : [[name, value] as const];
  });
  const known = Object.fromEntries(read);
  if (Object.keys(fields).some((name) => known[name] === undefined)) return undefined;
  return {
    ...known,
    namespace: EMBED_NAMESPACE,
    version: EMBED_VERSION,
    type: data.type,
  } as FromParentMessage; // each read by its row
}
