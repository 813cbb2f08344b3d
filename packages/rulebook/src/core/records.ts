/** True for an object, whose values may be anything. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The text under a name; undefined where there is none. */
export const textAt = (value: unknown, name: string): string | undefined =>
  isRecord(value) && typeof value[name] === 'string' ? value[name] : undefined;

/** The number under a name; undefined where there is none. */
export const numberAt = (value: unknown, name: string): number | undefined =>
  isRecord(value) && typeof value[name] === 'number' ? value[name] : undefined;
