/**
 * Files of the product outside its database: a folder by default, a bucket where there are several
 * machines. Keys are paths of letters, digits, dots, dashes and underscores. docs/decisions/0232.
 */
export type ObjectStore = {
  /** Keys that begin with `prefix`, and when each was put last (ms). */
  list(prefix: string): Promise<Map<string, number>>;
  put(key: string, bytes: Buffer): Promise<void>;
  /** Undefined where there is none. */
  get(key: string): Promise<Buffer | undefined>;
  remove(key: string): Promise<void>;
};

const KEY = /^(?:[\w-][\w.-]*\/)*[\w-][\w.-]*$/;

/** Throws on a key that could leave its place. */
export function assertObjectKey(key: string): void {
  if (!KEY.test(key)) throw new Error('not a key of an object');
}

const refuse = (): never => {
  throw new Error('no object store is configured');
};

/** Of a program that keeps no files; whoever needs one learns of it. */
export const withoutObjects: ObjectStore = {
  list: async () => refuse(),
  put: async () => refuse(),
  get: async () => refuse(),
  remove: async () => refuse(),
};
